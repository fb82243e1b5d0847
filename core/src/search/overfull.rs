//! Deals that are lost because their cards find no room, whatever is played.
//!
//! Where the stock's cards go straight into the game and columns build down, a simple count decides
//! most deals. A card that is neither in the stock nor on a foundation lies in a cell or in a
//! column; in a column it lies either on a card one rank higher, or it is the lowest of a run.
//! Cards come to lie only on cards one rank higher, so that there are never more runs than cells,
//! columns and those breaks in columns that are there now. But of the cards of a rank only so many
//! can lie on one of the next rank as there are of those, so that the others need a run each. As
//! the stock has to be played in its order, it is known which cards are out when so many are left
//! in it; and the foundations can hold only what is out, in suit from the base up. If at some time
//! no choice of cards on the foundations leaves few enough runs, the position is lost.
//!
//! The count looks at no order of play and at no suits but on the foundations, and allows cards to
//! come back from them. So it holds for every way of playing.

use crate::card::{Card, Rank, Suit};
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::{Direction, Rules, Step, Stock};

/// More copies than any pack has.
const MAX_COPIES: usize = 2;
/// How many ways there are to say of each suit how many copies of a rank are home.
const WAYS: usize = (MAX_COPIES + 1).pow(4);

/// How many copies there are of the cards of a rank, by suit.
type Copies = [u8; 4];

/// Whether the position is lost for certain because there will be no room for all cards. Only where
/// this can be told by counting; else `false`.
pub(super) fn is_overfull(position: &Position) -> bool {
    let rules = position.rules();
    if !can_be_counted(rules) {
        return false;
    }
    let room = room(position);
    let mut out = cards_out(position);
    position.piles.down(Pile::Stock).any(|card| {
        count(&mut out, card);
        fewest_runs(&out) > room
    })
}

fn can_be_counted(rules: &Rules) -> bool {
    let is_up = rules
        .foundations
        .iter()
        .all(|kind| kind.direction == Direction::Up && !kind.wraps);
    let builds_down = rules
        .tableau
        .build
        .is_some_and(|build| build.step == Step::Down);
    rules.stock == Stock::Open
        && is_up
        && builds_down
        && usize::from(rules.pack.decks) <= MAX_COPIES
}

/// How many runs there may be.
fn room(position: &Position) -> u32 {
    let rules = position.rules();
    let breaks: usize = rules
        .columns()
        .map(|column| {
            let cards = position.cards(column);
            let is_break = |pair: &&[Card]| pair[1].rank().index() + 1 != pair[0].rank().index();
            cards.windows(2).filter(is_break).count()
        })
        .sum();
    (usize::from(rules.cells.count) + rules.tableau.columns.len() + breaks) as u32
}

/// The cards that are neither in the stock nor anywhere else where they take no room: those on the
/// foundations count as well, as they may be there or not.
fn cards_out(position: &Position) -> [Copies; Rank::COUNT as usize] {
    let mut out = [[0; 4]; Rank::COUNT as usize];
    let piles = position.rules().piles();
    for pile in piles.filter(|&pile| pile != Pile::Stock) {
        for card in position.cards(pile) {
            count(&mut out, card);
        }
    }
    out
}

fn count(out: &mut [Copies; Rank::COUNT as usize], card: Card) {
    let copies = out.get_mut(usize::from(card.rank().index()));
    if let Some(copies) = copies {
        copies[usize::from(card.suit().index())] += 1;
    }
}

