//! Playing on by plans, to see how far a position leads.

use super::plan::{Choice, Knowledge, plans};
use super::player::Player;
use super::solver::find_win;
use super::state::{State, Step};
use super::watch::Watch;
use crate::position::Position;
use crate::seen::Seen;

/// As many positions are looked at for a win where all cards are known. A longer search finds few
/// more, and would cost other games.
const NODES_OF_WIN: u64 = 3_000;

/// A game that is played on by someone who knows the cards that were seen.
#[derive(Clone, Copy)]
pub(crate) struct PlayOut {
    position: Position,
    seen: Seen,
}

impl PlayOut {
    /// A game that begins here.
    pub(crate) fn new(position: Position, seen: Seen) -> PlayOut {
        PlayOut { position, seen }
    }

    /// How the cards lie now.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// Plays steps that are known to be legal.
    pub(crate) fn follow(&mut self, steps: &[Step]) {
        for step in steps {
            step.play_on(&mut self.position);
            self.seen.see(&self.position);
        }
    }

    /// Follows plans, each the best among so many positions, until there is none any more, or all
    /// cards are known and a win is found. Whether it came to that; the watch may say stop before.
    ///
    /// Every plan ends with a change for good, or looks better than the last, so this comes to an
    /// end.
    pub(crate) fn play_on(&mut self, player: &Player, nodes: u64, watch: &mut Watch<'_>) -> bool {
        let mut knows_all = false;
        while watch.stopped().is_none() {
            if !knows_all && self.seen.knows_all(&self.position) {
                knows_all = true;
                if self.play_to_win(watch) {
                    return true;
                }
            }
            let knowledge = Knowledge {
                seen: self.seen,
                is_welcome: &|_| true,
                can_fetch: true,
            };
            let start = State::fair(&self.position);
            let best = plans(&start, player, &knowledge, Choice::BEST, nodes, watch);
            let Some(steps) = best.first() else {
                return watch.stopped().is_none();
            };
            self.follow(steps);
        }
        false
    }

    /// Wins, if a way to do so is soon found by someone who knows all cards.
    fn play_to_win(&mut self, watch: &mut Watch<'_>) -> bool {
        let Some(line) = find_win(&State::new(&self.position), NODES_OF_WIN, watch) else {
            return false;
        };
        self.follow(&line);
        true
    }
}
