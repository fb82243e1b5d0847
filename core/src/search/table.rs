//! Which positions were seen already.

use std::hint::black_box;

use super::key::Key;

/// Four keys lie together in one line of the memory's cache, the taken places first.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Key; 4]);

impl Bucket {
    const EMPTY: Bucket = Bucket([0; 4]);

    // Both look at all places, as that is quicker than to find out how many are enough.

    #[inline]
    fn has(&self, key: Key) -> bool {
        let is_there = |found, &place: &Key| found | (place == key);
        self.0.iter().fold(false, is_there)
    }

    /// The first free place.
    #[inline]
    fn free(&mut self) -> Option<&mut Key> {
        let taken = self.0.iter().map(|&place| usize::from(place != 0)).sum();
        self.0.get_mut::<usize>(taken)
    }
}

const FIRST_BUCKETS: usize = 1 << 10;

/// So many times as many buckets it gets when half of its places are taken. It is kept small, so
/// that more of it stays in the memory's cache.
const GROWTH: usize = 2;

/// A key whose bucket is full goes to one of so many that lie together, so that the table needn't
/// grow as soon as one of them is.
const NEIGHBOURS: usize = 4;

/// A set of keys of bounded size.
///
/// It keeps whole keys. When it is full a new key takes the place of an old one, which may then be
/// searched a second time: that costs time, but never makes an answer wrong.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    most_buckets: usize,
    len: usize,
}

impl Table {
    /// An empty set that takes at most so many bytes, also while it grows.
    pub(super) fn new(bytes: usize) -> Table {
        let mut most_buckets = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::new();
        // Set aside as a whole, so that nothing is copied while it grows. What isn't used yet takes
        // no memory.
        while most_buckets > FIRST_BUCKETS && buckets.try_reserve_exact(most_buckets).is_err() {
            most_buckets /= 2;
        }
        let mut table = Table {
            buckets,
            most_buckets,
            len: 0,
        };
        table.clear();
        table
    }

    /// Forgets all keys.
    pub(super) fn clear(&mut self) {
        self.buckets.clear();
        let count = self.most_buckets.min(FIRST_BUCKETS);
        self.buckets.resize(count, Bucket::EMPTY);
        self.len = 0;
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Looks at the places of some keys that are about to be added, so that the memory fetches all
    /// of them at a time, not each when it is its turn.
    #[inline]
    pub(super) fn fetch(&self, keys: impl Iterator<Item = Key>) {
        let count = self.buckets.len();
        let first = |key: Key| self.buckets.get(bucket_of(key.max(1), count));
        let slots = keys.filter_map(first).map(|bucket| bucket.0[0] as u64);
        black_box(slots.fold(0, |all, slot| all | slot));
    }

    /// Adds a key; whether it wasn't there.
    #[inline]
    pub(super) fn insert(&mut self, key: Key) -> bool {
        // Zero stands for no key; the position that would have it shares the key 1.
        let key = key.max(1);
        let count = self.buckets.len();
        let home = bucket_of(key, count);
        for neighbour in 0..NEIGHBOURS {
            let Some(bucket) = self.buckets.get_mut(home ^ neighbour) else {
                continue;
            };
            if bucket.has(key) {
                return false;
            }
            let Some(place) = bucket.free() else {
                continue;
            };
            *place = key;
            self.len += 1;
            if self.len > count * 2 && count < self.most_buckets {
                self.grow();
            }
            return true;
        }
        if count < self.most_buckets {
            self.grow();
            return self.insert(key);
        }
        if let Some(bucket) = self.buckets.get_mut(home) {
            bucket.0[key as usize & 3] = key;
        }
        true
    }

    #[cold]
    fn grow(&mut self) {
        let old = self.buckets.len();
        let count = (old * GROWTH).min(self.most_buckets);
        self.buckets.resize(count, Bucket::EMPTY);
        self.len = 0;
        // A key's new bucket is never before its old one, but for a few keys at the beginning. So
        // from the last on, hardly any is met twice, and those stay where they are.
        for index in (0..old).rev() {
            let emptied = |bucket| std::mem::replace(bucket, Bucket::EMPTY);
            let keys = self
                .buckets
                .get_mut(index)
                .map_or([0; 4], |bucket| emptied(bucket).0);
            for key in keys.into_iter().filter(|&key| key != 0) {
                self.insert(key);
            }
        }
    }
}

/// The high half of the key chooses the bucket, evenly for any number of buckets.
#[inline]
fn bucket_of(key: Key, buckets: usize) -> usize {
    (((key >> 64) * buckets as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::super::key::split_mix;
    use super::*;

    fn key(number: u64) -> Key {
        Key::from(split_mix(2 * number)) << 64 | Key::from(split_mix(2 * number + 1))
    }

    #[test]
    fn a_key_is_new_once() {
        let mut table = Table::new(16 << 20);
        for number in 0..100_000 {
            assert!(table.insert(key(number)));
        }
        let forgotten = (0..100_000).filter(|&number| table.insert(key(number)));
        assert!(forgotten.count() < 100);
    }

    #[test]
    fn it_stays_within_its_bytes_and_forgets() {
        for bytes in [0, 1000, 100_000, 1 << 20] {
            let mut table = Table::new(bytes);
            for number in 0..100_000 {
                table.insert(key(number));
                assert!(table.bytes() <= bytes.max(size_of::<Bucket>()));
            }
            assert!(table.insert(key(0)) || table.insert(key(1)) || table.insert(key(2)));
        }
    }
}
