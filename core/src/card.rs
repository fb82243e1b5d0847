//! Ranks, suits and cards.

use std::fmt;

use crate::bits::places;

/// A card's rank, Ace (0) to King (12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// How many ranks a full suit has.
    pub const COUNT: u8 = 13;
    /// The Ace, the lowest rank.
    pub const ACE: Rank = Rank(0);
    /// The King, the highest rank.
    pub const KING: Rank = Rank(12);

    const LETTERS: &'static [u8; 13] = b"A23456789TJQK";

    /// The rank with this index, Ace 0 to King 12; `None` beyond.
    pub const fn from_index(index: u8) -> Option<Rank> {
        if index < Self::COUNT {
            Some(Rank(index))
        } else {
            None
        }
    }

    /// Ace 0 to King 12.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter that stands for the rank in text: `A23456789TJQK`.
    pub const fn letter(self) -> char {
        Self::LETTERS[self.0 as usize] as char
    }

    /// The rank a letter of `A23456789TJQK` stands for.
    pub fn from_letter(letter: char) -> Option<Rank> {
        let index = Self::LETTERS.iter().position(|&l| l as char == letter)?;
        Self::from_index(index as u8)
    }

    /// All ranks, Ace first.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + Clone {
        (0..Self::COUNT).map(Rank)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Whether a suit is black or red.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Clubs and spades.
    Black,
    /// Diamonds and hearts.
    Red,
}

/// A card's suit, in the order of the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// All suits in the order of the pack: ♣ ♦ ♥ ♠.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// ♣ 0, ♦ 1, ♥ 2, ♠ 3.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// Black or red.
    pub const fn colour(self) -> Colour {
        match self {
            Suit::Clubs | Suit::Spades => Colour::Black,
            Suit::Diamonds | Suit::Hearts => Colour::Red,
        }
    }

    /// The letter that stands for the suit in text: `CDHS`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The suit a letter of `CDHS` stands for.
    pub fn from_letter(letter: char) -> Option<Suit> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// A card: a rank of a suit. The two copies of a card in a pack of two decks are equal.
///
/// One byte, `suit * 16 + rank`, so that rank and suit come apart without a division and a set of
/// cards is one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub const COUNT: u8 = 52;

    /// The card of this rank and suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((suit as u8) << 4 | rank.0)
    }

    /// `suit * 13 + rank`: 0 (♣A) to 51 (♠K).
    pub const fn index(self) -> u8 {
        self.suit().index() * Rank::COUNT + self.rank().index()
    }

    /// A number below 64 of its own, quicker to have than [`Card::index`].
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0 & 63
    }

    /// The card's rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0 & 15)
    }

    /// The card's suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        match self.0 >> 4 & 3 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    /// The card a text such as `TD` stands for: a rank's letter, then a suit's.
    pub fn from_text(text: &str) -> Option<Card> {
        let mut letters = text.chars();
        let rank = Rank::from_letter(letters.next()?)?;
        let suit = Suit::from_letter(letters.next()?)?;
        letters.next().is_none().then(|| Card::new(rank, suit))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cards: one bit for each card, the two copies of a card being one.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CardSet(u64);

impl CardSet {
    /// One suit's bits, shifted to clubs.
    const SUIT: u64 = 0x1fff;
    /// The four Aces.
    const ACES: u64 = 0x0001_0001_0001_0001;

    /// No card.
    pub(crate) const NONE: CardSet = CardSet(0);

    /// The cards of this rank.
    #[inline]
    pub(crate) const fn of_rank(rank: Rank) -> CardSet {
        CardSet(Self::ACES << rank.0)
    }

    /// The cards one rank lower and one rank higher than those of the set, in suit. Beyond Ace and
    /// King lie bits that stand for no card.
    #[inline]
    pub(crate) const fn neighbours(self) -> (CardSet, CardSet) {
        (CardSet(self.0 >> 1), CardSet(self.0 << 1))
    }

    /// The cards of this suit.
    #[inline]
    pub(crate) const fn of_suit(suit: Suit) -> CardSet {
        CardSet(Self::SUIT << (16 * suit as u32))
    }

    /// The cards of this colour.
    #[inline]
    pub(crate) const fn of_colour(colour: Colour) -> CardSet {
        match colour {
            Colour::Black => Self::of_suit(Suit::Clubs).or(Self::of_suit(Suit::Spades)),
            Colour::Red => Self::of_suit(Suit::Diamonds).or(Self::of_suit(Suit::Hearts)),
        }
    }

    /// The cards in either set.
    #[inline]
    pub(crate) const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards in both sets.
    #[inline]
    pub(crate) const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that are not in the set.
    #[inline]
    pub(crate) const fn complement(self) -> CardSet {
        CardSet(!self.0)
    }

    /// Whether there is no card in the set.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is in the set.
    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 >> (card.0 & 63) & 1 == 1
    }

    /// The numbers of the cards in the set, the lowest first.
    #[inline]
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        places(self.0)
    }

    /// The set with this card as well.
    #[inline]
    pub(crate) const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << (card.0 & 63))
    }

    /// The set without this card.
    #[inline]
    pub(crate) const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << (card.0 & 63)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_its_own_text() {
        for suit in Suit::ALL {
            for rank in Rank::all() {
                let card = Card::new(rank, suit);
                assert_eq!(card.rank(), rank);
                assert_eq!(card.suit(), suit);
                assert_eq!(card.index(), suit.index() * 13 + rank.index());
                assert_eq!(Card::from_text(&card.to_string()), Some(card));
            }
        }
    }

    #[test]
    fn other_texts_are_no_cards() {
        for text in ["", "A", "1C", "10C", "ac", "AC ", "ACC", "A♣", "CA", "(AC)"] {
            assert_eq!(Card::from_text(text), None, "{text:?}");
        }
    }
}
