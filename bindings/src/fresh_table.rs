//! The tables of the games in small, as pictures of them show them.

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
        groups: groups.collect(),
    })
}
