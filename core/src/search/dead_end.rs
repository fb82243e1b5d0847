//! Positions that are lost at one look.

use super::state::State;
use crate::card::CardSet;
use crate::piles::{CardId, MAX_COLUMNS, MAX_FOUNDATIONS, Pile};
use crate::position::Position;
use crate::rules::{Direction, Intake, Rules, Stock};

/// Whether cards lock each other in, in a game where a card can only ever be laid on another card.
///
/// It plays a far easier game: a card that was once on top of a column stays there to be built on,
/// and goes home as well. If some card can't be uncovered in the easier game, it can't in the real
/// one, and the position is lost.
pub(super) fn is_locked(state: &State) -> bool {
    Uncovered::of(state.position()).leaves_some()
}

/// Whether [`is_locked`] can ever show anything. Where cards also go to cells or spaces, or come
/// from a stock, the easier game is too easy.
pub(super) fn can_lock(rules: &Rules) -> bool {
    rules.stock == Stock::None
        && rules.cells.count == 0
        && rules.tableau.spaces == Intake::NOTHING
        && rules.foundations.iter().all(|kind| !kind.wraps)
}

/// How far the columns and foundations are in the easier game.
struct Uncovered<'a> {
    position: &'a Position,
    /// Cards that were on top of a column.
    tops: CardSet,
    /// The card that is on top of each column now.
    next: [Option<CardId>; MAX_COLUMNS as usize],
    /// For each kind of foundations the cards that lie on top of one or have done so.
    heads: [CardSet; MAX_FOUNDATIONS as usize],
    /// The cards that some foundation takes or has taken.
    home: CardSet,
}

impl<'a> Uncovered<'a> {
    fn of(position: &'a Position) -> Uncovered<'a> {
        let mut uncovered = Uncovered {
            position,
            tops: CardSet::NONE,
            next: [None; MAX_COLUMNS as usize],
            heads: [CardSet::NONE; MAX_FOUNDATIONS as usize],
            home: CardSet::NONE,
        };
        for (index, next) in (0..).zip(&mut uncovered.next) {
            *next = position.piles.top_id(Pile::Tableau(index));
            if let Some(id) = *next {
                uncovered.tops = uncovered.tops.with(position.card(id));
            }
        }
        let mut first = 0;
        for (kind, heads) in position
            .rules()
            .foundations
            .iter()
            .zip(&mut uncovered.heads)
        {
            for foundation in (first..first + kind.count).map(Pile::Foundation) {
                match position.top(foundation) {
                    Some(card) => *heads = heads.with(card),
                    None => uncovered.home = uncovered.home.or(position.wanted(kind, foundation)),
                }
            }
            first += kind.count;
        }
        uncovered
    }

    /// Whether a card stays covered, however long the easier game is played.
    fn leaves_some(mut self) -> bool {
        loop {
            let before = self.tops;
            self.send_home();
            self.uncover();
            if self.next.iter().all(Option::is_none) {
                return false;
            }
            if self.tops == before {
                return true;
            }
        }
    }

    fn send_home(&mut self) {
        for (kind, heads) in self
            .position
            .rules()
            .foundations
            .iter()
            .zip(&mut self.heads)
        {
            // A base card that went to an empty foundation.
            let bases = self.position.base_of(kind).map(CardSet::of_rank);
            *heads = heads.or(bases.unwrap_or(CardSet::NONE).and(self.home).and(self.tops));
            loop {
                let (lower, higher) = heads.neighbours();
                let wanted = match kind.direction {
                    Direction::Up => higher,
                    Direction::Down => lower,
                };
                self.home = self.home.or(wanted);
                let grown = heads.or(wanted.and(self.tops));
                if grown == *heads {
                    break;
                }
                *heads = grown;
            }
        }
    }

    fn uncover(&mut self) {
        let build = self.position.rules().tableau.build;
        for next in &mut self.next {
            while let Some(id) = *next {
                let card = self.position.card(id);
                let hosts = build.map_or(CardSet::NONE, |build| build.hosts(card));
                if hosts.and(self.tops).is_empty() && !self.home.has(card) {
                    break;
                }
                *next = self.position.piles.below(id);
                if let Some(below) = *next {
                    self.tops = self.tops.with(self.position.card(below));
                }
            }
        }
    }
}
