//! Chance that is the same every time.

use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};

/// A row of random numbers.
pub struct Chance(TestRng);

impl Chance {
    /// The row of this seed.
    pub fn new(seed: u64) -> Chance {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Chance(TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
    }

    /// A number from 0 to one less than `end`, which isn't 0.
    pub fn below(&mut self, end: u32) -> u32 {
        let next = u64::from(self.0.next_u32()) * u64::from(end);
        (next >> 32) as u32
    }

    /// Any number.
    pub fn any(&mut self) -> u64 {
        self.0.next_u64()
    }
}
