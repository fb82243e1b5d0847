//! How fast the solver looks at positions: the first deals of each game, so many positions each.
//!
//! The rate is in positions (made, hashed, looked up and weighed) a second.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use talon_core::deal::{DealNumber, deal};
use talon_core::hint::{Memory, hint};
use talon_core::position::Position;
use talon_core::rules::{GAMES, Rules};
use talon_core::search::{Cancel, Limits, solve};

/// Enough that beginnings and ends don't count.
const NODES: u64 = 200_000;

fn first_deals(rules: &'static Rules) -> Vec<Position> {
    let numbers = (1..=40).filter_map(DealNumber::new);
    numbers.map(|number| deal(rules, number)).collect()
}

fn nodes_of(position: &Position) -> u64 {
    let cancel = Cancel::default();
    solve(position, &Limits::of_nodes(NODES), &cancel, &mut |_| {}).nodes
}

/// The deal of the first ones that takes the most positions, up to the limit.
fn hard_deal(rules: &'static Rules) -> Option<(Position, u64)> {
    let deals = first_deals(rules).into_iter();
    deals
        .map(|position| (position, nodes_of(&position)))
        .max_by_key(|&(_, nodes)| nodes)
}

fn bench_solve(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solve");
    group.sample_size(10);
    for rules in GAMES {
        let Some((position, nodes)) = hard_deal(rules) else {
            continue;
        };
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(BenchmarkId::from_parameter(rules.id), |bencher| {
            bencher.iter(|| nodes_of(black_box(&position)));
        });
    }
    group.finish();
}

fn bench_hint(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("first hint");
    group.sample_size(10);
    for rules in GAMES {
        let Some(position) = DealNumber::new(3).map(|number| deal(rules, number)) else {
            continue;
        };
        let memory = Memory::of_now(&position);
        group.bench_function(BenchmarkId::from_parameter(rules.id), |bencher| {
            bencher.iter(|| {
                hint(
                    black_box(&position),
                    &memory,
                    &Limits::NONE,
                    &Cancel::default(),
                )
            });
        });
    }
    group.finish();
}

criterion_group!(benches, bench_solve, bench_hint);
criterion_main!(benches);
