//! Hints where the player knows where every card lies.

use std::collections::HashSet;

use super::memory::Memory;
use crate::position::Position;
use crate::search::{State, Step, Watch, exact_key, find_win, plays};

/// As many positions are looked at for the nearest move that leads to a win.
const MOST_POSITIONS: usize = 300;
/// Positions of the search that shows whether there is a win at all.
const NODES_OF_SEARCH: u64 = 100_000;
/// Positions of the search that shows whether a move leads to one.
const NODES_OF_PROOF: u64 = 20_000;

/// The first of the fewest moves after which something has changed for good and the game can still
/// be won, if such are found.
///
/// Hints that follow each other get nearer to that change with each move, so that they never go
/// round in a circle. Where no such change is found but a line that wins, its first step will do, as
/// long as it doesn't lead back; to fetch a card from a foundation is only for someone who knows
/// not to bring it home again at once.
pub(super) fn winning_step(
    position: &Position,
    memory: &Memory,
    watch: &mut Watch<'_>,
) -> Option<Step> {
    let line = find_win(&State::new(position), NODES_OF_SEARCH, watch)?;
    let nearest = nearest_step(position, memory, watch);
    let first = line.first().copied();
    nearest.or(first.filter(|&step| leads_on(position, step, memory)))
}

fn leads_on(position: &Position, step: Step, memory: &Memory) -> bool {
    let mut after = State::new(position);
    after.make(step);
    let is_new = !memory.has_been_in(exact_key(after.position()));
    is_new && (memory.watches() || !step.is_return())
}

fn nearest_step(position: &Position, memory: &Memory, watch: &mut Watch<'_>) -> Option<Step> {
    let mut known = HashSet::from([exact_key(position)]);
    let mut waiting: Vec<(Position, Option<Step>)> = vec![(*position, None)];
    let mut next = 0;
    while let Some(&(position, first)) = waiting.get(next) {
        next += 1;
        for step in plays(&State::new(&position)) {
            let mut state = State::new(&position);
            state.make(step);
            if memory.has_been_in(exact_key(state.position())) {
                continue;
            }
            let first = first.unwrap_or(step);
            if step.waste.is_some() || position.changes_for_good(step.action) {
                if find_win(&state, NODES_OF_PROOF, watch).is_some() {
                    return Some(first);
                }
            } else if known.len() < MOST_POSITIONS && known.insert(exact_key(state.position())) {
                waiting.push((*state.position(), Some(first)));
            }
            if watch.stopped().is_some() {
                return None;
            }
        }
    }
    None
}
