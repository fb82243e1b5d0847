//! The backs of the cards: four calm patterns, each on a coloured panel with a rim of paper.
//!
//! No pattern needs clipping: every line ends at the panel by itself.

use super::colour::mix;
use super::path::{Path, on_circle};
use super::suits::suit_outline;
use super::{Drawing, GOLD, HEIGHT, PAPER, Shape, WIDTH, body};
use crate::card::Suit;
use std::f32::consts::{PI, TAU};

/// The pattern on the cards' backs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackDesign {
    /// A lattice with a dot in each mesh, on blue.
    Lattice,
    /// Rows of waves like fish scales, on teal.
    Waves,
    /// A rosette of turning circles, on burgundy.
    Rosette,
    /// A plain panel with the four suits, on slate.
    Plain,
}

impl BackDesign {
    /// All of them.
    pub const ALL: [BackDesign; 4] = [
        BackDesign::Lattice,
        BackDesign::Waves,
        BackDesign::Rosette,
        BackDesign::Plain,
    ];
}

/// How far the panel is from the card's edge, and its corners.
const RIM: f32 = 4.0;
const PANEL_RADIUS: f32 = 4.0;
/// How far the pattern is from the card's edge.
const MARGIN: f32 = 8.0;
/// The pattern's width and height, and the card's middle.
const FIELD: (f32, f32) = (WIDTH - 2.0 * MARGIN, HEIGHT - 2.0 * MARGIN);
const CENTRE: (f32, f32) = (WIDTH / 2.0, HEIGHT / 2.0);

/// A panel's two tones.
#[derive(Clone, Copy)]
struct Tones {
    panel: u32,
    /// What the pattern is drawn in: opaque, so that lines that cross do not show it.
    line: u32,
}

/// The back of a card.
pub fn back(design: BackDesign) -> Drawing {
    let panel = match design {
        BackDesign::Lattice => 0xFF24_4A7C,
        BackDesign::Waves => 0xFF1C_5A66,
        BackDesign::Rosette => 0xFF7C_2237,
        BackDesign::Plain => 0xFF3D_4450,
    };
    let line = mix(panel, PAPER, 0.38);
    let tones = Tones { panel, line };
    let mut shapes = body();
    shapes.push(inset(RIM, PANEL_RADIUS).filled(panel));
    shapes.extend(match design {
        BackDesign::Lattice => lattice(tones),
        BackDesign::Waves => waves(tones),
        BackDesign::Rosette => rosette(tones),
        BackDesign::Plain => plain(),
    });
    shapes.push(inset(MARGIN, 1.5).stroked(line, 1.2));
    Drawing::card_sized(shapes)
}

/// A rounded rectangle this far from the card's edge.
fn inset(by: f32, radius: f32) -> Path {
    Path::rounded_rect((by, by), (WIDTH - by, HEIGHT - by), radius)
}

fn lattice(tones: Tones) -> Vec<Shape> {
    vec![
        lattice_lines().stroked(tones.line, 1.3),
        lattice_dots().filled(tones.line),
    ]
}

/// The meshes of the lattice, across and down.
const MESHES: (u8, u8) = (5, 7);

/// A point of the lattice.
fn mesh_point(column: f32, row: f32) -> (f32, f32) {
    (
        MARGIN + FIELD.0 * column / f32::from(MESHES.0),
        MARGIN + FIELD.1 * row / f32::from(MESHES.1),
    )
}

/// All diagonals, each from where it enters the field to where it leaves it.
fn lattice_lines() -> Path {
    let (columns, rows) = (f32::from(MESHES.0), f32::from(MESHES.1));
    let mut lines = Path::default();
    for diagonal in 1..MESHES.0 + MESHES.1 {
        let diagonal = f32::from(diagonal);
        let left = (diagonal - rows).max(0.0);
        let right = diagonal.min(columns);
        let rising = [left, right].map(|x| mesh_point(x, diagonal - x));
        let falling = [left, right].map(|x| mesh_point(columns - x, diagonal - x));
        for [from, to] in [rising, falling] {
            lines = lines.and(Path::start(from.0, from.1).line(to.0, to.1));
        }
    }
    lines
}

/// A dot in the middle of every whole mesh.
fn lattice_dots() -> Path {
    let mut dots = Path::default();
    for row in 1..MESHES.1 * 2 {
        for column in 1..MESHES.0 * 2 {
            if (row + column) % 2 == 1 {
                let at = mesh_point(f32::from(column) / 2.0, f32::from(row) / 2.0);
                dots = dots.and(Path::circle(at, 2.0));
            }
        }
    }
    dots
}

