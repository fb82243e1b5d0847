//! The solver: what becomes of a position when all cards are known.

use std::time::Duration;

use super::End;
use super::beam;
use super::dead_end::can_lock;
use super::depth_first::{self, Manner};
use super::expand::Breadth;
use super::line::shortened;
use super::overfull::is_overfull;
use super::state::{State, Step};
use super::table::Table;
use super::watch::{Cancel, Limits, Progress, Unfinished, Watch};
use super::worth::Worth;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{Fill, Rules, Stock};

/// What becomes of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// These moves win.
    Won(Vec<Move>),
    /// No moves win: all that can be reached was looked at, or the cards find no room.
    Lost,
    /// It is not known.
    Unknown(Unfinished),
}

/// A verdict, and what it cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// What becomes of the position.
    pub verdict: Verdict,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long that took.
    pub elapsed: Duration,
    /// The bytes of the largest table of positions.
    pub table_bytes: usize,
}

/// Finds out what becomes of a position.
///
/// `report` is called now and then while it goes on.
pub fn solve(
    position: &Position,
    limits: &Limits,
    cancel: &Cancel,
    report: &mut dyn FnMut(Progress),
) -> Solution {
    let mut watch = Watch::new(*limits, cancel, report);
    let mut solver = Solver::new(State::new(position), &mut watch);
    let end = match is_overfull(position) {
        true => End::Exhausted,
        false => solver.run(),
    };
    let table_bytes = solver.table_bytes;
    let unfinished = watch.stopped().unwrap_or(Unfinished::Memory);
    Solution {
        verdict: match end {
            End::Won(steps) => Verdict::Won(shortened(position, &steps)),
            End::Exhausted => Verdict::Lost,
            End::Cut => Verdict::Unknown(unfinished),
        },
        nodes: watch.nodes(),
        elapsed: watch.elapsed(),
        table_bytes,
    }
}

/// Steps that win, if they are found among so many positions.
pub(crate) fn find_win(state: &State, nodes: u64, watch: &mut Watch<'_>) -> Option<Vec<Step>> {
    watch.begin(nodes);
    match Solver::new(state.clone(), watch).run() {
        End::Won(steps) => Some(steps),
        End::Exhausted | End::Cut => None,
    }
}

/// How the searches share the work, by what kind of game it is.
///
/// The kinds differ in where the future comes from; the first weights were found by trying
/// thousands of changes on deals 1001 to 1200, and keeping those that made the search need fewer
/// positions, the second ones by a few dozen on deals from 10,001 on.
struct Portfolio {
    /// By what positions are compared: by the first in a proof, by both in turn in dives and in
    /// beams, as each wins other deals.
    worths: [Worth; 2],
    /// Which steps dives and beams look at.
    breadth: Breadth,
    /// How much chance there is in a dive, in units of worth.
    noise: u32,
    /// Positions of all dives of the first round.
    dives: u64,
    /// Positions of the first try at a proof.
    proof: u64,
    /// The width of the first beam; 0 for none.
    width: usize,
    /// The most positions of a level that have as many face-down cards as each other, as one part
    /// in so many of the width; 1 for no such limit.
    alike: usize,
}

impl Portfolio {
    fn of(rules: &Rules) -> Portfolio {
        let breadth = breadth_of(rules);
        match rules.stock {
            // All cards lie open, and where they can only be built on each other so much is seen to
            // be lost that everything else can be looked at.
            Stock::None if can_lock(rules) => Portfolio {
                breadth,
                worths: [Worth::OPEN; 2],
                noise: 0,
                dives: 0,
                proof: u64::MAX,
                width: 0,
                alike: 1,
            },
            Stock::None => Portfolio {
                breadth,
                worths: [Worth::OPEN; 2],
                noise: 50,
                dives: 40_000,
                proof: 40_000,
                width: 20,
                alike: 1,
            },
            Stock::Open => Portfolio {
                breadth,
                worths: [Worth::STOCK; 2],
                noise: 400,
                dives: 40_000,
                proof: 4_000,
                width: 0,
                alike: 1,
            },
            Stock::Waste { redeals: false, .. } => Portfolio {
                breadth,
                worths: match rules.tableau.spaces.tableau {
                    Fill::Never => [Worth::ONE_PASS_TIGHT; 2],
                    Fill::Any | Fill::Only(_) => [Worth::ONE_PASS, Worth::ONE_PASS_EVEN],
                },
                noise: 45,
                dives: 40_000,
                proof: 1_000,
                width: 20,
                alike: 1,
            },
            Stock::Waste { redeals: true, .. } => Portfolio {
                breadth,
                worths: [Worth::ROUND, Worth::ROUND_UNEVEN],
                noise: 53,
                dives: 40_000,
                proof: 1_000,
                width: 20,
                alike: 16,
            },
        }
    }
}

impl Portfolio {
    /// By what positions are compared in the dive or the beam of this number.
    fn worth(&self, number: u64) -> Worth {
        let [even, odd] = self.worths;
        if number.is_multiple_of(2) { even } else { odd }
    }
}

/// Which steps dives and beams look at.
fn breadth_of(rules: &Rules) -> Breadth {
    let moves_runs = rules.tableau.groups.is_some() && rules.tableau.groups == rules.tableau.build;
    match (moves_runs, has_use_for_returns(rules)) {
        (true, true) => Breadth::WithoutIdleSplits,
        (true, false) => Breadth::Purposeful,
        (false, true) => Breadth::All,
        (false, false) => Breadth::WithoutReturns,
    }
}

