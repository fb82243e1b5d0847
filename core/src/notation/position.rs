//! Positions: a line for each pile.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use thiserror::Error;

use crate::card::{Card, Rank};
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::{Rules, game};

/// What is wrong with a text that should be a position, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct PositionTextError {
    /// The line, from 1; the last one where something is missing.
    pub line: usize,
    /// What is wrong.
    pub reason: PositionTextReason,
}

/// What can be wrong with a text that should be a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionTextReason {
    /// The text ends too early.
    #[error("the text ends where `{0}` should follow")]
    Missing(&'static str),
    /// Another line should stand here.
    #[error("`{found}` stands where `{expected}` should")]
    Unexpected {
        /// The line's first word.
        found: String,
        /// The one that was expected.
        expected: &'static str,
    },
    /// There is no game of that name.
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    /// Something stands behind the last thing on a line, or lines behind the last one.
    #[error("`{0}` is too much")]
    TooMuch(String),
    /// The base rank is none.
    #[error("`{0}` is no rank")]
    NoRank(String),
    /// Something that is no card.
    #[error("`{0}` is no card")]
    NoCard(String),
    /// An empty pile is written `-`.
    #[error("there are neither cards nor `-`")]
    NothingSaid,
    /// A card that the pack doesn't have, or not so often.
    #[error("{0} is there more often than in the pack")]
    CardTooOften(Card),
    /// Cards that lie nowhere.
    #[error("{0} is missing")]
    CardMissing(Card),
    /// A cell holds one card.
    #[error("a cell holds one card")]
    CellTooFull,
    /// A foundation that doesn't start with its base card, or is empty though it can't be.
    #[error("the foundation doesn't start as it must")]
    FoundationStart,
    /// A foundation whose cards don't follow each other.
    #[error("{0} can't lie there on the foundation")]
    FoundationOrder(Card),
    /// A face-down card where there can't be one.
    #[error("{0} can't lie face down there")]
    FaceDown(Card),
}

use PositionTextReason as Reason;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {}", self.rules.id)?;
        if let Some(base) = self.base {
            writeln!(f, "base {base}")?;
        }
        for pile in self.rules.piles() {
            write_pile(self, pile, f)?;
        }
        Ok(())
    }
}

fn write_pile(position: &Position, pile: Pile, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(kind_word(pile))?;
    let cards = position.cards(pile);
    if cards.is_empty() {
        f.write_str(" -")?;
    }
    let down = match pile {
        Pile::Tableau(column) => usize::from(position.face_down_in(column)),
        _ => 0,
    };
    for (index, card) in cards.iter().enumerate() {
        if index < down {
            write!(f, " ({card})")?;
        } else {
            write!(f, " {card}")?;
        }
    }
    f.write_str("\n")
}

const fn kind_word(pile: Pile) -> &'static str {
    match pile {
        Pile::Stock => "stock",
        Pile::Waste => "waste",
        Pile::Cell(_) => "cell",
        Pile::Foundation(_) => "foundation",
        Pile::Tableau(_) => "tableau",
    }
}

impl FromStr for Position {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Position, PositionTextError> {
        let mut lines = Lines::of(text);
        let id = lines.next_called("game")?.only_word()?;
        let rules = game(&id.text).ok_or_else(|| id.error(Reason::UnknownGame(id.text.clone())))?;
        read_piles(rules, lines)
    }
}

impl Position {
    /// Reads a position of a game that need not be among the known ones.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and why.
    pub fn read(rules: &'static Rules, text: &str) -> Result<Position, PositionTextError> {
        let mut lines = Lines::of(text);
        let id = lines.next_called("game")?.only_word()?;
        if id.text != rules.id {
            return Err(id.error(Reason::UnknownGame(id.text.clone())));
        }
        read_piles(rules, lines)
    }
}

