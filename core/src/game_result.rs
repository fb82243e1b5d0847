//! What is kept of a game that is over.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;
use time::Date;
use uuid::Uuid;

use crate::deal::DealNumber;

/// The name of one game that was dealt for one person; no two games share it, whatever device they
/// are played on. As text 32 hexadecimal digits in five groups.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(Uuid);

impl GameId {
    /// A name that no game has yet.
    pub fn random() -> GameId {
        GameId(Uuid::new_v4())
    }

    /// The name with these 16 bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> GameId {
        GameId(Uuid::from_bytes(bytes))
    }

    /// Its 16 bytes.
    pub const fn bytes(&self) -> &[u8; 16] {
        self.0.as_bytes()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no game's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not the id of a game")]
pub struct GameIdError;

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<GameId, GameIdError> {
        text.parse().map(GameId).map_err(|_| GameIdError)
    }
}

/// A moment: seconds since the beginning of 1970 in UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub i64);

/// A game that was won, or that was left after its first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Which game this was. There is one result of it at most.
    pub id: GameId,
    /// The id of the patience. It may be one that this version of Talon doesn't know.
    pub game: String,
    /// When its first move was played.
    pub started: Moment,
    /// When it was won or left.
    pub ended: Moment,
    /// Whether it was won.
    pub is_won: bool,
    /// How many moves stood at the end, automatic ones not counted.
    pub moves: u32,
    /// How long it was played, without pauses. Milliseconds are kept.
    pub time: Duration,
    /// How many moves were taken back.
    pub undos: u32,
    /// How many hints showed something.
    pub hints: u32,
    /// The number of its deal, unless the cards came in an order of their own.
    pub deal: Option<DealNumber>,
    /// Whether the deal was taken from the list of winnable ones.
    pub from_winnable: bool,
    /// The day whose deal it was, if it was played as the deal of a day.
    pub daily: Option<Date>,
}

impl GameResult {
    /// Whether it was won without undo and without a hint.
    pub fn is_won_unaided(&self) -> bool {
        self.is_won && self.undos == 0 && self.hints == 0
    }
}
