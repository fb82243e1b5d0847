//! The deals of the days.

use std::collections::BTreeMap;
use std::iter;

use time::Date;

use super::once::each_once;
use crate::game_result::GameResult;

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
        let days = best(played);
        DailyDeals {
            current_streak: current_streak(&days, today),
            longest_streak: longest_streak(&days),
            days,
        }
    }
}

/// A calendar to choose the deal of a day from.
///
/// A day is the one whose deal it was, as for [`DailyDeals`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyCalendar<'a> {
    /// The first day that is offered, the first of its month: a year back, so that there is always
    /// much to make up for, and further back where earlier deals were played, so that all of them
    /// are seen.
    pub first: Date,
    /// Each day of which a deal was played; one win is enough for a day.
    pub days: BTreeMap<Date, DailyOutcome>,
    /// How each deal of a day came out, by the day and the id of the patience.
    pub deals: BTreeMap<(Date, &'a str), DailyOutcome>,
}

impl<'a> DailyCalendar<'a> {
    /// The calendar of these results, whatever their order. Results of the same game count once, as
    /// [`merged`](super::merged) has it. `today` is the day where the player is.
    pub fn of(results: impl IntoIterator<Item = &'a GameResult>, today: Date) -> DailyCalendar<'a> {
        let results = each_once(results);
        let deals = best(results.into_iter().filter_map(|result| {
            let outcome = DailyOutcome::of(result.is_won);
            Some(((result.daily?, result.game.as_str()), outcome))
        }));
        let days = best(deals.iter().map(|(&(day, _), &outcome)| (day, outcome)));
        let first = days.keys().next().copied().map_or(today, first_of_month);
        DailyCalendar {
            first: first.min(first_of_month_a_year_before(today)),
            days,
            deals,
        }
    }
}

/// The best outcome of each of the things that were played.
fn best<K: Ord>(played: impl IntoIterator<Item = (K, DailyOutcome)>) -> BTreeMap<K, DailyOutcome> {
    let mut all = BTreeMap::new();
    for (key, outcome) in played {
        let best = all.entry(key).or_insert(outcome);
        *best = outcome.max(*best);
    }
    all
}

/// The first of the month a year before a day, or of its own month where time begins.
fn first_of_month_a_year_before(day: Date) -> Date {
    let first = first_of_month(day);
    first.replace_year(day.year() - 1).unwrap_or(first)
}

fn first_of_month(day: Date) -> Date {
    day.replace_day(1).unwrap_or(day)
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