/// Reads everything below the line that names the game.
fn read_piles(rules: &'static Rules, mut lines: Lines<'_>) -> Result<Position, PositionTextError> {
    let base = match rules.has_changing_base() {
        true => Some(read_base(rules, lines.next_called("base")?)?),
        false => None,
    };
    let mut position = Position::empty(rules, base);
    let mut left = CardsLeft::of(rules);
    for pile in rules.piles() {
        let line = lines.next_called(kind_word(pile))?;
        read_pile(&mut position, pile, line, &mut left)?;
    }
    lines.end()?;
    match left.first() {
        Some(card) => Err(lines.error(Reason::CardMissing(card))),
        None => Ok(position),
    }
}

fn read_base(rules: &Rules, line: Line<'_>) -> Result<Rank, PositionTextError> {
    let word = line.only_word()?;
    let mut letters = word.text.chars();
    let rank = letters
        .next()
        .and_then(Rank::from_letter)
        .filter(|&rank| letters.next().is_none() && rank <= rules.pack.highest());
    rank.ok_or_else(|| word.error(Reason::NoRank(word.text.clone())))
}

fn read_pile(
    position: &mut Position,
    pile: Pile,
    line: Line<'_>,
    left: &mut CardsLeft,
) -> Result<(), PositionTextError> {
    let number = line.number;
    let at = |reason| PositionTextError {
        line: number,
        reason,
    };
    let cards = line.cards()?;
    for (index, &LyingCard { card, is_down }) in cards.iter().enumerate() {
        left.take(card).map_err(at)?;
        check_card(position, pile, index, card).map_err(at)?;
        if is_down {
            check_face_down(position.rules, pile, index, &cards).map_err(at)?;
            if let Pile::Tableau(column) = pile {
                position.face_down[usize::from(column)] += 1;
            }
        }
        position.piles.push(pile, card);
    }
    match pile {
        Pile::Foundation(index) if cards.is_empty() && must_be_laid_out(position.rules, index) => {
            Err(at(Reason::FoundationStart))
        }
        _ => Ok(()),
    }
}

/// Whether `card` may be the card with this index on a pile.
fn check_card(position: &Position, pile: Pile, index: usize, card: Card) -> Result<(), Reason> {
    match pile {
        Pile::Cell(_) if index > 0 => Err(Reason::CellTooFull),
        Pile::Foundation(number) => {
            let Some(kind) = position.rules.foundation_kind(number) else {
                return Ok(());
            };
            let fits = position.wanted(kind, pile).has(card);
            if !position.is_empty(pile) {
                return fits.then_some(()).ok_or(Reason::FoundationOrder(card));
            }
            let suits = position.rules.pack.suits;
            let suit = suits.get(usize::from(number) % suits.len().max(1));
            let is_its_suit = suit == Some(&card.suit());
            if fits && (is_its_suit || !must_be_laid_out(position.rules, number)) {
                Ok(())
            } else {
                Err(Reason::FoundationStart)
            }
        }
        _ => Ok(()),
    }
}

/// Whether a foundation always holds the base card that was laid out on it.
fn must_be_laid_out(rules: &Rules, foundation: u8) -> bool {
    rules
        .foundation_kind(foundation)
        .is_some_and(|kind| kind.laid_out && !kind.returns)
}

/// Whether a card may lie face down: in the tableau of games that have such cards, under all
/// face-up ones, and never on top.
fn check_face_down(
    rules: &Rules,
    pile: Pile,
    index: usize,
    cards: &[LyingCard],
) -> Result<(), Reason> {
    let is_under_face_up = cards[..index].iter().all(|below| below.is_down);
    let is_top = index + 1 == cards.len();
    let is_tableau = matches!(pile, Pile::Tableau(_));
    if is_tableau && rules.has_face_down_cards() && is_under_face_up && !is_top {
        Ok(())
    } else {
        Err(Reason::FaceDown(cards[index].card))
    }
}

/// How often each card of the pack is still to come.
struct CardsLeft([u8; Card::COUNT as usize]);

