//! From a deal's number to its first position.
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

/// The first position of a deal.
pub fn deal(rules: &'static Rules, number: DealNumber) -> Position {
    lay_out(rules, &shuffled(rules, number))
}

/// The pack of a deal, the first card first. The game has no say in it but for the pack's size.
fn shuffled(rules: &Rules, number: DealNumber) -> Vec<Card> {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.get().to_le_bytes());
    let mut random = ChaCha8Rng::from_seed(seed);

    let mut pack: Vec<Card> = rules.pack.cards().collect();
    for last in (1..pack.len()).rev() {
        let other = (u64::from(random.next_u32()) * (last as u64 + 1)) >> 32;
        pack.swap(last, other as usize);
    }
    pack
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
    use crate::rules::GAMES;

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
}
