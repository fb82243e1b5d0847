//! Depth first, each position once: the search that proves a deal lost, and that finds wins where
//! any good line leads on.

use super::End;
use super::dead_end::{can_lock, has_locked, is_locked};
use super::expand::{Breadth, steps_of};
use super::key::{Key, split_mix};
use super::state::{State, Step, Undo};
use super::table::Table;
use super::watch::Watch;
use super::worth::Worth;

/// How the search goes about it.
pub(super) struct Manner {
    /// Which steps it looks at.
    pub(super) breadth: Breadth,
    /// By what the steps are ordered, the best first.
    pub(super) worth: Worth,
    /// Up to how much is added to a step's worth by chance.
    pub(super) noise: u32,
    /// What the chance comes from.
    pub(super) seed: u64,
}

impl Manner {
    /// What chance adds to the worth of the position with this key.
    fn chance(&self, key: Key) -> i32 {
        match self.noise {
            0 => 0,
            noise => (split_mix(self.seed ^ key as u64) % u64::from(noise)) as i32,
        }
    }
}

/// A step that waits for its turn.
#[derive(Clone, Copy)]
struct Waiting {
    worth: i32,
    step: Step,
    /// Whether it is the only one from its position. Then it is made at once, and only where it
    /// leads is looked up.
    is_lone: bool,
}

/// A position on the way from the start to the one that is looked at.
struct Frame {
    /// What led there.
    undo: Undo,
    step: Step,
    /// Where its steps begin among those that wait.
    first: usize,
}

/// The share of the memory that the way from the start to the position looked at may take, with the
/// steps that wait along it, as one part of so many. As lists grow they take up to twice as much.
const PATH_SHARE: usize = 4;

/// Looks at all that can be reached from a position, until a win is found or the watch says stop.
///
/// Each position is entered in `table` when it is first met and never followed again, so that an
/// end without a win means that there is none. A table that forgets makes it follow some twice. So
/// the way from the start could grow for ever; where it gets too long, it turns back, and an end
/// without a win says nothing any more.
pub(super) fn search(
    state: &mut State,
    manner: &Manner,
    table: &mut Table,
    watch: &mut Watch<'_>,
) -> End {
    let mut search = DepthFirst {
        manner,
        table,
        locks: can_lock(state.position().rules()),
        waiting: Vec::new(),
        path: Vec::new(),
        steps: Vec::new(),
        children: Vec::new(),
        has_turned_back: false,
    };
    search.run(state, watch)
}

struct DepthFirst<'a> {
    manner: &'a Manner,
    table: &'a mut Table,
    locks: bool,
    waiting: Vec<Waiting>,
    path: Vec<Frame>,
    steps: Vec<Step>,
    children: Vec<(Key, Waiting)>,
    has_turned_back: bool,
}

impl DepthFirst<'_> {
    fn run(&mut self, state: &mut State, watch: &mut Watch<'_>) -> End {
        self.table.insert(state.key());
        if state.is_won() {
            return End::Won(Vec::new());
        }
        if self.locks && is_locked(state) {
            return End::Exhausted;
        }
        if !self.expand(state, watch) {
            return End::Cut;
        }
        let most_bytes = watch.memory() / PATH_SHARE;
        loop {
            let first = self.path.last().map_or(0, |frame| frame.first);
            if self.waiting.len() == first {
                let Some(frame) = self.path.pop() else {
                    return self.nothing_left();
                };
                state.take_back(frame.undo);
                continue;
            }
            let Some(next) = self.waiting.pop() else {
                return self.nothing_left();
            };
            if self.path_bytes() >= most_bytes {
                self.has_turned_back = true;
                continue;
            }
            let undo = state.make(next.step);
            self.path.push(Frame {
                undo,
                step: next.step,
                first: self.waiting.len(),
            });
            if state.is_won() {
                return End::Won(self.path.iter().map(|frame| frame.step).collect());
            }
            if next.is_lone && !self.table.insert(state.key()) {
                continue;
            }
            if self.locks && has_locked(state, next.step) {
                continue;
            }
            if !self.expand(state, watch) {
                return End::Cut;
            }
        }
    }

    fn path_bytes(&self) -> usize {
        size_of_val(self.path.as_slice()) + size_of_val(self.waiting.as_slice())
    }

    fn nothing_left(&self) -> End {
        match self.has_turned_back {
            true => End::Cut,
            false => End::Exhausted,
        }
    }

    /// Lets those steps wait that lead to a position not met before, the best last. Whether the
    /// search goes on.
    fn expand(&mut self, state: &mut State, watch: &mut Watch<'_>) -> bool {
        self.steps.clear();
        self.children.clear();
        steps_of(state, self.manner.breadth, &mut self.steps);
        if let &[step] = self.steps.as_slice() {
            self.waiting.push(Waiting {
                worth: 0,
                step,
                is_lone: true,
            });
            return watch.goes_on();
        }
        for &step in &self.steps {
            if !watch.goes_on() {
                return false;
            }
            let outlook = state.after(step);
            let worth = self.manner.worth.of(&outlook) + self.manner.chance(outlook.key);
            let waiting = Waiting {
                worth,
                step,
                is_lone: false,
            };
            self.children.push((outlook.key, waiting));
        }
        let first = self.waiting.len();
        self.table.fetch(self.children.iter().map(|&(key, _)| key));
        for &(key, child) in &self.children {
            if self.table.insert(key) {
                self.waiting.push(child);
            }
        }
        self.waiting[first..].sort_unstable_by_key(|waiting| waiting.worth);
        true
    }
}
