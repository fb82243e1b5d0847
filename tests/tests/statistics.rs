//! Statistics say what the results say: figures that can be checked by hand, and what holds for any
//! results.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;
use std::time::Duration;

use proptest::prelude::*;
use talon_core::deal::DealNumber;
use talon_core::game_result::{GameId, GameResult, Moment};
use talon_core::statistics::{
    Bin, CurvePoint, DailyCalendar, DailyOutcome, Date, Figures, Interval, Record, Share,
    Statistics, Streak, WinChange, Wins, merged,
};

/// A game that was lost in a minute with 50 moves; each number is another game, and the higher ones
/// are played later.
fn lost(number: u8) -> GameResult {
    GameResult {
        id: GameId::from_bytes([number; 16]),
        game: "canfield".to_string(),
        started: Moment(1_000 * i64::from(number)),
        ended: Moment(1_000 * i64::from(number) + 60),
        is_won: false,
        moves: 50,
        time: Duration::from_secs(60),
        undos: 0,
        hints: 0,
        deal: DealNumber::new(1),
        from_winnable: true,
        daily: None,
    }
}

/// The same game, won.
fn won(number: u8) -> GameResult {
    GameResult {
        is_won: true,
        ..lost(number)
    }
}

/// Games of which these were won, in the order they were played.
fn games(won_ones: impl IntoIterator<Item = bool>) -> Vec<GameResult> {
    (1..)
        .zip(won_ones)
        .map(|(number, is_won)| if is_won { won(number) } else { lost(number) })
        .collect()
}

/// Won games that took so many seconds.
fn won_in(seconds: &[u64]) -> Vec<GameResult> {
    (1..)
        .zip(seconds)
        .map(|(number, &seconds)| GameResult {
            time: Duration::from_secs(seconds),
            ..won(number)
        })
        .collect()
}

/// Won games with so many moves.
fn won_with(moves: &[u32]) -> Vec<GameResult> {
    (1..)
        .zip(moves)
        .map(|(number, &moves)| GameResult {
            moves,
            ..won(number)
        })
        .collect()
}

/// A day of 2026, from 1 on.
fn day(number: u16) -> Date {
    Date::from_ordinal_date(2026, number).expect("a day of the year")
}

/// The deals of these days, won or lost.
fn daily(days: &[(u16, bool)]) -> Vec<GameResult> {
    let mut results = games(days.iter().map(|&(_, is_won)| is_won));
    for (result, &(number, _)) in results.iter_mut().zip(days) {
        result.daily = Some(day(number));
    }
    results
}

/// Where it doesn't matter what day it is.
fn statistics(results: &[GameResult]) -> Statistics {
    Statistics::of(results, day(1))
}

fn wins(results: &[GameResult]) -> Wins {
    statistics(results).wins.expect("a game is won")
}

fn won_streak(count: u32) -> Streak {
    Streak::Won(NonZeroU32::new(count).expect("a streak"))
}

fn lost_streak(count: u32) -> Streak {
    Streak::Lost(NonZeroU32::new(count).expect("a streak"))
}

/// From when to when in seconds, and how many.
fn bars(results: &[GameResult]) -> Vec<(u64, Option<u64>, u32)> {
    let bar = |bin: Bin| (bin.from.as_secs(), bin.to.map(|to| to.as_secs()), bin.count);
    wins(results).distribution.bins().map(bar).collect()
}

#[test]
fn without_a_game_there_is_no_figure() {
    let none = statistics(&[]);
    assert_eq!(none.games, Share { won: 0, lost: 0 });
    assert_eq!(none.games.rate(), None);
    assert_eq!(none.games.interval(), None);
    assert_eq!(none.streaks.current, Streak::None);
    assert_eq!(none.streaks.longest_won, 0);
    assert_eq!(none.streaks.longest_lost, 0);
    assert_eq!(none.wins, None);
    assert!(none.daily.days.is_empty());
    assert_eq!(none.daily.current_streak, 0);
    assert_eq!(none.daily.longest_streak, 0);
    assert_eq!(none.curve, []);
}

#[test]
fn where_none_is_won_nothing_is_said_of_wins() {
    let statistics = statistics(&games([false, false]));
    assert_eq!(statistics.games.rate(), Some(0.0));
    assert_eq!(statistics.wins, None);
}

