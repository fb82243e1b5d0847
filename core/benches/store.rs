//! What it costs to keep things: opening a store with many results, saving a move, statistics.
//!
//! `cargo bench -p talon-core --bench store`

#![allow(clippy::expect_used)]

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use talon_core::deal::{Deal, DealNumber};
use talon_core::game_result::{GameId, GameResult, Moment};
use talon_core::ledger::{Ledger, SystemCalendar};
use talon_core::rules::{GAMES, MIDSHIPMAN};
use talon_core::saved_game::Origin;
use talon_core::session::SteadyClock;
use talon_core::statistics::{Date, Statistics};
use talon_core::store::Store;

const RESULTS: u128 = 50_000;

fn result(number: u128) -> GameResult {
    let small = (number % 1_000) as u32;
    GameResult {
        id: GameId::from_bytes(number.to_be_bytes()),
        game: GAMES[small as usize % GAMES.len()].id.to_owned(),
        started: Moment(1_700_000_000 + number as i64 * 600),
        ended: Moment(1_700_000_500 + number as i64 * 600),
        is_won: small.is_multiple_of(3),
        moves: 60 + small % 120,
        time: Duration::from_secs(120 + u64::from(small)),
        undos: small % 5,
        hints: small % 3,
        deal: DealNumber::new(small + 1),
        from_winnable: true,
        daily: None,
    }
}

fn fill(folder: &Path) {
    let store = Store::open(folder).expect("a store");
    let results = (1..=RESULTS).map(result).collect();
    store.add_results(results).wait().expect("results");
}

fn open(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    fill(folder.path());
    c.bench_function("open with 50000 results", |bencher| {
        bencher.iter_batched(
            || (),
            |()| {
                let store = Store::open(folder.path()).expect("a store");
                (store.settings().wait().expect("settings"), store)
            },
            BatchSize::PerIteration,
        );
    });
    c.bench_function("look through 50000 results", |bencher| {
        bencher.iter_batched(
            || Store::open(folder.path()).expect("a store"),
            |store| {
                store.look_through().wait().expect("looked through");
                store
            },
            BatchSize::PerIteration,
        );
    });
    c.bench_function("statistics of 50000 results", |bencher| {
        let store = Store::open(folder.path()).expect("a store");
        bencher.iter(|| {
            let results = store.results(None).wait().expect("results");
            Statistics::of(black_box(&results), Date::MIN)
        });
    });
    fs::remove_dir_all(folder.path()).ok();
}

fn save(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    fill(folder.path());
    let clock = Arc::new(SteadyClock::default());
    let calendar = Arc::new(SystemCalendar);
    let ledger = Ledger::open(folder.path(), clock, calendar).expect("a ledger");
    let number = DealNumber::new(1).expect("not 0");
    let rules = &MIDSHIPMAN;
    let deal = Deal::Numbered { rules, number };
    let (mut session, mut entry) = ledger.begin(deal, Origin::default()).expect("a game");
    for _ in 0..300 {
        let legal = session.position().legal_moves();
        let moved = legal.first().map(|first| session.play(*first));
        moved.unwrap_or(Ok(())).expect("a legal move");
    }
    c.bench_function("save a move of a long game", |bencher| {
        bencher.iter(|| ledger.keep_now(&mut entry, &session).wait().expect("saved"));
    });
}

criterion_group!(benches, open, save);
criterion_main!(benches);
