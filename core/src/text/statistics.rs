//! Statistics as a page.

use std::time::Duration;

use time::Date;

use super::{Argument, Language, date, duration, integer, percentage, spoken_duration};
use super::{share_with_interval, text, text_with};
use crate::statistics::{Bin, CurvePoint, DailyOutcome, Share, Statistics, Streak, Wins};

/// Statistics in words, ready to be read, and what there is to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct StatisticsPage {
    /// Figures that belong together; nothing before the first game.
    pub sections: Vec<FigureSection>,
    /// The figures of the deals of the days; nothing where none was played.
    pub daily: Option<FigureSection>,
    /// The last games, the oldest first, as a curve.
    pub curve: Vec<CurvePoint>,
    /// The curve in words.
    pub curve_spoken: String,
    /// How many won games took how long, as bars.
    pub times: Vec<TimeBar>,
    /// Each day whose deal was played, and how that went.
    pub days: Vec<(Date, DailyOutcome)>,
}

/// Figures that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FigureSection {
    /// What they are about.
    pub heading: String,
    /// The figures.
    pub figures: Vec<Figure>,
    /// What some of them mean.
    pub notes: Vec<String>,
}

/// A figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What it is.
    pub label: String,
    /// The figure.
    pub value: String,
    /// The figure as a screen reader says it.
    pub spoken: String,
}

/// A bar of the times that won games took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeBar {
    /// The shortest of these times, as on a clock.
    pub label: String,
    /// How many games took so long.
    pub count: u32,
    /// The bar in words.
    pub spoken: String,
}

/// The statistics, ready to be read.
pub fn statistics_page(language: Language, statistics: &Statistics) -> StatisticsPage {
    let writer = Writer { language };
    let wins = statistics.wins.as_ref();
    let mut sections = Vec::new();
    if statistics.games.played() > 0 {
        sections.push(writer.games(statistics));
        sections.extend(wins.map(|wins| writer.times(wins)));
        sections.extend(wins.map(|wins| writer.moves(wins)));
    }
    let has_days = !statistics.daily.days.is_empty();
    StatisticsPage {
        sections,
        daily: has_days.then(|| writer.daily(statistics)),
        curve_spoken: writer.curve(&statistics.curve),
        curve: statistics.curve.clone(),
        times: wins.map_or(Vec::new(), |wins| {
            let bins = wins.distribution.bins();
            bins.map(|bin| writer.bar(&bin)).collect()
        }),
        days: statistics.daily.days.clone().into_iter().collect(),
    }
}

/// How the deal of a day went, in words; `None` if it wasn't played.
pub fn day_text(language: Language, day: Date, outcome: Option<DailyOutcome>) -> String {
    let key = match outcome {
        Some(DailyOutcome::Won) => "statistics-daily-won",
        Some(DailyOutcome::NotWon) => "statistics-daily-not-won",
        None => "statistics-daily-not-played",
    };
    text_with(language, key, &[("date", date(language, day).into())])
}

struct Writer {
    language: Language,
}

impl Writer {
    fn games(&self, statistics: &Statistics) -> FigureSection {
        let Statistics { games, streaks, .. } = statistics;
        let unaided = statistics.wins.as_ref().map_or(0, |wins| wins.unaided);
        let about_interval = match games.interval() {
            Some(_) => "statistics-interval-about",
            None => "statistics-interval-later",
        };
        let section = self.section(
            "statistics-all",
            vec![
                self.count("statistics-played", games.played()),
                self.count("statistics-won", games.won.into()),
                self.plain("statistics-win-rate", self.rate(*games)),
                self.count("statistics-unaided", unaided.into()),
                self.plain("statistics-current-streak", self.streak(streaks.current)),
                self.count("statistics-longest-won", streaks.longest_won.into()),
                self.count("statistics-longest-lost", streaks.longest_lost.into()),
            ],
        );
        FigureSection {
            notes: vec![
                self.note("statistics-unaided", "statistics-unaided-about"),
                self.note("statistics-interval", about_interval),
            ],
            ..section
        }
    }

    /// What a figure means.
    fn note(&self, label: &str, about: &str) -> String {
        format!(
            "{}: {}",
            text(self.language, label),
            text(self.language, about)
        )
    }

    fn rate(&self, games: Share) -> String {
        let rate = games.rate().unwrap_or(0.0);
        match games.interval() {
            Some(interval) => {
                share_with_interval(self.language, rate, interval.least..=interval.most)
            }
            None => percentage(self.language, rate),
        }
    }

    fn streak(&self, streak: Streak) -> String {
        let (key, count) = match streak {
            Streak::None => return text(self.language, "statistics-streak-none"),
            Streak::Won(count) => ("statistics-streak-won", count),
            Streak::Lost(count) => ("statistics-streak-lost", count),
        };
        let count = Argument::Number(count.get().into());
        text_with(self.language, key, &[("count", count)])
    }

    fn times(&self, wins: &Wins) -> FigureSection {
        let times = &wins.times;
        self.section(
            "statistics-time",
            vec![
                self.time("statistics-best", times.best),
                self.time("statistics-average", times.average),
                self.time("statistics-median", times.median),
            ],
        )
    }

    fn moves(&self, wins: &Wins) -> FigureSection {
        let moves = &wins.moves;
        self.section(
            "statistics-moves",
            vec![
                self.count("statistics-best", moves.best.into()),
                self.count("statistics-average", moves.average.round() as u64),
                self.count("statistics-median", moves.median.round() as u64),
            ],
        )
    }

    fn daily(&self, statistics: &Statistics) -> FigureSection {
        let daily = &statistics.daily;
        self.section(
            "statistics-daily",
            vec![
                self.count("statistics-daily-streak", daily.current_streak.into()),
                self.count("statistics-daily-longest", daily.longest_streak.into()),
            ],
        )
    }

    fn section(&self, heading: &str, figures: Vec<Figure>) -> FigureSection {
        FigureSection {
            heading: text(self.language, heading),
            figures,
            notes: Vec::new(),
        }
    }

    fn count(&self, key: &str, number: u64) -> Figure {
        self.plain(key, integer(self.language, number))
    }

    fn time(&self, key: &str, time: Duration) -> Figure {
        let milliseconds = milliseconds(time);
        Figure {
            spoken: spoken_duration(self.language, milliseconds),
            ..self.plain(key, duration(milliseconds))
        }
    }

    fn plain(&self, key: &str, value: String) -> Figure {
        Figure {
            label: text(self.language, key),
            spoken: value.clone(),
            value,
        }
    }

    fn curve(&self, curve: &[CurvePoint]) -> String {
        let won = curve.iter().filter(|point| point.is_won).count();
        let arguments = [("won", Argument::from(won)), ("count", curve.len().into())];
        text_with(self.language, "statistics-curve-spoken", &arguments)
    }

    fn bar(&self, bin: &Bin) -> TimeBar {
        let from = duration(milliseconds(bin.from));
        let count = Argument::Number(bin.count.into());
        let games = text_with(self.language, "statistics-games", &[("count", count)]);
        let mut arguments = vec![("from", from.clone().into()), ("games", games.into())];
        let key = match bin.to {
            Some(to) => {
                arguments.push(("to", duration(milliseconds(to)).into()));
                "statistics-times-bin"
            }
            None => "statistics-times-last-bin",
        };
        TimeBar {
            label: from,
            count: bin.count,
            spoken: text_with(self.language, key, &arguments),
        }
    }
}

fn milliseconds(time: Duration) -> u64 {
    time.as_millis().try_into().unwrap_or(u64::MAX)
}
