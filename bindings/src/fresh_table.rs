//! The tables of the games in small, as pictures of them show them.

use talon_core::table;
use talon_core::text::{self, Language};

use crate::error::TalonError;
use crate::game::Game;
use crate::view::{Frame, Insets, Rect, Scene};

/// The deal that pictures show.
const DEAL: u32 = 7;

/// Wide enough for the piles of the tableau to lie in one row.
const WIDTH: f32 = 552.0;
const HEIGHT: f32 = 480.0;

/// Piles of one kind that lie side by side.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct PileGroup {
    /// What they are called together, such as “Foundations”.
    pub name: String,
    /// What they cover with their cards.
    pub area: Rect,
}

/// A game's table with a fresh deal on it.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct FreshTable {
    /// What is to be drawn.
    pub scene: Scene,
    /// How far down its piles reach.
    pub depth: f32,
    /// How high a picture of it is, with a strip of cloth below its piles.
    pub picture_height: f32,
    /// Its piles in groups.
    pub groups: Vec<PileGroup>,
}

/// A game's table in small, with a fresh deal on it, always the same one.
///
/// # Errors
///
/// There is no such game.
#[uniffi::export]
pub fn fresh_table(
    game: String,
    left_handed: bool,
    language: Language,
) -> Result<FreshTable, TalonError> {
    let game = Game::deal(game, DEAL, language)?;
    let view = game.set_frame(Frame {
        width: WIDTH,
        height: HEIGHT,
        left_handed,
        insets: Insets {
            left: 0.0,
            top: 0.0,
            right: 0.0,
            bottom: 0.0,
        },
    });
    let laid = game.laid();
    let groups = laid.groups().into_iter().map(|group| PileGroup {
        name: text::piles_name(language, group.pile),
        area: group.area.into(),
    });
    Ok(FreshTable {
        scene: view.scene,
        depth: laid.depth(),
        picture_height: laid.picture_height(),
        groups: groups.collect(),
    })
}

/// A point on a picture.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

/// A width and a height.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

/// A line from a name to what it names, with a dot at its end.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct Leader {
    /// Where it leaves the name.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

/// Where a name lies on a picture.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct NamePlace {
    /// What it covers.
    pub tag: Rect,
    /// Where it could be taken for another pile's name: a line to its own piles.
    pub leader: Option<Leader>,
}

/// Places for names of these sizes, each for the piles that cover the area of the same number of a
/// table that is `width` wide, on a picture of it as large as `room`. Sizes, room and places are in
/// one unit, whichever it is.
#[uniffi::export]
pub fn place_names(areas: Vec<Rect>, width: f32, sizes: Vec<Size>, room: Size) -> Vec<NamePlace> {
    let scale = room.width / width;
    let areas = areas.into_iter().map(table::Rect::from);
    let areas: Vec<table::Rect> = areas.map(|area| area.scaled(scale)).collect();
    let sizes: Vec<table::Size> = sizes.into_iter().map(table::Size::from).collect();
    let places = table::place_names(&areas, &sizes, room.into());
    places.into_iter().map(NamePlace::from).collect()
}

impl From<Size> for table::Size {
    fn from(size: Size) -> table::Size {
        table::Size {
            width: size.width,
            height: size.height,
        }
    }
}

impl From<table::Point> for Point {
    fn from(point: table::Point) -> Point {
        Point {
            x: point.x,
            y: point.y,
        }
    }
}

impl From<table::NamePlace> for NamePlace {
    fn from(place: table::NamePlace) -> NamePlace {
        NamePlace {
            tag: place.tag.into(),
            leader: place.leader.map(|leader| Leader {
                from: leader.from.into(),
                to: leader.to.into(),
            }),
        }
    }
}
