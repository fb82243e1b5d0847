//! The calendar of the deals of the days.

use talon_core::game_result::GameResult;
use talon_core::statistics::{self, DailyOutcome};
use talon_core::text::Language;
use time::Date;

use crate::day::Day;
use crate::statistics::{PlayedDay, played_day};

/// How the deal of a day of one patience went.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct PlayedDeal {
    /// The id of the patience.
    pub game: String,
    /// The day whose deal it was, whenever it was played.
    pub day: Day,
    /// Whether it was won.
    pub is_won: bool,
}

/// A calendar to choose the deal of a day from.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct DailyCalendar {
    /// The first day that is offered, the first of its month; the last one is today.
    pub first: Day,
    /// Each day of which a deal was played, the first first. It is won if any of its deals was.
    pub days: Vec<PlayedDay>,
    /// The deals of these days that were played.
    pub deals: Vec<PlayedDeal>,
}

impl DailyCalendar {
    pub(crate) fn of(results: &[GameResult], today: Day, language: Language) -> DailyCalendar {
        let today = today.date().unwrap_or(Date::MIN);
        let calendar = statistics::DailyCalendar::of(results, today);
        let days = calendar.days.into_iter();
        let deals = calendar.deals.into_iter();
        DailyCalendar {
            first: calendar.first.into(),
            days: days
                .map(|(day, outcome)| played_day(language, day, outcome))
                .collect(),
            deals: deals
                .map(|((day, game), outcome)| PlayedDeal {
                    game: game.to_owned(),
                    day: day.into(),
                    is_won: outcome == DailyOutcome::Won,
                })
                .collect(),
        }
    }
}

/// The calendar of someone of whom no results are known. `today` is the day where the player is.
#[uniffi::export]
pub fn unplayed_calendar(today: Day, language: Language) -> DailyCalendar {
    DailyCalendar::of(&[], today, language)
}
