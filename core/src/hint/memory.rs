//! What the player has seen of the cards, and where the game has been.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use super::intent::Intent;
use crate::moves::Move;
use crate::position::Position;
use crate::search::exact_key;
use crate::seen::Seen;

/// What the player knows: the cards whose faces were seen, and the positions that were there.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    seen: Seen,
    been: HashSet<u128>,
    watches: bool,
    /// Shared with copies: a hint is looked for with a copy, and the plan it comes from is meant to
    /// be followed by the next one.
    intent: Arc<Mutex<Intent>>,
}

impl Memory {
    /// What someone knows who has just come to the table and sees the cards that lie face up.
    pub fn of_now(position: &Position) -> Memory {
        let mut memory = Memory::default();
        memory.note(position);
        memory
    }

    /// What someone knows who was there from the start; to be told of every position with
    /// [`Memory::note`].
    pub fn of_a_game() -> Memory {
        Memory {
            watches: true,
            ..Memory::default()
        }
    }

    /// The player sees a position of the game.
    pub fn note(&mut self, position: &Position) {
        self.see(position);
        self.been.insert(exact_key(position));
    }

    /// The player sees a position which doesn't belong to the game any more, as it was taken back.
    pub fn see(&mut self, position: &Position) {
        self.seen.see(position);
    }

    /// Whether the game was in this position before.
    pub(crate) fn has_been_in(&self, key: u128) -> bool {
        self.been.contains(&key)
    }

    /// Whether the player was there from the start, and knows where the game has been.
    pub(crate) fn watches(&self) -> bool {
        self.watches
    }

    /// What the player means to do in this position, if that was thought of before.
    pub(super) fn intended(&self, position: &Position) -> Option<Move> {
        let intent = self.intent.lock().unwrap_or_else(PoisonError::into_inner);
        intent.next(position, self.seen)
    }

    /// The player means to do this from now on.
    pub(super) fn intend(&self, intent: Intent) {
        *self.intent.lock().unwrap_or_else(PoisonError::into_inner) = intent;
    }

    /// The cards whose faces the player has seen.
    pub(crate) fn seen(&self) -> Seen {
        self.seen
    }
}
