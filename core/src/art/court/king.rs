//! The King: a high crown, a full beard, wide shoulders under an ermine collar.

use super::{Features, GOLD, PAPER, Palette, Path, Shape, TAN, emblem, features, robe};
use crate::card::Suit;

pub(super) fn figure(suit: Suit, palette: Palette) -> Vec<Shape> {
    let [eyes, brows, nose, mouth] = features(Features {
        eyes: (6.8, 71.5),
        dark: palette.shade,
        lips: (3.0, TAN),
    });
    vec![
        shoulders().filled(palette.suit),
        collar().filled(PAPER),
        tails().filled(palette.suit),
        hair().filled(palette.shade),
        head().filled(palette.skin),
        nose,
        beard().filled(palette.shade),
        mouth,
        eyes,
        brows,
        crown().filled(GOLD),
        balls().filled(GOLD),
        jewels().filled(palette.suit),
        emblem(suit, 121.0, 16.5, PAPER),
    ]
}

fn shoulders() -> Path {
    robe(
        Path::start(0.0, 92.0)
            .line(14.0, 95.0)
            .curve((30.0, 97.0), (41.0, 103.0), (41.0, 118.0)),
    )
}

/// A broad band around the neck, in front of the robe.
fn collar() -> Path {
    Path::start(0.0, 94.0)
        .line(14.0, 93.5)
        .curve((22.0, 93.5), (28.0, 95.5), (32.5, 98.5))
        .curve((27.0, 106.0), (14.0, 110.0), (0.0, 110.0))
        .reflected()
}

/// The tails on the collar.
fn tails() -> Path {
    let tail =
        |x: f32, y: f32| Path::polygon(&[(x - 1.4, y + 4.0), (x, y - 1.0), (x + 1.4, y + 4.0)]);
    tail(17.0, 101.0).and(tail(25.0, 98.0)).on_both_sides()
}

fn hair() -> Path {
    Path::start(0.0, 56.0)
        .line(17.0, 58.0)
        .curve((22.0, 66.0), (22.0, 78.0), (24.0, 88.0))
        .curve((24.0, 92.0), (20.0, 94.0), (15.0, 93.0))
        .line(0.0, 93.0)
        .reflected()
}

fn head() -> Path {
    Path::start(0.0, 56.0)
        .line(15.0, 58.0)
        .line(15.0, 78.0)
        .curve((15.0, 88.0), (8.0, 94.0), (0.0, 94.0))
        .reflected()
}

fn beard() -> Path {
    Path::start(0.0, 80.0)
        .curve((4.0, 77.5), (9.0, 79.0), (11.0, 82.0))
        .curve((13.0, 80.0), (14.5, 77.0), (15.5, 73.0))
        .curve((18.0, 84.0), (15.0, 101.0), (0.0, 107.0))
        .reflected()
}

fn crown() -> Path {
    Path::start(0.0, 40.0)
        .line(5.5, 50.0)
        .line(13.0, 42.0)
        .line(16.0, 51.0)
        .line(25.0, 44.0)
        .line(19.5, 63.0)
        .curve((12.0, 61.0), (6.0, 60.5), (0.0, 60.5))
        .reflected()
}

/// The balls on the crown's points.
fn balls() -> Path {
    Path::circle((0.0, 37.5), 3.4)
        .and(Path::circle((13.2, 40.0), 2.8).on_both_sides())
        .and(Path::circle((25.6, 42.2), 2.8).on_both_sides())
}

/// The stones on the crown's band.
fn jewels() -> Path {
    Path::circle((0.0, 55.8), 2.5).and(Path::circle((9.5, 56.4), 2.0).on_both_sides())
}
