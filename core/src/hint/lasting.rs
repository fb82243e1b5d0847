//! What a move changes for good.

use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;

/// Whether no rearranging can undo a move: a card goes home or comes from stock or waste, a
/// face-down card is turned up, or a stock that is gone through once is dealt from.
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