#[test]
fn three_of_four_games_are_75_percent() {
    let games = statistics(&games([true, true, false, true])).games;
    assert_eq!(games, Share { won: 3, lost: 1 });
    assert_eq!(games.played(), 4);
    assert_eq!(games.rate(), Some(0.75));
}

#[test]
fn the_interval_comes_with_the_tenth_game() {
    let nine = statistics(&games([true; 9])).games;
    let ten = statistics(&games([true; 10])).games;
    assert_eq!(nine.interval(), None);
    // All of ten: from 10 / (10 + 1.96²), which is 10 / 13.8416, to 1.
    let interval = ten.interval().expect("ten games are enough");
    assert!((interval.least - 0.7225).abs() < 0.0001, "{interval:?}");
    assert_eq!(interval.most, 1.0);
}

#[test]
fn the_interval_is_wilsons() {
    for (won, lost, least, most) in [
        (0, 0, 0.0, 1.0),
        (17, 3, 0.640, 0.948),
        (0, 10, 0.0, 0.278),
        (1, 0, 0.207, 1.0),
        (50, 50, 0.404, 0.596),
    ] {
        let interval = Interval::wilson(won, lost);
        assert!((interval.least - least).abs() < 0.0005, "{interval:?}");
        assert!((interval.most - most).abs() < 0.0005, "{interval:?}");
    }
}

#[test]
fn streaks_are_games_in_a_row() {
    for (won_ones, current, longest_won, longest_lost) in [
        (vec![true], won_streak(1), 1, 0),
        (vec![false], lost_streak(1), 0, 1),
        (vec![true, true, false], lost_streak(1), 2, 1),
        (
            vec![true, true, true, false, false, true, true],
            won_streak(2),
            3,
            2,
        ),
        (vec![true, false, false, false], lost_streak(3), 1, 3),
    ] {
        let streaks = statistics(&games(won_ones)).streaks;
        assert_eq!(streaks.current, current);
        assert_eq!(streaks.longest_won, longest_won);
        assert_eq!(streaks.longest_lost, longest_lost);
    }
}

#[test]
fn the_last_game_is_the_one_that_ended_last() {
    let mut results = games([true, false, true]);
    results[0].ended = Moment(1_000_000);
    results[2].is_won = false;
    // Lost, lost, and then the first one won, which was played over many days.
    let streaks = statistics(&results).streaks;
    assert_eq!(streaks.current, won_streak(1));
    assert_eq!(streaks.longest_lost, 2);
}

#[test]
fn of_games_that_ended_at_once_the_lower_id_is_first() {
    let mut results = games([true, false]);
    for result in &mut results {
        result.ended = Moment(0);
    }
    assert_eq!(statistics(&results).streaks.current, lost_streak(1));
}

#[test]
fn best_average_and_median_time_are_of_won_games_only() {
    let mut results = won_in(&[100, 200, 600]);
    results.push(lost(4));
    assert_eq!(
        wins(&results).times,
        Figures {
            best: Duration::from_secs(100),
            average: Duration::from_secs(300),
            median: Duration::from_secs(200),
        }
    );
}

#[test]
fn the_median_of_an_even_number_lies_between_the_middle_two() {
    let times = wins(&won_in(&[900, 100, 200, 205])).times;
    assert_eq!(times.median, Duration::from_millis(202_500));
    assert_eq!(
        wins(&won_with(&[120, 90, 101, 92])).moves,
        Figures {
            best: 90,
            average: 100.75,
            median: 96.5,
        }
    );
}

#[test]
fn wins_with_an_undo_or_a_hint_are_not_unaided() {
    let mut results = games([true, true, true, true, false]);
    results[0].undos = 1;
    results[1].hints = 1;
    let wins = wins(&results);
    assert_eq!(wins.unaided, 2);
}

#[test]
fn a_day_is_won_if_its_deal_was_won_once() {
    let results = daily(&[(3, false), (3, true), (3, false), (4, false)]);
    let days = Statistics::of(&results, day(4)).daily.days;
    let expected = [(day(3), DailyOutcome::Won), (day(4), DailyOutcome::NotWon)];
    assert_eq!(days, BTreeMap::from(expected));
}

