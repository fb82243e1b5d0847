//! Positions that are lost at one look.

use super::state::{self, State};
use crate::bits::places;
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
    let mut uncovered = Uncovered::of(state);
    while uncovered.goes_on() {}
    !uncovered.next.is_empty()
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
    if lies_open(state, column, count) {
        return false;
    }
    let mut uncovered = Uncovered::of(state);
    let column = usize::from(column);
    let covering = |uncovered: &Uncovered<'_>| {
        count.saturating_sub(uncovered.lifted.get(column).copied().unwrap_or(0))
    };
    while covering(&uncovered) > 0 && uncovered.goes_on() {}
    covering(&uncovered) > 0
}

/// Whether the top `count` cards of a column can be laid on another column's top card: a quick look
/// at what is most often so.
#[inline]
fn lies_open(state: &State, column: u8, count: u8) -> bool {
    let position = state.position();
    let depth = usize::from(count.saturating_sub(1));
    let lead = position.piles.down(Pile::Tableau(column)).nth(depth);
    let (Some(lead), Some(build)) = (lead, position.rules().tableau.build) else {
        return false;
    };
    !state.takers().tops().and(build.hosts(lead)).is_empty()
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
    /// For each card by its number: the cards that can be laid on it.
    guests_of: &'static [CardSet; 64],
    /// Cards that were on top of a column.
    tops: CardSet,
    /// The cards that can be laid on one of these.
    guests: CardSet,
    /// The cards that are on top of a column now.
    next: CardSet,
    /// For each of these by its number: a bit for each column.
    columns_under: [u32; 64],
    /// The same card, by column.
    next_in: [Option<CardId>; MAX_COLUMNS as usize],
    /// How many cards were lifted from each column.
    lifted: [u8; MAX_COLUMNS as usize],
    /// For each kind of foundations the cards that lie on top of one or have done so.
    heads: [CardSet; MAX_FOUNDATIONS as usize],
    /// The cards that some foundation takes or has taken.
    home: CardSet,
}

impl<'a> Uncovered<'a> {
    fn of(state: &'a State) -> Uncovered<'a> {
        let position = state.position();
        let rules = position.rules();
        let takers = state.takers();
        let guests_of = guests_by_number(rules);
        let guests = takers
            .tops()
            .numbers()
            .map(|number| guests_of[usize::from(number & 63)]);
        let mut uncovered = Uncovered {
            position,
            guests_of,
            tops: takers.tops(),
            guests: guests.fold(CardSet::NONE, CardSet::or),
            next: takers.tops(),
            columns_under: *takers.columns_by_top(),
            next_in: [None; MAX_COLUMNS as usize],
            lifted: [0; MAX_COLUMNS as usize],
            heads: [CardSet::NONE; MAX_FOUNDATIONS as usize],
            home: takers.wanted_by_any(),
        };
        for (next, column) in uncovered.next_in.iter_mut().zip(rules.columns()) {
            *next = position.piles.top_id(column);
        }
        let mut first = 0;
        for (kind, heads) in rules.foundations.iter().zip(&mut uncovered.heads) {
            let foundations = (first..first + kind.count).map(Pile::Foundation);
            let cards = foundations.filter_map(|foundation| position.top(foundation));
            *heads = cards.fold(CardSet::NONE, CardSet::with);
            first += kind.count;
        }
        uncovered
    }

    /// A card comes to be on top of a column, or none is left.
    #[inline]
    fn show(&mut self, column: usize, id: Option<CardId>) {
        if let Some(next) = self.next_in.get_mut(column) {
            *next = id;
        }
        let Some(id) = id else { return };
        let card = self.position.card(id);
        let number = usize::from(card.number());
        self.tops = self.tops.with(card);
        self.next = self.next.with(card);
        self.guests = self.guests.or(self.guests_of[number]);
        self.columns_under[number] |= 1 << column;
    }

    /// Lifts all cards for which there is a place; whether there was one.
    fn goes_on(&mut self) -> bool {
        if self.ready().is_empty() {
            self.send_home();
        }
        let ready = self.ready();
        self.next = self.next.and(ready.complement());
        ready.numbers().for_each(|number| self.lift(number));
        !ready.is_empty()
    }

    /// The cards on top for which there is a place.
    #[inline]
    fn ready(&self) -> CardSet {
        self.next.and(self.guests.or(self.home))
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

    /// Lifts the card with this number from the columns that it is on top of.
    #[inline]
    fn lift(&mut self, number: u8) {
        let columns = std::mem::take(&mut self.columns_under[usize::from(number & 63)]);
        for column in places(columns.into()).map(usize::from) {
            let lifted = self.next_in.get(column).copied().flatten();
            self.show(column, lifted.and_then(|id| self.position.piles.below(id)));
            if let Some(lifted) = self.lifted.get_mut(column) {
                *lifted += 1;
            }
        }
    }
}

/// For each card by its number: the cards that can be laid on it.
#[inline]
fn guests_by_number(rules: &Rules) -> &'static [CardSet; 64] {
    match rules.tableau.build {
        Some(build) => turned_round(build).hosts_by_number(),
        None => &[CardSet::NONE; 64],
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
