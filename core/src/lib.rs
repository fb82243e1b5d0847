//! The rules, the play and the board of Talon's patience games: everything that is true without a
//! screen.
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod art;
pub mod board;
pub mod card;
pub mod deal;
pub mod hint;
#[cfg(test)]
mod laid;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod piles;
pub mod position;
pub mod rules;
pub mod safe;
pub mod search;
pub mod session;
pub mod stuck;
pub mod table;
pub mod text;
pub mod winnable;
