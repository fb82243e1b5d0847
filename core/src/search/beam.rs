//! Level by level, the best of each: the search that finds wins where many lines are to be weighed
//! against each other.

use super::End;
use super::expand::{Breadth, steps_of};
use super::state::{State, Step};
use super::table::Table;
use super::watch::Watch;
use super::worth::Worth;
use crate::position::Position;

/// How large a beam may get.
#[derive(Clone, Copy)]
pub(super) struct Size {
    /// How many positions of each level are kept.
    pub(super) width: usize,
    /// How many bytes its lists may take.
    pub(super) most_bytes: usize,
}

/// So many candidates for each position of the width are gathered, before all but the best are
/// dropped.
const CANDIDATES: usize = 32;

/// A position that may be kept.
#[derive(Clone, Copy)]
struct Candidate {
    worth: i32,
    parent: u32,
    step: Step,
}

/// How a kept position was reached.
#[derive(Clone, Copy)]
struct Trace {
    parent: u32,
    step: Step,
}

/// Follows the best positions of each level, until a win is found, no position or no memory is left
/// or the watch says stop. If it never had to drop one, an end without a win means that there is
/// none.
pub(super) fn search(
    start: &State,
    size: Size,
    worth: &Worth,
    table: &mut Table,
    watch: &mut Watch<'_>,
) -> End {
    let mut beam = Beam {
        levels: Vec::new(),
        kept: vec![*start.position()],
        candidates: Candidates::of_width(size.width),
        steps: Vec::new(),
    };
    table.insert(start.key());
    if start.is_won() {
        return End::Won(Vec::new());
    }
    loop {
        match beam.expand_level(worth, table, watch) {
            Some(end) => return end,
            None if beam.candidates.all.is_empty() => {
                return if beam.candidates.has_dropped {
                    End::Cut
                } else {
                    End::Exhausted
                };
            }
            None => beam.keep_best(),
        }
        if beam.bytes() > size.most_bytes {
            return End::Cut;
        }
    }
}

/// The positions that may be kept for the next level.
struct Candidates {
    width: usize,
    all: Vec<Candidate>,
    has_dropped: bool,
}

impl Candidates {
    fn of_width(width: usize) -> Candidates {
        Candidates {
            width,
            all: Vec::with_capacity(width * CANDIDATES),
            has_dropped: false,
        }
    }

    #[inline]
    fn push(&mut self, candidate: Candidate) {
        self.all.push(candidate);
        if self.all.len() >= self.width * CANDIDATES {
            self.drop_worst();
        }
    }

    /// Drops all but the best, as many as are kept.
    fn drop_worst(&mut self) {
        if self.all.len() > self.width {
            self.all
                .select_nth_unstable_by_key(self.width, |candidate| -candidate.worth);
            self.all.truncate(self.width);
            self.has_dropped = true;
        }
    }
}

struct Beam {
    /// How the positions of each level after the first were reached.
    levels: Vec<Vec<Trace>>,
    kept: Vec<Position>,
    candidates: Candidates,
    steps: Vec<Step>,
}

impl Beam {
    /// Finds what can be reached from the positions kept. An end, if there is one.
    fn expand_level(
        &mut self,
        worth: &Worth,
        table: &mut Table,
        watch: &mut Watch<'_>,
    ) -> Option<End> {
        self.candidates.all.clear();
        for (parent, position) in (0..).zip(&self.kept) {
            let state = State::new(position);
            self.steps.clear();
            steps_of(&state, Breadth::WithoutReturns, &mut self.steps);
            for &step in &self.steps {
                if !watch.goes_on() {
                    return Some(End::Cut);
                }
                let outlook = state.after(step);
                if state.is_win(&outlook) {
                    return Some(End::Won(self.line(parent, step)));
                }
                if table.insert(outlook.key) {
                    self.candidates.push(Candidate {
                        worth: worth.of(&outlook),
                        parent,
                        step,
                    });
                }
            }
        }
        None
    }

    /// How many bytes the lists take. While the next level is made, both are there.
    fn bytes(&self) -> usize {
        let traces = self
            .levels
            .iter()
            .map(|level| size_of_val(level.as_slice()));
        traces.sum::<usize>()
            + 2 * size_of_val(self.kept.as_slice())
            + self.candidates.all.capacity() * size_of::<Candidate>()
    }

    /// Keeps the best candidates as the next level.
    fn keep_best(&mut self) {
        self.candidates.drop_worst();
        let reached = |candidate: &Candidate| {
            let mut position = self.kept[candidate.parent as usize];
            candidate.step.play_on(&mut position);
            position
        };
        let kept = self.candidates.all.iter().map(reached).collect();
        let trace = |candidate: &Candidate| Trace {
            parent: candidate.parent,
            step: candidate.step,
        };
        self.levels
            .push(self.candidates.all.iter().map(trace).collect());
        self.kept = kept;
    }

    /// The steps that lead to the position `parent` of the last level, and one more.
    fn line(&self, parent: u32, last: Step) -> Vec<Step> {
        let mut line = vec![last];
        let mut index = parent;
        for level in self.levels.iter().rev() {
            let Some(trace) = level.get(index as usize) else {
                break;
            };
            line.push(trace.step);
            index = trace.parent;
        }
        line.reverse();
        line
    }
}

#[cfg(test)]
mod tests {
    use super::super::watch::{Cancel, Limits, Progress};
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::game;

    /// A beam that takes far longer than it is let go on.
    fn wide_beam(size: Size, worth: &Worth, watch: &mut Watch<'_>) -> End {
        let start = deal(game("sally").unwrap(), DealNumber::new(6).unwrap());
        let mut table = Table::new(Limits::MEMORY / 2);
        search(&State::new(&start), size, worth, &mut table, watch)
    }

    #[test]
    fn a_beam_that_is_called_off_looks_at_few_more_positions() {
        let cancel = Cancel::default();
        let mut before = None;
        let mut call_off = |progress: Progress| {
            before.get_or_insert(progress.nodes);
            cancel.cancel();
        };
        let mut watch = Watch::new(Limits::NONE, &cancel, &mut call_off);
        let size = Size {
            width: 20_000,
            most_bytes: usize::MAX,
        };
        let end = wide_beam(size, &Worth::ROUND, &mut watch);
        let nodes = watch.nodes();
        assert!(matches!(end, End::Cut));
        assert!(
            nodes <= before.unwrap() + Watch::STRIDE,
            "{before:?} {nodes}"
        );
    }

    #[test]
    fn a_beam_ends_where_its_memory_does() {
        let cancel = Cancel::default();
        let nodes_with = |most_bytes| {
            let mut report = |_| {};
            let mut watch = Watch::new(Limits::of_nodes(100_000), &cancel, &mut report);
            let size = Size {
                width: 100,
                most_bytes,
            };
            let end = wide_beam(size, &Worth::ROUND, &mut watch);
            assert!(matches!(end, End::Cut));
            watch.nodes()
        };
        let [none, little, much] = [0, 200_000, 100 << 20].map(nodes_with);
        assert!(none < little && little < much, "{none} {little} {much}");
    }
}
