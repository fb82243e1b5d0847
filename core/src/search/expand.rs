//! Which steps a search looks at.
//!
//! All legal moves, but for those that lead to the same position as another one:
//!
//! * of several empty columns only the first is filled, of several empty cells, and of several
//!   foundations that want the same card;
//! * a whole column doesn't go to an empty one;
//! * where the waste can be turned over, dealing is no step of its own. Every card that any number
//!   of deals and redeals brings up can be played, as one step. (Turning alone never wins, and
//!   never changes what can be reached.)
//!
//! Where a move to a foundation is safe ([`crate::safe`]) it is the only step: nothing that can be
//! reached without it can't be reached after it.

use super::state::{State, Step};
use crate::moves::{Generator, Move};
use crate::piles::{CardId, Pile};
use crate::position::Position;
use crate::safe::is_safe;

/// How much of what is legal a search looks at. Only [`Breadth::All`] can prove a position lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Breadth {
    /// All of it.
    All,
    /// All but cards that come back from a foundation, which are hardly ever needed.
    WithoutReturns,
    /// Nor are groups split but to uncover a card that a foundation takes. Where every run of cards
    /// moves as a group, other splits mostly move cards to and fro.
    Purposeful,
}

/// The steps from a position, without cards that come back from foundations.
pub(crate) fn plays(state: &State) -> Vec<Step> {
    let mut steps = Vec::new();
    steps_of(state, Breadth::WithoutReturns, &mut steps);
    steps
}

/// Adds the steps to `steps`.
#[inline]
pub(super) fn steps_of(state: &State, breadth: Breadth, steps: &mut Vec<Step>) {
    let position = state.position();
    let generator = Generator::of(position);
    let same = Same::of(position);
    let start = steps.len();
    let mut safe = None;
    generator.visit_moves(&mut |action| {
        let Move::Carry { from, to, count } = action else {
            if state.cycle() == 0 {
                steps.push(Step::plain(action));
            }
            return;
        };
        if matches!(from, Pile::Foundation(_)) && breadth != Breadth::All {
            return;
        }
        if same.is_repeated(position, from, to, count) {
            return;
        }
        if breadth == Breadth::Purposeful && splits_idly(&generator, from, to, count) {
            return;
        }
        if safe.is_none() && matches!(to, Pile::Foundation(_)) && is_safe(position, action) {
            safe = Some(action);
        }
        steps.push(Step::plain(action));
    });
    if let Some(safe) = safe {
        steps.truncate(start);
        steps.push(Step::plain(safe));
    } else if state.cycle() > 0 {
        add_turned(state, &generator, &same, steps);
    }
}

/// Whether a move splits a column's face-up cards without uncovering one that can go home.
fn splits_idly(generator: &Generator<'_>, from: Pile, to: Pile, count: u8) -> bool {
    let position = generator.position();
    let face_up = position.len(from).saturating_sub(position.face_down(from));
    let is_split = matches!((from, to), (Pile::Tableau(_), Pile::Tableau(_))) && count < face_up;
    let uncovered = || position.piles.down(from).nth(usize::from(count));
    is_split && !uncovered().is_some_and(|card| generator.wants(card))
}

/// Adds the moves of cards that dealing and turning over would bring to the top of the waste.
fn add_turned(state: &State, generator: &Generator<'_>, same: &Same, steps: &mut Vec<Step>) {
    let position = state.position();
    let waste = position.len(Pile::Waste);
    let all = waste + position.len(Pile::Stock);
    let down_waste = position.piles.ids_down(Pile::Waste);
    let down_stock = position.piles.ids_down(Pile::Stock);
    let mut add = |len: u8, id: CardId| {
        if len == waste || !comes_up(len, waste, all, state.cycle()) {
            return;
        }
        generator.visit_single(Pile::Waste, position.card(id), &mut |action| {
            let Move::Carry { from, to, count } = action else {
                return;
            };
            if !same.is_repeated(position, from, to, count) {
                let waste = Some(len);
                steps.push(Step { waste, action });
            }
        });
    };
    for (len, id) in (waste + 1..=all).zip(down_stock) {
        add(len, id);
    }
    for (len, id) in (1..=waste).rev().zip(down_waste) {
        add(len, id);
    }
}

/// Whether some number of deals and redeals makes the waste `len` cards long, when it has `waste`
/// of `all` now.
pub(super) fn comes_up(len: u8, waste: u8, all: u8, cycle: u8) -> bool {
    let in_this_pass = len >= waste && (len - waste).is_multiple_of(cycle);
    in_this_pass || len.is_multiple_of(cycle) || len == all
}

/// The piles that stand for all others of their kind.
struct Same {
    first_space: Option<u8>,
    first_cell: Option<u8>,
    /// A bit for each foundation that wants the same as an earlier one.
    twins: u32,
}

impl Same {
    #[inline]
    fn of(position: &Position) -> Same {
        let rules = position.rules();
        let columns = rules.tableau.columns.len() as u8;
        let is_empty = |pile: Pile| position.is_empty(pile);
        Same {
            first_space: (0..columns).find(|&column| is_empty(Pile::Tableau(column))),
            first_cell: (0..rules.cells.count).find(|&cell| is_empty(Pile::Cell(cell))),
            twins: twins(position),
        }
    }

    /// Whether a move leads to the same position as another one.
    #[inline]
    fn is_repeated(&self, position: &Position, from: Pile, to: Pile, count: u8) -> bool {
        match to {
            Pile::Tableau(column) if position.is_empty(to) => {
                Some(column) != self.first_space
                    || (matches!(from, Pile::Tableau(_)) && position.len(from) == count)
            }
            Pile::Cell(cell) => Some(cell) != self.first_cell,
            Pile::Foundation(index) => self.twins >> index & 1 == 1,
            _ => false,
        }
    }
}

/// Of foundations of one kind those with the same top card, or empty as an earlier one.
#[inline]
fn twins(position: &Position) -> u32 {
    let mut twins = 0;
    let mut first = 0;
    for kind in position.rules().foundations {
        for index in first + 1..first + kind.count {
            let top = position.top(Pile::Foundation(index));
            let is_twin = (first..index).any(|other| {
                let other = Pile::Foundation(other);
                position.top(other) == top
                    && position.len(other) == position.len(Pile::Foundation(index))
            });
            twins |= u32::from(is_twin) << index;
        }
        first += kind.count;
    }
    twins
}
