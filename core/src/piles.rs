//! Cards on piles, so that moving them costs next to nothing.

use crate::card::{Card, Rank, Suit};

/// The most cards that a game may have.
pub const MAX_CARDS: usize = 104;
/// The most cells that a game may have.
pub const MAX_CELLS: u8 = 8;
/// The most foundations that a game may have.
pub const MAX_FOUNDATIONS: u8 = 8;
/// The most columns that a game may have.
pub const MAX_COLUMNS: u8 = 20;

const FIRST_CELL: u8 = 2;
const FIRST_FOUNDATION: u8 = FIRST_CELL + MAX_CELLS;
const FIRST_COLUMN: u8 = FIRST_FOUNDATION + MAX_FOUNDATIONS;
/// The place of piles that no game has; nothing ever lies there.
const NOWHERE: u8 = FIRST_COLUMN + MAX_COLUMNS;
/// How many places there are.
pub(crate) const PLACES: usize = NOWHERE as usize + 1;

/// One of a game's piles. Numbers count from 0 here, from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pile {
    /// The stock.
    Stock,
    /// The waste.
    Waste,
    /// A cell.
    Cell(u8),
    /// A foundation.
    Foundation(u8),
    /// A column.
    Tableau(u8),
}

/// A pile as its place among all piles, the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(u8);

impl Place {
    /// Below [`PLACES`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        // Always true; said so that nothing has to be checked again.
        if self.0 < NOWHERE {
            self.0 as usize
        } else {
            NOWHERE as usize
        }
    }
}

impl Pile {
    #[inline]
    pub(crate) const fn place(self) -> Place {
        let (first, index, count) = match self {
            Pile::Stock => (0, 0, 1),
            Pile::Waste => (1, 0, 1),
            Pile::Cell(index) => (FIRST_CELL, index, MAX_CELLS),
            Pile::Foundation(index) => (FIRST_FOUNDATION, index, MAX_FOUNDATIONS),
            Pile::Tableau(index) => (FIRST_COLUMN, index, MAX_COLUMNS),
        };
        Place(if index < count {
            first + index
        } else {
            NOWHERE
        })
    }
}

/// One card of the pack as a thing: it keeps its id wherever it goes during a game, and the two
/// copies of a card differ in it. It says where the card lay at the start, never which it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(u8);

impl CardId {
    /// Under the lowest card.
    const NONE: CardId = CardId(u8::MAX);
    /// Room for every id and a power of two, so that an id masked is always inside.
    pub(crate) const ROOM: usize = MAX_CARDS.next_power_of_two();

    /// A number below [`MAX_CARDS`].
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Below [`CardId::ROOM`].
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        self.0 as usize & (Self::ROOM - 1)
    }
}

/// Every pile of a game.
///
/// Each card knows the one below it and each pile its top card. So a card moves by changing three
/// numbers, however long the piles are, no pile can overflow, and the whole is small enough to be
/// copied.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piles {
    cards: [Card; CardId::ROOM],
    below: [CardId; CardId::ROOM],
    tops: [CardId; PLACES],
    lens: [u8; PLACES],
    total: u8,
}

impl Piles {
    /// Piles without a card on them.
    pub(crate) const EMPTY: Piles = Piles {
        cards: [Card::new(Rank::ACE, Suit::Clubs); CardId::ROOM],
        below: [CardId::NONE; CardId::ROOM],
        tops: [CardId::NONE; PLACES],
        lens: [0; PLACES],
        total: 0,
    };

    /// How many cards lie on a pile.
    #[inline]
    pub(crate) fn len(&self, pile: Pile) -> u8 {
        self.lens[pile.place().index()]
    }

    /// How many cards lie on all piles together.
    pub(crate) fn total(&self) -> u8 {
        self.total
    }

    /// The top card of a pile.
    #[inline]
    pub(crate) fn top(&self, pile: Pile) -> Option<Card> {
        let top = self.tops[pile.place().index()];
        (top != CardId::NONE).then(|| self.card(top))
    }

    /// The top card of a pile as a thing.
    #[inline]
    pub(crate) fn top_id(&self, pile: Pile) -> Option<CardId> {
        known(self.tops[pile.place().index()])
    }

    /// The card below another.
    #[inline]
    pub(crate) fn below(&self, id: CardId) -> Option<CardId> {
        known(self.below[id.slot()])
    }

    /// Which card this is.
    #[inline]
    pub(crate) fn card(&self, id: CardId) -> Card {
        self.cards[id.slot()]
    }

