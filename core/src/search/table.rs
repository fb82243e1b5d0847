//! Which positions were seen already.

use super::key::Key;

/// Four keys lie together, so that looking one up touches one line of the memory's cache.
type Bucket = [Key; 4];

const FIRST_BUCKETS: usize = 1 << 10;

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
        // While it grows the old buckets, a quarter of the new ones, are still there.
        let most_buckets = (bytes / size_of::<Bucket>() / 5 * 4).max(1);
        Table {
            buckets: vec![[0; 4]; most_buckets.min(FIRST_BUCKETS)],
            most_buckets,
            len: 0,
        }
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Adds a key; whether it wasn't there.
    #[inline]
    pub(super) fn insert(&mut self, key: Key) -> bool {
        // Zero stands for no key; the position that would have it shares the key 1.
        let key = key.max(1);
        let count = self.buckets.len();
        let Some(bucket) = self.buckets.get_mut(bucket_of(key, count)) else {
            return true;
        };
        for slot in bucket.iter_mut() {
            if *slot == key {
                return false;
            }
            if *slot == 0 {
                *slot = key;
                self.len += 1;
                if self.len > count * 2 && count < self.most_buckets {
                    self.grow();
                }
                return true;
            }
        }
        if count < self.most_buckets {
            self.grow();
            return self.insert(key);
        }
        bucket[key as usize & 3] = key;
        true
    }

    #[cold]
    fn grow(&mut self) {
        let count = (self.buckets.len() * 4).min(self.most_buckets);
        let old = std::mem::replace(&mut self.buckets, vec![[0; 4]; count]);
        self.len = 0;
        for key in old.into_iter().flatten().filter(|&key| key != 0) {
            let index = bucket_of(key, count);
            let free = self
                .buckets
                .get_mut(index)
                .and_then(|bucket| bucket.iter_mut().find(|slot| **slot == 0));
            if let Some(slot) = free {
                *slot = key;
                self.len += 1;
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
