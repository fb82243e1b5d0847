//! What a player can plan: as far ahead as no hidden card comes up.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use super::expand::{Breadth, steps_of};
use super::player::Player;
use super::state::{State, Step};
use super::watch::Watch;
use crate::moves::Move;
use crate::piles::{CardId, Pile};
use crate::position::Position;

/// What limits a plan beside the rules.
pub(crate) struct Knowledge<'a> {
    /// Whether the player has seen a card's face.
    pub(crate) has_seen: &'a dyn Fn(CardId) -> bool,
    /// Whether waiting costs nothing, so that only what looks better than doing nothing is done.
    pub(crate) can_wait: bool,
    /// Whether the player wants to go to a position at all.
    pub(crate) is_welcome: &'a dyn Fn(&Position) -> bool,
}

/// The first step of the best plan that is found among so many positions.
///
/// The search goes from the best-looking position on, and no further where a face-down card is
/// turned up or a hidden one comes from the stock. A plan ends with a step that changes something
/// for good, and the best is the one whose end looks best, of equal ones the shortest. So the next
/// plan, from one step further, has the same end or a better one, and plans that follow each other
/// come to their end instead of going round in a circle. Without such a plan it is one whose end at
/// least looks better than the start.
pub(crate) fn first_step(
    start: &State,
    player: &Player,
    knowledge: &Knowledge<'_>,
    nodes: u64,
    watch: &mut Watch<'_>,
) -> Option<Step> {
    watch.begin(nodes);
    let mut planner = Planner {
        player,
        knowledge,
        reached: Vec::new(),
        waiting: BinaryHeap::new(),
        known: HashSet::from([start.key()]),
        improving: None,
        lasting: None,
    };
    planner.run(start, watch);
    let now = player.look(start.outlook());
    let looks_better = |end: &End| end.look > now;
    let improving = planner.improving.filter(looks_better);
    let lasting = match knowledge.can_wait {
        true => planner.lasting.filter(looks_better),
        false => planner.lasting,
    };
    lasting.or(improving).map(|end| end.first)
}

/// Where a plan may end.
#[derive(Clone, Copy)]
struct End {
    look: i32,
    depth: u32,
    first: Step,
}

impl End {
    fn is_better_than(&self, other: &Option<End>) -> bool {
        other.is_none_or(|other| {
            (self.look, Reverse(self.depth)) > (other.look, Reverse(other.depth))
        })
    }
}

/// A position that waits to be looked at.
#[derive(Clone, Copy)]
struct Reached {
    parent: usize,
    step: Step,
    first: Step,
    /// What the steps up to here are worth beside what they did to the counts.
    beside: i32,
    depth: u32,
}

struct Planner<'a> {
    player: &'a Player,
    knowledge: &'a Knowledge<'a>,
    reached: Vec<Reached>,
    /// The best-looking first, of equal ones the first reached.
    waiting: BinaryHeap<(i32, Reverse<usize>)>,
    known: HashSet<u128>,
    improving: Option<End>,
    lasting: Option<End>,
}

