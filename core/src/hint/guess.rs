//! Guesses at what lies hidden.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::memory::Memory;
use crate::card::Card;
use crate::piles::CardId;
use crate::position::Position;

/// The cards that the player has not seen, to be laid in any order.
pub(super) struct Hidden {
    places: Vec<CardId>,
    /// Sorted, so that nothing about their true order is left.
    cards: Vec<Card>,
}

impl Hidden {
    pub(super) fn of(position: &Position, memory: &Memory) -> Hidden {
        let places = memory.unseen(position);
        let mut cards: Vec<Card> = places.iter().map(|&id| position.card(id)).collect();
        cards.sort_unstable();
        Hidden { places, cards }
    }

    /// Whether the player knows where every card lies, the last one by exclusion.
    pub(super) fn is_known(&self) -> bool {
        self.places.len() <= 1
    }

    /// The position with the hidden cards in the order that chance gives them. The same seed and
    /// number give the same order.
    pub(super) fn guess(&self, position: &Position, seed: u64, number: u64) -> Position {
        let mut random =
            ChaCha8Rng::seed_from_u64(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut cards = self.cards.clone();
        for last in (1..cards.len()).rev() {
            let other = (u64::from(random.next_u32()) * (last as u64 + 1)) >> 32;
            cards.swap(last, other as usize);
        }
        let mut guess = *position;
        for (&id, card) in self.places.iter().zip(cards) {
            guess.piles.set_card(id, card);
        }
        guess
    }
}
