//! What a win changed, in words.

use std::time::Duration;

use super::{Argument, Language, duration, percentage, text, text_with};
use crate::statistics::{Record, WinChange};

/// What a win changed in the statistics of its patience, a line for each figure. Without a clock
/// nothing is said of time.
pub fn win_lines(language: Language, change: &WinChange, shows_clock: bool) -> Vec<String> {
    let lines = [
        change.is_first().then(|| text(language, "won-first")),
        rate_line(language, change),
        streak_line(language, change),
        change
            .best_time
            .filter(|_| shows_clock)
            .and_then(|record| time_line(language, record)),
        change
            .fewest_moves
            .map(|record| moves_line(language, record)),
    ];
    lines.into_iter().flatten().collect()
}

/// Nothing for the first game of all, whose rate says nothing.
fn rate_line(language: Language, change: &WinChange) -> Option<String> {
    let before = percentage(language, change.before.rate()?);
    let now = percentage(language, change.now.rate()?);
    // Where all or very many are won, nothing is seen of one more.
    let key = match before == now {
        true => "won-rate-stays",
        false => "won-rate-rises",
    };
    let arguments = [("before", before.into()), ("now", now.into())];
    Some(text_with(language, key, &arguments))
}

/// Nothing for a single win, which is no streak.
fn streak_line(language: Language, change: &WinChange) -> Option<String> {
    let key = match change.is_longest_streak {
        true => "won-longest-streak",
        false => "won-streak",
    };
    let count = Argument::Number(change.streak.into());
    (change.streak > 1).then(|| text_with(language, key, &[("count", count)]))
}

/// Nothing where the clock would show the same time twice.
fn time_line(language: Language, record: Record<Duration>) -> Option<String> {
    let clock = |time: Duration| duration(time.as_millis().try_into().unwrap_or(u64::MAX));
    let (before, now) = (clock(record.before), clock(record.now));
    (before != now).then(|| {
        let arguments = [("before", before.into()), ("now", now.into())];
        text_with(language, "won-best-time", &arguments)
    })
}

fn moves_line(language: Language, record: Record<u32>) -> String {
    let arguments = [
        ("before", Argument::Number(record.before.into())),
        ("now", Argument::Number(record.now.into())),
    ];
    text_with(language, "won-fewest-moves", &arguments)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Share;

    const NOTHING_NEW: WinChange = WinChange {
        before: Share { won: 1, lost: 2 },
        now: Share { won: 2, lost: 2 },
        streak: 1,
        is_longest_streak: false,
        best_time: None,
        fewest_moves: None,
    };

    fn english(change: &WinChange) -> Vec<String> {
        win_lines(Language::English, change, true)
    }

    #[test]
    fn without_a_record_only_the_rate_is_told() {
        assert_eq!(english(&NOTHING_NEW), ["Win rate up from 33.3% to 50.0%"]);
    }

    #[test]
    fn the_first_game_of_all_has_no_rate_to_tell() {
        let first = WinChange {
            before: Share::default(),
            now: Share { won: 1, lost: 0 },
            ..NOTHING_NEW
        };
        assert_eq!(english(&first), ["Your first win"]);
    }

    #[test]
    fn a_rate_that_stays_is_not_said_to_rise() {
        let all_won = WinChange {
            before: Share { won: 3, lost: 0 },
            now: Share { won: 4, lost: 0 },
            streak: 4,
            ..NOTHING_NEW
        };
        assert_eq!(
            english(&all_won),
            ["Win rate still at 100.0%", "4 won in a row"]
        );
    }

    #[test]
    fn a_part_of_a_second_is_no_better_time() {
        let hardly_faster = WinChange {
            best_time: Some(Record {
                before: Duration::from_millis(187_900),
                now: Duration::from_millis(187_100),
            }),
            ..NOTHING_NEW
        };
        assert_eq!(english(&hardly_faster), english(&NOTHING_NEW));
    }

    #[test]
    fn each_record_has_a_line_and_none_of_time_where_there_is_no_clock() {
        let records = WinChange {
            streak: 3,
            is_longest_streak: true,
            best_time: Some(Record {
                before: Duration::from_secs(250),
                now: Duration::from_secs(187),
            }),
            fewest_moves: Some(Record {
                before: 110,
                now: 102,
            }),
            ..NOTHING_NEW
        };
        let lines = english(&records);
        assert_eq!(
            lines[1..],
            [
                "3 won in a row, your longest streak",
                "New best time: 3:07 (before: 4:10)",
                "Fewest moves ever: 102 (before: 110)",
            ]
        );
        let without_clock = win_lines(Language::English, &records, false);
        assert_eq!(without_clock, [&lines[..2], &lines[3..]].concat());
    }
}
