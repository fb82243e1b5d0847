//! How fast moves are found, played and taken back: perft of deal 3 of each game.
//!
//! `counted` is [`perft`](talon_core::perft::perft), which counts the last move of a sequence
//! without playing it; `played` plays every one, as a search does. Both give their rate in
//! sequences (the tree's leaves) a second.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use talon_core::deal::{DealNumber, deal};
use talon_core::perft::{perft, perft_played};
use talon_core::rules::GAMES;

/// Depths that take some milliseconds each.
const DEPTHS: [(&str, u8); 5] = [
    ("big_apple", 4),
    ("midshipman", 5),
    ("napoleons_shoulder", 5),
    ("bisley", 6),
    ("sally", 8),
];

fn bench_perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for rules in GAMES {
        let depth = DEPTHS.iter().find(|(id, _)| *id == rules.id);
        let (Some(number), Some(&(_, depth))) = (DealNumber::new(3), depth) else {
            continue;
        };
        let position = deal(rules, number);
        group.throughput(Throughput::Elements(perft(&position, depth)));
        group.bench_function(BenchmarkId::new("counted", rules.id), |bencher| {
            bencher.iter(|| perft(black_box(&position), depth));
        });
        group.bench_function(BenchmarkId::new("played", rules.id), |bencher| {
            bencher.iter(|| perft_played(black_box(&position), depth));
        });
    }
    group.finish();
}

criterion_group!(benches, bench_perft);
criterion_main!(benches);
