//! The rules, the play and the board of Talon's patience games: everything that is true without a
//! screen.
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod art;
mod bits;
pub mod board;
pub mod card;
pub mod change;
pub mod deal;
pub mod game_result;
pub mod hint;
#[cfg(test)]
mod laid;
pub mod ledger;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod piles;
pub mod position;
pub mod rules;
pub mod safe;
pub mod saved_game;
pub mod search;
mod seen;
pub mod session;
pub mod settings;
pub mod share;
pub mod sound;
pub mod statistics;
pub mod store;
pub mod stuck;
pub mod table;
pub mod text;
pub mod winnable;
pub mod wish;
