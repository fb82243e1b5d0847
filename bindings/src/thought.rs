//! Questions about a game whose answers take a while. To be asked off the UI's thread: they hold
//! nothing of the game, which goes on meanwhile.

use std::sync::{Arc, OnceLock};

use talon_core::hint::Hint;
use talon_core::session::{self, Answer};

/// Whether a game can still be won.
#[uniffi::remote(Enum)]
pub enum Fate {
    Winnable,
    Lost,
    Unknown,
}
use session::Fate;

/// A hint to be looked for; a task of its own, for any thread.
#[derive(uniffi::Object)]
pub struct HintSearch {
    search: session::HintSearch,
    answer: OnceLock<Answer<Option<Hint>>>,
}

impl HintSearch {
    pub(crate) fn of(search: session::HintSearch) -> Arc<HintSearch> {
        Arc::new(HintSearch {
            search,
            answer: OnceLock::new(),
        })
    }

    /// What was found, once it has run to its end.
    pub(crate) fn answer(&self) -> Option<&Answer<Option<Hint>>> {
        self.answer.get()
    }
}

#[uniffi::export]
impl HintSearch {
    /// Looks for the most useful move, for a tenth of a second at most. Whether there is something
    /// to show: a move, or that none is of use; nothing if it was called off.
    pub fn run(&self) -> bool {
        keep(&self.answer, self.search.run())
    }

    /// Calls the search off, from another thread.
    pub fn cancel(&self) {
        self.search.cancel();
    }
}

/// Whether a game can still be won, to be found out; a task of its own, for any thread. This looks
/// at hidden cards.
#[derive(uniffi::Object)]
pub struct FateSearch {
    search: session::FateSearch,
    answer: OnceLock<Answer<Fate>>,
}

impl FateSearch {
    pub(crate) fn of(search: session::FateSearch) -> Arc<FateSearch> {
        Arc::new(FateSearch {
            search,
            answer: OnceLock::new(),
        })
    }

    /// What was found out, once it has run to its end.
    pub(crate) fn answer(&self) -> Option<&Answer<Fate>> {
        self.answer.get()
    }
}

#[uniffi::export]
impl FateSearch {
    /// Finds out whether the game can still be won, hidden cards looked at; for ten seconds at
    /// most. Unknown if it was called off.
    pub fn run(&self) -> Fate {
        let answer = self.search.run();
        keep(&self.answer, answer);
        answer.map_or(Fate::Unknown, |answer| answer.said())
    }

    /// Calls the search off, from another thread.
    pub fn cancel(&self) {
        self.search.cancel();
    }
}

/// Keeps an answer, unless there is none or one is kept already; whether there is one then.
fn keep<T>(kept: &OnceLock<Answer<T>>, answer: Option<Answer<T>>) -> bool {
    if let Some(answer) = answer {
        kept.get_or_init(|| answer);
    }
    kept.get().is_some()
}
