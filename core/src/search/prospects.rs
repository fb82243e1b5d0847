//! What a position promises: counts that are not kept up step by step, as the search for plans asks
//! for them only where a plan ends.

use crate::card::{Card, CardSet};
use crate::piles::Pile;
use crate::position::Position;
use crate::seen::Seen;

/// How much each of these counts weighs. They are of cards that the player has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Prospects {
    /// For each kind of card, of 52, that would find one to build on: columns that end in many ranks
    /// take what the stock brings.
    pub(super) guests: i32,
    /// Against each card above one that a foundation takes next; of its copies the one that is
    /// reached first counts.
    pub(super) cover: i32,
    /// For each column in which every card builds on the one below.
    pub(super) orderly: i32,
    /// Against the cards of a column that don't: for each column their number squared, as all of
    /// them have to find a place before the lowest is reached.
    pub(super) breaks_squared: i32,
}

impl Prospects {
    /// Nothing of this counts.
    pub(super) const NONE: Prospects = Prospects {
        guests: 0,
        cover: 0,
        orderly: 0,
        breaks_squared: 0,
    };

    /// What the position promises; more is better.
    pub(super) fn of(&self, position: &Position, seen: Seen) -> i32 {
        let counts = Counts::of(position, seen);
        self.guests * counts.guests + self.orderly * counts.orderly
            - self.cover * counts.cover
            - self.breaks_squared * counts.breaks_squared
    }
}

/// What there is of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Counts {
    guests: i32,
    cover: i32,
    orderly: i32,
    breaks_squared: i32,
}

impl Counts {
    fn of(position: &Position, seen: Seen) -> Counts {
        let mut survey = Survey {
            position,
            seen,
            hosts: position.rules().hosts_by_number(),
            tops: CardSet::NONE,
            nearest: [u8::MAX; 64],
            counts: Counts::default(),
        };
        for column in position.rules().columns() {
            survey.look_at_column(column);
        }
        survey.look_for_wanted(Pile::Waste);
        survey.count_guests();
        survey.count_cover();
        survey.counts
    }
}

/// Counting, pile by pile.
struct Survey<'a> {
    position: &'a Position,
    seen: Seen,
    /// For each card by its number: those on which it builds.
    hosts: &'static [CardSet; 64],
    /// The columns' top cards.
    tops: CardSet,
    /// For each card by its number: how many lie above the copy that is reached first.
    nearest: [u8; 64],
    counts: Counts,
}

impl<'a> Survey<'a> {
    /// The cards of a pile from the top down, as far as the player has seen them.
    fn known_cards(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        let (piles, seen) = (&self.position.piles, self.seen);
        let ids = piles.ids_down(pile).take_while(move |&id| seen.has(id));
        ids.map(|id| piles.card(id))
    }

    fn look_at_column(&mut self, column: Pile) {
        let (mut cards, mut breaks) = (0, 0);
        let mut above: Option<Card> = None;
        for card in self.known_cards(column) {
            match above {
                Some(above) => breaks += i32::from(!self.builds_on(above, card)),
                None => self.tops = self.tops.with(card),
            }
            self.reach(card, cards);
            above = Some(card);
            cards += 1;
        }
        let is_whole = cards > 0 && cards == self.position.len(column);
        self.counts.orderly += i32::from(is_whole && breaks == 0);
        self.counts.breaks_squared += breaks * breaks;
    }

    fn look_for_wanted(&mut self, pile: Pile) {
        for (above, card) in (0..).zip(self.known_cards(pile)) {
            self.reach(card, above);
        }
    }

    fn builds_on(&self, card: Card, host: Card) -> bool {
        self.hosts[usize::from(card.number())].has(host)
    }

    fn reach(&mut self, card: Card, above: u8) {
        let nearest = &mut self.nearest[usize::from(card.number())];
        *nearest = above.min(*nearest);
    }

    fn count_guests(&mut self) {
        let guests = self.hosts.iter();
        let guests = guests.filter(|hosts| !hosts.and(self.tops).is_empty());
        self.counts.guests = guests.count() as i32;
    }

    fn count_cover(&mut self) {
        for card in self.position.wanted_by_any().numbers() {
            let above = self.nearest[usize::from(card)];
            if above != u8::MAX {
                self.counts.cover += i32::from(above);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laid::position;

    /// What there is in Napoleon's Shoulder with these piles, all else being in the stock.
    fn counts(piles: &[(&str, &str)]) -> Counts {
        let position = position("napoleons_shoulder", piles, "s");
        let mut seen = Seen::default();
        seen.see(&position);
        Counts::of(&position, seen)
    }

    #[test]
    fn guests_are_the_kinds_of_cards_that_find_a_host() {
        let counts = counts(&[("t1", "9C"), ("t2", "9H"), ("t3", "AS"), ("t4", "KD 2D")]);
        assert_eq!(counts.guests, 4 + 4);
    }

    #[test]
    fn a_wanted_card_is_covered_by_those_above_its_copy_that_is_reached_first() {
        let counts = counts(&[
            ("f1", "AC 2C"),
            ("t1", "3C 9H 8H 7H"),
            ("t2", "AD KS"),
            ("w", "3C QH JH"),
        ]);
        // The Aces of spades and hearts lie in the stock.
        assert_eq!(counts.cover, 2 + 1);
    }

    #[test]
    fn a_column_is_orderly_where_all_cards_build_on_each_other() {
        let counts = counts(&[
            ("t1", "9C 8D 7D"),
            ("t2", "KH"),
            ("t3", "2C 7H 9C"),
            ("t4", "8H 7S 2S"),
        ]);
        assert_eq!(counts.orderly, 2);
        assert_eq!(counts.breaks_squared, 2 * 2 + 1);
    }

    #[test]
    fn cards_that_were_not_seen_count_for_nothing() {
        for hidden in ["(AC)", "(QC)"] {
            let position = position("sally", &[("t1", &format!("(2D) {hidden}"))], "s");
            assert_eq!(Counts::of(&position, Seen::default()), Counts::default());
        }
    }
}
