//! Positions that are lost at one look.

use super::state::{self, State};
use crate::card::CardSet;
use crate::moves::Move;
use crate::piles::{CardId, MAX_COLUMNS, MAX_FOUNDATIONS, Pile};
use crate::position::Position;
use crate::rules::{Build, Direction, Intake, Rules, Step, Stock};

/// Whether cards lock each other in, in a game where a card can only ever be laid on another card.
///
/// It plays a far easier game: a card that was once on top of a column stays there to be built on,
/// and goes home as well. If some card can't be uncovered in the easier game, it can't in the real
/// one, and the position is lost.
pub(super) fn is_locked(state: &State) -> bool {
    let mut uncovered = Uncovered::of(state.position());
    while uncovered.goes_on() {}
    !uncovered.next.iter().all(Option::is_none)
}

/// The same after a step from a position in which no cards were locked in.
///
/// A card that goes home locks no others in, and any other only what it covers. As soon as that is
/// uncovered again, in the easier game, all that was on top before the step is or was on top, and
/// every other card can be uncovered as it could before.
pub(super) fn has_locked(state: &State, step: state::Step) -> bool {
    let Move::Carry {
        to: Pile::Tableau(column),
        count,
        ..
    } = step.action
    else {
        return false;
    };
    let position = state.position();
    if lies_open(position, column, count) {
        return false;
    }
    let mut uncovered = Uncovered::of(position);
    let column = usize::from(column);
    let covering = |uncovered: &Uncovered<'_>| {
        count.saturating_sub(uncovered.lifted.get(column).copied().unwrap_or(0))
    };
    uncovered.uncover(column);
    while covering(&uncovered) > 0 && uncovered.goes_on() {}
    covering(&uncovered) > 0
}

/// Whether the top `count` cards of a column can be laid on another column's top card: a quick look
/// at what is most often so.
#[inline]
fn lies_open(position: &Position, column: u8, count: u8) -> bool {
    let depth = usize::from(count.saturating_sub(1));
    let lead = position.piles.down(Pile::Tableau(column)).nth(depth);
    let (Some(lead), Some(build)) = (lead, position.rules().tableau.build) else {
        return false;
    };
    let hosts = build.hosts(lead);
    let mut tops = position
        .rules()
        .columns()
        .filter_map(|pile| position.top(pile));
    tops.any(|top| hosts.has(top))
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
    /// The cards that can be laid on one of these.
    guests: CardSet,
    /// The card that is on top of each column now.
    next: [Option<CardId>; MAX_COLUMNS as usize],
    /// How many cards were lifted from each column.
    lifted: [u8; MAX_COLUMNS as usize],
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
            guests: CardSet::NONE,
            next: [None; MAX_COLUMNS as usize],
            lifted: [0; MAX_COLUMNS as usize],
            heads: [CardSet::NONE; MAX_FOUNDATIONS as usize],
            home: CardSet::NONE,
        };
        let columns = position.rules().columns().enumerate();
        columns.for_each(|(column, pile)| uncovered.show(column, position.piles.top_id(pile)));
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

    /// A card comes to be on top of a column, or none is left.
    #[inline]
    fn show(&mut self, column: usize, id: Option<CardId>) {
        if let Some(next) = self.next.get_mut(column) {
            *next = id;
        }
        let Some(id) = id else { return };
        let card = self.position.card(id);
        self.tops = self.tops.with(card);
        if let Some(build) = self.position.rules().tableau.build {
            self.guests = self.guests.or(turned_round(build).hosts(card));
        }
    }

    /// Plays one round of the easier game; whether there will be another.
    fn goes_on(&mut self) -> bool {
        let before = self.tops;
        self.send_home();
        for column in 0..self.position.rules().tableau.columns.len() {
            self.uncover(column);
        }
        self.tops != before
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

    /// Lifts cards from a column as long as there is a place for them.
    #[inline]
    fn uncover(&mut self, column: usize) {
        while let Some(&Some(id)) = self.next.get(column) {
            if !self.guests.or(self.home).has(self.position.card(id)) {
                return;
            }
            self.show(column, self.position.piles.below(id));
            if let Some(lifted) = self.lifted.get_mut(column) {
                *lifted += 1;
            }
        }
    }
}

/// How cards lie under each other that build on each other like this.
#[inline]
fn turned_round(build: Build) -> Build {
    let step = match build.step {
        Step::Up => Step::Down,
        Step::Down => Step::Up,
        Step::UpOrDown => Step::UpOrDown,
    };
    Build { step, ..build }
}
