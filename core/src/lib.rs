//! The rules, the play and the board of Talon's patience games: everything that is true without a
//! screen.
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod card;
pub mod deal;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod piles;
pub mod position;
pub mod rules;
