//! What people send each other of their statistics.

use std::time::Duration;

use talon_core::game_result::{GameId, GameResult, Moment};
use talon_core::rules::game;
use talon_core::statistics::{Date, Statistics};
use talon_core::text::{Language, statistics_summary};

/// A game of Sally: the higher its number, the later and longer it was.
fn result(number: u8, is_won: bool) -> GameResult {
    GameResult {
        id: GameId::from_bytes([number; 16]),
        game: "sally".to_owned(),
        started: Moment(1_000 * i64::from(number)),
        ended: Moment(1_000 * i64::from(number) + 600),
        is_won,
        moves: 100 + u32::from(number),
        time: Duration::from_secs(180 + u64::from(number)),
        undos: 0,
        hints: 0,
        deal: None,
        from_winnable: true,
        daily: None,
    }
}

fn summary(language: Language, results: &[GameResult]) -> String {
    let statistics = Statistics::of(results, Date::MIN);
    statistics_summary(language, game("sally"), &statistics)
}

#[test]
fn a_summary_has_what_can_be_told_of_wins() {
    let results = [result(1, false), result(2, true), result(3, true)];
    assert_eq!(
        summary(Language::English, &results),
        "Talon: Sally\n3 games, 66.7% won\nLongest winning streak: 2\n\
         Best time: 3:02\nFewest moves: 102"
    );
    assert_eq!(
        summary(Language::German, &results),
        "Talon: Sally\n3 Spiele, 66,7\u{a0}% gewonnen\nLängste Gewinnserie: 2\n\
         Beste Zeit: 3:02\nWenigste Züge: 102"
    );
}

#[test]
fn a_summary_without_a_win_says_nothing_of_wins() {
    let lost = [result(1, false)];
    assert_eq!(
        summary(Language::English, &lost),
        "Talon: Sally\n1 game, 0.0% won"
    );
    // One win is no streak.
    let won = [result(1, true)];
    assert!(!summary(Language::English, &won).contains("streak"));
}

#[test]
fn a_summary_of_all_games_says_so() {
    let statistics = Statistics::of(&[result(1, true)], Date::MIN);
    let summary = statistics_summary(Language::English, None, &statistics);
    assert!(summary.starts_with("Talon: All games\n1 game, "));
}
