//! Time, passed in from outside so that tests have it in hand.

use std::time::{Duration, Instant};

/// Something that tells the time since a fixed moment and never goes back.
pub trait Clock: Send + Sync {
    /// The time since that moment.
    fn now(&self) -> Duration;
}

/// The computer's own steady clock.
#[derive(Debug)]
pub struct SteadyClock(Instant);

impl Default for SteadyClock {
    fn default() -> SteadyClock {
        SteadyClock(Instant::now())
    }
}

impl Clock for SteadyClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// How long a game has been played, without the pauses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stopwatch {
    before: Duration,
    running_since: Option<Duration>,
}

impl Stopwatch {
    /// Stops it, at this time.
    pub(super) fn set(&mut self, elapsed: Duration) {
        *self = Stopwatch {
            before: elapsed,
            running_since: None,
        };
    }

    pub(super) fn is_running(&self) -> bool {
        self.running_since.is_some()
    }

    pub(super) fn elapsed(&self, now: Duration) -> Duration {
        let running = self.running_since.map(|since| now.saturating_sub(since));
        self.before + running.unwrap_or_default()
    }

    pub(super) fn start(&mut self, now: Duration) {
        self.running_since.get_or_insert(now);
    }

    pub(super) fn stop(&mut self, now: Duration) {
        self.before = self.elapsed(now);
        self.running_since = None;
    }
}
