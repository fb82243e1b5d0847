//! The board as geometry: a position and a size in, rectangles out.
//!
//! All lengths are in density-independent units. A [`Table`] is where the piles of a game lie in a
//! frame; a [`Scene`] is a position on it, ready to be drawn.

mod arrange;
mod groups;
mod names;
mod scene;
mod shapes;
mod touch;

pub use groups::PileGroup;
pub use names::{Leader, NamePlace, place_names};
pub use scene::{Face, HintMarks, Marker, Outline, Scene, Sprite};
pub use shapes::{Frame, Insets, Point, Rect, Size};
pub use touch::Direction;

use crate::piles::Pile;
use crate::rules::Rules;
use arrange::{Arrangement, Place, arrange};

#[cfg(test)]
mod tests;

/// Where the piles of a game lie in a frame.
#[derive(Clone, Debug)]
pub struct Table {
    rules: &'static Rules,
    frame: Frame,
    arrangement: Arrangement,
}

impl Table {
    /// Lays a game out with cards as large as the frame allows.
    pub fn new(rules: &'static Rules, frame: Frame) -> Table {
        Table {
            rules,
            frame,
            arrangement: arrange(rules, frame),
        }
    }

    /// The frame.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// The size of a card.
    pub fn card_size(&self) -> Size {
        self.arrangement.card
    }

    fn place(&self, pile: Pile) -> Option<&Place> {
        let mut places = self.arrangement.places.iter();
        places.find(|place| place.pile == pile)
    }
}