#[test]
fn the_calendar_tells_the_deals_of_a_day_apart_and_takes_the_day_as_won_if_one_was() {
    let mut results = daily(&[(3, false), (3, true), (3, false), (4, false)]);
    results[2].game = "bisley".into();
    results.push(won(9));
    let calendar = DailyCalendar::of(&results, day(5));
    let won = DailyOutcome::Won;
    let not_won = DailyOutcome::NotWon;
    let game = results[0].game.as_str();
    let deals = [
        ((day(3), "bisley"), not_won),
        ((day(3), game), won),
        ((day(4), game), not_won),
    ];
    assert!(calendar.deals.into_iter().eq(deals));
    assert!(
        calendar
            .days
            .into_iter()
            .eq([(day(3), won), (day(4), not_won)])
    );
}

#[test]
fn the_calendar_reaches_a_year_back_and_to_whatever_was_played_before() {
    let of = |year, ordinal| Date::from_ordinal_date(year, ordinal).unwrap();
    let first = |played, today| {
        let mut results = daily(&[(1, false)]);
        results[0].daily = Some(played);
        DailyCalendar::of(&results, today).first
    };
    // The last days of January, of February in a leap year, and of time.
    assert_eq!(first(of(2026, 31), of(2026, 31)), of(2025, 1));
    assert_eq!(first(of(2024, 60), of(2024, 60)), of(2023, 32));
    assert_eq!(first(of(2021, 59), of(2026, 31)), of(2021, 32));
    assert_eq!(first(of(2027, 31), of(2026, 31)), of(2025, 1));
    assert_eq!(first(Date::MIN, of(2026, 31)), Date::MIN);
    assert_eq!(DailyCalendar::of(&[], Date::MIN).first, Date::MIN);
}

#[test]
fn the_daily_streak_runs_to_today_or_yesterday() {
    let results = daily(&[(3, true), (5, true), (6, true), (7, true), (8, false)]);
    for (today, current) in [
        (2, 0),
        (3, 1),
        (4, 1),
        (5, 1),
        (6, 2),
        (7, 3),
        (8, 3),
        (9, 0),
    ] {
        let daily = Statistics::of(&results, day(today)).daily;
        assert_eq!(daily.current_streak, current, "{today}");
        assert_eq!(daily.longest_streak, 3);
    }
}

#[test]
fn the_daily_streak_runs_on_over_the_turn_of_the_year() {
    let mut results = daily(&[(1, true), (1, true)]);
    results[0].daily = Date::from_ordinal_date(2025, 365).ok();
    let daily = Statistics::of(&results, day(2)).daily;
    assert_eq!((daily.current_streak, daily.longest_streak), (2, 2));
}

#[test]
fn an_old_deal_played_late_closes_its_gap() {
    // The third day's deal is won last of all.
    let results = daily(&[(2, true), (4, true), (3, true)]);
    let daily = Statistics::of(&results, day(4)).daily;
    assert_eq!((daily.current_streak, daily.longest_streak), (3, 3));
}

#[test]
fn the_curve_shows_the_share_won_of_the_last_games() {
    let point = |is_won, share| CurvePoint { is_won, share };
    assert_eq!(
        statistics(&games([true, false, false, true])).curve,
        [
            point(true, 1.0),
            point(false, 0.5),
            point(false, 1.0 / 3.0),
            point(true, 0.5),
        ]
    );
}

#[test]
fn the_curve_has_the_last_fifty_games_and_looks_back_over_twenty() {
    // 40 lost games, then 20 won ones: the curve begins with the eleventh game.
    let results = games((0..60).map(|number| number >= 40));
    let curve = statistics(&results).curve;
    assert_eq!(curve.len(), 50);
    let shares: Vec<f64> = curve.iter().map(|point| point.share).collect();
    assert!(shares[..30].iter().all(|&share| share == 0.0));
    assert_eq!(shares[30], 0.05);
    assert_eq!(shares[39], 0.5);
    assert_eq!(shares[49], 1.0);

    // The first point, too, looks back at games that are not on the curve: the eleventh of ten won
    // games and 50 lost ones, and the 26th of games of which the 11th to 16th were won.
    let results = games((0..60).map(|number| number < 10));
    assert_eq!(statistics(&results).curve[0].share, 10.0 / 11.0);
    let results = games((0..75).map(|number| (10..16).contains(&number)));
    assert_eq!(statistics(&results).curve[0].share, 6.0 / 20.0);
}

