//! Positions, piles and moves as text, both ways.
//!
//! The forms are a contract: saved games, scripts and golden files rely on them.

mod moves;
mod position;

pub use moves::{MoveTextError, read_moves};
pub use position::{PositionTextError, PositionTextReason};
