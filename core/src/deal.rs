//! From a deal's number, or its cards in their order, to its first position.
//!
//! The same number gives the same cards for ever and on every platform, so nothing here may
//! change; golden positions hold it.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::card::Card;
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::Rules;

/// The number of a deal, 1 to 4 294 967 295.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DealNumber(NonZeroU32);

impl DealNumber {
    /// The highest number.
    pub const MAX: DealNumber = DealNumber(NonZeroU32::MAX);

    /// The deal with this number; `None` for 0.
    pub const fn new(number: u32) -> Option<DealNumber> {
        match NonZeroU32::new(number) {
            Some(number) => Some(DealNumber(number)),
            None => None,
        }
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for DealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a text is no deal number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DealNumberError {
    /// There are other characters than digits in it, or none at all.
    #[error("not a number")]
    NotANumber,
    /// It is 0 or too large.
    #[error("deal numbers go from 1 to 4294967295")]
    OutOfRange,
}

impl FromStr for DealNumber {
    type Err = DealNumberError;

    fn from_str(text: &str) -> Result<DealNumber, DealNumberError> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(DealNumberError::NotANumber);
        }
        let number = text.parse().map_err(|_| DealNumberError::OutOfRange)?;
        DealNumber::new(number).ok_or(DealNumberError::OutOfRange)
    }
}

/// The cards of a game's pack in the order in which they are dealt: all of them, each as often as
/// it is in the pack.
///
/// As text the cards are separated by spaces, the first card first: `5D AH 3S`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardOrder {
    rules: &'static Rules,
    cards: Box<[Card]>,
}

/// Why some cards are not the pack of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CardOrderError {
    /// A card that the pack doesn't have, or not so often.
    #[error("{0} is there more often than in the pack")]
    CardTooOften(Card),
    /// A card of the pack that isn't there, or not often enough.
    #[error("{0} is missing")]
    CardMissing(Card),
}

/// Why a text is no order of a game's cards.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CardOrderTextError {
    /// A word that is no card.
    #[error("`{0}` is no card")]
    NoCard(String),
    /// The cards are not those of the pack.
    #[error(transparent)]
    NotThePack(#[from] CardOrderError),
}

impl CardOrder {
    /// The order in which a deal has the cards.
    pub fn of_deal(rules: &'static Rules, number: DealNumber) -> CardOrder {
        CardOrder {
            rules,
            cards: shuffled(rules, number).into(),
        }
    }

    /// These cards, the first card first.
    ///
    /// # Errors
    ///
    /// The first card that is too much; where there is none, the first one of the pack that is
    /// missing.
    pub fn new(rules: &'static Rules, cards: &[Card]) -> Result<CardOrder, CardOrderError> {
        let mut left: Vec<Card> = rules.pack.cards().collect();
        for &card in cards {
            let place = left.iter().position(|&other| other == card);
            left.remove(place.ok_or(CardOrderError::CardTooOften(card))?);
        }
        match left.first() {
            Some(&card) => Err(CardOrderError::CardMissing(card)),
            None => Ok(CardOrder {
                rules,
                cards: cards.into(),
            }),
        }
    }

    /// Reads the cards of a game, with white space between them.
    ///
    /// # Errors
    ///
    /// The first word that is no card, or which card is too much or missing.
    pub fn read(rules: &'static Rules, text: &str) -> Result<CardOrder, CardOrderTextError> {
        let card = |word: &str| {
            Card::from_text(word).ok_or_else(|| CardOrderTextError::NoCard(word.to_owned()))
        };
        let cards: Result<Vec<Card>, _> = text.split_whitespace().map(card).collect();
        Ok(CardOrder::new(rules, &cards?)?)
    }

    /// The game whose pack this is.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// All cards, the first card first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

impl fmt::Display for CardOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.cards.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

/// The cards of a game, which can be dealt again whenever someone likes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deal {
    /// The deal of a number.
    Numbered {
        /// The game.
        rules: &'static Rules,
        /// The deal's number.
        number: DealNumber,
    },
    /// Cards in an order of their own.
    Ordered(CardOrder),
}