/// Scales of the old wave pattern: each row covers the lower part of the one above.
fn waves(tones: Tones) -> Vec<Shape> {
    const COLUMNS: u8 = 3;
    const ROWS: u8 = 16;
    let radius = FIELD.0 / f32::from(COLUMNS) / 2.0;
    let step = (FIELD.1 - radius) / f32::from(ROWS - 1);
    let mut shapes = Vec::new();
    for row in 0..ROWS {
        let y = MARGIN + radius + step * f32::from(row);
        let centres = row_of_centres(COLUMNS, row % 2 == 1, radius);
        let row_of = |scale: &dyn Fn((f32, f32)) -> Path| {
            centres
                .iter()
                .fold(Path::default(), |path, &x| path.and(scale((x, y))))
        };
        let discs = row_of(&|centre| half_circle(centre, radius).line(centre.0, centre.1).close());
        shapes.push(discs.filled(tones.panel));
        for part in [0.94, 0.67, 0.4] {
            let rings = row_of(&|centre| half_circle(centre, radius * part));
            shapes.push(rings.stroked(tones.line, 1.3));
        }
    }
    shapes
}

/// Where the scales of a row have their centres; shifted rows begin and end with a half.
fn row_of_centres(columns: u8, shifted: bool, radius: f32) -> Vec<f32> {
    let first = if shifted { 0 } else { 1 };
    (0..=columns)
        .map(|column| MARGIN + radius * f32::from(2 * column + first))
        .filter(|&x| x < WIDTH - MARGIN + 0.1)
        .collect()
}

/// The upper half of a circle, as far as it is in the field.
fn half_circle((x, y): (f32, f32), radius: f32) -> Path {
    const NEAR: f32 = 0.1;
    let (is_leftmost, is_rightmost) = (x < MARGIN + NEAR, x > WIDTH - MARGIN - NEAR);
    let from = if is_leftmost { -PI / 2.0 } else { -PI };
    let to = if is_rightmost { -PI / 2.0 } else { 0.0 };
    let start = on_circle((x, y), radius, from);
    Path::start(start.0, start.1).arc((x, y), radius, from, to)
}

/// Circles turned around the middle, stretched to an oval, within a frame of the same shape.
fn rosette(tones: Tones) -> Vec<Shape> {
    const PETALS: u8 = 24;
    const STRETCH: f32 = 1.4;
    let oval = |path: Path| path.scaled(1.0, STRETCH).moved(CENTRE.0, CENTRE.1);
    let ring = |reach: f32, radius: f32| {
        oval((0..PETALS).fold(Path::default(), |path, petal| {
            let angle = TAU * f32::from(petal) / f32::from(PETALS);
            path.and(Path::circle(on_circle((0.0, 0.0), reach, angle), radius))
        }))
    };
    vec![
        ring(21.0, 16.0).stroked(tones.line, 1.0),
        oval(Path::circle((0.0, 0.0), 39.5)).stroked(tones.line, 1.4),
    ]
}

/// The four suits in gold.
fn plain() -> Vec<Shape> {
    const REACH: f32 = 15.5;
    let emblem = [
        (Suit::Spades, (0.0, -REACH)),
        (Suit::Hearts, (REACH, 0.0)),
        (Suit::Clubs, (0.0, REACH)),
        (Suit::Diamonds, (-REACH, 0.0)),
    ];
    emblem
        .map(|(suit, (x, y))| suit_outline(suit, (CENTRE.0 + x, CENTRE.1 + y), 16.0).filled(GOLD))
        .into()
}

#[cfg(test)]
mod tests {
    use super::super::checks::{assert_sound, bounds};
    use super::*;

    #[test]
    fn backs_are_sound_small_and_unlike_each_other() {
        for design in BackDesign::ALL {
            let drawing = back(design);
            assert_sound(&drawing);
            assert!(drawing.shapes.len() <= 150, "{design:?}");
            for other in BackDesign::ALL {
                assert_eq!(design == other, drawing == back(other));
            }
        }
    }

    #[test]
    fn patterns_stay_on_the_panel() {
        for design in BackDesign::ALL {
            for shape in back(design).shapes.iter().skip(body().len() + 1) {
                let bounds = bounds(shape);
                assert!(
                    bounds.left > RIM && bounds.right < WIDTH - RIM,
                    "{design:?} {bounds:?}"
                );
                assert!(
                    bounds.top > RIM && bounds.bottom < HEIGHT - RIM,
                    "{design:?} {bounds:?}"
                );
            }
        }
    }
}