#[test]
fn close_times_go_to_bins_of_half_a_minute() {
    assert_eq!(
        bars(&won_in(&[4 * 60 + 10, 5 * 60 + 20, 5 * 60 + 40, 6 * 60])),
        [
            (240, Some(270), 1),
            (270, Some(300), 0),
            (300, Some(330), 1),
            (330, Some(360), 1),
            (360, Some(390), 1),
        ]
    );
    assert_eq!(bars(&won_in(&[0])), [(0, Some(30), 1)]);
}

#[test]
fn the_bins_are_as_wide_as_the_times_ask_for() {
    // Eleven bins from the shortest to the longest are just enough; one more is too many.
    for (longest, width) in [
        (329, 30),
        (330, 60),
        (659, 60),
        (660, 120),
        (1_320, 300),
        (3_300, 600),
        (6_600, 1_800),
        (19_800, 3_600),
        (39_600, 7_200),
    ] {
        let bins = wins(&won_in(&[0, longest])).distribution;
        assert_eq!(bins.width(), Duration::from_secs(width), "{longest}");
    }
}

#[test]
fn a_few_long_games_do_not_squeeze_the_others_together() {
    // 5:00, 5:30 and so on to 13:30 are eighteen games, and nine in ten of them all.
    let mut seconds: Vec<u64> = (0..18).map(|place| 300 + 30 * place).collect();
    seconds.extend([3_600, 5_400]);
    let mut expected: Vec<_> = (5..16)
        .map(|minute| {
            let count = if minute < 14 { 2 } else { 0 };
            (60 * minute, Some(60 * (minute + 1)), count)
        })
        .collect();
    expected.push((60 * 16, None, 2));
    assert_eq!(bars(&won_in(&seconds)), expected);
}

#[test]
fn even_absurd_results_have_statistics() {
    let mut results = games([true, true, true, false]);
    results[1].time = Duration::MAX;
    results[2].time = Duration::MAX;
    for result in &mut results {
        result.ended = Moment(i64::MIN);
        result.moves = u32::MAX;
        result.daily = Some(Date::MAX);
    }
    results[1].daily = Some(Date::MIN);
    for today in [Date::MIN, Date::MAX] {
        let statistics = Statistics::of(&results, today);
        assert_eq!(statistics.daily.current_streak, 1);
        let wins = statistics.wins.expect("a game is won");
        assert_eq!(wins.times.median, Duration::MAX);
        assert_eq!(wins.moves.average, f64::from(u32::MAX));
        assert_eq!(wins.distribution.bins().len(), 11);
    }
    let longest = won_in(&[u64::MAX, u64::MAX]);
    assert_eq!(wins(&longest).times.average, Duration::from_secs(u64::MAX));
    assert_eq!(bars(&longest).len(), 1);
}

#[test]
fn of_one_game_the_win_stands_and_otherwise_the_earlier_end() {
    let early_loss = lost(1);
    let late_win = GameResult {
        ended: Moment(9_999),
        ..won(1)
    };
    let late_loss = GameResult {
        ended: Moment(9_999),
        moves: 1,
        ..lost(1)
    };
    for (a, b, stands) in [
        (&early_loss, &late_win, &late_win),
        (&late_win, &won(1), &won(1)),
        (&early_loss, &late_loss, &early_loss),
    ] {
        assert_eq!(&merged(a.clone(), b.clone()), stands);
        assert_eq!(&merged(b.clone(), a.clone()), stands);
    }
    let games = statistics(&[early_loss, late_win, late_loss]).games;
    assert_eq!(games, Share { won: 1, lost: 0 });
}

/// What the last of these games changed, which is won.
fn change(results: &[GameResult]) -> WinChange {
    let last = results.last().expect("a game");
    WinChange::of(results, last.id).expect("it is won")
}

#[test]
fn a_first_win_is_one_whatever_was_lost_before() {
    for (won_ones, before) in [
        (vec![true], Share { won: 0, lost: 0 }),
        (vec![false, false, true], Share { won: 0, lost: 2 }),
    ] {
        let change = change(&games(won_ones));
        assert!(change.is_first());
        assert_eq!(change.before, before);
        assert_eq!(change.now, Share { won: 1, ..before });
        assert_eq!(change.streak, 1);
        assert!(!change.is_longest_streak);
        // There is no record without a win to be better than.
        assert_eq!(change.best_time, None);
        assert_eq!(change.fewest_moves, None);
    }
    assert!(!change(&games([true, true])).is_first());
}

