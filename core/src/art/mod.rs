//! How things look: cards, backs, markers and table colours as plain vector drawings.
//!
//! Everything here is a pure function from a small choice to a [`Drawing`], so that every platform
//! shows the same cards and needs nothing but a path to fill or to stroke.

mod backs;
#[cfg(test)]
mod checks;
mod colour;
mod court;
mod face;
mod glyphs;
mod markers;
mod path;
mod suits;
mod table;

use path::Path;

pub use backs::{BackDesign, back};
pub use face::{INDEX_BAND, INDEX_WIDTH, face};
pub use markers::{Marker, marker};
pub use suits::DeckStyle;
pub use table::{TableColour, TableColours, table_colours};

/// The width of the box that a card is drawn in.
const WIDTH: f32 = 100.0;
/// The height of the box that a card is drawn in.
const HEIGHT: f32 = 140.0;
/// The radius of a card's corners: 7 % of its width.
const RADIUS: f32 = 7.0;
/// A card's corner radius by its width, for what is drawn around cards.
pub const CORNER: f32 = RADIUS / WIDTH;
/// The warm white that cards are made of.
const PAPER: u32 = 0xFFFF_FDF7;
/// The gold of crowns and ornaments.
const GOLD: u32 = 0xFFC7_9A3A;

/// One step of an outline, in the units of the [`Drawing`]'s box; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PathCommand {
    /// Begins a new contour here.
    Move {
        /// The end, from the left.
        x: f32,
        /// The end, from the top.
        y: f32,
    },
    /// A straight line to here.
    Line {
        /// The end, from the left.
        x: f32,
        /// The end, from the top.
        y: f32,
    },
    /// A cubic Bézier curve to here.
    Cubic {
        /// The first control point, from the left.
        x1: f32,
        /// The first control point, from the top.
        y1: f32,
        /// The second control point, from the left.
        x2: f32,
        /// The second control point, from the top.
        y2: f32,
        /// The end, from the left.
        x: f32,
        /// The end, from the top.
        y: f32,
    },
    /// Back to where the contour began.
    Close,
}

/// One outline in one colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The outline.
    pub commands: Vec<PathCommand>,
    /// The colour as `0xAARRGGBB`.
    pub colour: u32,
    /// The width of the line to draw along the outline; 0 if the outline is to be filled, by the
    /// non-zero winding rule.
    pub stroke: f32,
}

/// Shapes to be drawn one after another, the first lowest, in a box that scales to any size.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The width of the box.
    pub width: f32,
    /// The height of the box.
    pub height: f32,
    /// The shapes, lowest first.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// A drawing in the box of a card.
    fn card_sized(shapes: Vec<Shape>) -> Drawing {
        Drawing {
            width: WIDTH,
            height: HEIGHT,
            shapes,
        }
    }
}

/// The body of a card: a rounded sheet of paper with a hairline edge that stays inside the box.
fn body() -> Vec<Shape> {
    const HAIRLINE: f32 = 0.9;
    const EDGE: u32 = 0x1F00_0000;
    let inset = HAIRLINE / 2.0;
    let edge = Path::rounded_rect(
        (inset, inset),
        (WIDTH - inset, HEIGHT - inset),
        RADIUS - inset,
    );
    vec![
        Path::rounded_rect((0.0, 0.0), (WIDTH, HEIGHT), RADIUS).filled(PAPER),
        edge.stroked(EDGE, HAIRLINE),
    ]
}
