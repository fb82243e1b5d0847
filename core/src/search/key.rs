//! Keys of positions, kept up to date card by card.
//!
//! A key has 128 bits, and positions with equal keys count as the same. Two that differ get equal
//! keys with a chance of about 2⁻¹²⁸; a search that sees a hundred million positions (2²⁷) is
//! wrong about any of them with a chance below 2⁻⁷⁵.
//!
//! Positions that are only each other's mirror image have equal keys: columns, cells and
//! foundations count as unordered, because their numbers mean nothing to the rules.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// The key of a position, or of a pile.
pub(super) type Key = u128;

/// Multiplies a pile's key for each further card. Odd, so that nothing of it is lost.
const RADIX: Key = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
/// Numbers without a pattern: one for each card.
static CARDS: [Key; 64] = scrambled(1);
/// One for each card as a thing.
static THINGS: [Key; 128] = scrambled(1 << 32);
/// One for each kind of pile and number of face-down cards.
static SALTS: [Key; 128] = scrambled(2 << 32);
/// One for each number of cards in the waste.
static WASTES: [Key; 128] = scrambled(3 << 32);

const fn scrambled<const N: usize>(start: u64) -> [Key; N] {
    let mut numbers = [0; N];
    let mut index = 0;
    while index < N {
        let seed = start + 2 * index as u64;
        numbers[index] = (split_mix(seed) as Key) << 64 | split_mix(seed + 1) as Key;
        index += 1;
    }
    numbers
}

/// A set of keys, which are mixed well enough to be their own hashes.
pub(super) type Keys = HashSet<Key, BuildHasherDefault<AsItIs>>;

/// Takes a part of a key for its hash.
#[derive(Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}

/// SplitMix64 by Guy Steele, Doug Lea and Christine Flood: a good mix of the bits of a counter.
pub(super) const fn split_mix(counter: u64) -> u64 {
    let mut z = counter.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[inline]
fn of<const N: usize>(numbers: &[Key; N], index: u8) -> Key {
    numbers[usize::from(index) & (N - 1)]
}

/// A pile's key with one more card on it; `card` is the card's number among all cards.
#[inline]
pub(super) fn with_card(pile: Key, card: u8) -> Key {
    pile.wrapping_mul(RADIX).wrapping_add(of(&CARDS, card))
}

/// What a pile adds to the position's key. Piles of one `kind` can change places.
#[inline]
pub(super) fn share_of_pile(pile: Key, kind: u8, face_down: u8) -> Key {
    let mut mixed = pile ^ of(&SALTS, kind << 5 | (face_down & 31));
    mixed = (mixed ^ (mixed >> 64)).wrapping_mul(0xd6e8_feb8_6659_fd93_a076_1d64_78bd_642f);
    mixed = (mixed ^ (mixed >> 67)).wrapping_mul(0xe703_7ed1_a0b4_28db_8ebc_6af0_9c88_c6e3);
    mixed ^ (mixed >> 61)
}

/// What a card as a thing adds to the position's key while it lies in stock or waste. The order of
/// these never changes, so that it is enough to know which of them are left.
#[inline]
pub(super) fn share_of_talon_card(thing: u8) -> Key {
    of(&THINGS, thing)
}

/// What the waste's length adds to the position's key.
#[inline]
pub(super) fn share_of_waste(cards: u8) -> Key {
    of(&WASTES, cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_cards_in_another_order_are_another_pile() {
        let one = with_card(with_card(0, 3), 7);
        let other = with_card(with_card(0, 7), 3);
        assert_ne!(one, other);
    }

    #[test]
    fn cards_that_change_piles_change_the_sum() {
        let piles = |a: [u8; 2], b: [u8; 2]| {
            let pile = |cards: [u8; 2]| cards.into_iter().fold(0, with_card);
            share_of_pile(pile(a), 1, 0).wrapping_add(share_of_pile(pile(b), 1, 0))
        };
        assert_eq!(piles([1, 2], [3, 4]), piles([3, 4], [1, 2]));
        assert_ne!(piles([1, 2], [3, 4]), piles([1, 4], [3, 2]));
    }
}
