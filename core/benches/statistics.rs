//! How long the statistics of many results take: 50,000 of them, far more than anyone plays.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use talon_core::deal::DealNumber;
use talon_core::game_result::{GameId, GameResult, Moment};
use talon_core::rules::GAMES;
use talon_core::statistics::{Date, Statistics};

const RESULTS: i64 = 50_000;

/// The beginning of 2026.
const START: i64 = 1_767_225_600;

/// One game every quarter of an hour; every tenth of them is the deal of its day.
fn result(random: &mut ChaCha8Rng, place: i64) -> GameResult {
    let mut id = [0; 16];
    random.fill_bytes(&mut id);
    let game = random.next_u32() as usize % GAMES.len();
    let time = Duration::from_millis(u64::from(60_000 + random.next_u32() % 1_800_000));
    let started = START + place * 900;
    GameResult {
        id: GameId::from_bytes(id),
        game: GAMES[game].id.to_string(),
        started: Moment(started),
        ended: Moment(started + time.as_secs().cast_signed()),
        is_won: random.next_u32().is_multiple_of(3),
        moves: 80 + random.next_u32() % 100,
        time,
        undos: random.next_u32() % 3,
        hints: random.next_u32() % 2,
        deal: DealNumber::new(random.next_u32()),
        from_winnable: true,
        daily: day(started).filter(|_| place % 10 == 0),
    }
}

/// The day of a moment.
fn day(moment: i64) -> Option<Date> {
    /// The Julian day that began 1970.
    const EPOCH: i32 = 2_440_588;
    let days = i32::try_from(moment / 86_400).ok()?;
    Date::from_julian_day(EPOCH + days).ok()
}

fn bench_statistics(criterion: &mut Criterion) {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let results: Vec<_> = (0..RESULTS)
        .map(|place| result(&mut random, place))
        .collect();
    let Some(today) = day(START + RESULTS * 900) else {
        return;
    };
    let mut group = criterion.benchmark_group("statistics");
    group.throughput(Throughput::Elements(RESULTS.cast_unsigned()));
    group.sample_size(20);
    group.bench_function("all", |bencher| {
        bencher.iter(|| Statistics::of(black_box(&results), today));
    });
    group.bench_function("each game", |bencher| {
        bencher.iter(|| {
            GAMES.map(|rules| {
                let of_game = results.iter().filter(|result| result.game == rules.id);
                Statistics::of(black_box(of_game), today)
            })
        });
    });
    group.finish();
}

criterion_group!(benches, bench_statistics);
criterion_main!(benches);
