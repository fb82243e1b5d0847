//! What a win changed in the statistics of its patience.

use std::time::Duration;

use time::Date;

use super::{Share, Statistics, Streak};
use crate::game_result::{GameId, GameResult};

/// What a win changed. Only what a player can be glad of is told; the rest is in the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinChange {
    /// How many games were won and lost before.
    pub before: Share,
    /// How many are now.
    pub now: Share,
    /// How many were won in a row with this one, from 1 on.
    pub streak: u32,
    /// Whether there never were as many in a row before, although there was a win.
    pub is_longest_streak: bool,
    /// The time it took, where every win before took longer.
    pub best_time: Option<Record<Duration>>,
    /// The moves it took, where every win before took more.
    pub fewest_moves: Option<Record<u32>>,
}

/// The least that a win took so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record<T> {
    /// What it was before.
    pub before: T,
    /// What it is now.
    pub now: T,
}

impl<T: PartialOrd> Record<T> {
    fn of(before: T, now: T) -> Option<Record<T>> {
        (now < before).then_some(Record { before, now })
    }
}

impl WinChange {
    /// What the game of this id changed when it was won, among the results of its patience in any
    /// order. Games that ended later don't count. `None` if it isn't among them, or not won.
    pub fn of(results: &[GameResult], id: GameId) -> Option<WinChange> {
        let win = results
            .iter()
            .find(|result| result.id == id && result.is_won)?;
        let earlier = results
            .iter()
            .filter(|result| result.id != id && (result.ended, result.id) < (win.ended, win.id));
        // No day is asked for, so it doesn't matter which one it is.
        let before = Statistics::of(earlier.clone(), Date::MIN);
        let now = Statistics::of(earlier.chain([win]), Date::MIN);
        let streak = match now.streaks.current {
            Streak::Won(count) => count.get(),
            Streak::Lost(_) | Streak::None => 0,
        };
        let wins = before.wins.as_ref();
        Some(WinChange {
            before: before.games,
            now: now.games,
            streak,
            is_longest_streak: wins.is_some() && streak > before.streaks.longest_won,
            best_time: wins.and_then(|wins| Record::of(wins.times.best, win.time)),
            fewest_moves: wins.and_then(|wins| Record::of(wins.moves.best, win.moves)),
        })
    }

    /// Whether no game was won before.
    pub fn is_first(&self) -> bool {
        self.before.won == 0
    }
}
