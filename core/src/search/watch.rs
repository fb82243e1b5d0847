//! How long a search may go on, and how it is called off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a search may use up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many positions it may look at. The same number gives the same answer on every machine,
    /// if the time is not what ends the search.
    pub nodes: u64,
    /// How long it may take.
    pub time: Duration,
    /// How many bytes its table of positions and its lists may take.
    pub memory: usize,
}

impl Limits {
    /// 64 MiB, which an old phone has.
    pub const MEMORY: usize = 64 << 20;

    /// As long as it takes, with the memory of a phone.
    pub const NONE: Limits = Limits {
        nodes: u64::MAX,
        time: Duration::MAX,
        memory: Limits::MEMORY,
    };

    /// So many nodes, however long they take.
    pub const fn of_nodes(nodes: u64) -> Limits {
        Limits {
            nodes,
            ..Limits::NONE
        }
    }

    /// So much time.
    pub const fn of_time(time: Duration) -> Limits {
        Limits {
            time,
            ..Limits::NONE
        }
    }
}

/// Calls a search off from another thread. Clones belong together.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Calls the search off; it ends within 10 ms.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was called off.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unfinished {
    /// It has looked at as many positions as it may.
    Nodes,
    /// It has taken as long as it may.
    Time,
    /// It was called off.
    Cancelled,
    /// What is left could be searched only with more memory.
    Memory,
}

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How long it has taken.
    pub elapsed: Duration,
}

/// Counts positions and looks at the clock now and then.
pub(crate) struct Watch<'a> {
    limits: Limits,
    cancel: &'a Cancel,
    report: &'a mut dyn FnMut(Progress),
    start: Instant,
    nodes: u64,
    /// Where the search that is under way is to end, and the part of it that is.
    end: u64,
    part_end: u64,
    next_look: u64,
    next_report: Duration,
    stopped: Option<Unfinished>,
}

impl<'a> Watch<'a> {
    /// Positions between two looks at the clock; a few thousandths of a second at most.
    pub(super) const STRIDE: u64 = 256;
    const BETWEEN_REPORTS: Duration = Duration::from_millis(50);

    pub(crate) fn new(
        limits: Limits,
        cancel: &'a Cancel,
        report: &'a mut dyn FnMut(Progress),
    ) -> Watch<'a> {
        Watch {
            limits,
            cancel,
            report,
            start: Instant::now(),
            nodes: 0,
            end: u64::MAX,
            part_end: u64::MAX,
            next_look: 0,
            next_report: Self::BETWEEN_REPORTS,
            stopped: None,
        }
    }

    /// How many positions were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How much memory the search may use.
    pub(crate) fn memory(&self) -> usize {
        self.limits.memory
    }

    /// How long the search has taken.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Why the whole search is to end, if it is.
    pub(crate) fn stopped(&self) -> Option<Unfinished> {
        self.stopped
    }

    /// Begins one of several searches, of so many positions.
    pub(crate) fn begin(&mut self, nodes: u64) {
        self.end = self.nodes.saturating_add(nodes);
        self.begin_part(nodes);
    }

    /// Begins a part of the search, of so many positions.
    pub(crate) fn begin_part(&mut self, nodes: u64) {
        self.part_end = self.nodes.saturating_add(nodes).min(self.end);
        self.next_look = self.nodes;
    }

    /// Whether the search is to end, not only a part of it.
    pub(crate) fn is_over(&self) -> bool {
        self.stopped.is_some() || self.nodes >= self.end
    }

    /// Counts a position; whether the part goes on.
    #[inline]
    pub(crate) fn goes_on(&mut self) -> bool {
        self.nodes += 1;
        self.nodes < self.next_look || self.look()
    }

    #[cold]
    fn look(&mut self) -> bool {
        let elapsed = self.elapsed();
        if self.cancel.is_cancelled() {
            self.stopped = Some(Unfinished::Cancelled);
        } else if self.nodes > self.limits.nodes {
            self.stopped = Some(Unfinished::Nodes);
        } else if elapsed >= self.limits.time {
            self.stopped = Some(Unfinished::Time);
        }
        if elapsed >= self.next_report {
            self.next_report = elapsed + Self::BETWEEN_REPORTS;
            (self.report)(Progress {
                nodes: self.nodes,
                elapsed,
            });
        }
        let end = self.part_end.min(self.limits.nodes.saturating_add(1));
        self.next_look = (self.nodes + Self::STRIDE).min(end);
        self.stopped.is_none() && self.nodes < self.part_end
    }
}