impl Deal {
    /// The game.
    pub fn rules(&self) -> &'static Rules {
        match self {
            Deal::Numbered { rules, .. } => rules,
            Deal::Ordered(order) => order.rules(),
        }
    }

    /// Its number, unless the cards come in an order of their own.
    pub fn number(&self) -> Option<DealNumber> {
        match self {
            Deal::Numbered { number, .. } => Some(*number),
            Deal::Ordered(_) => None,
        }
    }

    /// All cards in their order.
    pub fn order(&self) -> CardOrder {
        match self {
            Deal::Numbered { rules, number } => CardOrder::of_deal(rules, *number),
            Deal::Ordered(order) => order.clone(),
        }
    }

    /// The first position.
    pub fn position(&self) -> Position {
        match self {
            Deal::Numbered { rules, number } => deal(rules, *number),
            Deal::Ordered(order) => deal_in_order(order),
        }
    }
}

/// The first position of a deal.
pub fn deal(rules: &'static Rules, number: DealNumber) -> Position {
    deal_in_order(&CardOrder::of_deal(rules, number))
}

/// The first position when the cards come in this order.
pub fn deal_in_order(order: &CardOrder) -> Position {
    lay_out(order.rules, &order.cards)
}

/// The pack of a deal, the first card first. The game has no say in it but for the pack's size.
fn shuffled(rules: &Rules, number: DealNumber) -> Vec<Card> {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.get().to_le_bytes());
    let mut random = ChaCha8Rng::from_seed(seed);

    let mut pack: Vec<Card> = rules.pack.cards().collect();
    shuffle(&mut pack, &mut random);
    pack
}

/// Puts cards in an order that chance has, each order as likely as any other (Fisher and Yates).
pub(crate) fn shuffle(cards: &mut [Card], random: &mut ChaCha8Rng) {
    for last in (1..cards.len()).rev() {
        let other = (u64::from(random.next_u32()) * (last as u64 + 1)) >> 32;
        cards.swap(last, other as usize);
    }
}

/// Lays a pack out as the game wants it.
fn lay_out(rules: &'static Rules, pack: &[Card]) -> Position {
    let base = pack
        .first()
        .filter(|_| rules.has_changing_base())
        .map(|card| card.rank());
    let mut position = Position::empty(rules, base);
    let mut rest = pack.to_vec();

    lay_out_foundations(&mut position, &mut rest);
    let mut rest = rest.into_iter();
    lay_out_tableau(&mut position, &mut rest);
    for card in rest.rev() {
        position.piles.push(Pile::Stock, card);
    }
    position
}

/// Takes the base cards of foundations that start with one out of the pack; the rest keeps its
/// order.
fn lay_out_foundations(position: &mut Position, pack: &mut Vec<Card>) {
    let rules = position.rules;
    let mut index = 0;
    for kind in rules.foundations {
        let rank = position.base_of(kind);
        for suit in rules
            .pack
            .suits
            .iter()
            .cycle()
            .take(usize::from(kind.count))
        {
            let card = rank.map(|rank| Card::new(rank, *suit));
            let found = pack.iter().position(|&in_pack| Some(in_pack) == card);
            if let (true, Some(found)) = (kind.laid_out, found) {
                position
                    .piles
                    .push(Pile::Foundation(index), pack.remove(found));
            }
            index += 1;
        }
    }
}

