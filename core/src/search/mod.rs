//! The solver: what becomes of a position when all cards are known.

mod beam;
mod dead_end;
mod depth_first;
mod expand;
mod key;
mod line;
mod overfull;
mod plan;
mod play_out;
mod player;
mod prospects;
mod solver;
mod state;
mod table;
mod watch;
mod worth;

pub(crate) use expand::plays;
pub(crate) use plan::{Choice, Knowledge, plans};
pub(crate) use play_out::PlayOut;
pub(crate) use player::Player;
pub(crate) use solver::find_win;
pub use solver::{Solution, Verdict, solve};
pub(crate) use state::{State, Step, exact_key};
pub(crate) use watch::Watch;
pub use watch::{Cancel, Limits, Progress, Unfinished};

/// How a part of a search ended.
#[derive(Debug)]
pub(super) enum End {
    /// A win was found.
    Won(Vec<Step>),
    /// There is none among the steps that were looked at, and none was passed over.
    Exhausted,
    /// It was stopped, or passed something over.
    Cut,
}
