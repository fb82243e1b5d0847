//! Level by level, the best of each: the search that finds wins where many lines are to be weighed
//! against each other.

use super::End;
use super::expand::{Breadth, steps_of};
use super::state::{State, Step};
use super::table::Table;
use super::watch::Watch;
use super::worth::Worth;
use crate::position::Position;

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

/// Follows the best `width` positions of each level, until a win is found, no position is left or
/// the watch says stop. If it never had to drop one, an end without a win means that there is none.
pub(super) fn search(
    start: &State,
    width: usize,
    worth: &Worth,
    table: &mut Table,
    watch: &mut Watch<'_>,
) -> End {
    let mut beam = Beam {
        levels: Vec::new(),
        kept: vec![*start.position()],
        candidates: Vec::new(),
        steps: Vec::new(),
        has_dropped: false,
    };
    table.insert(start.key());
    if start.is_won() {
        return End::Won(Vec::new());
    }
    loop {
        match beam.expand_level(worth, table, watch) {
            Some(end) => return end,
            None if beam.candidates.is_empty() => {
                return if beam.has_dropped {
                    End::Cut
                } else {
                    End::Exhausted
                };
            }
            None => beam.keep_best(width),
        }
    }
}

struct Beam {
    /// How the positions of each level after the first were reached.
    levels: Vec<Vec<Trace>>,
    kept: Vec<Position>,
    candidates: Vec<Candidate>,
    steps: Vec<Step>,
    has_dropped: bool,
}

impl Beam {
    /// Finds what can be reached from the positions kept. An end, if there is one.
    fn expand_level(
        &mut self,
        worth: &Worth,
        table: &mut Table,
        watch: &mut Watch<'_>,
    ) -> Option<End> {
        self.candidates.clear();
        for (parent, position) in (0..).zip(&self.kept) {
            let mut state = State::new(position);
            self.steps.clear();
            steps_of(&state, Breadth::WithoutReturns, &mut self.steps);
            for &step in &self.steps {
                if !watch.goes_on() {
                    return Some(End::Cut);
                }
                let undo = state.make(step);
                if state.is_won() {
                    return Some(End::Won(self.line(parent, step)));
                }
                if table.insert(state.key()) {
                    self.candidates.push(Candidate {
                        worth: worth.of(&state),
                        parent,
                        step,
                    });
                }
                state.take_back(undo);
            }
        }
        None
    }

    /// Keeps the best candidates as the next level.
    fn keep_best(&mut self, width: usize) {
        if self.candidates.len() > width {
            self.candidates
                .select_nth_unstable_by_key(width, |candidate| -candidate.worth);
            self.candidates.truncate(width);
            self.has_dropped = true;
        }
        let reached = |candidate: &Candidate| {
            let mut state = State::new(&self.kept[candidate.parent as usize]);
            state.make(candidate.step);
            *state.position()
        };
        let kept = self.candidates.iter().map(reached).collect();
        let trace = |candidate: &Candidate| Trace {
            parent: candidate.parent,
            step: candidate.step,
        };
        self.levels
            .push(self.candidates.iter().map(trace).collect());
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
