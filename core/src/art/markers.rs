//! What an empty pile shows inside its outline.

use super::glyphs::rank_outline;
use super::path::{Path, on_circle};
use super::{Drawing, HEIGHT, WIDTH};
use crate::card::Rank;
use std::f32::consts::PI;

/// What an empty pile hints at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marker {
    /// Nothing: it takes any card, or none.
    None,
    /// The rank it begins with.
    Rank(Rank),
    /// A cell, which takes any single card.
    Cell,
    /// A stock that may be filled again from the waste.
    Redeal,
    /// A stock that stays empty.
    NoRedeal,
}

/// The translucent white of all markers.
const QUIET: u32 = 0x66FF_FFFF;
const CENTRE: (f32, f32) = (WIDTH / 2.0, HEIGHT / 2.0);

/// What an empty pile shows, in a box of a card's size.
pub fn marker(marker: Marker) -> Drawing {
    let path = match marker {
        Marker::None => return Drawing::card_sized(Vec::new()),
        Marker::Rank(rank) => {
            rank_outline(rank, CENTRE.0, (CENTRE.1 - 22.0, CENTRE.1 + 22.0), 58.0)
        }
        Marker::Cell => Path::circle(CENTRE, 9.0),
        Marker::Redeal => turning_arrow(),
        Marker::NoRedeal => cross(),
    };
    Drawing::card_sized(vec![path.filled(QUIET)])
}

/// An arrow around three quarters of a circle. It is one filled outline, as ends of strokes differ
/// between platforms and overlaps would show in a translucent colour.
fn turning_arrow() -> Path {
    const OUTER: f32 = 26.0;
    const INNER: f32 = 19.0;
    const MIDDLE: f32 = (OUTER + INNER) / 2.0;
    const HEAD: f32 = 11.5;
    let (from, to) = (0.04 * PI, 1.72 * PI);
    let (start_x, start_y) = on_circle((0.0, 0.0), OUTER, from);
    let inner_end = on_circle((0.0, 0.0), INNER, to);
    let tip = on_circle((0.0, 0.0), MIDDLE * 1.03, to + 0.25 * PI);
    let (head_in, head_out) = (
        on_circle((0.0, 0.0), MIDDLE - HEAD, to),
        on_circle((0.0, 0.0), MIDDLE + HEAD, to),
    );
    Path::start(start_x, start_y)
        .arc((0.0, 0.0), OUTER, from, to)
        .line(head_out.0, head_out.1)
        .line(tip.0, tip.1)
        .line(head_in.0, head_in.1)
        .line(inner_end.0, inner_end.1)
        .arc((0.0, 0.0), INNER, to, from)
        .close()
        .moved(CENTRE.0, CENTRE.1)
}

/// A diagonal cross.
fn cross() -> Path {
    const ARM: f32 = 20.0;
    const HALF: f32 = 3.0;
    Path::polygon(&[
        (-HALF, -ARM),
        (HALF, -ARM),
        (HALF, -HALF),
        (ARM, -HALF),
        (ARM, HALF),
        (HALF, HALF),
        (HALF, ARM),
        (-HALF, ARM),
        (-HALF, HALF),
        (-ARM, HALF),
        (-ARM, -HALF),
        (-HALF, -HALF),
    ])
    .turned(PI / 4.0)
    .moved(CENTRE.0, CENTRE.1)
}

#[cfg(test)]
mod tests {
    use super::super::checks::assert_sound;
    use super::*;

    #[test]
    fn markers_are_sound_translucent_and_unlike_each_other() {
        let mut seen: Vec<Drawing> = Vec::new();
        let others = [Marker::Cell, Marker::Redeal, Marker::NoRedeal];
        for each in others.into_iter().chain(Rank::all().map(Marker::Rank)) {
            let drawing = marker(each);
            assert_sound(&drawing);
            assert_eq!(drawing.shapes.len(), 1, "{each:?}");
            assert!(drawing.shapes.iter().all(|shape| shape.colour >> 24 < 0xFF));
            assert!(!seen.contains(&drawing), "{each:?}");
            seen.push(drawing);
        }
    }

    #[test]
    fn no_marker_is_an_empty_drawing() {
        assert!(marker(Marker::None).shapes.is_empty());
    }
}
