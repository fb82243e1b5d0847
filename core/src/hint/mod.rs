//! Fair hints: the best move that can be found from what the player can see.
//!
//! The hidden cards are guessed, many times over. For each guess a quick search from each move in
//! question shows how often it leads to a win, or how far it leads, and the move that does best is
//! recommended. More guesses are spent on the moves that look better.

mod candidates;
mod guess;
mod memory;
mod open;
mod order;
mod reason;
mod trial;
mod turning;

pub use memory::Memory;

use crate::moves::Move;
use crate::position::Position;
use crate::safe::is_safe;
use crate::search::{Cancel, Limits, Step, Watch, exact_key};
use crate::stuck::is_stuck;
use candidates::candidates;
use guess::Hidden;
use reason::reason_for;

/// A move to be recommended, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move.
    pub action: Move,
    /// What it is good for.
    pub reason: Reason,
}

/// What a move is good for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// It lays a card on a foundation.
    BuildsFoundation,
    /// It turns a face-down card up.
    TurnsUpCard,
    /// It empties a column.
    OpensSpace,
    /// It uncovers a card that can go to a foundation next.
    FreesCardForFoundation,
    /// It brings a card from the stock, the waste or a cell into the tableau.
    BringsCardIntoPlay,
    /// It makes room for the cards that come.
    MakesRoom,
    /// Nothing is better than dealing from the stock.
    NothingBetterThanDealing,
    /// Nothing is better than turning the waste over.
    NothingBetterThanTurning,
}

/// The best move found within the limits; `None` only when no legal move is of any use.
///
/// It depends on the cards that `memory` has seen, on where the others lie but not on which they
/// are, and on `seed`. It doesn't lead back to a position that the memory has been in, and hints
/// that follow each other make progress.
pub fn hint(
    position: &Position,
    memory: &Memory,
    limits: &Limits,
    seed: u64,
    cancel: &Cancel,
) -> Option<Hint> {
    if position.is_won() {
        return None;
    }
    let action = choose(position, memory, limits, seed, cancel)?;
    Some(Hint {
        action,
        reason: reason_for(position, action),
    })
}

fn choose(
    position: &Position,
    memory: &Memory,
    limits: &Limits,
    seed: u64,
    cancel: &Cancel,
) -> Option<Move> {
    let candidates = candidates(position, memory);
    if let Some(&safe) = candidates.iter().find(|&&action| is_safe(position, action)) {
        return Some(safe);
    }
    let hidden = Hidden::of(position, memory);
    let mut report = |_| {};
    let mut watch = Watch::new(*limits, cancel, &mut report);
    if hidden.is_known()
        && let Some(step) = open::winning_step(position, memory, &mut watch)
    {
        return Some(turning::first_move(position, step));
    }
    let steps = match position.rules().turns_waste_over() {
        true => turning::steps(position, memory, candidates),
        false => candidates.into_iter().map(Step::plain).collect(),
    };
    let step = match steps[..] {
        [] => return last_resort(position, memory),
        [only] => only,
        _ => trial::best(position, &steps, &hidden, seed, &mut watch)?,
    };
    Some(turning::first_move(position, step))
}

/// When nothing is worth recommending, what at least leads to a position that wasn't there before.
/// `None` where the game goes nowhere any more.
fn last_resort(position: &Position, memory: &Memory) -> Option<Move> {
    if is_stuck(position) {
        return None;
    }
    let mut legal = position.legal_moves().into_iter();
    legal.find(|&action| {
        let mut after = *position;
        after.apply(action);
        memory.knows_the_past() && !memory.has_been_in(exact_key(&after))
    })
}
