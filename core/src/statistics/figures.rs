//! The best, the average and the median.

use std::time::Duration;

/// Three figures that say what some games took, less being better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures<T, Mean = T> {
    /// The least that one of them took.
    pub best: T,
    /// What they took together, divided by how many they are.
    pub average: Mean,
    /// What the middle one took, or the mean of the middle two.
    pub median: Mean,
}

impl Figures<Duration> {
    /// Of times in order, the shortest first; `None` if there are none.
    pub(super) fn of_times(times: &[Duration]) -> Option<Figures<Duration>> {
        let (lower, upper) = middle(times)?;
        // The sum of long times may be longer than a `Duration` can be.
        let sum: u128 = times.iter().map(Duration::as_nanos).sum();
        Some(Figures {
            best: *times.first()?,
            average: from_nanos(sum / times.len() as u128),
            median: lower + (upper - lower) / 2,
        })
    }
}

impl Figures<u32, f64> {
    /// Of numbers of moves in order, the smallest first; `None` if there are none.
    pub(super) fn of_moves(moves: &[u32]) -> Option<Figures<u32, f64>> {
        let (lower, upper) = middle(moves)?;
        let sum: u64 = moves.iter().copied().map(u64::from).sum();
        Some(Figures {
            best: *moves.first()?,
            average: sum as f64 / moves.len() as f64,
            median: f64::midpoint(lower.into(), upper.into()),
        })
    }
}

/// The two in the middle, which are the same one if there is an odd number of them.
fn middle<T: Copy>(sorted: &[T]) -> Option<(T, T)> {
    let lower = sorted.len().checked_sub(1)? / 2;
    Some((*sorted.get(lower)?, *sorted.get(sorted.len() / 2)?))
}

/// A time of so many nanoseconds, or the longest there can be.
fn from_nanos(nanos: u128) -> Duration {
    const SECOND: u128 = 1_000_000_000;
    match u64::try_from(nanos / SECOND) {
        Ok(seconds) => Duration::new(seconds, (nanos % SECOND) as u32),
        Err(_) => Duration::MAX,
    }
}
