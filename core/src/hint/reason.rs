//! What a recommended move is good for.

use super::Reason;
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;

/// The first reason that is true of a move, the weightiest first.
pub(super) fn reason_for(position: &Position, action: Move) -> Reason {
    let Move::Carry { from, to, count } = action else {
        return match action {
            Move::Redeal => Reason::NothingBetterThanTurning,
            _ => Reason::NothingBetterThanDealing,
        };
    };
    if matches!(to, Pile::Foundation(_)) {
        return Reason::BuildsFoundation;
    }
    if position.turns_up(action) {
        return Reason::TurnsUpCard;
    }
    if matches!(from, Pile::Tableau(_)) && position.len(from) == count {
        return Reason::OpensSpace;
    }
    let mut after = *position;
    after.apply(action);
    if !matches!(from, Pile::Stock) && goes_home(&after, from) {
        return Reason::FreesCardForFoundation;
    }
    match from {
        Pile::Stock | Pile::Waste | Pile::Cell(_) if matches!(to, Pile::Tableau(_)) => {
            Reason::BringsCardIntoPlay
        }
        _ => Reason::MakesRoom,
    }
}

/// Whether a pile's top card can go to a foundation.
fn goes_home(position: &Position, pile: Pile) -> bool {
    let foundations = (0..position.rules().foundation_count()).map(Pile::Foundation);
    foundations
        .map(|to| Move::single(pile, to))
        .any(|home| position.is_legal(home))
}
