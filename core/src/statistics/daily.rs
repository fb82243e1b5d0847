//! The deals of the days.

use std::collections::BTreeMap;
use std::iter;

use time::Date;

/// How the deal of a day came out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DailyOutcome {
    /// It was played and not won.
    NotWon,
    /// It was won, however often it was lost besides.
    Won,
}

impl DailyOutcome {
    pub(super) fn of(is_won: bool) -> DailyOutcome {
        if is_won {
            DailyOutcome::Won
        } else {
            DailyOutcome::NotWon
        }
    }
}

/// How the deals of the days came out.
///
/// A day is the one whose deal it was, whenever it was played: who wins yesterday's deal today has
/// won yesterday. Where several patiences are taken together one win is enough for a day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DailyDeals {
    /// Each day whose deal was played.
    pub days: BTreeMap<Date, DailyOutcome>,
    /// How many days were won one after the other up to today, or up to yesterday if today is not
    /// won yet.
    pub current_streak: u32,
    /// The most days that were won one after the other.
    pub longest_streak: u32,
}

impl DailyDeals {
    pub(super) fn of(
        played: impl IntoIterator<Item = (Date, DailyOutcome)>,
        today: Date,
    ) -> DailyDeals {
        let mut days = BTreeMap::new();
        for (day, outcome) in played {
            let best = days.entry(day).or_insert(outcome);
            *best = outcome.max(*best);
        }
        DailyDeals {
            current_streak: current_streak(&days, today),
            longest_streak: longest_streak(&days),
            days,
        }
    }
}

fn current_streak(days: &BTreeMap<Date, DailyOutcome>, today: Date) -> u32 {
    let is_won = |day: &Date| days.get(day) == Some(&DailyOutcome::Won);
    let ends = [Some(today), today.previous_day()];
    let end = ends.into_iter().flatten().find(is_won);
    let streak = iter::successors(end, |day| day.previous_day().filter(is_won));
    streak.map(|_| 1).sum()
}

fn longest_streak(days: &BTreeMap<Date, DailyOutcome>) -> u32 {
    let (mut longest, mut streak) = (0, 0);
    let mut awaited = None;
    for (&day, &outcome) in days {
        if outcome == DailyOutcome::NotWon {
            continue;
        }
        streak = if awaited == Some(day) { streak + 1 } else { 1 };
        awaited = day.next_day();
        longest = longest.max(streak);
    }
    longest
}
