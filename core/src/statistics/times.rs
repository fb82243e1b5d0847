//! How many games took how long, in bins for a bar chart.

use std::time::Duration;

/// How many bins there are at most.
const MOST_BINS: u64 = 12;

/// How many of them the shorter nine in ten of the times fill at most.
const BINS_OF_MOST: u64 = MOST_BINS - 1;

const HOUR: u64 = 3_600;

/// One bar of the chart: the games that took so long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bin {
    /// The shortest time that belongs to it.
    pub from: Duration,
    /// The shortest time that is too long for it; `None` if none is.
    pub to: Option<Duration>,
    /// How many games took as long.
    pub count: u32,
}

/// How many games took how long.
///
/// There are 1 to 12 bins of the same width, one after the other without a gap: 30 seconds, 1, 2, 5,
/// 10 or 30 minutes, 1, 2, 5, 10 hours and so on. It is the smallest at which the shorter nine in
/// ten of the games fill 11 bins at most. A few games that took much longer don't squeeze the others
/// together so; if they need more than 12 bins, the last one has no end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution {
    /// In seconds.
    width: u64,
    /// How many bins would lie before the first one, from 0 on.
    before: u64,
    counts: Vec<u32>,
    is_last_open: bool,
}

impl Distribution {
    /// Of times in order, the shortest first; `None` if there are none.
    pub(super) fn of(times: &[Duration]) -> Option<Distribution> {
        let nine_in_ten = (9 * times.len()).div_ceil(10);
        let most = times.get(nine_in_ten.checked_sub(1)?)?.as_secs();
        let shortest = times.first()?.as_secs();
        let longest = times.last()?.as_secs();

        let bins_to = |time: u64, width: u64| time / width - shortest / width + 1;
        let width = widths().find(|&width| bins_to(most, width) <= BINS_OF_MOST)?;
        let needed = bins_to(longest, width);
        let mut counts = vec![0; needed.min(MOST_BINS) as usize];
        for time in times {
            let bin = bins_to(time.as_secs(), width).min(MOST_BINS) - 1;
            if let Some(count) = counts.get_mut(bin as usize) {
                *count += 1;
            }
        }
        Some(Distribution {
            width,
            before: shortest / width,
            counts,
            is_last_open: needed > MOST_BINS,
        })
    }

    /// How wide each bin is, but for a last one that has no end.
    pub fn width(&self) -> Duration {
        Duration::from_secs(self.width)
    }

    /// The bins, that of the shortest times first. All games are in one of them.
    pub fn bins(&self) -> impl ExactSizeIterator<Item = Bin> {
        self.counts.iter().enumerate().map(move |(place, &count)| {
            let from = Duration::from_secs((self.before + place as u64) * self.width);
            let is_open = place + 1 == self.counts.len() && self.is_last_open;
            Bin {
                from,
                to: from.checked_add(self.width()).filter(|_| !is_open),
                count,
            }
        })
    }
}

/// The widths that bins may have, in seconds. The last ones are enough for any time there can be.
fn widths() -> impl Iterator<Item = u64> {
    let hours = (0..15).flat_map(|power| [1, 2, 5].map(|hours| hours * 10_u64.pow(power)));
    [30, 60, 120, 300, 600, 1_800]
        .into_iter()
        .chain(hours.map(|hours| hours * HOUR))
}
