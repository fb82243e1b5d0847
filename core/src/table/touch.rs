//! What a finger means: which card it is on, which pile a dropped group goes to, and where the
//! arrow keys lead.

use crate::piles::Pile;
use crate::position::Position;
use crate::session::Spot;

use super::Table;
use super::arrange::{Fan, Place};
use super::shapes::{Point, Rect};

/// How far beside a pile a group may be dropped, by a card's width.
const REACH: f32 = 0.75;

/// A direction of the arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Table {
    /// What lies under a point: a card with all that lie on it, or a pile's bare place. Gaps count
    /// for the pile beside them, and everything below a column for its top card.
    pub fn spot_at(&self, position: &Position, point: Point) -> Option<Spot> {
        let mut places = self.arrangement.places.iter();
        let place = places.find(|place| self.touch_area(place).has(point))?;
        let corners = self.corners(position, place);
        let is_reached = |corner: &Point| match place.fan {
            Fan::Column => corner.y <= point.y,
            Fan::Last { .. } | Fan::Stacked => {
                let card = Rect::at(*corner, self.card_size());
                let half_gap = self.arrangement.half_gap;
                card.grown(half_gap.width, half_gap.height).has(point)
            }
        };
        let reached = corners.iter().rposition(is_reached).unwrap_or(0);
        Some(Spot {
            pile: place.pile,
            count: corners.len().saturating_sub(reached) as u8,
        })
    }

    /// What a touch may hit to mean a pile: its room and half of the gaps around it.
    pub(super) fn touch_area(&self, place: &Place) -> Rect {
        let half_gap = self.arrangement.half_gap;
        place.room.grown(half_gap.width, half_gap.height)
    }

    /// Where the lowest card of a spot lies; the bare place if there is none.
    pub fn lead_rect(&self, position: &Position, spot: Spot) -> Option<Rect> {
        let place = self.place(spot.pile)?;
        let corners = self.corners(position, place);
        let lead = corners.len().checked_sub(usize::from(spot.count));
        let corner = lead.and_then(|lead| corners.get(lead));
        Some(corner.map_or(place.base, |&corner| Rect::at(corner, self.card_size())))
    }

    /// What the cards of a spot cover, or its bare place.
    pub fn spot_rect(&self, position: &Position, spot: Spot) -> Option<Rect> {
        let lead = self.lead_rect(position, spot)?;
        let place = self.place(spot.pile)?;
        let top = self.corners(position, place).last().copied();
        Some(match top {
            Some(corner) if spot.count > 0 => lead.around(Rect::at(corner, self.card_size())),
            _ => lead,
        })
    }

    /// What shows of the lowest card of a spot beside the card that lies on it.
    pub fn seen_rect(&self, position: &Position, spot: Spot) -> Option<Rect> {
        let lead = self.lead_rect(position, spot)?;
        let above = spot.count.checked_sub(1).filter(|&count| count > 0);
        let Some(count) = above else {
            return Some(lead);
        };
        let next = self.lead_rect(position, Spot { count, ..spot })?;
        let (aside, below) = (next.x - lead.x, next.y - lead.y);
        Some(Rect {
            width: if aside > 0.0 { aside } else { lead.width },
            height: if below > 0.0 { below } else { lead.height },
            ..lead
        })
    }

    /// The pile that is meant when the cards of `held` are let go with their lowest card at
    /// `corner`: of those that take them the one it covers most, else the one on whose ground it
    /// is, else the nearest within reach, else none. Letting go mostly over where they came from
    /// means none as well.
    ///
    /// Piles that don't take the cards never stand in the way of one that the card touches. Of two
    /// that are equally good the first in the order of `legal` counts.
    pub fn drop_target(
        &self,
        position: &Position,
        held: Spot,
        corner: Point,
        legal: &[Pile],
    ) -> Option<Pile> {
        let dropped = Rect::at(corner, self.card_size());
        let origin = self.lead_rect(position, held)?;
        let mut best: Option<(Pile, f32)> = None;
        for &pile in legal {
            let overlap = self.area(position, pile)?.overlap(dropped);
            if overlap > best.map_or(0.0, |(_, most)| most) {
                best = Some((pile, overlap));
            }
        }
        match best {
            Some((_, overlap)) if origin.overlap(dropped) > overlap => None,
            Some((pile, _)) => Some(pile),
            None if origin.overlap(dropped) > 0.0 => None,
            None => self.nearest(position, dropped.centre(), legal),
        }
    }

    fn nearest(&self, position: &Position, point: Point, legal: &[Pile]) -> Option<Pile> {
        if let Some(under) = self.spot_at(position, point) {
            return legal.contains(&under.pile).then_some(under.pile);
        }
        let card = self.card_size();
        let mut best: Option<(Pile, f32)> = None;
        for &pile in legal {
            let distance = self.area(position, pile)?.distance(point) - card.width / 2.0;
            let is_nearer = best.is_none_or(|(_, least)| distance < least);
            if is_nearer && distance <= card.width * REACH {
                best = Some((pile, distance));
            }
        }
        best.map(|(pile, _)| pile)
    }

    /// What a pile covers with its cards.
    fn area(&self, position: &Position, pile: Pile) -> Option<Rect> {
        let place = self.place(pile)?;
        Some(self.area_with(place, &self.corners(position, place)))
    }

    /// Where an arrow key leads from a spot: through the cards of a column that can be lifted, and
    /// from pile to pile.
    pub fn step(&self, position: &Position, from: Spot, direction: Direction) -> Spot {
        let in_pile = match direction {
            Direction::Up => from.count.checked_add(1),
            Direction::Down => from.count.checked_sub(1).filter(|&count| count > 0),
            Direction::Left | Direction::Right => None,
        };
        if let Some(count) = in_pile
            && matches!(from.pile, Pile::Tableau(_))
            && position.check_lift(from.pile, count).is_ok()
        {
            return Spot { count, ..from };
        }
        self.step_to_pile(position, from, direction)
    }

    /// Where an arrow key leads from pile to pile.
    pub fn step_to_pile(&self, position: &Position, from: Spot, direction: Direction) -> Spot {
        match self.neighbour(from.pile, direction) {
            Some(next) => Spot::top_of(position, next),
            None => from,
        }
    }

    /// The nearest pile in a direction; what lies off to the side counts double.
    fn neighbour(&self, from: Pile, direction: Direction) -> Option<Pile> {
        let start = self.place(from)?.base.centre();
        let mut best: Option<(Pile, f32)> = None;
        for place in &self.arrangement.places {
            let to = place.base.centre();
            let (dx, dy) = (to.x - start.x, to.y - start.y);
            let (ahead, aside) = match direction {
                Direction::Left => (-dx, dy),
                Direction::Right => (dx, dy),
                Direction::Up => (-dy, dx),
                Direction::Down => (dy, dx),
            };
            let distance = ahead + 2.0 * aside.abs();
            if ahead > 1.0 && best.is_none_or(|(_, least)| distance < least) {
                best = Some((place.pile, distance));
            }
        }
        best.map(|(pile, _)| pile)
    }
}

impl Spot {
    /// The top card of a pile, or its bare place.
    pub fn top_of(position: &Position, pile: Pile) -> Spot {
        Spot {
            pile,
            count: position.len(pile).min(1),
        }
    }
}
