//! How bytes are spelled as a code: five bits a character, the highest bits first, after two bytes
//! of checksum were put behind them.

use crc::{CRC_16_GENIBUS, Crc};
use data_encoding::Encoding;
use data_encoding_macro::new_encoding;
use std::iter;
use std::ops::RangeInclusive;

use super::ShareCodeError;

/// Digits and letters that are not mistaken for each other, after Douglas Crockford's base 32. Bits
/// at the end that belong to no byte have to be 0.
static ALPHABET: Encoding = new_encoding! {
    symbols: "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
    translate_from: "abcdefghjkmnpqrstvwxyzOoIiLl",
    translate_to: "ABCDEFGHJKMNPQRSTVWXYZ001111",
};

/// Finds every change within 16 neighbouring bits, which are three characters at least. Zeros before
/// or behind the bytes make it another one, too.
static CHECKSUM: Crc<u16> = Crc::<u16>::new(&CRC_16_GENIBUS);
const CHECKSUM_BYTES: usize = 2;

/// How many characters stand together.
const GROUP: usize = 4;

/// How many characters a code of any format can have, hyphens not counted.
const CHARACTERS: RangeInclusive<usize> = 8..=2_000;

/// Spells these bytes and their checksum.
pub(super) fn spell(content: &[u8]) -> String {
    let checksum = CHECKSUM.checksum(content).to_be_bytes();
    let characters = ALPHABET.encode(&[content, &checksum].concat());
    let mut code = String::with_capacity(characters.len() / GROUP * (GROUP + 1));
    for (index, character) in characters.chars().enumerate() {
        if index > 0 && index % GROUP == 0 {
            code.push('-');
        }
        code.push(character);
    }
    code
}

/// What the last sound code in a text spells, or the text as a whole if it is the code.
///
/// # Errors
///
/// [`ShareCodeError::Mistyped`] if something looks like a code but its checksum is wrong,
/// [`ShareCodeError::NoCode`] if nothing does.
pub(super) fn content(text: &str) -> Result<Vec<u8>, ShareCodeError> {
    let words = text.split_whitespace().rev();
    let words = words.map(|word| word.trim_matches(|sign: char| !sign.is_alphanumeric()));
    let candidates = words
        .filter(|word| is_in_groups(word))
        .chain(iter::once(text));

    let mut error = ShareCodeError::NoCode;
    for candidate in candidates {
        match content_of_code(candidate) {
            Ok(content) => return Ok(content),
            Err(ShareCodeError::NoCode) => {}
            Err(other) => error = other,
        }
    }
    Err(error)
}

/// Whether a word has its hyphens where a code has them.
fn is_in_groups(word: &str) -> bool {
    let mut groups = word.rsplit('-');
    let last = groups.next().map_or(0, str::len);
    let mut others = groups.map(str::len).peekable();
    (1..=GROUP).contains(&last) && others.peek().is_some() && others.all(|length| length == GROUP)
}

fn content_of_code(code: &str) -> Result<Vec<u8>, ShareCodeError> {
    let counts = |character: &char| *character != '-' && !character.is_whitespace();
    let characters: String = code.chars().filter(counts).collect();
    let is_code = characters.chars().all(|c| c.is_ascii_alphanumeric());
    if !is_code || !CHARACTERS.contains(&characters.len()) {
        return Err(ShareCodeError::NoCode);
    }
    let mut bytes = ALPHABET
        .decode(characters.as_bytes())
        .map_err(|_| ShareCodeError::Mistyped)?;
    let checksum = bytes.split_off(bytes.len().saturating_sub(CHECKSUM_BYTES));
    if checksum != CHECKSUM.checksum(&bytes).to_be_bytes() {
        return Err(ShareCodeError::Mistyped);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ShareCodeError::{Mistyped, NoCode};

    const CONTENT: [u8; 7] = [0x10, 4, 1, 0xd2, 2, 0x96, 0x49];

    #[test]
    fn the_checksum_is_the_known_one() {
        assert_eq!(CHECKSUM.checksum(b"123456789"), 0xd64e);
    }

    #[test]
    fn a_code_may_be_spelled_in_other_ways() {
        let code = spell(&CONTENT);
        for other in [
            code.replace('-', ""),
            code.replace('-', " "),
            code.replace('-', "-\n"),
            code.to_lowercase(),
            code.replace('0', "O"),
            code.replace('0', "o"),
            code.replace('1', "I"),
            code.replace('1', "l"),
            format!(" \t{code}\n"),
            format!("--{code}--"),
            code.chars().map(|letter| format!("{letter} ")).collect(),
        ] {
            assert_eq!(content(&other).as_deref(), Ok(&CONTENT[..]), "{other}");
        }
    }

    #[test]
    fn a_code_is_found_in_a_text() {
        let code = spell(&CONTENT);
        let older = spell(&[0x10, 3, 1, 9]);
        for text in [
            format!("Talon: Bisley 42 — {code}"),
            format!("Talon: Bisley 42 — {code}. Good luck, well-read friend"),
            format!("“{code}”\n(Bisley)"),
            format!("{older} or rather {code}"),
            format!("BISLEY 42 {code}"),
            format!("{} play-like-that", code.to_lowercase()),
        ] {
            assert_eq!(content(&text).as_deref(), Ok(&CONTENT[..]), "{text}");
        }
    }

    #[test]
    fn what_looks_like_no_code_is_told_from_what_is_mistyped() {
        let code = spell(&CONTENT);
        let long = "0".repeat(2_001);
        for text in [
            "",
            " \n",
            "-",
            "42",
            "Bisley",
            "1234-567",
            "Talon: Bisley 42",
            "ÄÄÄÄ-ÖÖÖÖ",
            "１２３４５６７８",
            &long,
            &code.replace('-', "."),
            &format!("Bisley: {}", code.replace('-', " ")),
        ] {
            assert_eq!(content(text), Err(NoCode), "{text}");
        }
        for text in [
            "12345678",
            "123456789",
            "UUUU-UUUU",
            &long[1..],
            &code[1..],
            &code[..code.len() - 1],
            &format!("{code}0"),
            &format!("Talon: {}.", &code[..code.len() - 1]),
        ] {
            assert_eq!(content(text), Err(Mistyped), "{text}");
        }
    }

    #[test]
    fn bits_that_belong_to_no_byte_have_to_be_0() {
        // Nine bytes are 14 characters and two bits.
        let code = spell(&CONTENT);
        let (rest, last) = code.split_at(code.len() - 1);
        let symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        let read = symbols
            .chars()
            .filter(|symbol| content(&format!("{rest}{symbol}")).is_ok())
            .collect::<String>();
        assert_eq!(read, last);
    }
}
