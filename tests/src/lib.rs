//! What the tests of Talon's parts share: playing at random, laying positions out, small games in
//! which everything can be tried, and what must be true of every position. The tests themselves are
//! in `tests/`.
#![forbid(unsafe_code)]

pub mod chance;
pub mod checks;
pub mod fuzzing;
pub mod hidden;
pub mod kept;
pub mod reachable;
pub mod setup;
pub mod small;
pub mod walk;
