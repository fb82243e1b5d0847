//! What the UIs draw, as plain records.

use talon_core::board::{self, Board, Outcome};
use talon_core::piles::Pile;
use talon_core::session;
use talon_core::sound;
use talon_core::table;
use talon_core::text;

use crate::drawing::{Card, Marker};

/// A rectangle on the board, in density-independent units.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl From<table::Rect> for Rect {
    fn from(rect: table::Rect) -> Rect {
        Rect {
            x: rect.x,
            y: rect.y,
            width: rect.width,
            height: rect.height,
        }
    }
}

impl From<Rect> for table::Rect {
    fn from(rect: Rect) -> table::Rect {
        table::Rect {
            x: rect.x,
            y: rect.y,
            width: rect.width,
            height: rect.height,
        }
    }
}

/// What of the board's edges is not for cards.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct Insets {
    /// From the left edge.
    pub left: f32,
    /// From the upper edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the lower edge.
    pub bottom: f32,
}

/// The room that the board has.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct Frame {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
    /// Whether stock and waste lie where a left hand reaches them.
    pub left_handed: bool,
    /// What is not for cards.
    pub insets: Insets,
}

impl From<Frame> for table::Frame {
    fn from(frame: Frame) -> table::Frame {
        table::Frame {
            size: table::Size {
                width: frame.width,
                height: frame.height,
            },
            insets: table::Insets {
                left: frame.insets.left,
                top: frame.insets.top,
                right: frame.insets.right,
                bottom: frame.insets.bottom,
            },
            is_left_handed: frame.left_handed,
        }
    }
}

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Enum)]
pub enum Face {
    /// Its rank and suit.
    Up {
        /// The card.
        card: Card,
    },
    /// Its back, which says nothing.
    Back,
}

/// A card to be drawn.
#[derive(Clone, Copy, PartialEq, Debug, uniffi::Record)]
pub struct Sprite {
    /// The card as a thing: the same through the whole game.
    pub id: u32,
    /// Where it lies.
    pub rect: Rect,
    /// Sprites with a lower one are to be drawn first.
    pub order: u32,
    /// What it shows.
    pub face: Face,
    /// Whether it is lifted.
    pub held: bool,
}

impl From<&table::Sprite> for Sprite {
    fn from(sprite: &table::Sprite) -> Sprite {
        Sprite {
            id: sprite.id.index().into(),
            rect: sprite.rect.into(),
            order: sprite.order.into(),
            face: match sprite.face {
                table::Face::Up(card) => Face::Up { card: card.into() },
                table::Face::Back => Face::Back,
            },
            held: sprite.is_held,
        }
    }
}

/// The kinds of piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum PileKind {
    /// The stock.
    Stock,
    /// The waste.
    Waste,
    /// A cell.
    Cell,
    /// A foundation.
    Foundation,
    /// A tableau pile.
    Tableau,
}

/// A pile: drawn where no card covers it, and told to those who don't see it.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Outline {
    /// Its kind.
    pub kind: PileKind,
    /// Its number among its kind, from 1.
    pub number: u32,
    /// Its bare place.
    pub rect: Rect,
    /// What it covers with its cards.
    pub area: Rect,
    /// Its top card, or its bare place: what glows when it accepts.
    pub top: Rect,
    /// How many cards lie on it.
    pub count: u32,
    /// Whether it takes the cards that are lifted.
    pub accepts: bool,
    /// What its bare place shows.
    pub marker: Marker,
    /// What is to be written on it, such as the number of cards left in the stock.
    pub label: Option<String>,
    /// What is to be said of it.
    pub description: String,
}

/// What is to be marked on the board to point a move out.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct HintMarks {
    /// The cards that it moves, lowest first; none where it deals, or turns the waste over.
    pub ids: Vec<u32>,
    /// What these cards cover, or the stock where it deals; nothing while they are lifted.
    pub from: Option<Rect>,
    /// The top of the pile they go to; nothing where it deals.
    pub to: Option<Rect>,
}

impl From<table::HintMarks> for HintMarks {
    fn from(marks: table::HintMarks) -> HintMarks {
        HintMarks {
            ids: marks.cards.iter().map(|id| id.index().into()).collect(),
            from: marks.from.map(Rect::from),
            to: marks.to.map(Rect::from),
        }
    }
}

/// Everything there is to be drawn of a board.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Scene {
    /// The board's width.
    pub width: f32,
    /// The board's height.
    pub height: f32,
    /// A card's width.
    pub card_width: f32,
    /// A card's height.
    pub card_height: f32,
    /// Every card, the lowest first.
    pub sprites: Vec<Sprite>,
    /// Every pile.
    pub outlines: Vec<Outline>,
    /// What the keyboard's cursor is on.
    pub cursor: Option<Rect>,
    /// The move that is pointed out.
    pub hint: Option<HintMarks>,
    /// What the cards cover that moved last, pile by pile, to be marked quietly.
    pub last: Vec<Rect>,
}

/// What a hand feels and an ear hears of something that was done.
#[uniffi::remote(Enum)]
pub enum Event {
    Lifted,
    Laid,
    Home,
    Dealt,
    TurnedOver,
    TakenBack,
    Refused,
    Won,
}
use board::Event;

/// All events.
#[uniffi::export]
pub fn all_events() -> Vec<Event> {
    Event::ALL.to_vec()
}

