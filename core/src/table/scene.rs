//! A position as rectangles to be drawn.

use crate::card::Card;
use crate::moves::Move;
use crate::piles::{CardId, Pile};
use crate::position::Position;
use crate::rules::{Fill, Rules, Stock};
use crate::session::Spot;

use super::Table;
use super::arrange::{Fan, LEAST_FACE_DOWN, LEAST_FACE_UP, Place};
use super::shapes::{Point, Rect, Size};

pub use crate::art::Marker;

/// How far a face-down card shows under the next where there is room, by what a face-up one does.
const FACE_DOWN: f32 = 0.35;

/// How far the frame around a mark reaches beyond it where the board ends close by: a gap of 1.5
/// units, half a line of 3, and the dark edge of 1.5 beside it. On cards so large that the line is
/// thicker the board ends further off.
pub(super) const FRAME_REACH: f32 = 4.5;

/// How far hovering cards lie beside the top card of the pile below them, by a card's size.
const HOVER: f32 = 0.15;

/// Everything there is to be drawn of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The size of the whole board.
    pub size: Size,
    /// The size of a card.
    pub card: Size,
    /// Every card, in the order in which they are to be drawn.
    pub sprites: Vec<Sprite>,
    /// Every pile.
    pub outlines: Vec<Outline>,
    /// A move to be pointed out.
    pub hint: Option<HintMarks>,
    /// What the cards cover that moved last, pile by pile, to be marked quietly.
    pub last: Vec<Rect>,
}

/// What is to be marked on the board to point a move out.
#[derive(Clone, PartialEq, Debug)]
pub struct HintMarks {
    /// The cards that it moves, lowest first; none where it deals, or turns the waste over.
    pub cards: Vec<CardId>,
    /// What these cards cover, or the stock where it deals; nothing while they are lifted. At the
    /// edge of the board a little less, so that a frame around it has room.
    pub from: Option<Rect>,
    /// The top of the pile they go to, likewise; nothing where it deals.
    pub to: Option<Rect>,
}

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Its rank and suit.
    Up(Card),
    /// Its back, which says nothing.
    Back,
}

/// A card to be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprite {
    /// The card as a thing: the same through the whole game.
    pub id: CardId,
    /// Where it lies.
    pub rect: Rect,
    /// Sprites with a lower one are to be drawn first.
    pub order: u16,
    /// What it shows.
    pub face: Face,
    /// Whether it is lifted.
    pub is_held: bool,
}

/// A pile to be drawn where no card covers it, and to be told to those who don't see it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outline {
    /// Which pile.
    pub pile: Pile,
    /// Its bare place.
    pub rect: Rect,
    /// What it covers with its cards.
    pub area: Rect,
    /// Its top card, or its bare place: what is to glow when it accepts.
    pub top: Rect,
    /// How many cards lie on it.
    pub count: u8,
    /// Whether it takes the cards that are lifted.
    pub accepts: bool,
    /// What its bare place shows.
    pub marker: Marker,
    /// Whether the number of its cards is to be shown.
    pub shows_count: bool,
}

impl Table {
    /// A position on this table. Of `held` the cards are marked as lifted, of `accepting` the
    /// piles as taking them.
    pub fn scene(&self, position: &Position, held: Option<Spot>, accepting: &[Pile]) -> Scene {
        let mut sprites = Vec::with_capacity(self.rules.pack.size());
        let mut outlines = Vec::with_capacity(self.arrangement.places.len());
        for place in &self.arrangement.places {
            let held = held.filter(|held| held.pile == place.pile);
            let lifted = held.map_or(0, |held| held.count);
            let corners = self.corners(position, place);
            outlines.push(self.outline(position, place, &corners, accepting));
            self.add_sprites(position, place, corners, lifted, &mut sprites);
        }
        Scene {
            size: self.frame.size,
            card: self.card_size(),
            sprites,
            outlines,
            hint: None,
            last: Vec::new(),
        }
    }

    /// What marks a move on this table. Of `held` the cards are lifted.
    pub fn hint_marks(&self, position: &Position, held: Option<Spot>, action: Move) -> HintMarks {
        let (from, to) = match action {
            Move::Carry { from, to, count } => (Spot { pile: from, count }, Some(to)),
            Move::Deal | Move::Redeal => (Spot::top_of(position, Pile::Stock), None),
        };
        let moved = to.map_or(0, |_| usize::from(from.count));
        let ids = position.ids(from.pile);
        let lowest = ids.len().saturating_sub(moved);
        let is_held = held.is_some_and(|held| held.pile == from.pile);
        let room = self.frame.room().grown(-FRAME_REACH, -FRAME_REACH);
        let mark = |spot| Some(self.spot_rect(position, spot)?.within(room));
        let onto = |spot| Some(self.lead_rect(position, spot)?.within(room));
        HintMarks {
            cards: ids.into_iter().skip(lowest).collect(),
            from: mark(from).filter(|_| !is_held),
            to: to.and_then(|to| onto(Spot::top_of(position, to))),
        }
    }

    /// Lets the lifted cards of a scene hover over a pile: a little beside its top card, and never
    /// beyond the board.
    pub fn hover(&self, scene: &mut Scene, position: &Position, held: Spot, over: Pile) {
        let card = self.card_size();
        let top = self.lead_rect(position, Spot::top_of(position, over));
        let (Some(lifted), Some(top)) = (self.spot_rect(position, held), top) else {
            return;
        };
        let room = self.frame.room();
        let x = (top.x + card.width * HOVER).min(room.right() - lifted.width);
        let y = (top.y + card.height * HOVER).min(room.bottom() - lifted.height);
        for sprite in scene.sprites.iter_mut().filter(|sprite| sprite.is_held) {
            sprite.rect.x += x - lifted.x;
            sprite.rect.y += y - lifted.y;
        }
    }

