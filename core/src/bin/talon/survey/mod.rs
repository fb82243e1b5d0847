//! How many deals of a game can be won.

mod record;
mod row;
mod tally;

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use talon_core::deal::{DealNumber, deal};
use talon_core::search::{Cancel, Limits, Verdict, solve};

pub use row::{Fate, Row};

use crate::arguments::Survey;
use crate::fair::follow_hints;
use crate::no::No;
use crate::output::print;
use record::Record;
use tally::Tally;

/// Decides each deal that was asked for and has no row yet, and prints the sum of all.
pub fn survey(asked: &Survey) -> Result<(), No> {
    let (mut record, found) = match &asked.out {
        Some(path) => Record::open(path).map(|(record, rows)| (Some(record), rows))?,
        None => (None, Vec::new()),
    };
    let found = asked.fates_of(found);
    let mut tally = Tally::default();
    found.values().for_each(|&fate| tally.count(fate));

    let bar = bar(asked.deal_count(), tally.all());
    let left = asked.deals().filter(|number| !found.contains_key(number));
    decide_all(asked, left, &mut |row| {
        match &mut record {
            Some(record) => record.add(row)?,
            None => bar.suspend(|| print(&format!("{row}\n")))?,
        }
        tally.count(row.fate);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    print(&format!("{tally}\n"))
}

impl Survey {
    fn deals(&self) -> impl Iterator<Item = DealNumber> + Send {
        let numbers = self.from.get()..=self.to.get();
        numbers.filter_map(DealNumber::new)
    }

    fn deal_count(&self) -> u64 {
        u64::from(self.to.get() - self.from.get()) + 1
    }

    /// What became of the deals that were asked for. If a deal has several rows, the last counts.
    fn fates_of(&self, rows: Vec<Row>) -> HashMap<DealNumber, Fate> {
        let asked = |row: &Row| (self.from..=self.to).contains(&row.number);
        let rows = rows.into_iter().filter(asked);
        rows.map(|row| (row.number, row.fate)).collect()
    }

    fn jobs(&self) -> usize {
        let default = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.unwrap_or_else(default)
    }

    /// What becomes of a deal.
    fn decide(&self, number: DealNumber, cancel: &Cancel) -> Row {
        if self.fair {
            return follow_hints(self.game, number, self.seconds, cancel);
        }
        let limits = Limits::of_time(self.seconds);
        let solution = solve(&deal(self.game, number), &limits, cancel, &mut |_| {});
        let fate = match solution.verdict {
            Verdict::Won(moves) => Fate::Won {
                moves: moves.len() as u64,
            },
            Verdict::Lost => Fate::Lost,
            Verdict::Unknown(_) => Fate::Unknown,
        };
        Row {
            number,
            fate,
            nodes: solution.nodes,
        }
    }
}

/// Decides deals side by side, each on one thread, and hands the rows on as they come. If one can't
/// be taken, the others are called off.
fn decide_all(
    survey: &Survey,
    deals: impl Iterator<Item = DealNumber> + Send,
    take: &mut dyn FnMut(Row) -> Result<(), No>,
) -> Result<(), No> {
    let cancel = Cancel::default();
    let deals = Mutex::new(deals);
    let work = |rows: mpsc::Sender<Row>| {
        let next = || deals.lock().ok()?.next();
        while let Some(number) = next() {
            let row = survey.decide(number, &cancel);
            // What was called off says nothing about the deal.
            if cancel.is_cancelled() || rows.send(row).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        let (sender, rows) = mpsc::channel();
        for job in 0..survey.jobs() {
            let (sender, work) = (sender.clone(), &work);
            let started = thread::Builder::new().spawn_scoped(scope, move || work(sender));
            match started {
                Ok(_) => {}
                Err(error) if job == 0 => return Err(No::because("threads", error)),
                // Those that could be started do all the work.
                Err(_) => break,
            }
        }
        drop(sender);
        let outcome = rows.iter().try_for_each(take);
        if outcome.is_err() {
            cancel.cancel();
        }
        outcome
    })
}

/// How far a survey is, on standard error if that is a terminal.
fn bar(all: u64, done: u64) -> ProgressBar {
    const UPDATES: Duration = Duration::from_millis(500);
    let style = ProgressStyle::with_template("[{bar:40}] {pos} of {len}, {eta} to go");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    // In signs that every terminal has.
    let style = style.progress_chars("=> ");
    let bar = ProgressBar::new(all).with_style(style).with_position(done);
    // What was done earlier says nothing about the speed.
    bar.reset_eta();
    bar.enable_steady_tick(UPDATES);
    bar
}
