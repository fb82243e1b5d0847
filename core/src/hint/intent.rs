//! What a player means to do.

use std::collections::HashMap;

use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::search::{Step, exact_key};
use crate::seen::Seen;

/// A plan that was thought of, so that its next steps need not be thought of again, and all the time
/// there is goes into the question that comes after it.
#[derive(Debug, Default)]
pub(super) struct Intent {
    /// The cards that were seen when it was made: with another one it may be a bad plan.
    seen: Seen,
    /// For each position on its way the next move.
    moves: HashMap<u128, Move>,
}

impl Intent {
    /// The intent to follow a plan, from a position in which that is possible.
    pub(super) fn of(plan: &[Step], position: &Position, seen: Seen) -> Intent {
        let mut moves = HashMap::new();
        let mut at = *position;
        for &step in plan {
            while let Some(turn) = turn_before(step, &at) {
                // What was turned once without coming to the card goes on for ever.
                if moves.insert(exact_key(&at), turn).is_some() {
                    return Intent { seen, moves };
                }
                at.apply(turn);
            }
            moves.insert(exact_key(&at), step.action);
            at.apply(step.action);
        }
        Intent { seen, moves }
    }

    /// What is to be done in this position by someone who has seen these cards; `None` where that
    /// has to be thought of.
    pub(super) fn next(&self, position: &Position, seen: Seen) -> Option<Move> {
        let next = self.moves.get(&exact_key(position)).copied();
        next.filter(|_| self.seen == seen)
    }
}

/// The deal or redeal with which the way to a step begins, if it does.
pub(super) fn turn_before(step: Step, position: &Position) -> Option<Move> {
    let waste = step.waste?;
    let is_there = waste == position.len(Pile::Waste);
    (!is_there).then(|| position.next_turn())?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::SALLY;

    #[test]
    fn each_step_and_the_turns_before_it_are_meant_for_the_position_in_which_they_come() {
        let start = deal(&SALLY, DealNumber::new(7).unwrap());
        let play = Move::single(Pile::Waste, Pile::Tableau(0));
        let back = Move::single(Pile::Tableau(0), Pile::Tableau(1));
        let plan = [
            Step {
                waste: Some(6),
                action: play,
            },
            Step::plain(back),
        ];
        let seen = Seen::default();
        let intent = Intent::of(&plan, &start, seen);
        let mut position = start;
        for expected in [Move::Deal, Move::Deal, play, back] {
            assert_eq!(intent.next(&position, seen), Some(expected));
            position.apply(expected);
        }
        assert_eq!(intent.next(&position, seen), None);
    }

    #[test]
    fn nothing_is_meant_any_more_when_another_card_was_seen() {
        let start = deal(&SALLY, DealNumber::new(7).unwrap());
        let intent = Intent::of(&[Step::plain(Move::Deal)], &start, Seen::default());
        assert_eq!(intent.next(&start, Seen::default()), Some(Move::Deal));
        let mut seen = Seen::default();
        seen.see(&start);
        assert_eq!(intent.next(&start, seen), None);
    }
}