#[test]
fn a_best_time_is_shorter_than_that_of_every_win_before() {
    let (best, same, longer) = ([200, 100, 90], [200, 100, 100], [200, 100, 150]);
    let record = Record {
        before: Duration::from_secs(100),
        now: Duration::from_secs(90),
    };
    assert_eq!(change(&won_in(&best)).best_time, Some(record));
    assert_eq!(change(&won_in(&same)).best_time, None);
    assert_eq!(change(&won_in(&longer)).best_time, None);

    // A game that was lost soon is no good time.
    let mut after_loss = won_in(&[100, 10, 90]);
    after_loss[1].is_won = false;
    assert_eq!(change(&after_loss).best_time, Some(record));
}

#[test]
fn fewest_moves_are_fewer_than_those_of_every_win_before() {
    let record = Record {
        before: 100,
        now: 99,
    };
    assert_eq!(
        change(&won_with(&[120, 100, 99])).fewest_moves,
        Some(record)
    );
    assert_eq!(change(&won_with(&[120, 100, 100])).fewest_moves, None);
}

#[test]
fn a_streak_is_the_longest_when_no_other_was_as_long() {
    for (won_ones, streak, is_longest) in [
        (vec![true, true], 2, true),
        (vec![true, true, false, true, true], 2, false),
        (vec![true, true, false, true, true, true], 3, true),
        (vec![true, false, true], 1, false),
    ] {
        let change = change(&games(won_ones));
        assert_eq!(change.streak, streak);
        assert_eq!(change.is_longest_streak, is_longest);
    }
}

#[test]
fn a_win_that_is_like_others_only_changes_how_many_there_are() {
    let results = games([true, false, true]);
    let expected = WinChange {
        before: Share { won: 1, lost: 1 },
        now: Share { won: 2, lost: 1 },
        streak: 1,
        is_longest_streak: false,
        best_time: None,
        fewest_moves: None,
    };
    assert_eq!(change(&results), expected);
    // Their order doesn't matter, nor what came later.
    let mut more = games([true, false, true, true, false]);
    more.reverse();
    assert_eq!(WinChange::of(&more, results[2].id), Some(expected));
}

#[test]
fn only_a_win_changes_anything() {
    let results = games([true, false]);
    assert_eq!(WinChange::of(&results, results[1].id), None);
    assert_eq!(WinChange::of(&results[..1], results[1].id), None);
}

prop_compose! {
    /// A result from so narrow a range that results of the same game, and results that are alike
    /// but for one thing, come up often. The game tells which patience it was.
    fn any_result(games: u8)(
        number in 0..games,
        (started, ended) in (0_i64..3, 0_i64..40),
        is_won: bool,
        moves in 0_u32..4,
        time in prop_oneof![0_u64..3, 0_u64..600_000, 0_u64..20_000_000],
        (undos, hints) in (0_u32..2, 0_u32..2),
        deal in 0_u32..2,
        from_winnable: bool,
        daily in prop::option::of(1_u16..15),
    ) -> GameResult {
        GameResult {
            id: GameId::from_bytes([number; 16]),
            game: ["canfield", "duchess", "from a later Talon"][usize::from(number) % 3].to_string(),
            started: Moment(started),
            ended: Moment(ended),
            is_won,
            moves,
            time: Duration::from_millis(time),
            undos,
            hints,
            deal: DealNumber::new(deal),
            from_winnable,
            daily: daily.map(day),
        }
    }
}

fn any_results() -> impl Strategy<Value = Vec<GameResult>> {
    prop::collection::vec(any_result(120), 0..150)
}

/// One result of each game.
fn one_of_each(results: &[GameResult]) -> Vec<GameResult> {
    let mut kept: BTreeMap<GameId, GameResult> = BTreeMap::new();
    for result in results {
        let stands = match kept.remove(&result.id) {
            Some(other) => merged(other, result.clone()),
            None => result.clone(),
        };
        kept.insert(result.id, stands);
    }
    kept.into_values().collect()
}

