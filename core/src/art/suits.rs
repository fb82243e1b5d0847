//! The four suits: their outlines and their colours.

use super::path::{Path, on_circle};
use crate::card::Suit;
use std::f32::consts::PI;

/// How faces are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DeckStyle {
    /// Whether each suit has a colour of its own (black spades, red hearts, blue diamonds, green
    /// clubs) instead of black and red.
    pub four_colours: bool,
    /// Whether there is one large rank and suit, half the card's width each, and no court figure.
    pub large_indices: bool,
}

impl DeckStyle {
    /// All of them, the usual one first.
    pub const ALL: [DeckStyle; 4] = {
        const fn style(four_colours: bool, large_indices: bool) -> DeckStyle {
            DeckStyle {
                four_colours,
                large_indices,
            }
        }
        [
            style(false, false),
            style(true, false),
            style(false, true),
            style(true, true),
        ]
    };
}

/// The colour of black ranks and suits.
pub(super) const INK: u32 = 0xFF1C_1B1F;
const RED: u32 = 0xFFC3_182B;
const BLUE: u32 = 0xFF15_59B7;
const GREEN: u32 = 0xFF18_733A;

/// The colour that a suit is printed in.
pub(super) fn suit_colour(suit: Suit, deck: DeckStyle) -> u32 {
    match (suit, deck.four_colours) {
        (Suit::Spades, _) | (Suit::Clubs, false) => INK,
        (Suit::Hearts, _) | (Suit::Diamonds, false) => RED,
        (Suit::Diamonds, true) => BLUE,
        (Suit::Clubs, true) => GREEN,
    }
}

/// A suit's outline around `centre`, `size` high.
pub(super) fn suit_outline(suit: Suit, (x, y): (f32, f32), size: f32) -> Path {
    let outline = match suit {
        Suit::Clubs => club(),
        Suit::Diamonds => diamond(),
        Suit::Hearts => heart(),
        Suit::Spades => spade(),
    };
    outline.scaled(size / 100.0, size / 100.0).moved(x, y)
}

// Each suit is drawn around the origin, 100 high. What tells them apart when they are tiny is made
// strong: the notch of the heart, the point of the spade, the three round leaves of the club, and
// the empty corners of the diamond.

fn heart() -> Path {
    Path::start(0.0, -26.0)
        .curve((5.0, -41.0), (15.0, -48.0), (27.0, -48.0))
        .curve((41.0, -48.0), (51.0, -37.0), (51.0, -22.0))
        .curve((51.0, 4.0), (20.0, 22.0), (0.0, 50.0))
        .reflected()
}

fn diamond() -> Path {
    Path::start(0.0, -51.0)
        .curve((11.0, -30.5), (24.0, -14.0), (41.0, 0.0))
        .curve((24.0, 14.0), (11.0, 30.5), (0.0, 51.0))
        .reflected()
}

fn spade() -> Path {
    Path::start(0.0, -51.0)
        .curve((13.0, -29.0), (48.0, -10.0), (48.0, 14.0))
        .curve((48.0, 27.0), (39.0, 35.5), (28.0, 35.5))
        .curve((18.0, 35.5), (10.0, 31.0), (5.0, 23.0))
        .curve((6.0, 34.0), (10.0, 43.0), (20.0, 50.0))
        .line(0.0, 50.0)
        .reflected()
}

fn club() -> Path {
    const RADIUS: f32 = 23.5;
    const TOP: (f32, f32) = (0.0, -26.5);
    const SIDE: (f32, f32) = (26.0, 11.0);
    // Where the leaves meet, seen from the centre of each.
    let (dx, dy) = (SIDE.0 - TOP.0, SIDE.1 - TOP.1);
    let toward = dy.atan2(dx);
    let half = ((dx * dx + dy * dy).sqrt() / 2.0 / RADIUS).acos();
    // Where the right leaf ends at the stem.
    let stem = 0.86 * PI;
    let (x, y) = on_circle(SIDE, RADIUS, stem);
    Path::start(TOP.0, TOP.1 - RADIUS)
        .arc(TOP, RADIUS, -PI / 2.0, toward - half)
        .arc(SIDE, RADIUS, toward + half - PI, stem)
        .curve((x + 1.0, y + 12.0), (x + 6.0, 43.0), (20.0, 50.0))
        .line(0.0, 50.0)
        .reflected()
}

#[cfg(test)]
mod tests {
    use super::super::checks::bounds;
    use super::*;

    #[test]
    fn suits_are_as_large_as_asked_for() {
        for suit in Suit::ALL {
            let bounds = bounds(&suit_outline(suit, (50.0, 70.0), 40.0).filled(0));
            assert!((bounds.top - 50.0).abs() < 1.0, "{suit:?} {bounds:?}");
            assert!((bounds.bottom - 90.0).abs() < 1.0, "{suit:?} {bounds:?}");
            assert!(
                (bounds.left + bounds.right - 100.0).abs() < 0.01,
                "{suit:?}"
            );
            assert!(
                (30.0..44.0).contains(&(bounds.right - bounds.left)),
                "{suit:?}"
            );
        }
    }
}
