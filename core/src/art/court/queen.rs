//! The Queen: round hair under a low tiara, a slender neck, a necklace.

use super::{Features, GOLD, PAPER, Palette, Path, ROSE, Shape, emblem, features, robe};
use crate::card::Suit;

pub(super) fn figure(suit: Suit, palette: Palette) -> Vec<Shape> {
    let [eyes, brows, nose, mouth] = features(Features {
        eyes: (6.2, 72.5),
        dark: palette.shade,
        lips: (3.4, ROSE),
    });
    vec![
        hair().filled(palette.shade),
        shoulders().filled(palette.suit),
        neckline().filled(palette.skin),
        necklace().filled(GOLD),
        head().filled(palette.skin),
        fringe().filled(palette.shade),
        nose,
        mouth,
        eyes,
        brows,
        tiara().filled(GOLD),
        balls().filled(GOLD),
        jewels().filled(palette.suit),
        pearls().filled(PAPER),
        emblem(suit, 121.5, 15.5, PAPER),
    ]
}

fn hair() -> Path {
    Path::start(0.0, 39.0)
        .curve((17.0, 39.0), (26.5, 51.0), (26.5, 68.0))
        .curve((26.5, 82.0), (33.0, 90.0), (32.0, 102.0))
        .curve((31.0, 110.0), (22.0, 112.0), (14.0, 110.0))
        .line(0.0, 110.0)
        .reflected()
}

fn shoulders() -> Path {
    robe(Path::start(0.0, 102.0).line(8.0, 102.0).curve(
        (26.0, 102.5),
        (39.0, 108.0),
        (41.0, 125.0),
    ))
}

fn neckline() -> Path {
    Path::start(0.0, 82.0)
        .line(6.5, 82.0)
        .curve((6.5, 95.0), (8.0, 99.0), (18.0, 102.5))
        .curve((13.0, 108.5), (6.0, 111.0), (0.0, 111.0))
        .reflected()
}

fn necklace() -> Path {
    Path::start(0.0, 103.2)
        .curve((4.0, 103.2), (7.0, 101.0), (7.9, 97.6))
        .line(9.9, 99.5)
        .curve((8.5, 103.0), (5.0, 105.4), (0.0, 105.4))
        .reflected()
        .and(Path::circle((0.0, 106.0), 2.0))
}

fn head() -> Path {
    Path::start(0.0, 56.0)
        .curve((9.0, 56.0), (14.5, 62.0), (14.5, 72.0))
        .curve((14.5, 84.0), (6.5, 92.0), (0.0, 92.0))
        .reflected()
}

/// The hair over the forehead, parted in the middle.
fn fringe() -> Path {
    Path::start(0.0, 60.5)
        .curve((5.0, 65.0), (11.0, 67.0), (15.0, 74.0))
        .curve((17.0, 60.0), (11.0, 52.0), (0.0, 52.0))
        .reflected()
}

fn tiara() -> Path {
    Path::start(0.0, 42.0)
        .curve((1.5, 46.5), (4.0, 49.0), (7.5, 48.0))
        .curve((9.0, 47.5), (10.0, 46.5), (11.0, 45.5))
        .curve((12.0, 50.0), (16.0, 53.0), (23.6, 53.5))
        .line(25.6, 60.5)
        .curve((18.0, 57.5), (8.0, 56.5), (0.0, 56.5))
        .reflected()
}

/// The balls on the tiara's points.
fn balls() -> Path {
    Path::circle((0.0, 41.0), 3.0).and(Path::circle((11.2, 45.2), 2.2).on_both_sides())
}

fn jewels() -> Path {
    Path::circle((0.0, 52.0), 2.3).and(Path::circle((10.5, 53.0), 1.7).on_both_sides())
}

fn pearls() -> Path {
    Path::circle((15.6, 84.5), 1.9).on_both_sides()
}
