//! Finishing a game whose end is a sure thing.

use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;

/// The moves that win by laying card after card on the foundations, dealing in between where
/// nothing goes; `None` where that doesn't lead to the win.
///
/// It looks at every card, so it may be asked only where nothing is hidden.
pub(super) fn line_home(position: &Position) -> Option<Vec<Move>> {
    let mut position = *position;
    let mut line = Vec::new();
    let mut deals = 0;
    while !position.is_won() {
        let next = match move_home(&position) {
            Some(home) => {
                deals = 0;
                home
            }
            None => {
                deals += 1;
                position
                    .next_turn()
                    .filter(|_| deals <= most_deals(&position))?
            }
        };
        position.apply(next);
        line.push(next);
    }
    Some(line)
}

/// The move of the card that is earliest on its foundation, so that the foundations grow evenly.
fn move_home(position: &Position) -> Option<Move> {
    let mut best: Option<(u8, Move)> = None;
    position.visit_legal_moves(&mut |legal| {
        if let Move::Carry {
            to: to @ Pile::Foundation(_),
            ..
        } = legal
        {
            let height = position.len(to);
            if best.is_none_or(|(lowest, _)| height < lowest) {
                best = Some((height, legal));
            }
        }
    });
    best.map(|(_, home)| home)
}

/// Deals and redeals after which the stock has been gone through from its start, whatever the
/// number of cards dealt at a time.
fn most_deals(position: &Position) -> usize {
    2 * (usize::from(position.len(Pile::Stock)) + usize::from(position.len(Pile::Waste)) + 1)
}