impl CardsLeft {
    fn of(rules: &Rules) -> CardsLeft {
        let mut left = [0; Card::COUNT as usize];
        for card in rules.pack.cards() {
            left[usize::from(card.index())] += 1;
        }
        CardsLeft(left)
    }

    fn take(&mut self, card: Card) -> Result<(), Reason> {
        let left = &mut self.0[usize::from(card.index())];
        *left = left.checked_sub(1).ok_or(Reason::CardTooOften(card))?;
        Ok(())
    }

    fn first(&self) -> Option<Card> {
        crate::card::Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::all().map(move |rank| Card::new(rank, suit)))
            .find(|card| self.0[usize::from(card.index())] > 0)
    }
}

#[derive(Clone, Copy)]
struct LyingCard {
    card: Card,
    is_down: bool,
}

/// The lines of a text that have anything on them.
struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    /// The number of the last line read.
    last: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Lines<'a> {
        Lines {
            lines: text.lines().enumerate(),
            last: 1,
        }
    }

    fn error(&self, reason: Reason) -> PositionTextError {
        PositionTextError {
            line: self.last,
            reason,
        }
    }

    fn next(&mut self) -> Option<(&'a str, SplitWhitespace<'a>)> {
        for (index, line) in self.lines.by_ref() {
            let mut words = line.split_whitespace();
            if let Some(first) = words.next() {
                self.last = index + 1;
                return Some((first, words));
            }
        }
        None
    }

    /// The next line, which has to start with this word.
    fn next_called(&mut self, expected: &'static str) -> Result<Line<'a>, PositionTextError> {
        match self.next() {
            None => Err(self.error(Reason::Missing(expected))),
            Some((found, rest)) if found == expected => Ok(Line {
                number: self.last,
                rest,
            }),
            Some((found, _)) => Err(self.error(Reason::Unexpected {
                found: found.to_owned(),
                expected,
            })),
        }
    }

    fn end(&mut self) -> Result<(), PositionTextError> {
        match self.next() {
            None => Ok(()),
            Some((found, _)) => Err(self.error(Reason::TooMuch(found.to_owned()))),
        }
    }
}

/// A line behind its first word.
struct Line<'a> {
    number: usize,
    rest: SplitWhitespace<'a>,
}

impl Line<'_> {
    fn error(&self, reason: Reason) -> PositionTextError {
        PositionTextError {
            line: self.number,
            reason,
        }
    }

    /// The one word that stands there.
    fn only_word(mut self) -> Result<Word, PositionTextError> {
        let Some(word) = self.rest.next() else {
            return Err(self.error(Reason::NothingSaid));
        };
        match self.rest.next() {
            Some(more) => Err(self.error(Reason::TooMuch(more.to_owned()))),
            None => Ok(Word {
                line: self.number,
                text: word.to_owned(),
            }),
        }
    }

    /// The cards that stand there, or none where there is a `-`.
    fn cards(mut self) -> Result<Vec<LyingCard>, PositionTextError> {
        let words: Vec<&str> = self.rest.by_ref().collect();
        match words[..] {
            [] => Err(self.error(Reason::NothingSaid)),
            ["-"] => Ok(Vec::new()),
            _ => words
                .iter()
                .map(|word| {
                    lying_card(word).ok_or_else(|| self.error(Reason::NoCard((*word).to_owned())))
                })
                .collect(),
        }
    }
}

fn lying_card(word: &str) -> Option<LyingCard> {
    let inner = word
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    Some(LyingCard {
        card: Card::from_text(inner.unwrap_or(word))?,
        is_down: inner.is_some(),
    })
}

/// A word and the line it stands in.
struct Word {
    line: usize,
    text: String,
}

impl Word {
    fn error(&self, reason: Reason) -> PositionTextError {
        PositionTextError {
            line: self.line,
            reason,
        }
    }
}
