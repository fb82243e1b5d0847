//! Which cards' faces a player has seen.

use crate::piles::CardId;
use crate::position::Position;

/// The cards whose faces a player has seen, at one time or another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seen(
    /// A bit for each card as a thing.
    u128,
);

impl Seen {
    /// The player sees all cards that lie face up.
    pub(crate) fn see(&mut self, position: &Position) {
        for pile in position.rules().piles() {
            let up = position.len(pile) - position.face_down(pile);
            for id in position.piles.ids_down(pile).take(usize::from(up)) {
                self.0 |= 1 << id.slot();
            }
        }
    }

    /// Whether the player has seen this card's face.
    pub(crate) fn has(self, id: CardId) -> bool {
        self.0 >> id.slot() & 1 == 1
    }

    /// The cards whose faces the player has not seen, pile by pile and from the bottom up.
    pub(crate) fn others(self, position: &Position) -> impl Iterator<Item = CardId> {
        let piles = position.rules().piles();
        let cards = piles.flat_map(|pile| position.ids(pile));
        cards.filter(move |&id| !self.has(id))
    }

    /// Whether the player knows where every card lies, the last one by exclusion.
    pub(crate) fn knows_all(self, position: &Position) -> bool {
        self.others(position).nth(1).is_none()
    }
}
