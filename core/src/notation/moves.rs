//! Moves: `t3-f1`, `t2-t5:4`, `deal`, `redeal`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::moves::Move;
use crate::piles::Pile;

/// A text that is no move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: `{text}` is no move")]
pub struct MoveTextError {
    /// The line it stands in, from 1.
    pub line: usize,
    /// The text.
    pub text: String,
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, index) = match *self {
            Pile::Stock => return f.write_str("s"),
            Pile::Waste => return f.write_str("w"),
            Pile::Cell(index) => ('c', index),
            Pile::Foundation(index) => ('f', index),
            Pile::Tableau(index) => ('t', index),
        };
        write!(f, "{letter}{}", u16::from(index) + 1)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal => f.write_str("deal"),
            Move::Redeal => f.write_str("redeal"),
            Move::Carry { from, to, count: 1 } => write!(f, "{from}-{to}"),
            Move::Carry { from, to, count } => write!(f, "{from}-{to}:{count}"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        move_from(text).ok_or_else(|| MoveTextError {
            line: 1,
            text: text.to_owned(),
        })
    }
}

/// Reads moves with white space between them; there may be none.
///
/// # Errors
///
/// The first word that is no move.
pub fn read_moves(text: &str) -> Result<Vec<Move>, MoveTextError> {
    let words = text
        .lines()
        .zip(1..)
        .flat_map(|(content, line)| content.split_whitespace().map(move |word| (line, word)));
    words
        .map(|(line, word)| {
            move_from(word).ok_or_else(|| MoveTextError {
                line,
                text: word.to_owned(),
            })
        })
        .collect()
}

fn move_from(text: &str) -> Option<Move> {
    match text {
        "deal" => return Some(Move::Deal),
        "redeal" => return Some(Move::Redeal),
        _ => {}
    }
    let (from, rest) = text.split_once('-')?;
    let (to, count) = match rest.split_once(':') {
        None => (rest, 1),
        Some((to, count)) => (to, counting_number(count).filter(|&count| count >= 2)?),
    };
    Some(Move::Carry {
        from: pile_from(from)?,
        to: pile_from(to)?,
        count,
    })
}

fn pile_from(text: &str) -> Option<Pile> {
    match text {
        "s" => return Some(Pile::Stock),
        "w" => return Some(Pile::Waste),
        _ => {}
    }
    let kind = text.chars().next()?;
    let index = counting_number(&text[kind.len_utf8()..])? - 1;
    match kind {
        'c' => Some(Pile::Cell(index)),
        'f' => Some(Pile::Foundation(index)),
        't' => Some(Pile::Tableau(index)),
        _ => None,
    }
}

/// A number from 1 to 255 written in its one proper way.
fn counting_number(text: &str) -> Option<u8> {
    let is_proper = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| is_proper)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_written_as_they_are_read() {
        for text in [
            "deal",
            "redeal",
            "t3-f1",
            "s-c2",
            "f4-t7",
            "w-t12",
            "t2-t5:4",
            "t255-t1:255",
        ] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn nothing_else_is_a_move() {
        for text in [
            "",
            "-",
            "t1",
            "t1-",
            "-t1",
            "t1-t2:",
            "t1-t2:1",
            "t1-t2:0",
            "t1-t2:02",
            "t1-t2:+2",
            "t01-t2",
            "t0-t2",
            "t256-t1",
            "T1-T2",
            "t1 -t2",
            "t1-t2:2:2",
            "s1-t1",
            "w0-t1",
            "x1-t1",
            "é1-t1",
            "t1-t2-t3",
            "Deal",
            "deal:2",
            "deal-t1",
            "t+1-t2",
            "t١-t2",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_list_of_moves_names_the_line_of_what_is_wrong() {
        assert_eq!(read_moves(" \n\t"), Ok(vec![]));
        assert_eq!(
            read_moves("deal t1-t2\r\n w-f1"),
            Ok(vec![
                Move::Deal,
                Move::single(Pile::Tableau(0), Pile::Tableau(1)),
                Move::single(Pile::Waste, Pile::Foundation(0)),
            ])
        );
        assert_eq!(
            read_moves("deal\n\nt1-t2 t9"),
            Err(MoveTextError {
                line: 3,
                text: "t9".into()
            })
        );
    }
}
