//! The court cards: calm, symmetrical busts in a few flat tones.
//!
//! Their outlines are what tells them apart when a card is a few millimetres wide: the King's high
//! crown and beard, the Queen's round hair under a low tiara, the Jack's slanting cap with its
//! plume. All are drawn around the axis x = 0 and moved to the card's middle in the end.

mod jack;
mod king;
mod queen;

use super::colour::mix;
use super::path::Path;
use super::suits::suit_outline;
use super::{GOLD, PAPER, Shape, WIDTH};
use crate::card::{Rank, Suit};

/// The panel behind the figure: half its width, its upper and lower edge, its corners.
const HALF_PANEL: f32 = 41.0;
const PANEL: (f32, f32) = (32.0, 132.0);
const PANEL_RADIUS: f32 = 4.0;

/// The colours of a figure.
#[derive(Clone, Copy)]
struct Palette {
    /// The suit's own colour: the robe.
    suit: u32,
    /// A tone to set off from it: the hair and the folds.
    shade: u32,
    /// The suit's colour as a breath on paper: the panel.
    tint: u32,
    /// The face.
    skin: u32,
}

impl Palette {
    /// The colours that go with a suit's.
    fn of(suit: u32) -> Palette {
        const SKIN: u32 = 0xFFF7_E3CB;
        const UMBER: u32 = 0xFF5B_3A2A;
        Palette {
            suit,
            shade: mix(suit, UMBER, 0.5),
            tint: mix(PAPER, suit, 0.11),
            skin: SKIN,
        }
    }
}

/// The figure of a King, Queen or Jack; other ranks have none.
pub(super) fn court_figure(rank: Rank, suit: Suit, colour: u32) -> Option<Vec<Shape>> {
    let palette = Palette::of(colour);
    let figure = match rank.letter() {
        'K' => king::figure(suit, palette),
        'Q' => queen::figure(suit, palette),
        'J' => jack::figure(suit, palette),
        _ => return None,
    };
    let panel = Path::rounded_rect((-HALF_PANEL, PANEL.0), (HALF_PANEL, PANEL.1), PANEL_RADIUS);
    let shapes = std::iter::once(panel.filled(palette.tint)).chain(figure);
    Some(shapes.map(centred).collect())
}

/// A shape moved from the axis x = 0 to the card's middle.
fn centred(shape: Shape) -> Shape {
    let path = Path::from(shape.commands).moved(WIDTH / 2.0, 0.0);
    path.stroked(shape.colour, shape.stroke)
}

/// A robe: from the line of the right shoulder, which runs from the axis to the panel's edge, down to
/// the panel's lower edge and along its round corners.
fn robe(shoulder: Path) -> Path {
    let (right, bottom) = (HALF_PANEL, PANEL.1);
    let round = PANEL_RADIUS * 0.45;
    shoulder
        .line(right, bottom - PANEL_RADIUS)
        .curve(
            (right, bottom - round),
            (right - round, bottom),
            (right - PANEL_RADIUS, bottom),
        )
        .line(0.0, bottom)
        .reflected()
}

/// The suit on the figure's chest.
fn emblem(suit: Suit, y: f32, size: f32, colour: u32) -> Shape {
    suit_outline(suit, (0.0, y), size).filled(colour)
}

/// The Queen's lips, and the King's and the Jack's.
const ROSE: u32 = 0xFFB4_4F49;
const TAN: u32 = 0xFFC0_8468;

/// Where the parts of a face are and how they look.
struct Features {
    /// How far each eye is from the middle, and how high both are.
    eyes: (f32, f32),
    /// The colour of eyes and brows.
    dark: u32,
    /// Half the width of the mouth, and its colour.
    lips: (f32, u32),
}

/// A calm face: eyes, brows, a nose and a mouth.
fn features(features: Features) -> [Shape; 4] {
    const NOSE: u32 = 0xFFE6_C4A4;
    let ((x, y), (lips, lip_colour)) = (features.eyes, features.lips);
    let eye = Path::ellipse((x, y), 1.8, 2.1);
    let brow = Path::start(x - 3.8, y - 5.2)
        .curve((x - 1.2, y - 6.2), (x + 2.0, y - 6.2), (x + 4.4, y - 4.2))
        .curve((x + 2.0, y - 4.8), (x - 1.2, y - 4.7), (x - 3.8, y - 3.7))
        .close();
    let nose = Path::start(0.0, y - 1.0)
        .curve((0.8, y + 2.0), (2.4, y + 4.6), (2.4, y + 5.8))
        .curve((2.4, y + 7.0), (1.0, y + 7.2), (0.0, y + 7.2))
        .reflected();
    let mouth = Path::start(0.0, y + 10.6)
        .curve(
            (lips * 0.3, y + 9.9),
            (lips * 0.7, y + 10.3),
            (lips, y + 11.0),
        )
        .curve(
            (lips * 0.6, y + 12.9),
            (lips * 0.3, y + 13.2),
            (0.0, y + 13.2),
        )
        .reflected();
    [
        eye.on_both_sides().filled(features.dark),
        brow.on_both_sides().filled(features.dark),
        nose.filled(NOSE),
        mouth.filled(lip_colour),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::checks::bounds;
    use super::*;

    #[test]
    fn only_court_cards_have_figures() {
        for rank in Rank::all() {
            let figure = court_figure(rank, Suit::Hearts, 0xFFC3_182B);
            assert_eq!(figure.is_some(), "JQK".contains(rank.letter()), "{rank}");
        }
    }

    #[test]
    fn figures_stay_on_their_panel() {
        for rank in Rank::all() {
            for shape in court_figure(rank, Suit::Spades, 0xFF1C_1B1F).unwrap_or_default() {
                let bounds = bounds(&shape);
                assert!(bounds.left >= WIDTH / 2.0 - HALF_PANEL, "{rank} {bounds:?}");
                assert!(
                    bounds.right <= WIDTH / 2.0 + HALF_PANEL,
                    "{rank} {bounds:?}"
                );
                assert!(
                    bounds.top >= PANEL.0 && bounds.bottom <= PANEL.1,
                    "{rank} {bounds:?}"
                );
            }
        }
    }
}
