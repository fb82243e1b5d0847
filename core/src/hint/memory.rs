//! What the player has seen of the cards, and where the game has been.

use std::collections::HashSet;

use crate::piles::CardId;
use crate::position::Position;
use crate::search::exact_key;

/// What the player knows: the cards whose faces were seen, and the positions that were there.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// A bit for each card as a thing.
    seen: u128,
    been: HashSet<u128>,
    watches: bool,
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
        for pile in position.rules().piles() {
            let down = usize::from(position.face_down(pile));
            for id in position.ids(pile).into_iter().skip(down) {
                self.seen |= 1 << id.slot();
            }
        }
    }

    /// Whether the game was in this position before.
    pub(crate) fn has_been_in(&self, key: u128) -> bool {
        self.been.contains(&key)
    }

    /// Whether the player was there from the start, and knows where the game has been.
    pub(crate) fn watches(&self) -> bool {
        self.watches
    }

    /// Whether the player has seen this card's face.
    pub(crate) fn has_seen(&self, id: CardId) -> bool {
        self.seen >> id.slot() & 1 == 1
    }

    /// How many cards' faces the player has not seen.
    pub(crate) fn unseen(&self, position: &Position) -> usize {
        let piles = position.rules().piles();
        let cards = piles.flat_map(|pile| position.ids(pile));
        cards.filter(|&id| !self.has_seen(id)).count()
    }
}
