//! How many of the games were won, and what that says of the games to come.

/// How many games were won, and how many were not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Share {
    /// How many were won.
    pub won: u32,
    /// How many were lost.
    pub lost: u32,
}

impl Share {
    /// From so many games on there is an interval. That of fewer is so wide that it says nothing.
    pub const LEAST_FOR_INTERVAL: u64 = 10;

    /// How many were played.
    pub fn played(self) -> u64 {
        u64::from(self.won) + u64::from(self.lost)
    }

    /// The share that was won, 0 to 1; `None` if nothing was played.
    pub fn rate(self) -> Option<f64> {
        let played = self.played();
        (played > 0).then(|| f64::from(self.won) / played as f64)
    }

    /// The interval of the rate, once [enough](Share::LEAST_FOR_INTERVAL) games were played.
    pub fn interval(self) -> Option<Interval> {
        let is_enough = self.played() >= Share::LEAST_FOR_INTERVAL;
        is_enough.then(|| Interval::wilson(self.won.into(), self.lost.into()))
    }
}

impl FromIterator<bool> for Share {
    /// The share of those that are true.
    fn from_iter<I: IntoIterator<Item = bool>>(won: I) -> Share {
        let mut share = Share::default();
        for is_won in won {
            let count = if is_won {
                &mut share.won
            } else {
                &mut share.lost
            };
            *count = count.saturating_add(1);
        }
        share
    }
}

/// The bounds of a share, 0 to 1 each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower one.
    pub least: f64,
    /// The upper one.
    pub most: f64,
}

impl Interval {
    /// Wilson's interval, which holds the true share in 95 of 100 cases. Unlike simpler ones it
    /// stays within 0 and 1, and is right also where few or nearly all are won. It holds the share
    /// that was seen, too; where nothing was seen it is all from 0 to 1.
    pub fn wilson(won: u64, lost: u64) -> Interval {
        /// So many standard deviations around the mean hold 95 %.
        const Z: f64 = 1.959_964;
        let all = won as f64 + lost as f64;
        if all == 0.0 {
            return Interval {
                least: 0.0,
                most: 1.0,
            };
        }
        let share = won as f64 / all;
        let z2 = Z * Z;
        let middle = share + z2 / (2.0 * all);
        let half = Z * (share * (1.0 - share) / all + z2 / (4.0 * all * all)).sqrt();
        let whole = 1.0 + z2 / all;
        // Rounding may lead past the ends, or past the share, a little where none or all are won.
        Interval {
            least: ((middle - half) / whole).clamp(0.0, share),
            most: ((middle + half) / whole).clamp(share, 1.0),
        }
    }
}
