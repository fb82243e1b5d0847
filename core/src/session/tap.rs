//! Where a tapped card goes.

use std::cmp::Reverse;

use crate::card::Card;
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::Intake;
use crate::safe::is_safe;

/// What a move is good for, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Use {
    /// Home, where it can't hurt.
    SafelyHome,
    /// Onto a column, from where it wasn't in order.
    Build,
    /// Home, though it might still be wanted in the tableau.
    Home,
    /// Into a space.
    FillSpace,
    /// From one column to another on which it lies no better.
    Shift,
    /// Into a cell.
    Cell,
    /// A whole column into another space.
    Pointless,
}

/// The moves of the top `count` cards of a pile, the most useful first. Of several piles that are
/// as good as each other and empty only the first counts. Who prefers home has the foundations
/// before all else.
pub(super) fn ranked_moves(
    position: &Position,
    from: Pile,
    count: u8,
    prefers_home: bool,
) -> Vec<Move> {
    let mut moves: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|legal| matches!(*legal, Move::Carry { from: f, count: c, .. } if (f, c) == (from, count)))
        .collect();
    moves
        .sort_by_cached_key(|&legal| (!(prefers_home && legal.goes_home()), rank(position, legal)));
    moves.dedup_by_key(|legal| match *legal {
        Move::Carry { to, .. } if position.is_empty(to) => kind_first(to),
        Move::Carry { to, .. } => to,
        Move::Deal | Move::Redeal => Pile::Stock,
    });
    moves
}

/// The first pile of the same kind.
fn kind_first(pile: Pile) -> Pile {
    match pile {
        Pile::Stock | Pile::Waste => pile,
        Pile::Cell(_) => Pile::Cell(0),
        Pile::Foundation(_) => Pile::Foundation(0),
        Pile::Tableau(_) => Pile::Tableau(0),
    }
}

/// The smaller, the better: first by use, then builds in suit, then long columns.
fn rank(position: &Position, legal: Move) -> (Use, bool, Reverse<u8>) {
    let Move::Carry { from, to, count } = legal else {
        return (Use::Pointless, true, Reverse(0));
    };
    let lead = card_at_depth(position, from, count);
    let host = position.top(to);
    let is_off_suit = host.map(Card::suit) != lead.map(Card::suit);
    let length = Reverse(position.len(to));
    (
        use_of(position, legal, from, to, count),
        is_off_suit,
        length,
    )
}

fn use_of(position: &Position, legal: Move, from: Pile, to: Pile, count: u8) -> Use {
    match to {
        Pile::Foundation(_) if is_safe(position, legal) => Use::SafelyHome,
        Pile::Foundation(_) => Use::Home,
        Pile::Stock | Pile::Waste | Pile::Cell(_) => Use::Cell,
        Pile::Tableau(_) => use_of_column(position, from, to, count),
    }
}

fn use_of_column(position: &Position, from: Pile, to: Pile, count: u8) -> Use {
    let is_column = matches!(from, Pile::Tableau(_));
    let leaves_space = is_column && position.len(from) == count;
    if position.is_empty(to) {
        return if leaves_space {
            Use::Pointless
        } else {
            Use::FillSpace
        };
    }
    let spaces_are_of_use = position.rules().tableau.spaces != Intake::NOTHING;
    if is_column && lies_in_order(position, from, count) && !(leaves_space && spaces_are_of_use) {
        Use::Shift
    } else {
        Use::Build
    }
}

/// Whether the lowest of the top `count` cards lies on a face-up card that would accept it.
fn lies_in_order(position: &Position, from: Pile, count: u8) -> bool {
    let face_up = position.len(from).saturating_sub(position.face_down(from));
    let lead = card_at_depth(position, from, count);
    let host = card_at_depth(position, from, count.saturating_add(1));
    match (position.rules().tableau.build, host, lead) {
        (Some(build), Some(host), Some(lead)) => face_up > count && build.accepts(host, lead),
        _ => false,
    }
}

/// The `count`th card of a pile from the top.
pub(super) fn card_at_depth(position: &Position, pile: Pile, count: u8) -> Option<Card> {
    let above = usize::from(count.checked_sub(1)?);
    position.piles.down(pile).nth(above)
}