/// Whether cards that come back from a foundation are worth their time.
///
/// They are hardly ever needed, but where foundations wrap: while all base cards are home, nothing
/// in the tableau takes a card of the rank that is wanted last, and what it lies on is locked in
/// until its suit is nearly done. A base card that comes back takes it.
pub(super) fn has_use_for_returns(rules: &Rules) -> bool {
    let mut foundations = rules.foundations.iter();
    foundations.any(|kind| kind.wraps && kind.returns)
}

/// After each round all parts get so many times as much.
const GROWTH: u64 = 2;

/// Positions of the shortest dive. A dive that begins with a bad choice hardly ever wins, however
/// long it goes on; another beginning is the better use of the time.
const SHORTEST_DIVE: u64 = 5_000;

/// What a beam takes for each position of its width: two levels of positions, the candidates for
/// the next one, and how those of some hundred levels were reached.
const BYTES_OF_WIDTH: usize = 8 << 10;

/// The table has half of the memory, and what else a search keeps the other.
const TABLE_SHARE: usize = 2;

struct Solver<'w, 'a> {
    start: State,
    portfolio: Portfolio,
    watch: &'w mut Watch<'a>,
    /// All searches use the same, one after the other.
    table: Table,
    table_bytes: usize,
    dives: u64,
    beams: u64,
}

impl<'w, 'a> Solver<'w, 'a> {
    fn new(start: State, watch: &'w mut Watch<'a>) -> Solver<'w, 'a> {
        Solver {
            portfolio: Portfolio::of(start.position().rules()),
            start,
            table: Table::new(watch.memory() / TABLE_SHARE),
            watch,
            table_bytes: 0,
            dives: 0,
            beams: 0,
        }
    }

    /// Lets the searches take turns, each time with more to spend, until one has the answer.
    fn run(&mut self) -> End {
        let mut share: u64 = 1;
        while !self.watch.is_over() {
            for part in [Solver::prove, Solver::dive, Solver::follow_beam] {
                match part(self, share) {
                    End::Cut if self.watch.is_over() => return End::Cut,
                    End::Cut => {}
                    end => return end,
                }
            }
            share = share.saturating_mul(GROWTH);
        }
        End::Cut
    }

    /// Looks at everything, cards that come back from the foundations included.
    fn prove(&mut self, share: u64) -> End {
        let manner = Manner {
            breadth: Breadth::All,
            worth: self.portfolio.worth(0),
            noise: 0,
            seed: 0,
        };
        self.search_depth_first(&manner, self.portfolio.proof.saturating_mul(share))
    }

    /// Follows one good line after the other to its end, each with other choices.
    fn dive(&mut self, share: u64) -> End {
        let mut left = self.portfolio.dives.saturating_mul(share);
        while left > 0 {
            self.dives += 1;
            let nodes = SHORTEST_DIVE.saturating_mul(luby(self.dives));
            let manner = Manner {
                breadth: self.portfolio.breadth,
                worth: self.portfolio.worth(self.dives),
                noise: self.portfolio.noise,
                seed: self.dives,
            };
            match self.search_depth_first(&manner, nodes) {
                // There may be a win with cards that come back.
                End::Exhausted => return End::Cut,
                End::Cut if self.watch.is_over() => return End::Cut,
                End::Cut => {}
                end => return end,
            }
            left = left.saturating_sub(nodes);
        }
        End::Cut
    }

    fn search_depth_first(&mut self, manner: &Manner, nodes: u64) -> End {
        self.watch.begin_part(nodes);
        self.table.clear();
        let mut state = self.start.clone();
        let end = depth_first::search(&mut state, manner, &mut self.table, self.watch);
        self.table_bytes = self.table_bytes.max(self.table.bytes());
        end
    }

    /// Weighs many lines against each other.
    fn follow_beam(&mut self, share: u64) -> End {
        let most_bytes = self.watch.memory() - self.watch.memory() / TABLE_SHARE;
        let widest = most_bytes / BYTES_OF_WIDTH;
        let share = usize::try_from(share).unwrap_or(usize::MAX);
        let width = self.portfolio.width.saturating_mul(share);
        if width == 0 || width > widest {
            return End::Cut;
        }
        self.beams += 1;
        self.watch.begin_part(u64::MAX);
        self.table.clear();
        let manner = beam::Manner {
            width,
            most_alike: width.div_ceil(self.portfolio.alike),
            most_bytes,
            breadth: self.portfolio.breadth,
            worth: self.portfolio.worth(self.beams),
        };
        let end = beam::search(&self.start, &manner, &mut self.table, self.watch);
        self.table_bytes = self.table_bytes.max(self.table.bytes());
        match end {
            End::Exhausted => End::Cut,
            end => end,
        }
    }
}

/// How long the dives are, in units of the shortest: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …
///
/// The sequence of Luby, Sinclair and Zuckerman (1993), which is never much worse than knowing the
/// best length beforehand.
fn luby(number: u64) -> u64 {
    let mut number = number;
    loop {
        let bits = u64::BITS - number.leading_zeros();
        let full = (1 << bits) - 1;
        if number == full {
            return 1 << (bits - 1);
        }
        number -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GAMES;

    #[test]
    fn the_lengths_of_dives_follow_luby() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }

    #[test]
    fn cards_come_back_where_no_other_card_takes_those_of_the_last_rank() {
        let with_returns = GAMES
            .into_iter()
            .filter(|rules| breadth_of(rules).has_returns());
        let ids: Vec<_> = with_returns.map(|rules| rules.id).collect();
        assert_eq!(ids, ["sally"]);
    }
}
