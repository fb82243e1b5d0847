//! What one thing a person does costs: the call, and the whole new view in the bytes in which it
//! crosses to Kotlin or Swift.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use talon_bindings::{Frame, Game, Insets, View, games};
use talon_core::text::Language;
use uniffi::{LowerReturn, RustBuffer};

/// Writes a view as it is written for the other side, and gives the memory back.
fn cross(view: View) -> usize {
    match <View as LowerReturn<talon_bindings::UniFfiTag>>::lower_return(view) {
        Ok(bytes) => {
            let bytes: RustBuffer = bytes;
            let len = bytes.len();
            bytes.destroy();
            len
        }
        Err(_) => 0,
    }
}

fn bench_actions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("action");
    for info in games(Language::English) {
        let Ok(game) = Game::deal(info.id.clone(), 3, Language::German) else {
            continue;
        };
        let none = Insets {
            left: 0.0,
            top: 0.0,
            right: 0.0,
            bottom: 0.0,
        };
        game.set_frame(Frame {
            width: 390.0,
            height: 760.0,
            left_handed: false,
            insets: none,
        });
        // A tap in the middle of the tableau, and its undo: whatever it does, each gives a view.
        group.bench_function(format!("tap and undo/{}", info.id), |bencher| {
            bencher.iter(|| {
                let tapped = cross(game.tap(black_box(200.0), black_box(500.0)));
                tapped + cross(game.undo())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, bench_actions);
criterion_main!(benches);
