//! The board for those who hear it instead of seeing it.

use talon_core::board::{self, Board, Subject};
use talon_core::moves;
use talon_core::piles;
use talon_core::text::{self, Language};

use crate::view::Rect;

/// One of a game's piles; numbers count from 0.
#[uniffi::remote(Enum)]
pub enum Pile {
    Stock,
    Waste,
    Cell(u8),
    Foundation(u8),
    Tableau(u8),
}
use piles::Pile;

/// A move.
#[uniffi::remote(Enum)]
pub enum Move {
    Deal,
    Redeal,
    Carry { from: Pile, to: Pile, count: u8 },
}
use moves::Move;

/// Something that can be done with the cards of a node.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct NodeAction {
    /// What it does, in words: “Queen of hearts to tableau pile 3”.
    pub label: String,
    /// The move, for [`Game::play`](crate::Game::play).
    pub action: Move,
}

/// Something on the board at which a screen reader stops: a pile, or cards that can be moved.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Node {
    /// What tells it from the other nodes: “t3” for a pile, “t3:2” for its top two cards.
    pub name: String,
    /// What is to be outlined while it is read.
    pub area: Rect,
    /// Where a tap belongs that is meant for it, from the left.
    pub x: f32,
    /// Where a tap belongs that is meant for it, from the top.
    pub y: f32,
    /// What is to be said of it.
    pub description: String,
    /// What can be done with its cards besides a tap.
    pub actions: Vec<NodeAction>,
}

/// All nodes of a board, in the order in which they are to be read.
pub(crate) fn nodes_of(board: &Board, language: Language) -> Vec<Node> {
    let nodes = board.nodes().into_iter();
    nodes.map(|node| node_of(board, node, language)).collect()
}

fn node_of(board: &Board, node: board::Node, language: Language) -> Node {
    let position = board.session().position();
    let (name, description) = match node.subject {
        Subject::Pile(pile) => (
            pile.to_string(),
            text::pile_description(language, position, pile),
        ),
        Subject::Cards(spot) => (
            format!("{}:{}", spot.pile, spot.count),
            text::spot_name(language, position, spot),
        ),
    };
    let actions = node.moves.into_iter();
    Node {
        name,
        area: node.area.into(),
        x: node.touch.x,
        y: node.touch.y,
        description,
        actions: actions
            .map(|action| NodeAction {
                label: text::move_sentence(language, position, action),
                action,
            })
            .collect(),
    }
}
