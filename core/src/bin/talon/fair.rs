//! Playing as someone would who follows every hint.

use std::time::{Duration, Instant};

use talon_core::deal::{DealNumber, deal};
use talon_core::hint::{Memory, hint};
use talon_core::rules::Rules;
use talon_core::search::{Cancel, Limits};

use crate::survey::{Fate, Row};

/// How many positions each hint may look at: a number, not a time, so that a survey can be repeated
/// exactly.
const FAIR_NODES: u64 = 500_000;

/// More than any game needs that gets anywhere.
const MOST_MOVES: u64 = 2_000;

/// Plays a deal by hints, which know only what a player has seen. If that doesn't win, the deal's
/// own fate isn't known.
pub fn follow_hints(
    rules: &'static Rules,
    number: DealNumber,
    time: Duration,
    cancel: &Cancel,
) -> Row {
    let start = Instant::now();
    let limits = Limits::of_nodes(FAIR_NODES);
    let mut position = deal(rules, number);
    let mut memory = Memory::of_a_game();
    memory.note(&position);
    let mut moves = 0;
    while !position.is_won() && moves < MOST_MOVES && start.elapsed() < time {
        let Some(next) = hint(&position, &memory, &limits, cancel) else {
            break;
        };
        // Hints are legal moves; one that isn't would only be given again and again.
        if position.play(next.action).is_err() {
            break;
        }
        memory.note(&position);
        moves += 1;
    }
    let fate = match position.is_won() {
        true => Fate::Won { moves },
        false => Fate::Unknown,
    };
    Row {
        number,
        fate,
        nodes: moves * FAIR_NODES,
    }
}