    /// The cards on a pile as things, from the top down.
    #[inline]
    pub(crate) fn ids_down(&self, pile: Pile) -> impl Iterator<Item = CardId> + '_ {
        std::iter::successors(self.top_id(pile), |&id| self.below(id))
    }

    /// The cards on a pile, from the top down.
    #[inline]
    pub(crate) fn down(&self, pile: Pile) -> impl Iterator<Item = Card> + '_ {
        self.ids_down(pile).map(|id| self.card(id))
    }

    /// Gives a card another face.
    pub(crate) fn set_face(&mut self, id: CardId, face: Card) {
        self.cards[id.slot()] = face;
    }

    /// Lays one more card on a pile. Nothing happens when [`MAX_CARDS`] are there already.
    pub(crate) fn push(&mut self, pile: Pile, card: Card) {
        if usize::from(self.total) >= MAX_CARDS {
            return;
        }
        let id = CardId(self.total);
        let place = pile.place().index();
        self.cards[id.slot()] = card;
        self.below[id.slot()] = self.tops[place];
        self.tops[place] = id;
        self.lens[place] += 1;
        self.total += 1;
    }

    /// Carries out a transfer, of as many cards as there are at most.
    #[inline]
    pub(crate) fn carry(&mut self, transfer: Transfer) {
        let (from, to) = (transfer.from.index(), transfer.to.index());
        let count = transfer.count.min(self.lens[from]);
        if count == 1 {
            self.carry_lowest(from, to, self.tops[from], 1);
        } else if transfer.is_turned {
            self.carry_turned(from, to, count);
        } else if count > 1 {
            let mut lowest = self.tops[from];
            for _ in 1..count {
                lowest = self.below[lowest.slot()];
            }
            self.carry_lowest(from, to, lowest, count);
        }
    }

    /// Carries `count` cards one after the other.
    fn carry_turned(&mut self, from: usize, to: usize, count: u8) {
        let (mut next, mut under) = (self.tops[from], self.tops[to]);
        for _ in 0..count {
            let below = self.below[next.slot()];
            self.below[next.slot()] = under;
            under = next;
            next = below;
        }
        self.tops[from] = next;
        self.tops[to] = under;
        self.lens[from] -= count;
        self.lens[to] += count;
    }

    /// Carries `count` cards, of which `lowest` is the lowest, in their order.
    #[inline]
    fn carry_lowest(&mut self, from: usize, to: usize, lowest: CardId, count: u8) {
        let top = self.tops[from];
        self.tops[from] = self.below[lowest.slot()];
        self.below[lowest.slot()] = self.tops[to];
        self.tops[to] = top;
        self.lens[from] -= count;
        self.lens[to] += count;
    }
}

#[inline]
fn known(id: CardId) -> Option<CardId> {
    (id != CardId::NONE).then_some(id)
}

/// Alike means that the same cards lie on the same piles; which copy of a card lies where does not
/// count.
impl PartialEq for Piles {
    fn eq(&self, other: &Piles) -> bool {
        let mut piles = (0..MAX_COLUMNS)
            .map(Pile::Tableau)
            .chain((0..MAX_FOUNDATIONS).map(Pile::Foundation))
            .chain((0..MAX_CELLS).map(Pile::Cell))
            .chain([Pile::Stock, Pile::Waste]);
        piles.all(|pile| self.down(pile).eq(other.down(pile)))
    }
}

impl Eq for Piles {}

/// Cards that go from the top of one pile to the top of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Transfer {
    pub(crate) from: Place,
    pub(crate) to: Place,
    pub(crate) count: u8,
    /// Whether they go one after the other, so that their order is turned round.
    pub(crate) is_turned: bool,
}

impl Transfer {
    /// The transfer that takes this one back.
    #[inline]
    pub(crate) const fn back(self) -> Transfer {
        Transfer {
            from: self.to,
            to: self.from,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').filter_map(Card::from_text).collect()
    }

    fn piles() -> Piles {
        let mut piles = Piles::EMPTY;
        for card in cards("2C 3C 4C 5C") {
            piles.push(Pile::Tableau(2), card);
        }
        for card in cards("5H 6H 7H") {
            piles.push(Pile::Stock, card);
        }
        piles
    }

    fn on(piles: &Piles, pile: Pile) -> Vec<Card> {
        let mut cards: Vec<Card> = piles.down(pile).collect();
        cards.reverse();
        cards
    }

    #[test]
    fn a_transfer_keeps_or_turns_the_order_and_can_be_taken_back() {
        for (from, to) in [
            (Pile::Tableau(2), Pile::Stock),
            (Pile::Stock, Pile::Tableau(2)),
            (Pile::Stock, Pile::Waste),
            (Pile::Tableau(2), Pile::Tableau(19)),
        ] {
            for is_turned in [false, true] {
                let before = piles();
                let transfer = Transfer {
                    from: from.place(),
                    to: to.place(),
                    count: 3,
                    is_turned,
                };
                let mut after = before;
                after.carry(transfer);

                let mut lying = on(&before, from);
                let mut moved = lying.split_off(lying.len() - 3);
                if is_turned {
                    moved.reverse();
                }
                let expected = [on(&before, to), moved].concat();
                assert_eq!(on(&after, to), expected);
                assert_eq!(usize::from(after.len(to)), expected.len());
                assert_eq!(on(&after, from), lying);

                after.carry(transfer.back());
                assert_eq!(after, before);
                let ids = |piles: &Piles| piles.ids_down(from).collect::<Vec<_>>();
                assert_eq!(ids(&after), ids(&before));
            }
        }
    }

    #[test]
    fn a_transfer_never_takes_more_than_there_is() {
        let mut piles = piles();
        let transfer = Transfer {
            from: Pile::Stock.place(),
            to: Pile::Waste.place(),
            count: 200,
            is_turned: false,
        };
        piles.carry(transfer);
        assert_eq!(on(&piles, Pile::Waste), cards("5H 6H 7H"));
        piles.carry(transfer);
        assert_eq!(on(&piles, Pile::Waste), cards("5H 6H 7H"));
    }

    #[test]
    fn piles_that_no_game_has_are_empty() {
        let mut piles = piles();
        for pile in [Pile::Cell(8), Pile::Foundation(8), Pile::Tableau(20)] {
            assert_eq!(piles.top(pile), None);
            piles.carry(Transfer {
                from: pile.place(),
                to: Pile::Waste.place(),
                count: 1,
                is_turned: false,
            });
        }
        assert_eq!(piles.len(Pile::Waste), 0);
    }
}
