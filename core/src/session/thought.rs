//! Questions about a game whose answers take a while.
//!
//! Each is a task with its own copy of what it needs: it runs on any thread, and the game goes on
//! meanwhile. Its answer knows which position it is about.

use std::time::Duration;

use crate::hint::{Hint, Memory, hint};
use crate::position::Position;
use crate::search::{Cancel, Limits, Verdict, solve};

use super::Session;

/// How long a hint may be looked for; nobody notices a wait as short as this.
const HINT_TIME: Duration = Duration::from_millis(100);

/// How long to find out whether a game can still be won; few games that are not settled by then
/// ever are.
const FATE_TIME: Duration = Duration::from_secs(10);

/// An answer, and the position that was asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer<T> {
    position: Position,
    said: T,
}

impl<T: Copy> Answer<T> {
    /// The answer, whatever it is about.
    pub fn said(&self) -> T {
        self.said
    }

    /// What the answer says of this position; `None` if it is about another one.
    pub fn about(&self, position: &Position) -> Option<T> {
        (self.position == *position).then_some(self.said)
    }
}

/// A hint to be looked for. It is found from what the player has seen, and from no other card.
#[derive(Debug)]
pub struct HintSearch {
    position: Position,
    memory: Memory,
    cancel: Cancel,
}

impl HintSearch {
    /// Looks for the most useful move, for a tenth of a second. The answer holds `None` if no move
    /// is of any use; there is no answer if the search was called off.
    pub fn run(&self) -> Option<Answer<Option<Hint>>> {
        let limits = Limits::of_time(HINT_TIME);
        let found = hint(&self.position, &self.memory, &limits, &self.cancel);
        answer(self.position, found, &self.cancel)
    }

    /// Calls the search off.
    pub fn cancel(&self) {
        self.cancel.cancel();
    }
}

/// Whether a game can still be won, hidden cards looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It can.
    Winnable,
    /// It can't, whatever is played.
    Lost,
    /// That was not found out.
    Unknown,
}

/// Whether a game can still be won, to be found out. This looks at hidden cards, so that the answer
/// gives away what the player can't know, unless the game [hides nothing](Session::lies_open).
#[derive(Debug)]
pub struct FateSearch {
    position: Position,
    cancel: Cancel,
}

impl FateSearch {
    /// Finds out whether the game can still be won, hidden cards looked at; for ten seconds at
    /// most. There is no answer if the search was called off.
    pub fn run(&self) -> Option<Answer<Fate>> {
        let limits = Limits::of_time(FATE_TIME);
        let solution = solve(&self.position, &limits, &self.cancel, &mut |_| {});
        let fate = match solution.verdict {
            Verdict::Won(_) => Fate::Winnable,
            Verdict::Lost => Fate::Lost,
            Verdict::Unknown(_) => Fate::Unknown,
        };
        answer(self.position, fate, &self.cancel)
    }

    /// Calls the search off.
    pub fn cancel(&self) {
        self.cancel.cancel();
    }
}

/// What was found, unless the search was called off and may have ended too soon.
fn answer<T>(position: Position, said: T, cancel: &Cancel) -> Option<Answer<T>> {
    (!cancel.is_cancelled()).then_some(Answer { position, said })
}

impl Session {
    /// A hint to be looked for.
    pub fn think_of_hint(&self) -> HintSearch {
        HintSearch {
            position: *self.position(),
            memory: self.memory(),
            cancel: Cancel::default(),
        }
    }

    /// Whether the game can still be won, to be found out. This looks at hidden cards.
    pub fn ask_for_fate(&self) -> FateSearch {
        FateSearch {
            position: *self.position(),
            cancel: Cancel::default(),
        }
    }
}
