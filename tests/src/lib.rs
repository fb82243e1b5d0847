//! What the tests of Talon's parts share: playing at random, laying positions out, and what must
//! be true of every position. The tests themselves are in `tests/`.
#![forbid(unsafe_code)]

pub mod checks;
pub mod fuzzing;
pub mod setup;
pub mod walk;