/// The fewest runs into which the cards that are out can be sorted, over all choices of cards on
/// the foundations.
///
/// It goes from the lowest rank up. For each way in which a rank's copies can be home it knows the
/// fewest runs that end below the rank; on the next rank at most as many can be home.
fn fewest_runs(out: &[Copies; Rank::COUNT as usize]) -> u32 {
    let mut fewest = [u32::MAX; WAYS];
    let mut left_below = [0; WAYS];
    for (way, fewest) in fewest.iter_mut().enumerate() {
        if let Some(left) = out.first().and_then(|lowest| left(lowest, way)) {
            *fewest = 0;
            left_below[way] = left;
        }
    }
    for copies in &out[1..] {
        let mut next = [u32::MAX; WAYS];
        let mut left_here = [0; WAYS];
        for (way, next) in next.iter_mut().enumerate() {
            let Some(left) = left(copies, way) else {
                continue;
            };
            left_here[way] = left;
            let below = fewest.iter().zip(&left_below).enumerate();
            let reached =
                below.filter(|&(lower, (&runs, _))| runs != u32::MAX && holds(lower, way));
            let runs =
                reached.map(|(_, (runs, left_below))| runs + left_below.saturating_sub(left));
            *next = runs.min().unwrap_or(u32::MAX);
        }
        (fewest, left_below) = (next, left_here);
    }
    let highest = fewest.iter().zip(&left_below);
    highest
        .filter(|&(&runs, _)| runs != u32::MAX)
        .map(|(runs, left)| runs + left)
        .min()
        .unwrap_or(0)
}

/// How many copies of each suit are home, in this way.
fn home(way: usize) -> [usize; 4] {
    let mut way = way;
    Suit::ALL.map(|_| {
        let copies = way % (MAX_COPIES + 1);
        way /= MAX_COPIES + 1;
        copies
    })
}

/// How many cards of a rank are not home, in this way; `None` if there aren't so many.
fn left(copies: &Copies, way: usize) -> Option<u32> {
    let mut left = 0;
    for (&copies, home) in copies.iter().zip(home(way)) {
        left += usize::from(copies).checked_sub(home)?;
    }
    Some(left as u32)
}

/// Whether as many copies are home in the lower rank's way as in the higher one's, or more.
fn holds(lower: usize, higher: usize) -> bool {
    home(lower)
        .into_iter()
        .zip(home(higher))
        .all(|(lower, higher)| lower >= higher)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::game;

    fn out(cards: &str) -> [Copies; Rank::COUNT as usize] {
        let mut out = [[0; 4]; Rank::COUNT as usize];
        for card in cards.split_whitespace() {
            count(&mut out, Card::from_text(card).unwrap());
        }
        out
    }

    #[test]
    fn cards_that_follow_each_other_need_one_run() {
        assert_eq!(fewest_runs(&out("5C 6D 7C")), 1);
        assert_eq!(fewest_runs(&out("5C 6D 8C")), 2);
        assert_eq!(fewest_runs(&out("5C 5D 6C 6H 7C")), 2);
        assert_eq!(fewest_runs(&out("5C 5D 6C")), 2);
        assert_eq!(fewest_runs(&out("KC KC QD QS")), 2);
    }

    #[test]
    fn cards_that_can_be_home_need_none() {
        assert_eq!(fewest_runs(&out("AC")), 0);
        assert_eq!(fewest_runs(&out("AC 2C 3C 5C")), 1);
        assert_eq!(fewest_runs(&out("AC 2C 2C 2D")), 2);
        assert_eq!(fewest_runs(&out("AC AC 2C 2C AD 2D")), 0);
    }

    #[test]
    fn a_card_stays_out_where_others_can_lie_on_it() {
        // With the 2 home the 3 and the Ace that waits for it would need a run each.
        assert_eq!(fewest_runs(&out("AC AD 2C 3H")), 1);
    }

    #[test]
    fn the_games_are_told_apart_by_their_data() {
        let countable: Vec<_> = crate::rules::GAMES
            .into_iter()
            .filter(|rules| can_be_counted(rules))
            .map(|rules| rules.id)
            .collect();
        assert_eq!(countable, ["big_apple"]);
        let first = |number| {
            let number = DealNumber::new(number).unwrap();
            is_overfull(&deal(game("big_apple").unwrap(), number))
        };
        assert_eq!(
            [1, 4, 5, 9, 10, 17].map(first),
            [true, false, false, true, false, false]
        );
    }
}