proptest! {
    #[test]
    fn results_are_brought_together_in_any_order(
        [a, b, c] in [any_result(1), any_result(1), any_result(1)],
    ) {
        let merge = |a: &GameResult, b: &GameResult| merged(a.clone(), b.clone());
        prop_assert_eq!(&merge(&a, &a), &a);
        prop_assert_eq!(merge(&a, &b), merge(&b, &a));
        prop_assert_eq!(merge(&merge(&a, &b), &c), merge(&a, &merge(&b, &c)));

        let stands = merge(&a, &b);
        prop_assert!(stands == a || stands == b);
        prop_assert_eq!(stands.is_won, a.is_won || b.is_won);
        if a.is_won == b.is_won {
            prop_assert_eq!(stands.ended, a.ended.min(b.ended));
        }
    }

    #[test]
    fn results_that_differ_in_one_thing_are_brought_together_in_any_order(
        a in any_result(1),
        b in any_result(1),
        field in 0..11,
    ) {
        let mut other = a.clone();
        match field {
            0 => other.game = b.game,
            1 => other.started = b.started,
            2 => other.ended = b.ended,
            3 => other.is_won = b.is_won,
            4 => other.moves = b.moves,
            5 => other.time = b.time,
            6 => other.undos = b.undos,
            7 => other.hints = b.hints,
            8 => other.deal = b.deal,
            9 => other.from_winnable = b.from_winnable,
            _ => other.daily = b.daily,
        }
        prop_assert_eq!(merged(a.clone(), other.clone()), merged(other, a));
    }

    #[test]
    fn neither_order_nor_copies_matter(
        (results, shuffled) in any_results().prop_flat_map(|results| {
            (Just(results.clone()), Just(results).prop_shuffle())
        }),
        today in 1_u16..20,
    ) {
        let today = day(today);
        let statistics = Statistics::of(&results, today);
        prop_assert_eq!(&Statistics::of(&shuffled, today), &statistics);
        let twice = results.iter().chain(&shuffled);
        prop_assert_eq!(&Statistics::of(twice, today), &statistics);
        prop_assert_eq!(&Statistics::of(&one_of_each(&results), today), &statistics);
    }

    #[test]
    fn sums_agree(results in any_results()) {
        let all = statistics(&results);
        let kept = one_of_each(&results);
        let won = kept.iter().filter(|result| result.is_won).count();
        prop_assert_eq!(all.games.played(), kept.len() as u64);
        prop_assert_eq!(u64::from(all.games.won), won as u64);
        prop_assert_eq!(u64::from(all.games.lost), (kept.len() - won) as u64);

        let ids: BTreeSet<_> = results.iter().map(|result| &result.game).collect();
        let (mut games, mut unaided) = (Share::default(), 0);
        for id in ids {
            let of_one = Statistics::of(results.iter().filter(|result| &result.game == id), day(1));
            games.won += of_one.games.won;
            games.lost += of_one.games.lost;
            unaided += of_one.wins.map_or(0, |wins| wins.unaided);
        }
        prop_assert_eq!(games, all.games);
        prop_assert_eq!(unaided, all.wins.map_or(0, |wins| wins.unaided));
    }

    #[test]
    fn no_share_is_above_1_and_the_interval_holds_the_rate(
        won in prop_oneof![0_u32..40, any::<u32>()],
        lost in prop_oneof![0_u32..40, any::<u32>()],
    ) {
        let share = Share { won, lost };
        for share in [share, Share { won: 0, lost }, Share { won, lost: 0 }] {
            let rate = share.rate().unwrap_or_default();
            prop_assert!((0.0..=1.0).contains(&rate));
            let Some(interval) = share.interval() else {
                prop_assert!(share.played() < 10);
                continue;
            };
            prop_assert!(0.0 <= interval.least && interval.most <= 1.0);
            prop_assert!(interval.least <= rate && rate <= interval.most);
        }
    }

    #[test]
    fn no_streak_is_longer_than_the_longest(results in any_results()) {
        let Statistics { games, streaks, .. } = statistics(&results);
        let (won, lost) = match streaks.current {
            Streak::None => (0, 0),
            Streak::Won(count) => (count.get(), 0),
            Streak::Lost(count) => (0, count.get()),
        };
        prop_assert!(won <= streaks.longest_won && streaks.longest_won <= games.won);
        prop_assert!(lost <= streaks.longest_lost && streaks.longest_lost <= games.lost);
        prop_assert_eq!(won + lost == 0, games.played() == 0);
        prop_assert_eq!(streaks.longest_won == 0, games.won == 0);
        prop_assert_eq!(streaks.longest_lost == 0, games.lost == 0);
    }

    #[test]
    fn the_best_is_no_worse_than_average_and_median(results in any_results()) {
        let Statistics { games, wins, .. } = statistics(&results);
        prop_assert_eq!(wins.is_some(), games.won > 0);
        let Some(Wins { unaided, times, moves, .. }) = wins else {
            return Ok(());
        };
        prop_assert!(unaided <= games.won);
        prop_assert!(times.best <= times.average && times.best <= times.median);
        let best = f64::from(moves.best);
        prop_assert!(best <= moves.average && best <= moves.median);

        let kept = one_of_each(&results);
        let won = kept.iter().filter(|result| result.is_won);
        prop_assert!(won.clone().any(|result| result.time == times.best));
        prop_assert!(won.clone().any(|result| result.moves == moves.best));
        // The middle: no more than half of the games are on either side.
        let below = won.clone().filter(|result| result.time < times.median).count();
        let above = won.filter(|result| result.time > times.median).count();
        prop_assert!(2 * below.max(above) <= games.won as usize);
    }

    #[test]
    fn every_won_game_is_in_the_bin_of_its_time(results in any_results()) {
        let Statistics { games, wins, .. } = statistics(&results);
        let Some(Wins { distribution, .. }) = wins else {
            return Ok(());
        };
        let bins: Vec<Bin> = distribution.bins().collect();
        prop_assert!((1..=12).contains(&bins.len()));
        prop_assert_eq!(bins.iter().map(|bin| bin.count).sum::<u32>(), games.won);
        for next_to in bins.windows(2) {
            prop_assert_eq!(next_to[0].to, Some(next_to[1].from));
            prop_assert_eq!(next_to[1].from - next_to[0].from, distribution.width());
        }
        let kept = one_of_each(&results);
        for bin in bins {
            let belongs = |time: Duration| bin.from <= time && bin.to.is_none_or(|to| time < to);
            let won = kept.iter().filter(|result| result.is_won);
            let count = won.filter(|result| belongs(result.time)).count();
            prop_assert_eq!(bin.count as usize, count);
        }
    }

    #[test]
    fn no_daily_streak_is_longer_than_the_days_won(results in any_results(), today in 1_u16..20) {
        let daily = Statistics::of(&results, day(today)).daily;
        let won = |day| daily.days.get(&day) == Some(&DailyOutcome::Won);
        let days_won = daily.days.keys().filter(|&&day| won(day)).count();
        prop_assert!(daily.current_streak <= daily.longest_streak);
        prop_assert!(daily.longest_streak as usize <= days_won);
        prop_assert_eq!(daily.longest_streak == 0, days_won == 0);
        let can_run_on = won(day(today)) || today > 1 && won(day(today - 1));
        prop_assert_eq!(daily.current_streak > 0, can_run_on);

        let kept = one_of_each(&results);
        let played: BTreeSet<Date> = kept.iter().filter_map(|result| result.daily).collect();
        prop_assert!(daily.days.keys().eq(&played));
        for day in played {
            let is_won = kept.iter().any(|result| result.is_won && result.daily == Some(day));
            prop_assert_eq!(won(day), is_won);
        }
    }

    #[test]
    fn the_curve_ends_with_the_share_of_the_last_games(results in any_results()) {
        let curve = statistics(&results).curve;
        let mut kept = one_of_each(&results);
        kept.sort_by_key(|result| (result.ended, result.id));
        prop_assert_eq!(curve.len(), kept.len().min(50));
        for (point, result) in curve.iter().rev().zip(kept.iter().rev()) {
            prop_assert_eq!(point.is_won, result.is_won);
            prop_assert!((0.0..=1.0).contains(&point.share));
        }
        let last = &kept[kept.len().saturating_sub(20)..];
        let share: Share = last.iter().map(|result| result.is_won).collect();
        prop_assert_eq!(curve.last().map(|point| point.share), share.rate());
    }
}
