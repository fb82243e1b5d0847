//! The results as comma-separated values, for a spreadsheet.

use time::OffsetDateTime;

use super::fault::{Fault, StoreError};
use super::forms::date_text;
use super::rows::{milliseconds, rows};
use super::{Pending, Store};
use crate::deal::DealNumber;
use crate::game_result::{GameResult, Moment};

const HEADINGS: [&str; 12] = [
    "id", "game", "deal", "started", "ended", "won", "moves", "seconds", "undos", "hints",
    "winnable", "daily",
];

impl Store {
    /// All results as comma-separated values: a line of headings, then a line for each result, in
    /// the order in which they came. Moments are in UTC, times in seconds.
    pub fn results_as_csv(&self) -> Pending<String> {
        self.desk.read(|open| {
            let results = rows::<GameResult>(open, "ORDER BY number", [])?;
            table(&results).map_err(|error| Fault::Failed(StoreError::Unreachable(error)))
        })
    }
}

fn table(results: &[GameResult]) -> std::io::Result<String> {
    let mut lines = csv::Writer::from_writer(Vec::new());
    lines.write_record(HEADINGS)?;
    for result in results {
        lines.write_record(cells(result))?;
    }
    let bytes = lines
        .into_inner()
        .map_err(csv::IntoInnerError::into_error)?;
    String::from_utf8(bytes).map_err(std::io::Error::other)
}

fn cells(result: &GameResult) -> [String; HEADINGS.len()] {
    let seconds = milliseconds(result.time) as f64 / 1000.0;
    [
        result.id.to_string(),
        result.game.clone(),
        result
            .deal
            .map(DealNumber::get)
            .map_or(String::new(), |n| n.to_string()),
        moment(result.started),
        moment(result.ended),
        yes_or_no(result.is_won),
        result.moves.to_string(),
        format!("{seconds:.3}"),
        result.undos.to_string(),
        result.hints.to_string(),
        yes_or_no(result.from_winnable),
        result.daily.map_or(String::new(), date_text),
    ]
}

fn yes_or_no(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.to_owned()
}

/// `2026-11-30 17:05:09`; nothing for a moment outside of all calendars.
fn moment(moment: Moment) -> String {
    let Ok(time) = OffsetDateTime::from_unix_timestamp(moment.0) else {
        return String::new();
    };
    let (hour, minute, second) = time.to_hms();
    format!(
        "{} {hour:02}:{minute:02}:{second:02}",
        date_text(time.date())
    )
}
