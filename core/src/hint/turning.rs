//! Hints in games whose waste can be turned over as often as wanted.
//!
//! Turning costs nothing there. So first the whole stock is looked through, once; from then on the
//! order of its cards is known, and each of them that comes up can be planned with. What is
//! recommended is then the first deal or redeal on the way to it.

use super::candidates::{changes_for_good, turns_up};
use super::memory::Memory;
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::search::{State, Step, plays};

/// The steps among which to choose, `candidates` being those that need no turning.
pub(super) fn steps(position: &Position, memory: &Memory, candidates: Vec<Move>) -> Vec<Step> {
    let plain = || candidates.iter().copied().map(Step::plain).collect();
    if has_seen_stock(position, memory) {
        let planned = plays(&State::new(position)).into_iter();
        let turned = planned.filter(|step| step.waste.is_some());
        return turned
            .chain(candidates.iter().copied().map(Step::plain))
            .collect();
    }
    if memory.knows_the_past() {
        let turning_up = candidates
            .iter()
            .copied()
            .filter(|&action| turns_up(position, action));
        let steps: Vec<Step> = turning_up.map(Step::plain).collect();
        return match steps.is_empty() {
            true => next_turn(position).map(Step::plain).into_iter().collect(),
            false => steps,
        };
    }
    // Someone who forgets what he has seen plays what he can, and turns when there is nothing.
    if candidates.is_empty() && is_worth_turning(position) {
        return next_turn(position).map(Step::plain).into_iter().collect();
    }
    plain()
}

/// The move itself, or the deal or redeal with which the way to it begins.
pub(super) fn first_move(position: &Position, step: Step) -> Move {
    match step.waste {
        Some(waste) if waste != position.len(Pile::Waste) => {
            next_turn(position).unwrap_or(step.action)
        }
        _ => step.action,
    }
}

fn next_turn(position: &Position) -> Option<Move> {
    [Move::Deal, Move::Redeal]
        .into_iter()
        .find(|&turn| position.is_legal(turn))
}

fn has_seen_stock(position: &Position, memory: &Memory) -> bool {
    let stock = position.ids(Pile::Stock);
    stock.into_iter().all(|id| memory.has_seen(id))
}

/// Whether a card may come up that can be played. When the stock is used up, all of them are known.
fn is_worth_turning(position: &Position) -> bool {
    if !position.is_empty(Pile::Stock) {
        return true;
    }
    let coming = plays(&State::new(position)).into_iter();
    coming
        .filter(|step| step.waste.is_some())
        .any(|step| changes_for_good(position, step.action))
}
