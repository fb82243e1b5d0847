//! Level by level, the best of each: the search that finds wins where many lines are to be weighed
//! against each other.

use super::End;
use super::expand::{Breadth, steps_of};
use super::key::Key;
use super::state::{State, Step};
use super::table::Table;
use super::watch::Watch;
use super::worth::Worth;
use crate::position::Position;

/// How the search goes about it.
pub(super) struct Manner {
    /// How many positions of each level are kept.
    pub(super) width: usize,
    /// How many of them may have the same number of face-down cards. Otherwise those that turned
    /// their cards up soonest crowd out the others, which are often nearer to a win.
    pub(super) most_alike: usize,
    /// How many bytes its lists may take.
    pub(super) most_bytes: usize,
    /// Which steps it looks at.
    pub(super) breadth: Breadth,
    /// By what positions are compared.
    pub(super) worth: Worth,
}

/// So many candidates for each position of the width are gathered, before all but the best are
/// dropped.
const CANDIDATES: usize = 32;

/// A position that may be kept.
#[derive(Clone, Copy)]
struct Candidate {
    worth: i32,
    face_down: i16,
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
    manner: &Manner,
    table: &mut Table,
    watch: &mut Watch<'_>,
) -> End {
    let mut beam = Beam {
        levels: Vec::new(),
        kept: vec![*start.position()],
        state: start.clone(),
        candidates: Candidates::new(manner.width, manner.most_alike),
        steps: Vec::new(),
        children: Vec::new(),
    };
    table.insert(start.key());
    if start.is_won() {
        return End::Won(Vec::new());
    }
    loop {
        match beam.expand_level(manner, table, watch) {
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
        if beam.bytes() > manner.most_bytes {
            return End::Cut;
        }
    }
}

/// The positions that may be kept for the next level.
struct Candidates {
    width: usize,
    most_alike: usize,
    all: Vec<Candidate>,
    has_dropped: bool,
}

impl Candidates {
    fn new(width: usize, most_alike: usize) -> Candidates {
        Candidates {
            width,
            most_alike,
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
        if self.most_alike < self.width {
            self.thin_out();
        }
        if self.all.len() > self.width {
            self.all
                .select_nth_unstable_by_key(self.width, |candidate| -candidate.worth);
            self.all.truncate(self.width);
            self.has_dropped = true;
        }
    }

    /// Drops the worst of those that have the same number of face-down cards, where there are too
    /// many of these.
    fn thin_out(&mut self) {
        let before = self.all.len();
        self.all
            .sort_unstable_by_key(|candidate| (candidate.face_down, -candidate.worth));
        let mut last = None;
        let mut alike = 0;
        self.all.retain(|candidate| {
            if last.replace(candidate.face_down) != Some(candidate.face_down) {
                alike = 0;
            }
            alike += 1;
            alike <= self.most_alike
        });
        self.has_dropped |= self.all.len() < before;
    }
}

struct Beam {
    /// How the positions of each level after the first were reached.
    levels: Vec<Vec<Trace>>,
    kept: Vec<Position>,
    /// The one of these that is looked at.
    state: State,
    candidates: Candidates,
    steps: Vec<Step>,
    /// What these lead to.
    children: Vec<(Key, Candidate)>,
}

impl Beam {
    /// Finds what can be reached from the positions kept. An end, if there is one.
    fn expand_level(
        &mut self,
        manner: &Manner,
        table: &mut Table,
        watch: &mut Watch<'_>,
    ) -> Option<End> {
        self.candidates.all.clear();
        for (parent, position) in (0..).zip(&self.kept) {
            self.state.go_over_to(position);
            let state = &self.state;
            self.steps.clear();
            steps_of(state, manner.breadth, &mut self.steps);
            for &step in &self.steps {
                if !watch.goes_on() {
                    return Some(End::Cut);
                }
                let outlook = state.after(step);
                if state.is_win(&outlook) {
                    return Some(End::Won(self.line(parent, step)));
                }
                let candidate = Candidate {
                    worth: manner.worth.of(&outlook),
                    face_down: outlook.counts.face_down,
                    parent,
                    step,
                };
                self.children.push((outlook.key, candidate));
            }
            table.fetch(self.children.iter().map(|&(key, _)| key));
            for (key, candidate) in self.children.drain(..) {
                if table.insert(key) {
                    self.candidates.push(candidate);
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
    use crate::moves::Move;
    use crate::rules::game;

    /// A beam that takes far longer than it is let go on.
    fn wide_beam(width: usize, most_bytes: usize, watch: &mut Watch<'_>) -> End {
        let manner = Manner {
            width,
            most_alike: width,
            most_bytes,
            breadth: Breadth::WithoutReturns,
            worth: Worth::ROUND,
        };
        let start = deal(game("sally").unwrap(), DealNumber::new(6).unwrap());
        let mut table = Table::new(Limits::MEMORY / 2);
        search(&State::new(&start), &manner, &mut table, watch)
    }

    fn candidate(worth: i32, face_down: i16) -> Candidate {
        Candidate {
            worth,
            face_down,
            parent: 0,
            step: Step::plain(Move::Deal),
        }
    }

    #[test]
    fn of_positions_with_as_many_face_down_cards_the_best_are_kept() {
        let mut candidates = Candidates::new(4, 2);
        for (worth, face_down) in [(9, 3), (8, 3), (10, 3), (1, 5), (2, 4), (7, 3)] {
            candidates.push(candidate(worth, face_down));
        }
        candidates.drop_worst();
        let mut kept: Vec<i32> = candidates.all.iter().map(|kept| kept.worth).collect();
        kept.sort_unstable();
        assert_eq!(kept, [1, 2, 9, 10]);
        assert!(candidates.has_dropped);
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
        let end = wide_beam(20_000, usize::MAX, &mut watch);
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
            let end = wide_beam(100, most_bytes, &mut watch);
            assert!(matches!(end, End::Cut));
            watch.nodes()
        };
        let [none, little, much] = [0, 200_000, 100 << 20].map(nodes_with);
        assert!(none < little && little < much, "{none} {little} {much}");
    }
}
