//! Deals as codes that people can send, read out and type.
//!
//! A code is frozen: what one means today it means for ever. It spells bytes:
//!
//! - what it is: 16 times the version of the format, plus the kind: 0 for a deal by its number, 1
//!   for cards in an order of their own,
//! - the game's number and the version of its rules,
//! - the deal's number or the order's, the lowest byte first, in as few bytes as it needs,
//! - a checksum of all of them.
//!
//! Every deal by its number and every order of cards has one code and no other.
//!
//! All formats to come keep the first byte, the checksum and the spelling, so that any version of
//! Talon can tell a code that is newer than itself from one that is mistyped.

mod order_number;
mod spelling;

use std::cmp::Ordering;

use thiserror::Error;

use crate::deal::{Deal, DealNumber};
use crate::rules::{Rules, numbered_game};

/// The first byte of a code for a deal by its number: format 1, kind 0.
const NUMBERED: u8 = 0x10;
/// The first byte of a code for cards in an order of their own: format 1, kind 1.
const ORDERED: u8 = 0x11;

/// Why a text is no code for a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ShareCodeError {
    /// There is nothing in it that looks like a code.
    #[error("there is no share code in the text")]
    NoCode,
    /// The checksum is wrong: a character is wrong, missing or too much.
    #[error("the share code is mistyped")]
    Mistyped,
    /// It is from a version of Talon that knows more formats, or newer rules of the game.
    #[error("the share code is from a newer version")]
    Newer,
    /// It is for a game that is not among the known ones.
    #[error("the share code is for an unknown game")]
    UnknownGame,
    /// It is for rules of the game that have changed since.
    #[error("the share code is for older rules of the game")]
    OlderRules,
    /// It is sound, but there is no such deal. No version of Talon writes it.
    #[error("the share code is for no deal")]
    NoDeal,
}

/// The code of a deal: digits and capital letters in groups of four with hyphens between them. A
/// deal by its number has 10 to 15 characters without the hyphens, an order of one deck about 55, of
/// two about 110.
pub fn code(deal: &Deal) -> String {
    let (kind, mut number) = match deal {
        Deal::Numbered { number, .. } => (NUMBERED, number.get().to_le_bytes().to_vec()),
        Deal::Ordered(order) => (ORDERED, order_number::of_order(order)),
    };
    while number.last() == Some(&0) {
        number.pop();
    }
    let rules = deal.rules();
    let mut content = vec![kind, rules.number, rules.version];
    content.append(&mut number);
    spelling::spell(&content)
}

/// Reads a code, alone or somewhere in a text. Upper and lower case are the same, so are `0` and
/// `O`, and `1`, `I` and `L`; hyphens and white space don't count.
///
/// In a longer text the code has to stand in one word, with its hyphens. If there are several, the
/// last one counts that isn't mistyped.
///
/// # Errors
///
/// What is wrong with the code. One wrong character, or two neighbours that have changed places,
/// are always found, other mistakes but for one in 65 536.
pub fn parse(text: &str) -> Result<Deal, ShareCodeError> {
    read(&spelling::content(text)?)
}

/// Reads what was spelled. Each byte is asked only when those before it are understood.
fn read(content: &[u8]) -> Result<Deal, ShareCodeError> {
    let &[kind, game, version, ref number @ ..] = content else {
        return Err(ShareCodeError::NoDeal);
    };
    let read_number = match kind {
        NUMBERED => numbered_deal,
        ORDERED => numbered_order,
        0..NUMBERED => return Err(ShareCodeError::NoDeal),
        _ => return Err(ShareCodeError::Newer),
    };
    let rules = numbered_game(game).ok_or(ShareCodeError::UnknownGame)?;
    match version.cmp(&rules.version) {
        Ordering::Greater => return Err(ShareCodeError::Newer),
        Ordering::Less => return Err(ShareCodeError::OlderRules),
        Ordering::Equal => {}
    }
    // A number with a zero at its high end would be a second code for the same deal.
    let is_shortest = number.last() != Some(&0);
    let deal = is_shortest.then(|| read_number(rules, number)).flatten();
    deal.ok_or(ShareCodeError::NoDeal)
}