/// Deals row by row, each from left to right, to the columns that are to get that long.
fn lay_out_tableau(position: &mut Position, pack: &mut impl Iterator<Item = Card>) {
    let columns = position.rules.tableau.columns;
    let rows = columns.iter().map(|column| column.len()).max().unwrap_or(0);
    for row in 0..rows {
        for (index, column) in columns.iter().enumerate() {
            if row >= column.len() {
                continue;
            }
            if let Some(card) = pack.next() {
                position.piles.push(Pile::Tableau(index as u8), card);
            }
        }
    }
    for (down, column) in position.face_down.iter_mut().zip(columns) {
        *down = column.down;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Rank, Suit};
    use crate::rules::{BISLEY, GAMES};

    #[test]
    fn a_deal_number_is_read_strictly() {
        assert_eq!("1".parse(), Ok(DealNumber(NonZeroU32::MIN)));
        assert_eq!("4294967295".parse(), Ok(DealNumber(NonZeroU32::MAX)));
        for text in ["", "+1", "-1", " 1", "1.0", "0x1", "١"] {
            assert_eq!(
                text.parse::<DealNumber>(),
                Err(DealNumberError::NotANumber),
                "{text:?}"
            );
        }
        for text in ["0", "000", "4294967296", "99999999999999999999999"] {
            assert_eq!(
                text.parse::<DealNumber>(),
                Err(DealNumberError::OutOfRange),
                "{text:?}"
            );
        }
    }

    #[test]
    fn every_game_is_sound_and_deals_its_whole_pack() {
        for rules in GAMES {
            assert!(rules.is_sound(), "{}", rules.id);
            let position = deal(rules, DealNumber(NonZeroU32::MIN));
            let mut dealt: Vec<Card> = rules
                .piles()
                .flat_map(|pile| position.cards(pile).to_vec())
                .collect();
            let mut pack: Vec<Card> = rules.pack.cards().collect();
            dealt.sort();
            pack.sort();
            assert_eq!(dealt, pack, "{}", rules.id);
        }
    }

    /// Bisley's pack in order, from ♣A to ♠K.
    fn sorted() -> Vec<Card> {
        BISLEY.pack.cards().collect()
    }

    fn clubs(rank: Rank) -> Card {
        Card::new(rank, Suit::Clubs)
    }

    #[test]
    fn an_order_has_every_card_of_the_pack_and_no_other() {
        let order = CardOrder::new(&BISLEY, &sorted()).unwrap();
        assert_eq!(order.cards(), sorted());

        let short = &sorted()[..51];
        let king_of_spades = Card::new(Rank::KING, Suit::Spades);
        assert_eq!(
            CardOrder::new(&BISLEY, short),
            Err(CardOrderError::CardMissing(king_of_spades))
        );
        let mut twice = sorted();
        twice[1] = clubs(Rank::ACE);
        assert_eq!(
            CardOrder::new(&BISLEY, &twice),
            Err(CardOrderError::CardTooOften(clubs(Rank::ACE)))
        );
        twice.extend(sorted());
        assert_eq!(
            CardOrder::new(&BISLEY, &twice),
            Err(CardOrderError::CardTooOften(clubs(Rank::ACE)))
        );
        assert_eq!(
            CardOrder::new(&BISLEY, &[]),
            Err(CardOrderError::CardMissing(clubs(Rank::ACE)))
        );
    }

    #[test]
    fn an_order_is_written_as_it_is_read() {
        for rules in GAMES {
            let order = CardOrder::of_deal(rules, DealNumber(NonZeroU32::MAX));
            let text = order.to_string();
            assert_eq!(CardOrder::read(rules, &text), Ok(order.clone()));
            let spaced = format!("\n  {}\t\r\n", text.replace(' ', "\n \t"));
            assert_eq!(CardOrder::read(rules, &spaced), Ok(order));
        }
    }

    #[test]
    fn a_text_that_is_no_order_says_why() {
        let text = CardOrder::new(&BISLEY, &sorted()).unwrap().to_string();
        let no_card = |word: &str| Err(CardOrderTextError::NoCard(word.to_owned()));
        for (word, instead) in [("AC", "ac"), ("2C", "1C"), ("KS", "(KS)"), ("TD", "-")] {
            let changed = text.replace(word, instead);
            assert_eq!(CardOrder::read(&BISLEY, &changed), no_card(instead));
        }
        let missing = CardOrderError::CardMissing(clubs(Rank::ACE));
        assert_eq!(CardOrder::read(&BISLEY, ""), Err(missing.into()));
        let too_often = CardOrderError::CardTooOften(clubs(Rank::ACE));
        let doubled = format!("{text} AC");
        assert_eq!(CardOrder::read(&BISLEY, &doubled), Err(too_often.into()));
    }
}