    fn add_sprites(
        &self,
        position: &Position,
        place: &Place,
        corners: Vec<Point>,
        lifted: u8,
        sprites: &mut Vec<Sprite>,
    ) {
        let ids = position.ids(place.pile);
        let face_down = usize::from(position.face_down(place.pile));
        let still = ids.len() - usize::from(lifted).min(ids.len());
        for (index, (id, corner)) in ids.into_iter().zip(corners).enumerate() {
            let face = match index < face_down {
                true => Face::Back,
                false => Face::Up(position.card(id)),
            };
            sprites.push(Sprite {
                id,
                rect: Rect::at(corner, self.card_size()),
                order: sprites.len() as u16,
                face,
                is_held: index >= still,
            });
        }
    }

    /// Where the cards of a pile lie, from the bottom up.
    pub(super) fn corners(&self, position: &Position, place: &Place) -> Vec<Point> {
        let count = position.len(place.pile);
        let base = place.base.corner();
        match place.fan {
            Fan::Stacked => vec![base; usize::from(count)],
            Fan::Last {
                count: shown,
                dx,
                dy,
            } => (0..count)
                .map(|index| {
                    let step = f32::from((index + shown.min(count)).saturating_sub(count));
                    Point {
                        x: base.x + step * dx,
                        y: base.y + step * dy,
                    }
                })
                .collect(),
            Fan::Column => self.column_corners(place, count, position.face_down(place.pile)),
        }
    }

    fn column_corners(&self, place: &Place, count: u8, face_down: u8) -> Vec<Point> {
        let steps = Steps::fitting(
            self.card_size().height,
            self.arrangement.face_up,
            place.room.height - place.base.height,
            face_down,
            count.saturating_sub(1 + face_down),
        );
        let mut corner = place.base.corner();
        let mut corners = Vec::with_capacity(usize::from(count));
        for index in 0..count {
            corners.push(corner);
            corner.y += if index < face_down {
                steps.face_down
            } else {
                steps.face_up
            };
        }
        corners
    }

    /// What a pile covers with cards at these corners.
    pub(super) fn area_with(&self, place: &Place, corners: &[Point]) -> Rect {
        let card = self.card_size();
        let cards = corners.iter().map(|&corner| Rect::at(corner, card));
        cards.fold(place.base, |area, card| area.around(card))
    }

    fn outline(
        &self,
        position: &Position,
        place: &Place,
        corners: &[Point],
        accepting: &[Pile],
    ) -> Outline {
        let top = corners
            .last()
            .map_or(place.base, |&corner| Rect::at(corner, self.card_size()));
        let area = self.area_with(place, corners);
        Outline {
            pile: place.pile,
            rect: place.base,
            area,
            top,
            count: position.len(place.pile),
            accepts: accepting.contains(&place.pile),
            marker: marker(position, place.pile),
            shows_count: place.pile == Pile::Stock && !position.is_empty(place.pile),
        }
    }
}

/// How far each card of a column lies below the one before.
struct Steps {
    face_down: f32,
    face_up: f32,
}

impl Steps {
    /// The widest steps up to the ample ones with which a column fits; the face-down cards give way first. With more
    /// cards than play can bring together, all give way alike.
    fn fitting(card: f32, ample: f32, available: f32, face_down: u8, face_up: u8) -> Steps {
        let (down, up) = (f32::from(face_down), f32::from(face_up));
        let mut steps = Steps {
            face_down: card * ample * FACE_DOWN,
            face_up: card * ample,
        };
        if down > 0.0 {
            let spare = (available - up * steps.face_up) / down;
            steps.face_down = spare.clamp(card * LEAST_FACE_DOWN, steps.face_down);
        }
        if up > 0.0 {
            let spare = (available - down * steps.face_down) / up;
            steps.face_up = spare.clamp(card * LEAST_FACE_UP, steps.face_up);
        }
        let needed = down * steps.face_down + up * steps.face_up;
        if needed > available {
            let part = available.max(0.0) / needed;
            steps.face_down *= part;
            steps.face_up *= part;
        }
        steps
    }
}

/// What a pile's bare place shows: what it takes, as far as a sign can say it.
fn marker(position: &Position, pile: Pile) -> Marker {
    let rules = position.rules();
    match pile {
        Pile::Stock => stock_marker(rules, !position.is_empty(Pile::Waste)),
        Pile::Waste => Marker::None,
        Pile::Cell(_) => Marker::Cell,
        Pile::Foundation(index) => {
            let kind = rules.foundation_kind(index);
            let base = kind.and_then(|kind| position.base_of(kind));
            base.map_or(Marker::None, Marker::Rank)
        }
        Pile::Tableau(_) => space_marker(rules),
    }
}

fn stock_marker(rules: &Rules, has_waste: bool) -> Marker {
    match rules.stock {
        Stock::Waste { redeals: true, .. } if has_waste => Marker::Redeal,
        Stock::Waste { .. } | Stock::Open | Stock::None => Marker::NoRedeal,
    }
}

/// The only rank that fills a space, where it is the same from everywhere; a cross where nothing
/// does.
fn space_marker(rules: &Rules) -> Marker {
    let spaces = rules.tableau.spaces;
    let mut fills = [spaces.tableau, spaces.waste, spaces.stock, spaces.cell].into_iter();
    match spaces.tableau {
        Fill::Only(rank) if fills.all(|fill| fill == Fill::Only(rank)) => Marker::Rank(rank),
        Fill::Never if fills.all(|fill| fill == Fill::Never) => Marker::NoRedeal,
        Fill::Only(_) | Fill::Never | Fill::Any => Marker::None,
    }
}