fn numbered_deal(rules: &'static Rules, number: &[u8]) -> Option<Deal> {
    let mut bytes = [0; 4];
    bytes.get_mut(..number.len())?.copy_from_slice(number);
    let number = DealNumber::new(u32::from_le_bytes(bytes))?;
    Some(Deal::Numbered { rules, number })
}

fn numbered_order(rules: &'static Rules, number: &[u8]) -> Option<Deal> {
    order_number::order(rules, number).map(Deal::Ordered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::CardOrder;
    use crate::rules::BISLEY;
    use ShareCodeError::*;

    fn read_bytes(content: &[u8]) -> Result<Deal, ShareCodeError> {
        parse(&spelling::spell(content))
    }

    #[test]
    fn a_code_is_short_and_in_groups_of_four() {
        let rules = &BISLEY;
        for (number, length) in [(1, 12), (255, 12), (256, 14), (65_536, 16), (u32::MAX, 18)] {
            let number = DealNumber::new(number).unwrap();
            let code = code(&Deal::Numbered { rules, number });
            assert_eq!(code.len(), length, "{code}");
            let groups: Vec<&str> = code.split('-').collect();
            let (last, full) = groups.split_last().unwrap();
            assert!(full.iter().all(|group| group.len() == 4), "{code}");
            assert!((1..=4).contains(&last.len()), "{code}");
        }
    }

    #[test]
    fn what_a_code_lacks_is_told_apart() {
        let (game, version) = (BISLEY.number, BISLEY.version);
        assert!(read_bytes(&[NUMBERED, game, version, 7]).is_ok());
        for (content, error) in [
            // Formats and kinds to come, whatever follows.
            (vec![0x20, game, version, 7], Newer),
            (vec![0xff, 0, 0, 0], Newer),
            (vec![0x12, game, version, 7], Newer),
            (vec![0x1f, 0, 0], Newer),
            (vec![0x0f, game, version, 7], NoDeal),
            (vec![NUMBERED, 0, version, 7], UnknownGame),
            (vec![ORDERED, 250, 0, 0], UnknownGame),
            (vec![NUMBERED, game, version + 1, 7], Newer),
            (vec![ORDERED, game, 255], Newer),
            (vec![NUMBERED, game, 0, 7], OlderRules),
            // The number 0, a number too large, and one that isn't as short as it can be.
            (vec![NUMBERED, game, version], NoDeal),
            (vec![NUMBERED, game, version, 1, 1, 1, 1, 1], NoDeal),
            (vec![NUMBERED, game, version, 7, 0], NoDeal),
            (vec![NUMBERED, game, version, 0], NoDeal),
            (vec![ORDERED, game, version, 7, 0], NoDeal),
            ([&[ORDERED, game, version][..], &[255; 29]].concat(), NoDeal),
        ] {
            assert_eq!(read_bytes(&content), Err(error), "{content:?}");
        }
    }

    #[test]
    fn the_checksum_comes_before_the_meaning() {
        for content in [[0x20, 4, 1, 7], [NUMBERED, 250, 1, 7], [NUMBERED, 4, 9, 7]] {
            let code = spelling::spell(&content);
            let last = code.chars().last().unwrap();
            let other = if last == '0' { "4" } else { "0" };
            let changed = [&code[..code.len() - 1], other].concat();
            assert_eq!(parse(&changed), Err(Mistyped), "{changed}");
        }
    }

    #[test]
    fn the_pack_in_order_has_the_number_0() {
        let pack: Vec<_> = BISLEY.pack.cards().collect();
        let deal = Deal::Ordered(CardOrder::new(&BISLEY, &pack).unwrap());
        let content = [ORDERED, BISLEY.number, BISLEY.version];
        assert_eq!(code(&deal), spelling::spell(&content));
        assert_eq!(parse(&code(&deal)), Ok(deal));
    }
}
