//! Which steps a search looks at.
//!
//! All legal moves, but for those that lead to the same position as another one:
//!
//! * of several empty columns only the first is filled, of several empty cells, and of several
//!   foundations that want the same card;
//! * a whole column doesn't go to an empty one;
//! * where the waste can be turned over, dealing is no step of its own. Every card that any number
//!   of deals and redeals brings up can be played, as one step. (Turning alone never wins, and
//!   never changes what can be reached.)
//!
//! Where a move to a foundation is safe ([`crate::safe`]) it is the only step: nothing that can be
//! reached without it can't be reached after it.

use super::state::{State, Step};
use crate::card::Card;
use crate::moves::{Generator, Move};
use crate::piles::{CardId, Pile};
use crate::position::Position;
use crate::safe::is_safe;

/// How much of what is legal a search looks at. Only [`Breadth::All`] can prove a position lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Breadth {
    /// All of it.
    All,
    /// All but cards that come back from a foundation.
    WithoutReturns,
    /// All, but groups are split only to uncover a card that a foundation takes. Where every run of
    /// cards moves as a group, other splits mostly move cards to and fro.
    WithoutIdleSplits,
    /// Neither of both.
    Purposeful,
}

impl Breadth {
    /// Whether cards come back from foundations.
    pub(super) const fn has_returns(self) -> bool {
        matches!(self, Breadth::All | Breadth::WithoutIdleSplits)
    }

    const fn has_idle_splits(self) -> bool {
        matches!(self, Breadth::All | Breadth::WithoutReturns)
    }
}

/// The steps from a position, without cards that come back from foundations.
pub(crate) fn plays(state: &State) -> Vec<Step> {
    let mut steps = Vec::new();
    steps_of(state, Breadth::WithoutReturns, &mut steps);
    steps
}

/// Adds the steps to `steps`.
#[inline]
pub(super) fn steps_of(state: &State, breadth: Breadth, steps: &mut Vec<Step>) {
    let position = state.position();
    let generator = Generator::new(position, state.takers());
    if let Some(safe) = safe_move(&generator) {
        steps.push(Step::plain(safe));
        return;
    }
    generator.visit_moves(&mut |action| {
        let Move::Carry { from, to, count } = action else {
            if state.cycle() == 0 {
                steps.push(Step::plain(action));
            }
            return;
        };
        if matches!(from, Pile::Foundation(_)) && !breadth.has_returns() {
            return;
        }
        if is_repeated(position, from, to, count) {
            return;
        }
        if !breadth.has_idle_splits() && splits_idly(&generator, from, to, count) {
            return;
        }
        steps.push(Step::plain(action));
    });
    if state.cycle() > 0 {
        add_turned(state, &generator, steps);
    }
}

/// The first safe move.
#[inline]
fn safe_move(generator: &Generator<'_>) -> Option<Move> {
    let position = generator.position();
    let rules = position.rules();
    let look = |from: Pile| {
        let card = position.top(from).filter(|&card| generator.wants(card))?;
        safe_home(position, from, card)
    };
    let waste = rules.has_waste().then_some(Pile::Waste);
    let mut aside = rules
        .has_open_stock()
        .then_some(Pile::Stock)
        .or(waste)
        .into_iter();
    let mut cells = (0..rules.cells.count).map(Pile::Cell);
    aside
        .find_map(look)
        .or_else(|| cells.find_map(look))
        .or_else(|| generator.columns_wanted().find_map(look))
}

/// The first safe move of a pile's top card, which some foundation takes.
fn safe_home(position: &Position, from: Pile, card: Card) -> Option<Move> {
    let mut first = 0;
    for kind in position.rules().foundations {
        let next = first + kind.count;
        for foundation in (first..next).map(Pile::Foundation) {
            let action = Move::single(from, foundation);
            if position.wanted(kind, foundation).has(card) && is_safe(position, action) {
                return Some(action);
            }
        }
        first = next;
    }
    None
}

/// Whether a move splits a column's face-up cards without uncovering one that can go home.
fn splits_idly(generator: &Generator<'_>, from: Pile, to: Pile, count: u8) -> bool {
    let position = generator.position();
    let face_up = position.len(from).saturating_sub(position.face_down(from));
    let is_split = matches!((from, to), (Pile::Tableau(_), Pile::Tableau(_))) && count < face_up;
    let uncovered = || position.piles.down(from).nth(usize::from(count));
    is_split && !uncovered().is_some_and(|card| generator.wants(card))
}

/// Adds the moves of cards that dealing and turning over would bring to the top of the waste.
fn add_turned(state: &State, generator: &Generator<'_>, steps: &mut Vec<Step>) {
    let position = state.position();
    let waste = position.len(Pile::Waste);
    let all = waste + position.len(Pile::Stock);
    let down_waste = position.piles.ids_down(Pile::Waste);
    let down_stock = position.piles.ids_down(Pile::Stock);
    let mut add = |len: u8, id: CardId| {
        if len == waste || !comes_up(len, waste, all, state.cycle()) {
            return;
        }
        generator.visit_single(Pile::Waste, position.card(id), &mut |action| {
            let Move::Carry { from, to, count } = action else {
                return;
            };
            if !is_repeated(position, from, to, count) {
                let waste = Some(len);
                steps.push(Step { waste, action });
            }
        });
    };
    for (len, id) in (waste + 1..=all).zip(down_stock) {
        add(len, id);
    }
    for (len, id) in (1..=waste).rev().zip(down_waste) {
        add(len, id);
    }
}

/// Whether some number of deals and redeals makes the waste `len` cards long, when it has `waste`
/// of `all` now.
pub(super) fn comes_up(len: u8, waste: u8, all: u8, cycle: u8) -> bool {
    let in_this_pass = len >= waste && (len - waste).is_multiple_of(cycle);
    in_this_pass || len.is_multiple_of(cycle) || len == all
}

/// Whether a move leads to the same position as another one.
#[inline]
fn is_repeated(position: &Position, from: Pile, to: Pile, count: u8) -> bool {
    match to {
        Pile::Tableau(column) if position.is_empty(to) => {
            let is_whole = matches!(from, Pile::Tableau(_)) && position.len(from) == count;
            is_whole || (0..column).any(|column| position.is_empty(Pile::Tableau(column)))
        }
        Pile::Cell(cell) => (0..cell).any(|cell| position.is_empty(Pile::Cell(cell))),
        Pile::Foundation(index) => has_earlier_twin(position, index),
        _ => false,
    }
}

/// Whether an earlier foundation of the same kind has the same cards.
#[inline]
fn has_earlier_twin(position: &Position, index: u8) -> bool {
    let mut first = 0;
    for kind in position.rules().foundations {
        let next = first + kind.count;
        if index < next {
            let own = Pile::Foundation(index);
            return (first..index).map(Pile::Foundation).any(|other| {
                position.top(other) == position.top(own) && position.len(other) == position.len(own)
            });
        }
        first = next;
    }
    false
}
