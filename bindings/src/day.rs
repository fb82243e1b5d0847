//! Days of the calendar.

use talon_core::text::{self, Language};
use time::{Date, Month};

/// A day where the player is. One that doesn't exist counts as none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Day {
    /// The year, such as 2026.
    pub year: i32,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 to 31.
    pub day: u8,
}

impl Day {
    pub(crate) fn date(self) -> Option<Date> {
        let month = Month::try_from(self.month).ok()?;
        Date::from_calendar_date(self.year, month, self.day).ok()
    }
}

impl From<Date> for Day {
    fn from(date: Date) -> Day {
        Day {
            year: date.year(),
            month: date.month().into(),
            day: date.day(),
        }
    }
}

/// A day in words: “30 November 2026”; nothing for one that doesn't exist.
#[uniffi::export]
pub fn day_text(language: Language, day: Day) -> String {
    day.date()
        .map_or(String::new(), |date| text::date(language, date))
}

/// A day whose deal was not played, in words; nothing for one that does not exist.
#[uniffi::export]
pub fn unplayed_day_text(language: Language, day: Day) -> String {
    day.date()
        .map_or(String::new(), |date| text::day_text(language, date, None))
}
