//! How well the face-up cards lie: a measure that grows with every useful rearrangement.

use crate::piles::Pile;
use crate::position::Position;
use crate::search::wanted_order;

/// The order of the cards that everybody sees, higher the better. It looks at no face-down card and
/// not at the stock.
///
/// A hint rearranges cards only where this grows. So hints that follow each other never go round in
/// a circle, whatever else is forgotten in between.
pub(super) fn order_of(position: &Position) -> i32 {
    let rules = position.rules();
    let columns = rules.columns().map(|column| order_in(position, column));
    let cells = (0..rules.cells.count).filter(|&cell| position.is_empty(Pile::Cell(cell)));
    columns.sum::<i32>() + CELL * cells.count() as i32
}

/// An empty column.
const SPACE: i32 = 12;
/// An empty cell.
const CELL: i32 = 6;
/// A card above one that is wanted sooner.
const BLOCKER: i32 = -8;
/// A card on one on which it builds.
const JOIN: i32 = 2;
/// The same in suit.
const SUITED: i32 = 3;

fn order_in(position: &Position, column: Pile) -> i32 {
    if position.is_empty(column) {
        return SPACE;
    }
    let wanted = wanted_order(position);
    let down = usize::from(position.face_down(column));
    let cards = position.cards(column);
    let mut order = 0;
    let mut earliest = u8::MAX;
    let mut below = None;
    for &card in cards.iter().skip(down) {
        let own = wanted[usize::from(card.number())];
        if earliest < own {
            order += BLOCKER;
        }
        earliest = earliest.min(own);
        if let (Some(below), Some(build)) = (below, position.rules().tableau.build)
            && build.accepts(below, card)
        {
            order += if below.suit() == card.suit() {
                SUITED
            } else {
                JOIN
            };
        }
        below = Some(card);
    }
    order
}
