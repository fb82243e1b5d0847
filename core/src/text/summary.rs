//! Statistics as a short text that people send each other.

use std::time::Duration;

use super::{Argument, Language, duration, percentage, text, text_with};
use crate::rules::Rules;
use crate::statistics::Statistics;

/// The most important figures of one patience, or of all, a line each.
pub fn statistics_summary(
    language: Language,
    rules: Option<&Rules>,
    statistics: &Statistics,
) -> String {
    let lines = [
        Some(title(language, rules)),
        record(language, statistics),
        longest_streak(language, statistics),
        best_time(language, statistics),
        fewest_moves(language, statistics),
    ];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    lines.join("\n")
}

fn title(language: Language, rules: Option<&Rules>) -> String {
    let game = rules.map_or_else(
        || text(language, "statistics-all-games"),
        |rules| rules.name.to_owned(),
    );
    text_with(language, "summary-title", &[("game", game.into())])
}

fn record(language: Language, statistics: &Statistics) -> Option<String> {
    let rate = percentage(language, statistics.games.rate()?);
    let played = statistics.games.played().try_into().unwrap_or(i64::MAX);
    let count = [("count", Argument::Number(played))];
    let games = text_with(language, "statistics-games", &count);
    let arguments = [("games", games.into()), ("rate", rate.into())];
    Some(text_with(language, "own-record", &arguments))
}

/// Nothing for a single win, which is no streak.
fn longest_streak(language: Language, statistics: &Statistics) -> Option<String> {
    let longest = statistics.streaks.longest_won;
    let count = Argument::Number(longest.into());
    (longest > 1).then(|| text_with(language, "summary-streak", &[("count", count)]))
}

fn best_time(language: Language, statistics: &Statistics) -> Option<String> {
    let best: Duration = statistics.wins.as_ref()?.times.best;
    let time = duration(best.as_millis().try_into().unwrap_or(u64::MAX));
    let arguments = [("time", time.into())];
    Some(text_with(language, "summary-best-time", &arguments))
}

fn fewest_moves(language: Language, statistics: &Statistics) -> Option<String> {
    let best = statistics.wins.as_ref()?.moves.best;
    let count = [("count", Argument::Number(best.into()))];
    Some(text_with(language, "summary-fewest-moves", &count))
}
