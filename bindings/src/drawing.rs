//! Cards, backs, markers and table colours as the UIs draw them.

use talon_core::art;
use talon_core::card as core;

/// A suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl From<core::Suit> for Suit {
    fn from(suit: core::Suit) -> Suit {
        match suit {
            core::Suit::Clubs => Suit::Clubs,
            core::Suit::Diamonds => Suit::Diamonds,
            core::Suit::Hearts => Suit::Hearts,
            core::Suit::Spades => Suit::Spades,
        }
    }
}

impl From<Suit> for core::Suit {
    fn from(suit: Suit) -> core::Suit {
        match suit {
            Suit::Clubs => core::Suit::Clubs,
            Suit::Diamonds => core::Suit::Diamonds,
            Suit::Hearts => core::Suit::Hearts,
            Suit::Spades => core::Suit::Spades,
        }
    }
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Card {
    /// Ace 0 to King 12.
    pub rank: u8,
    /// The suit.
    pub suit: Suit,
}

impl From<core::Card> for Card {
    fn from(card: core::Card) -> Card {
        Card {
            rank: card.rank().index(),
            suit: card.suit().into(),
        }
    }
}

/// How faces are printed: whether each suit has a colour of its own, and whether there is one
/// large rank and suit.
#[uniffi::remote(Record)]
pub struct DeckStyle {
    pub four_colours: bool,
    pub large_indices: bool,
}
use art::DeckStyle;

/// The pattern on the cards' backs.
#[uniffi::remote(Enum)]
pub enum BackDesign {
    Lattice,
    Waves,
    Rosette,
    Plain,
}
use art::BackDesign;

/// The colour of the table.
#[uniffi::remote(Enum)]
pub enum TableColour {
    Felt,
    Slate,
    Midnight,
    Burgundy,
    Black,
}
use art::TableColour;

/// A part of an outline, in the drawing's own units.
#[uniffi::remote(Enum)]
pub enum PathCommand {
    Move {
        x: f32,
        y: f32,
    },
    Line {
        x: f32,
        y: f32,
    },
    Cubic {
        x1: f32,
        y1: f32,
        x2: f32,
        y2: f32,
        x: f32,
        y: f32,
    },
    Close,
}
use art::PathCommand;

/// An outline in one colour: filled by the non-zero rule where `stroke` is 0, else drawn so wide.
#[uniffi::remote(Record)]
pub struct Shape {
    pub commands: Vec<PathCommand>,
    pub colour: u32,
    pub stroke: f32,
}
use art::Shape;

/// Shapes in a box of this size, to be drawn one after the other.
#[uniffi::remote(Record)]
pub struct Drawing {
    pub width: f32,
    pub height: f32,
    pub shapes: Vec<Shape>,
}
use art::Drawing;

/// The colours of a table, as 0xAARRGGBB.
#[uniffi::remote(Record)]
pub struct TableColours {
    pub top: u32,
    pub bottom: u32,
    pub outline: u32,
    pub glow: u32,
    pub text: u32,
}
use art::TableColours;

/// What an empty pile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Marker {
    /// Nothing.
    None,
    /// The rank it takes, Ace 0 to King 12.
    Rank {
        /// The rank.
        rank: u8,
    },
    /// A cell.
    Cell,
    /// The waste can be turned over.
    Redeal,
    /// Nothing comes here any more.
    NoRedeal,
}

impl From<art::Marker> for Marker {
    fn from(marker: art::Marker) -> Marker {
        match marker {
            art::Marker::None => Marker::None,
            art::Marker::Rank(rank) => Marker::Rank { rank: rank.index() },
            art::Marker::Cell => Marker::Cell,
            art::Marker::Redeal => Marker::Redeal,
            art::Marker::NoRedeal => Marker::NoRedeal,
        }
    }
}

impl From<Marker> for art::Marker {
    fn from(marker: Marker) -> art::Marker {
        match marker {
            Marker::None => art::Marker::None,
            Marker::Rank { rank } => {
                core::Rank::from_index(rank).map_or(art::Marker::None, art::Marker::Rank)
            }
            Marker::Cell => art::Marker::Cell,
            Marker::Redeal => art::Marker::Redeal,
            Marker::NoRedeal => art::Marker::NoRedeal,
        }
    }
}

/// The face of a card. A rank that is none gives an empty drawing.
#[uniffi::export]
pub fn face_art(card: Card, deck: DeckStyle) -> Drawing {
    match core::Rank::from_index(card.rank) {
        Some(rank) => art::face(core::Card::new(rank, card.suit.into()), deck),
        None => art::marker(art::Marker::None),
    }
}

/// The back of all cards.
#[uniffi::export]
pub fn back_art(design: BackDesign) -> Drawing {
    art::back(design)
}

/// What an empty pile shows inside its outline.
#[uniffi::export]
pub fn marker_art(marker: Marker) -> Drawing {
    art::marker(marker.into())
}

/// A card's corner radius by its width, for what is drawn around cards.
#[uniffi::export]
pub fn card_corner() -> f32 {
    art::CORNER
}

/// The colours of a table.
#[uniffi::export]
pub fn table_colours(table: TableColour) -> TableColours {
    art::table_colours(table)
}
