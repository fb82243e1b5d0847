//! A player who always does what looks best at once, and looks at no hidden card.
//!
//! Played out on a guess at the hidden cards, its games show what a position is worth to a person
//! (Yan, Diaconis, Rusmevichientong and Van Roy: Solitaire, man versus machine, 2004). The weights
//! were found by trying thousands of changes on 300 deals from 10001 on.

use super::expand::{Breadth, steps_of};
use super::state::{State, Step};
use super::watch::Watch;
use super::worth::Worth;
use crate::moves::Move;
use crate::piles::Pile;
use crate::rules::{Fill, Rules, Stock};

/// By what the player goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    worth: Worth,
    /// What dealing is worth beside what it does to the counts.
    deal: i32,
    /// What a card from stock or waste is worth in the tableau.
    play: i32,
    /// What a card in a cell is worth beside what it does to the counts.
    cell: i32,
}

/// Positions of a game that is played on; far more than any needs.
const NODES_OF_GAME: u64 = 20_000;

impl Player {
    /// The player for a kind of game.
    pub(crate) fn of(rules: &Rules) -> Player {
        match rules.stock {
            Stock::None => Player {
                worth: Worth::OPEN,
                deal: 0,
                play: 0,
                cell: 0,
            },
            Stock::Open => Player {
                worth: Worth {
                    home: 43,
                    lowest: 6,
                    blockers: 21,
                    waste_blockers: 0,
                    face_down: 47,
                    spaces: 40,
                    joins: -10,
                    suited_joins: 23,
                    talon: 37,
                    cells: 19,
                },
                deal: 0,
                play: -12,
                cell: 9,
            },
            Stock::Waste { redeals: true, .. } => Player {
                worth: Worth {
                    home: 28,
                    lowest: 23,
                    blockers: 278,
                    waste_blockers: 0,
                    face_down: 165,
                    spaces: 145,
                    joins: -27,
                    suited_joins: 12,
                    talon: -8,
                    cells: 0,
                },
                deal: 0,
                play: 0,
                cell: 0,
            },
            Stock::Waste { redeals: false, .. } if rules.tableau.spaces.tableau == Fill::Never => {
                Player {
                    worth: Worth {
                        home: 33,
                        lowest: -36,
                        blockers: 17,
                        waste_blockers: 23,
                        face_down: 0,
                        spaces: 3,
                        joins: 3,
                        suited_joins: 8,
                        talon: -22,
                        cells: 0,
                    },
                    deal: -6,
                    play: 0,
                    cell: 0,
                }
            }
            Stock::Waste { redeals: false, .. } => Player {
                worth: Worth {
                    home: 135,
                    lowest: 0,
                    blockers: 30,
                    waste_blockers: 5,
                    face_down: 124,
                    spaces: 19,
                    joins: 5,
                    suited_joins: 0,
                    talon: -12,
                    cells: 0,
                },
                deal: 7,
                play: 25,
                cell: 0,
            },
        }
    }

    /// Plays on until nothing more looks good. How much is then left to be done, 1 for everything
    /// and 0 when the game is won.
    pub(crate) fn play_on(&self, state: &mut State, watch: &mut Watch<'_>) -> f32 {
        watch.begin(NODES_OF_GAME);
        let mut steps = Vec::new();
        while !state.is_won() {
            steps.clear();
            steps_of(state, Breadth::WithoutReturns, &mut steps);
            match self.best(state, &steps, watch) {
                Some(step) => state.make(step),
                None => break,
            };
        }
        f32::from(state.left()) / f32::from(state.most_left())
    }

    /// The step that looks best; none if none looks good, or the watch says stop.
    fn best(&self, state: &mut State, steps: &[Step], watch: &mut Watch<'_>) -> Option<Step> {
        let mut best: Option<(i32, Step)> = None;
        for &step in steps {
            if !watch.goes_on() {
                return None;
            }
            let gain = self.gain(state, step);
            let is_good = gain > 0 || is_for_good(step);
            if is_good && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, step));
            }
        }
        best.map(|(_, step)| step)
    }

    /// How much better a step makes a position look.
    pub(crate) fn gain(&self, state: &mut State, step: Step) -> i32 {
        let before = self.worth.of(state);
        let undo = state.make(step);
        let after = self.worth.of(state);
        state.take_back(undo);
        let beside = match step.action {
            Move::Deal | Move::Redeal => self.deal,
            Move::Carry {
                to: Pile::Cell(_), ..
            } => self.cell,
            Move::Carry {
                from: Pile::Stock | Pile::Waste,
                to: Pile::Tableau(_),
                ..
            } => self.play,
            Move::Carry { .. } => 0,
        };
        after - before + beside
    }
}

/// Whether a step can't be followed by its opposite for ever.
fn is_for_good(step: Step) -> bool {
    match step.action {
        Move::Deal | Move::Redeal => true,
        Move::Carry { from, to, .. } => {
            matches!(to, Pile::Foundation(_)) || matches!(from, Pile::Stock | Pile::Waste)
        }
    }
}
