//! What the results of games say.
//!
//! Everything here is worked out from the results each time it is asked for. Nothing is counted
//! along, so no figure can part from the results it stands for.

mod curve;
mod daily;
mod figures;
mod once;
mod share;
mod streaks;
mod times;
mod win;

pub use curve::CurvePoint;
pub use daily::{DailyCalendar, DailyDeals, DailyOutcome};
pub use figures::Figures;
pub use once::merged;
pub use share::{Interval, Share};
pub use streaks::{Streak, Streaks};
pub use time::Date;
pub use times::{Bin, Distribution};
pub use win::{Record, WinChange};

use std::time::Duration;

use crate::game_result::GameResult;
use curve::curve;
use once::each_once;

/// The statistics of some results: those of one patience, or of all.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistics {
    /// How many games were won and lost.
    pub games: Share,
    /// How many were won or lost in a row.
    pub streaks: Streaks,
    /// What can be said of the won games, if there are any.
    pub wins: Option<Wins>,
    /// How the deals of the days came out.
    pub daily: DailyDeals,
    /// The last games, 50 at most, as a curve, the oldest first.
    pub curve: Vec<CurvePoint>,
}

/// What can be said of won games.
#[derive(Clone, PartialEq, Debug)]
pub struct Wins {
    /// How many were won without undo and without a hint, 0 to all of them.
    pub unaided: u32,
    /// How long they took; the best is the shortest.
    pub times: Figures<Duration>,
    /// How many moves they took; the best is the fewest.
    pub moves: Figures<u32, f64>,
    /// How many of them took how long.
    pub distribution: Distribution,
}

impl Statistics {
    /// The statistics of these results, whatever their order. Results of the same game count once,
    /// as [`merged`] has it. `today` is the day where the player is.
    pub fn of<'a>(results: impl IntoIterator<Item = &'a GameResult>, today: Date) -> Statistics {
        let mut results = each_once(results);
        results.sort_unstable_by_key(|result| (result.ended, result.id));

        let won: Vec<bool> = results.iter().map(|result| result.is_won).collect();
        let daily = results
            .iter()
            .filter_map(|result| Some((result.daily?, DailyOutcome::of(result.is_won))));
        Statistics {
            games: won.iter().copied().collect(),
            streaks: won.iter().copied().collect(),
            wins: Wins::of(&results),
            daily: DailyDeals::of(daily, today),
            curve: curve(&won),
        }
    }
}

impl Wins {
    /// `None` if none of the results is won.
    fn of(results: &[&GameResult]) -> Option<Wins> {
        let won = || results.iter().filter(|result| result.is_won);
        let mut times: Vec<Duration> = won().map(|result| result.time).collect();
        let mut moves: Vec<u32> = won().map(|result| result.moves).collect();
        times.sort_unstable();
        moves.sort_unstable();
        Some(Wins {
            unaided: won().map(|result| u32::from(result.is_won_unaided())).sum(),
            times: Figures::of_times(&times)?,
            moves: Figures::of_moves(&moves)?,
            distribution: Distribution::of(&times)?,
        })
    }
}
