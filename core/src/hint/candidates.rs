//! Which moves a hint may recommend.

use super::memory::Memory;
use super::order::order_of;
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::search::{exact_key, is_repeated};

/// The moves among which to choose: those that change something for good, and those that only
/// rearrange cards but for the better. None that turns a talon which goes round, and none that leads back to where the game has been.
pub(super) fn candidates(position: &Position, memory: &Memory) -> Vec<Move> {
    let order = order_of(position);
    let legal = position.legal_moves().into_iter();
    let candidates = legal.filter(|&action| {
        let turns = position.rules().turns_waste_over() && is_turn(action);
        if turns || is_return(action) || is_repeated(position, action) {
            return false;
        }
        let mut after = *position;
        after.apply(action);
        if memory.has_been_in(exact_key(&after)) {
            return false;
        }
        changes_for_good(position, action)
            || order_of(&after) > order
            || (memory.knows_the_past() && opens_something(position, &after))
    });
    candidates.collect()
}

fn is_return(action: Move) -> bool {
    matches!(
        action,
        Move::Carry {
            from: Pile::Foundation(_),
            ..
        }
    )
}

/// Whether a move turns the talon that goes round.
fn is_turn(action: Move) -> bool {
    matches!(action, Move::Deal | Move::Redeal)
}

/// Whether no rearranging can undo a move: a card goes home or comes from stock or waste, or a
/// face-down card is turned up.
pub(super) fn changes_for_good(position: &Position, action: Move) -> bool {
    let Move::Carry { from, to, .. } = action else {
        return !position.rules().turns_waste_over();
    };
    matches!(to, Pile::Foundation(_))
        || matches!(from, Pile::Stock | Pile::Waste)
        || turns_up(position, action)
}

/// Whether a move turns a face-down card up.
pub(super) fn turns_up(position: &Position, action: Move) -> bool {
    let Move::Carry {
        from: from @ Pile::Tableau(_),
        count,
        ..
    } = action
    else {
        return false;
    };
    let down = position.face_down(from);
    down > 0 && down + count == position.len(from)
}

/// Whether after a rearrangement some move changes something for good that was not there before.
fn opens_something(before: &Position, after: &Position) -> bool {
    let lasting = |position: &Position| -> Vec<Move> {
        let legal = position.legal_moves().into_iter();
        legal
            .filter(|&action| !is_turn(action) && changes_for_good(position, action))
            .collect()
    };
    let known = lasting(before);
    lasting(after).iter().any(|action| !known.contains(action))
}
