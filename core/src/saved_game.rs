//! A game in progress as it is kept: where its cards come from, and what was done with them.

use time::Date;

use crate::deal::Deal;
use crate::game_result::{GameId, GameResult, Moment};
use crate::session::Record;

/// How a game came to be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// Whether the deal was taken from the list of winnable ones.
    pub from_winnable: bool,
    /// The day whose deal it is, if it is played as such.
    pub daily: Option<Date>,
}

/// A game in progress, or one that was won and can still be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Which game it is.
    pub id: GameId,
    /// Its cards.
    pub deal: Deal,
    /// The version of the game's rules by which it was played.
    pub rules_version: u8,
    /// How the cards came to be dealt.
    pub origin: Origin,
    /// What was done.
    pub record: Record,
    /// When its first move was played; from then on it counts, even if that is taken back.
    pub started: Option<Moment>,
    /// When something was last done.
    pub played: Moment,
}

impl SavedGame {
    /// A game whose cards have just been dealt.
    pub fn new(deal: Deal, origin: Origin, now: Moment) -> SavedGame {
        SavedGame {
            id: GameId::random(),
            rules_version: deal.rules().version,
            deal,
            origin,
            record: Record::default(),
            started: None,
            played: now,
        }
    }

    /// What comes of the game if it ends now; `None` if it hasn't begun and so doesn't count.
    pub fn result(&self, is_won: bool) -> Option<GameResult> {
        Some(GameResult {
            id: self.id,
            game: self.deal.rules().id.to_owned(),
            started: self.started?,
            ended: self.played,
            is_won,
            moves: self.record.done.try_into().unwrap_or(u32::MAX),
            time: self.record.elapsed,
            undos: self.record.undos,
            hints: self.record.hints,
            deal: self.deal.number(),
            from_winnable: self.origin.from_winnable,
            daily: self.origin.daily,
        })
    }
}
