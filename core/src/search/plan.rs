//! What a player can plan: as far ahead as no hidden card comes up.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::expand::{Breadth, steps_of};
use super::key::{Key, Keys};
use super::player::Player;
use super::solver::has_use_for_returns;
use super::state::{Counts, State, Step};
use super::watch::Watch;
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::seen::Seen;

/// What limits a plan beside the rules.
pub(crate) struct Knowledge<'a> {
    /// The cards whose faces the player has seen.
    pub(crate) seen: Seen,
    /// Whether the player wants to go to a position at all.
    pub(crate) is_welcome: &'a dyn Fn(&Position) -> bool,
    /// Whether the player can be trusted to fetch a card from a foundation, and not to bring it
    /// home again at once.
    pub(crate) can_fetch: bool,
}

/// Room for as many visits as a quick plan makes.
const FEW_VISITS: usize = 16;

/// How many plans are wanted, and how different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// How many.
    pub(crate) most: usize,
    /// How many of them may turn up a card of the same pile, or none.
    pub(crate) most_alike: usize,
}

impl Choice {
    /// The best plan only.
    pub(crate) const BEST: Choice = Choice {
        most: 1,
        most_alike: 1,
    };
}

/// The best plans that are found among so many positions, the best first; each the steps to its
/// end.
///
/// The search goes from the best-looking position on, and no further where a face-down card is
/// turned up or a hidden one comes from the stock. A plan ends with a step that changes something
/// for good, and the best is the one whose end looks best, of equal ones the shortest. So the best
/// plan from one step further has the same end or a better one, and plans that follow each other
/// come to their end instead of going round in a circle. Without such a plan it is one whose end at
/// least looks better than the start.
pub(crate) fn plans(
    start: &State,
    player: &Player,
    knowledge: &Knowledge<'_>,
    choice: Choice,
    nodes: u64,
    watch: &mut Watch<'_>,
) -> Vec<Vec<Step>> {
    watch.begin(nodes);
    let mut planner = Planner {
        player,
        knowledge,
        breadth: match knowledge.can_fetch && has_use_for_returns(start.position().rules()) {
            true => Breadth::All,
            false => Breadth::WithoutReturns,
        },
        start: start.outlook().counts,
        reached: Vec::new(),
        waiting: BinaryHeap::new(),
        known: Keys::from_iter([start.key()]),
        improving: Ends::new(Choice::BEST),
        lasting: Ends::new(choice),
    };
    let visits = planner.run(start, watch);
    let now = player.look(start.outlook());
    let mut ends = planner.lasting.all;
    if ends.is_empty() {
        ends = planner.improving.all;
        ends.retain(|end| end.look > now);
    }
    ends.iter().map(|end| way_to(end, &visits)).collect()
}

/// Where a plan may end.
#[derive(Clone, Copy)]
struct End {
    look: i32,
    depth: u32,
    /// The visit from which the last step leads there, by number.
    from: usize,
    step: Step,
    key: Key,
    /// The pile whose face-down card is turned up.
    uncovers: Option<Pile>,
}

impl End {
    fn is_better_than(&self, other: &End) -> bool {
        (self.look, Reverse(self.depth)) > (other.look, Reverse(other.depth))
    }
}

/// The best ends, best first.
struct Ends {
    choice: Choice,
    all: Vec<End>,
}

impl Ends {
    fn new(choice: Choice) -> Ends {
        Ends {
            choice,
            all: Vec::with_capacity(choice.most + 1),
        }
    }

    /// Adds an end, if it is among the best.
    fn offer(&mut self, end: End) {
        let is_full = self.all.len() >= self.choice.most;
        if is_full && self.all.last().is_none_or(|last| !end.is_better_than(last)) {
            return;
        }
        if let Some(same) = self.all.iter().position(|other| other.key == end.key) {
            if !end.is_better_than(&self.all[same]) {
                return;
            }
            self.all.remove(same);
        }
        let place = self.all.partition_point(|other| !end.is_better_than(other));
        self.all.insert(place, end);
        let alike = |other: &End| other.uncovers == end.uncovers;
        if self.all.iter().filter(|other| alike(other)).count() > self.choice.most_alike
            && let Some(worst) = self.all.iter().rposition(alike)
        {
            self.all.remove(worst);
        }
        self.all.truncate(self.choice.most);
    }
}

/// A position that waits to be looked at.
#[derive(Clone, Copy)]
struct Reached {
    parent: usize,
    step: Step,
    /// What the steps up to here are worth beside what they did to the counts.
    beside: i32,
    depth: u32,
    /// Whether a card was fetched from a foundation.
    fetches: bool,
}

