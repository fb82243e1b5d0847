//! Hints in words.

use std::time::Duration;

use talon_core::hint::{Hint, Memory, hint};
use talon_core::position::Position;
use talon_core::search::{Cancel, Limits};
use talon_core::text::{Language, text};

/// A move for someone who has just come to the table, and what for, in a line.
pub fn advice(position: &Position, time: Duration) -> String {
    let memory = Memory::of_now(position);
    let limits = Limits::of_time(time);
    match hint(position, &memory, &limits, &Cancel::default()) {
        Some(hint) => format!("{}\t{}\n", hint.action, reason(hint)),
        None => "none\n".to_owned(),
    }
}

/// What a recommended move is good for.
pub fn reason(hint: Hint) -> String {
    text(Language::English, hint.reason.key())
}
