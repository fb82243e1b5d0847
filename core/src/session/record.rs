//! What has been done in a game, as it is kept: the steps, and what they cost.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::{Made, Session, Step, make};
use crate::moves::Move;
use crate::notation::MoveTextError;

/// Everything that was done in a game since its cards were dealt.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// All steps, those that were taken back and can be redone among them.
    pub steps: Steps,
    /// How many of the steps stand; the others can be redone.
    pub done: usize,
    /// How long the game has been played.
    pub elapsed: Duration,
    /// How often something was taken back.
    pub undos: u32,
    /// How often the player was helped.
    pub hints: u32,
}

/// Things that a player did, one after the other, each with the automatic moves that followed from
/// it.
///
/// As text the steps are separated by spaces, and the moves of a step joined by `+`:
/// `t3-c1 t4-f1+t5-f1 deal`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Steps(pub Vec<Vec<Move>>);

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            for (index, action) in step.iter().enumerate() {
                if index > 0 {
                    f.write_str("+")?;
                }
                action.fmt(f)?;
            }
        }
        Ok(())
    }
}

impl FromStr for Steps {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Steps, MoveTextError> {
        let step = |word: &str| word.split('+').map(str::parse).collect();
        let steps: Result<_, MoveTextError> = text.split_whitespace().map(step).collect();
        steps.map(Steps)
    }
}

/// A record whose moves can't be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the record can't be played beyond step {good}")]
pub struct BrokenRecord {
    /// How many of its first steps could be played.
    pub good: usize,
}

impl Session {
    /// What has been done in this game.
    pub fn record(&self) -> Record {
        let actions = |step: &Step| step.iter().map(|made| made.action).collect();
        Record {
            steps: Steps(self.steps.iter().map(actions).collect()),
            done: self.done,
            elapsed: self.elapsed(),
            undos: self.undos,
            hints: self.hints,
        }
    }

    /// Plays a record into a game that has just been dealt, so that it stands as it did. Every move
    /// is checked. The clock stands until the next [`resume`](Session::resume) or move.
    ///
    /// # Errors
    ///
    /// A step can't be played; the game stands before it then.
    pub fn restore(&mut self, record: &Record) -> Result<(), BrokenRecord> {
        self.position = self.start;
        self.steps.clear();
        self.done = 0;
        let broken = record.steps.0.iter().any(|step| !self.replay(step));
        let good = self.steps.len();
        while self.done > record.done {
            self.step_back();
        }
        self.has_changed();
        self.stopwatch.set(record.elapsed);
        self.undos = record.undos;
        self.hints = record.hints;
        match broken || record.done > good {
            true => Err(BrokenRecord { good }),
            false => Ok(()),
        }
    }

    /// Plays a step of a record, if all of its moves are legal; otherwise nothing has changed.
    fn replay(&mut self, actions: &[Move]) -> bool {
        let mut position = self.position;
        let mut step: Vec<Made> = Vec::with_capacity(actions.len());
        for &action in actions {
            if position.is_won() || position.check(action).is_err() {
                return false;
            }
            step.push(make(&mut position, action));
        }
        if step.is_empty() {
            return false;
        }
        self.position = position;
        self.steps.push(step);
        self.done += 1;
        self.seen.see(&self.position);
        true
    }
}