/// The sound of an event as a file in WAVE format: one channel, 16 bits.
#[uniffi::export]
pub fn sound_wave(event: Event) -> Vec<u8> {
    sound::wave(event)
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Status {
    /// There are moves that lead on.
    Playing,
    /// The game is won.
    Won,
    /// The game isn't won and no legal move is left.
    NoMoves,
    /// The game isn't won and the legal moves only go round in a circle.
    Stuck,
}

impl From<session::Status> for Status {
    fn from(status: session::Status) -> Status {
        match status {
            session::Status::Playing => Status::Playing,
            session::Status::Won => Status::Won,
            session::Status::NoMoves => Status::NoMoves,
            session::Status::Stuck => Status::Stuck,
        }
    }
}

/// A board and everything around it.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct View {
    /// The game's id.
    pub game_id: String,
    /// The game's name.
    pub game_name: String,
    /// The number of the deal, if it has one.
    pub deal: Option<u32>,
    /// The board.
    pub scene: Scene,
    /// How the game stands.
    pub status: Status,
    /// A number that changes whenever the cards are moved; what was asked for in another turn is
    /// out of date.
    pub turn: u64,
    /// How many moves were made.
    pub moves: u32,
    /// How long the game has been played.
    pub elapsed_milliseconds: u64,
    /// Whether the clock runs.
    pub clock_runs: bool,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
    /// Whether the new deal can be taken back, so that the game before is on the table again.
    pub can_take_back: bool,
    /// Whether the game can go back to its start.
    pub can_restart: bool,
    /// Whether all remaining cards can go home at once.
    pub can_finish: bool,
    /// What there is to say to the last thing asked for: why it was not done, or the answer.
    pub notice: Option<String>,
    /// What there is to say of how the game stands, as long as it does.
    pub remark: Option<String>,
    /// Whether all cards of this game lie open, so that it may be said without being asked for
    /// that it can't be won any more.
    pub lies_open: bool,
    /// Whether it should be found out now if the game can still be won, without being asked for.
    pub wants_fate: bool,
    /// What is felt and heard of what was just done, if anything is.
    pub event: Option<Event>,
    /// What was just done to the cards, for those who don't see it.
    pub spoken: Option<String>,
}

/// What a finger has lifted.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Grab {
    /// The cards, lowest first; none if there is nothing to lift.
    pub ids: Vec<u32>,
    /// Where the lowest one lies, from the left.
    pub x: f32,
    /// Where the lowest one lies, from the top.
    pub y: f32,
    /// The board, with the cards lifted and the piles that take them.
    pub view: View,
}

/// How a board looks, after what was just done, to someone who speaks this language.
pub(crate) fn view_of(board: &Board, outcome: &Outcome, language: text::Language) -> View {
    let session = board.session();
    let can_undo = session.can_undo();
    View {
        game_id: session.rules().id.to_owned(),
        game_name: session.rules().name.to_owned(),
        deal: session.deal_number().map(|number| number.get()),
        scene: scene_of(board, language),
        status: session.status().into(),
        turn: session.turn(),
        moves: u32::try_from(session.move_count()).unwrap_or(u32::MAX),
        elapsed_milliseconds: milliseconds(session.elapsed()),
        clock_runs: session.is_clock_running(),
        can_undo,
        can_redo: session.can_redo(),
        can_take_back: false,
        can_restart: can_undo,
        can_finish: session.can_finish(),
        notice: board
            .notice()
            .map(|notice| text::notice_text(language, session.position(), notice)),
        remark: board
            .remark()
            .map(|remark| text::text(language, remark.key())),
        lies_open: session.lies_open(),
        wants_fate: board.wants_fate(),
        event: outcome.event,
        spoken: text::outcome_text(language, session.position(), outcome),
    }
}

pub(crate) fn milliseconds(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

fn scene_of(board: &Board, language: text::Language) -> Scene {
    let scene = board.scene();
    let outlines = scene.outlines.iter();
    Scene {
        width: scene.size.width,
        height: scene.size.height,
        card_width: scene.card.width,
        card_height: scene.card.height,
        sprites: scene.sprites.iter().map(Sprite::from).collect(),
        outlines: outlines
            .map(|outline| outline_of(board, outline, language))
            .collect(),
        cursor: board.cursor_rect().map(Rect::from),
        hint: scene.hint.map(HintMarks::from),
        last: scene.last.into_iter().map(Rect::from).collect(),
    }
}

fn outline_of(board: &Board, outline: &table::Outline, language: text::Language) -> Outline {
    let (kind, index) = match outline.pile {
        Pile::Stock => (PileKind::Stock, 0),
        Pile::Waste => (PileKind::Waste, 0),
        Pile::Cell(index) => (PileKind::Cell, index),
        Pile::Foundation(index) => (PileKind::Foundation, index),
        Pile::Tableau(index) => (PileKind::Tableau, index),
    };
    Outline {
        kind,
        number: u32::from(index) + 1,
        rect: outline.rect.into(),
        area: outline.area.into(),
        top: outline.top.into(),
        count: outline.count.into(),
        accepts: outline.accepts,
        marker: outline.marker.into(),
        label: outline.shows_count.then(|| outline.count.to_string()),
        description: text::pile_description(language, board.session().position(), outline.pile),
    }
}