impl Planner<'_> {
    fn run(&mut self, start: &State, watch: &mut Watch<'_>) {
        let mut states = vec![start.clone()];
        if !self.look_around(&states, 0, None, watch) {
            return;
        }
        while let Some((_, Reverse(number))) = self.waiting.pop() {
            let Some(&reached) = self.reached.get(number) else {
                return;
            };
            let Some(parent) = states.get(reached.parent) else {
                return;
            };
            let mut state = parent.clone();
            state.make(reached.step);
            states.push(state);
            let last = states.len() - 1;
            if !self.look_around(&states, last, Some(reached), watch) {
                return;
            }
        }
    }

    /// Looks at all steps from a position. Whether the search goes on.
    fn look_around(
        &mut self,
        states: &[State],
        index: usize,
        reached: Option<Reached>,
        watch: &mut Watch<'_>,
    ) -> bool {
        let Some(state) = states.get(index) else {
            return false;
        };
        let mut steps = Vec::new();
        steps_of(state, Breadth::WithoutReturns, &mut steps);
        for step in steps {
            if !watch.goes_on() {
                return false;
            }
            if self.is_known(state, step) {
                self.take(state, index, step, reached);
            }
        }
        true
    }

    /// Whether the player knows which card a step moves. The waste's top card lies face up.
    fn is_known(&self, state: &State, step: Step) -> bool {
        let Some(waste) = step.waste else {
            return true;
        };
        let position = state.position();
        let now = position.len(Pile::Waste);
        let card = match waste.checked_sub(now) {
            Some(0) => return true,
            Some(ahead) => position
                .piles
                .ids_down(Pile::Stock)
                .nth(usize::from(ahead) - 1),
            None => position
                .piles
                .ids_down(Pile::Waste)
                .nth(usize::from(now - waste)),
        };
        card.is_some_and(self.knowledge.has_seen)
    }

    fn is_welcome(&self, state: &State, step: Step) -> bool {
        let mut after = state.clone();
        after.make(step);
        (self.knowledge.is_welcome)(after.position())
    }

    fn take(&mut self, state: &State, index: usize, step: Step, reached: Option<Reached>) {
        let beside = reached.map_or(0, |reached| reached.beside) + self.player.beside(step);
        let mut end = End {
            look: self.player.look(state.outlook()) + beside,
            depth: reached.map_or(0, |reached| reached.depth + 1),
            first: reached.map_or(step, |reached| reached.first),
        };
        if matches!(step.action, Move::Deal | Move::Redeal) {
            // What comes up is hidden, so that nothing is looked at that depends on it.
            if end.is_better_than(&self.lasting) {
                self.lasting = Some(end);
            }
            return;
        }
        let lasts = state.position().changes_for_good(step.action);
        let reveals = state.position().turns_up(step.action) || comes_from_stock(step);
        if reached.is_none() && !self.is_welcome(state, step) {
            return;
        }
        let outlook = state.after(step);
        end.look = self.player.look(&outlook) + beside;
        if end.is_better_than(&self.improving) {
            self.improving = Some(end);
        }
        if lasts && end.is_better_than(&self.lasting) {
            self.lasting = Some(end);
        }
        if !reveals && self.known.insert(outlook.key) {
            self.waiting.push((end.look, Reverse(self.reached.len())));
            self.reached.push(Reached {
                parent: index,
                step,
                first: end.first,
                beside,
                depth: end.depth,
            });
        }
    }
}

fn comes_from_stock(step: Step) -> bool {
    let Move::Carry { from, .. } = step.action else {
        return false;
    };
    from == Pile::Stock
}

#[cfg(test)]
mod tests {
    use super::super::watch::{Cancel, Limits};
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::{GAMES, Rules};

    const NODES: u64 = 10_000;

    /// How many positions a plan looks at, if it may be called off when it comes to the first.
    fn nodes_of_plan(rules: &'static Rules, number: u32, is_called_off: bool) -> u64 {
        let start = deal(rules, DealNumber::new(number).unwrap());
        let cancel = Cancel::default();
        let knowledge = Knowledge {
            has_seen: &|_| false,
            can_wait: false,
            is_welcome: &|_| {
                if is_called_off {
                    cancel.cancel();
                }
                true
            },
        };
        let mut report = |_| {};
        let mut watch = Watch::new(Limits::NONE, &cancel, &mut report);
        let player = Player::of(rules);
        let _ = first_step(&State::fair(&start), &player, &knowledge, NODES, &mut watch);
        watch.nodes()
    }

    #[test]
    fn a_plan_that_is_called_off_looks_at_few_more_positions() {
        let mut long = 0;
        for rules in GAMES {
            for number in 1..=10 {
                if nodes_of_plan(rules, number, false) >= NODES {
                    let nodes = nodes_of_plan(rules, number, true);
                    assert!(nodes <= Watch::STRIDE + 1, "{} {number}: {nodes}", rules.id);
                    long += 1;
                }
            }
        }
        assert!(long > 10, "{long}");
    }
}
