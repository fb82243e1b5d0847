//! The Jack: a slanting cap with a plume, straight hair, a pointed collar.

use super::{Features, GOLD, PAPER, Palette, Path, Shape, TAN, emblem, features, robe};
use crate::card::Suit;

pub(super) fn figure(suit: Suit, palette: Palette) -> Vec<Shape> {
    let [eyes, brows, nose, mouth] = features(Features {
        eyes: (6.2, 75.5),
        dark: palette.shade,
        lips: (2.9, TAN),
    });
    vec![
        shoulders().filled(palette.suit),
        hair().filled(palette.shade),
        neck().filled(palette.skin),
        head().filled(palette.skin),
        fringe().filled(palette.shade),
        eyes,
        brows,
        nose,
        mouth,
        collar().filled(PAPER),
        plume().filled(GOLD),
        quill().stroked(PAPER, 1.2),
        cap().filled(palette.suit),
        band().filled(GOLD),
        emblem(suit, 121.0, 16.0, PAPER),
    ]
}

fn shoulders() -> Path {
    robe(
        Path::start(0.0, 99.0)
            .line(12.0, 99.5)
            .curve((28.0, 101.0), (39.0, 106.0), (41.0, 122.0)),
    )
}

fn hair() -> Path {
    Path::start(0.0, 56.0)
        .line(17.0, 58.0)
        .curve((20.0, 70.0), (21.0, 80.0), (23.0, 93.0))
        .curve((20.0, 97.0), (14.0, 97.0), (9.0, 96.0))
        .line(0.0, 96.0)
        .reflected()
}

fn neck() -> Path {
    Path::start(0.0, 86.0)
        .line(6.5, 86.0)
        .line(7.0, 102.0)
        .line(0.0, 104.0)
        .reflected()
}

fn head() -> Path {
    Path::start(0.0, 58.0)
        .line(14.0, 60.0)
        .line(14.0, 77.0)
        .curve((14.0, 88.0), (6.0, 94.0), (0.0, 94.0))
        .reflected()
}

fn fringe() -> Path {
    Path::start(0.0, 58.0)
        .line(16.0, 58.0)
        .line(16.0, 71.0)
        .curve((9.0, 67.5), (4.0, 67.0), (0.0, 67.0))
        .reflected()
}

fn collar() -> Path {
    Path::start(0.0, 104.0)
        .line(7.0, 98.0)
        .line(20.0, 97.5)
        .line(16.0, 108.0)
        .line(9.0, 105.0)
        .line(5.0, 112.0)
        .line(0.0, 106.0)
        .reflected()
}

fn cap() -> Path {
    Path::start(-21.0, 62.0)
        .curve((-26.0, 52.0), (-18.0, 42.0), (-4.0, 41.0))
        .curve((8.0, 40.0), (20.0, 44.0), (24.0, 54.0))
        .curve((25.0, 58.0), (22.0, 61.0), (20.0, 62.0))
        .curve((8.0, 57.0), (-8.0, 57.0), (-21.0, 62.0))
        .close()
}

fn band() -> Path {
    Path::start(-21.0, 63.5)
        .curve((-8.0, 58.0), (8.0, 58.0), (20.5, 63.5))
        .line(21.0, 58.5)
        .curve((8.0, 53.0), (-8.0, 53.0), (-21.5, 58.5))
        .close()
}

/// The plume, the one thing on a figure that is not symmetrical.
fn plume() -> Path {
    Path::start(10.0, 54.0)
        .curve((10.0, 42.0), (20.0, 33.0), (34.0, 33.5))
        .curve((39.5, 34.0), (41.0, 39.0), (38.0, 42.5))
        .curve((40.0, 46.0), (38.0, 49.5), (34.5, 50.5))
        .curve((35.5, 54.0), (33.0, 57.0), (28.5, 57.5))
        .curve((26.0, 61.0), (17.0, 62.0), (10.0, 54.0))
        .close()
}

fn quill() -> Path {
    Path::start(18.0, 54.0).curve((22.0, 46.0), (28.0, 40.5), (35.0, 37.5))
}
