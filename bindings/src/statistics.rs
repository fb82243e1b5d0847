//! What the results of games say.

use talon_core::statistics::{self, DailyOutcome};
use talon_core::text::{self, Language};
use time::Date;

use crate::day::Day;

/// A game of the curve: whether it was won, and the share won of it and the up to 19 before it.
#[uniffi::remote(Record)]
pub struct CurvePoint {
    pub is_won: bool,
    pub share: f64,
}
use statistics::CurvePoint;

/// Figures that belong together: what they are about, the figures, and what some of them mean.
#[uniffi::remote(Record)]
pub struct FigureSection {
    pub heading: String,
    pub figures: Vec<Figure>,
    pub notes: Vec<String>,
}

/// A figure: what it is, the figure, and the figure as a screen reader says it.
#[uniffi::remote(Record)]
pub struct Figure {
    pub label: String,
    pub value: String,
    pub spoken: String,
}

/// A bar of the times that won games took: the shortest of these times, how many games took so
/// long, and the bar in words.
#[uniffi::remote(Record)]
pub struct TimeBar {
    pub label: String,
    pub count: u32,
    pub spoken: String,
}
use text::{Figure, FigureSection, TimeBar};

/// A day whose deal was played.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct PlayedDay {
    /// The day.
    pub day: Day,
    /// Whether its deal was won.
    pub is_won: bool,
    /// The day and how its deal went, in words.
    pub spoken: String,
}

/// Statistics in words, ready to be read, and what there is to be drawn.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct StatisticsPage {
    /// Figures that belong together; nothing before the first game.
    pub sections: Vec<FigureSection>,
    /// The figures of the deals of the days; nothing where none was played.
    pub daily: Option<FigureSection>,
    /// The last games, 50 at most, the oldest first, as a curve.
    pub curve: Vec<CurvePoint>,
    /// The curve in words.
    pub curve_spoken: String,
    /// How many won games took how long, as bars.
    pub times: Vec<TimeBar>,
    /// Each day whose deal was played, the first first.
    pub days: Vec<PlayedDay>,
    /// The most important figures as a short text, to be shared.
    pub summary: String,
}

impl StatisticsPage {
    pub(crate) fn of(
        language: Language,
        page: text::StatisticsPage,
        summary: String,
    ) -> StatisticsPage {
        let days = page.days.into_iter();
        StatisticsPage {
            sections: page.sections,
            daily: page.daily,
            curve: page.curve,
            curve_spoken: page.curve_spoken,
            times: page.times,
            days: days
                .map(|(day, outcome)| played_day(language, day, outcome))
                .collect(),
            summary,
        }
    }
}

pub(crate) fn played_day(language: Language, day: Date, outcome: DailyOutcome) -> PlayedDay {
    PlayedDay {
        day: day.into(),
        is_won: outcome == DailyOutcome::Won,
        spoken: text::day_text(language, day, Some(outcome)),
    }
}
