//! What is compared of a store to see whether something was lost.

use talon_core::session::Record;

/// A game and how many others are over, in one line. The clock isn't in it: what it shows between
/// two moves isn't kept.
pub fn kept_state(record: &Record, results: usize) -> String {
    let Record {
        steps,
        done,
        undos,
        hints,
        elapsed: _,
    } = record;
    format!("{results} over, {undos} undos, {hints} hints, {done} done of: {steps}")
}