/// A position that was looked at, and how it was reached if it is not the first.
struct Visit {
    state: State,
    reached: Option<Reached>,
}

/// The steps to an end.
fn way_to(end: &End, visits: &[Visit]) -> Vec<Step> {
    let mut steps = vec![end.step];
    let mut visit = visits.get(end.from);
    while let Some(reached) = visit.and_then(|visit| visit.reached) {
        steps.push(reached.step);
        visit = visits.get(reached.parent);
    }
    steps.reverse();
    steps
}

struct Planner<'a> {
    player: &'a Player,
    knowledge: &'a Knowledge<'a>,
    breadth: Breadth,
    /// What there was where the plan begins.
    start: Counts,
    reached: Vec<Reached>,
    /// The best-looking first, of equal ones the first reached.
    waiting: BinaryHeap<(i32, Reverse<usize>)>,
    known: Keys,
    improving: Ends,
    lasting: Ends,
}

impl Planner<'_> {
    /// Looks for ends until there is nothing left to look at, or the watch says stop. All positions
    /// that were visited.
    fn run(&mut self, start: &State, watch: &mut Watch<'_>) -> Vec<Visit> {
        let mut visits = Vec::with_capacity(FEW_VISITS);
        visits.push(Visit {
            state: start.clone(),
            reached: None,
        });
        while let Some(visit) = visits.last() {
            if !self.look_around(visit, visits.len() - 1, watch) || !self.go_on(&mut visits) {
                break;
            }
        }
        visits
    }

    /// Visits the best position that waits. Whether there is one.
    fn go_on(&mut self, visits: &mut Vec<Visit>) -> bool {
        let Some((_, Reverse(number))) = self.waiting.pop() else {
            return false;
        };
        let Some(&reached) = self.reached.get(number) else {
            return false;
        };
        let Some(parent) = visits.get(reached.parent) else {
            return false;
        };
        // Copied once and then changed in place: a state is large.
        visits.push(Visit {
            state: parent.state.clone(),
            reached: Some(reached),
        });
        if let Some(visit) = visits.last_mut() {
            visit.state.make(reached.step);
        }
        true
    }

    /// Looks at all steps from the visit with this number. Whether the search goes on.
    fn look_around(&mut self, visit: &Visit, number: usize, watch: &mut Watch<'_>) -> bool {
        let mut steps = Vec::new();
        steps_of(&visit.state, self.breadth, &mut steps);
        for step in steps {
            if !watch.goes_on() {
                return false;
            }
            if self.is_known(&visit.state, step) {
                self.take(visit, number, step);
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
        card.is_some_and(|card| self.knowledge.seen.has(card))
    }

    fn is_welcome(&self, state: &State, step: Step) -> bool {
        let mut after = state.clone();
        after.make(step);
        (self.knowledge.is_welcome)(after.position())
    }

    fn take(&mut self, visit: &Visit, number: usize, step: Step) {
        let state = &visit.state;
        let is_turn = matches!(step.action, Move::Deal | Move::Redeal);
        // What a turn brings up is hidden, so that nothing is looked at that depends on it.
        let outlook = match is_turn {
            true => *state.outlook(),
            false => state.after(step),
        };
        let uncovers = uncovered(state, step);
        let under = uncovers.map_or(0, |pile| state.position().face_down(pile) - 1);
        let so_far = visit.reached.map_or(0, |reached| reached.beside);
        let beside = so_far + self.player.beside(step.action, under);
        let end = End {
            look: self.player.look(&outlook) + beside,
            depth: visit.reached.map_or(0, |reached| reached.depth) + 1,
            from: number,
            step,
            key: outlook.key,
            uncovers,
        };
        if is_turn {
            self.offer_lasting(end, || *state.position());
            return;
        }
        if visit.reached.is_none() && !self.is_welcome(state, step) {
            return;
        }
        let fetches = step.is_return() || visit.reached.is_some_and(|reached| reached.fetches);
        if !fetches {
            self.improving.offer(end);
        }
        // What is fetched only to be brought home again has changed nothing.
        let leads_on = !fetches || is_further(&outlook.counts, &self.start);
        if leads_on && state.position().changes_for_good(step.action) {
            self.offer_lasting(end, || step.played(state.position()));
        }
        let reveals = uncovers.is_some() || comes_from_stock(step);
        if !reveals && self.known.insert(outlook.key) {
            self.waiting.push((end.look, Reverse(self.reached.len())));
            self.reached.push(Reached {
                parent: number,
                step,
                beside,
                depth: end.depth,
                fetches,
            });
        }
    }

    /// Offers an end for good, at which more is looked at than on the way.
    fn offer_lasting(&mut self, mut end: End, position: impl FnOnce() -> Position) {
        end.look += self.player.look_ahead(self.knowledge.seen, position);
        self.lasting.offer(end);
    }
}

/// Whether a game has come further than before, in what no rearranging undoes.
fn is_further(counts: &Counts, before: &Counts) -> bool {
    counts.face_down < before.face_down || counts.talon < before.talon || counts.home > before.home
}

/// The pile whose face-down card a step turns up.
fn uncovered(state: &State, step: Step) -> Option<Pile> {
    let Move::Carry { from, .. } = step.action else {
        return None;
    };
    state.position().turns_up(step.action).then_some(from)
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
    use crate::laid::{position, suit};
    use crate::rules::{GAMES, Rules};

    const NODES: u64 = 10_000;

    /// How many positions a plan looks at, if it may be called off when it comes to the first.
    fn nodes_of_plan(rules: &'static Rules, number: u32, is_called_off: bool) -> u64 {
        let start = deal(rules, DealNumber::new(number).unwrap());
        let cancel = Cancel::default();
        let knowledge = Knowledge {
            seen: Seen::default(),
            is_welcome: &|_| {
                if is_called_off {
                    cancel.cancel();
                }
                true
            },
            can_fetch: true,
        };
        let mut report = |_| {};
        let mut watch = Watch::new(Limits::NONE, &cancel, &mut report);
        let player = Player::of(rules);
        let start = State::fair(&start);
        let _ = plans(&start, &player, &knowledge, Choice::BEST, NODES, &mut watch);
        watch.nodes()
    }

    fn end(look: i32, key: Key, column: u8) -> End {
        End {
            look,
            depth: 1,
            from: 0,
            step: Step::plain(Move::Deal),
            key,
            uncovers: Some(Pile::Tableau(column)),
        }
    }

    #[test]
    fn the_best_ends_are_kept_and_not_too_many_alike() {
        let mut ends = Ends::new(Choice {
            most: 3,
            most_alike: 2,
        });
        for (look, key, column) in [
            (4, 1, 1),
            (9, 2, 1),
            (5, 3, 1),
            (8, 2, 1),
            (1, 4, 2),
            (2, 5, 2),
            (3, 6, 3),
            (7, 1, 1),
        ] {
            ends.offer(end(look, key, column));
        }
        let kept: Vec<(i32, Key)> = ends.all.iter().map(|end| (end.look, end.key)).collect();
        assert_eq!(kept, [(9, 2), (7, 1), (3, 6)]);
    }

    /// The best plans of someone who has seen what lies face up.
    fn plans_of(position: &Position, can_fetch: bool) -> Vec<Vec<Step>> {
        let mut seen = Seen::default();
        seen.see(position);
        let knowledge = Knowledge {
            seen,
            is_welcome: &|_| true,
            can_fetch,
        };
        let (cancel, mut report) = (Cancel::default(), |_| {});
        let mut watch = Watch::new(Limits::NONE, &cancel, &mut report);
        let player = Player::of(position.rules());
        let several = Choice {
            most: 10,
            most_alike: 10,
        };
        let start = State::fair(position);
        plans(&start, &player, &knowledge, several, NODES, &mut watch)
    }

    /// Clubs up to the eight are home, and nothing else can go there.
    fn with_clubs_home(columns: &[(&str, &str)]) -> Position {
        let clubs = suit('C', 8);
        let home = [("f1", clubs.as_str()), ("f2", "AD")];
        position("sally", &[&home[..], columns].concat(), "s")
    }

    #[test]
    fn a_card_is_fetched_where_that_turns_another_up() {
        let start = with_clubs_home(&[("t1", "(QD) 7D"), ("t2", "9H")]);
        let found = plans_of(&start, true);
        let steps = ["f1-t2", "t1-t2"].map(|action| Step::plain(action.parse().unwrap()));
        assert_eq!(found, [steps]);
        assert_eq!(plans_of(&start, false), [[]; 0]);
    }

    #[test]
    fn nothing_is_fetched_only_to_go_home_again() {
        let start = with_clubs_home(&[("t1", "(QD) 6D"), ("t2", "9H")]);
        assert_eq!(plans_of(&start, true), [[]; 0]);
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
