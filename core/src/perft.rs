//! Perft: how many sequences of legal moves of a given length there are.
//!
//! The count a chess programmer tests a move generator by: one wrong, missing or doubled move
//! anywhere changes it.

use crate::moves::Move;
use crate::position::Position;

/// The number of sequences of `depth` legal moves: every legal move counts, also a useless one,
/// after every other, also past a won position. The last move of each sequence is counted without
/// being played.
pub fn perft(position: &Position, depth: u8) -> u64 {
    let Some(above_last) = depth.checked_sub(1) else {
        return 1;
    };
    let count_last = |position: &mut Position| {
        let mut count = 0;
        position.visit_legal_moves(&mut |_| count += 1);
        count
    };
    walk(
        &mut position.clone(),
        above_last,
        &mut Vec::new(),
        &count_last,
    )
}

/// The same number, found by playing the last moves as well: slower, and the fair measure of how
/// fast moves are made and taken back.
pub fn perft_played(position: &Position, depth: u8) -> u64 {
    walk(&mut position.clone(), depth, &mut Vec::new(), &|_| 1)
}

/// Adds up `count` over the ends of all sequences of `depth` moves. `waiting` is the stack of moves
/// still to be played, shared by all depths so that nothing is allocated once it has grown.
fn walk(
    position: &mut Position,
    depth: u8,
    waiting: &mut Vec<Move>,
    count: &impl Fn(&mut Position) -> u64,
) -> u64 {
    let Some(below) = depth.checked_sub(1) else {
        return count(position);
    };
    let bottom = waiting.len();
    position.visit_legal_moves(&mut |legal| waiting.push(legal));
    let mut total: u64 = 0;
    while waiting.len() > bottom {
        let Some(legal) = waiting.pop() else { break };
        let played = position.apply(legal);
        total = total.saturating_add(walk(position, below, waiting, count));
        position.undo(played);
    }
    total
}
