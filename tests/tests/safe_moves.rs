//! Safe moves never spoil a game, by trying everything in games so small that this can be done.

use talon_core::deal::{DealNumber, deal};
use talon_core::position::Position;
use talon_core::rules::Rules;
use talon_core::safe::is_safe;
use talon_tests::reachable::Reachable;
use talon_tests::small::SMALL_GAMES;

/// As many deals of each game, and positions in each of them. Deals of which more can become are
/// passed over.
const DEALS: usize = 12;
const MOST_POSITIONS: usize = 6_000;

fn deals(rules: &'static Rules) -> impl Iterator<Item = Reachable> {
    let numbers = (1..).filter_map(DealNumber::new);
    let starts = numbers.map(move |number| deal(rules, number));
    let small = starts.filter_map(|start| Reachable::from(start, MOST_POSITIONS));
    small.take(DEALS)
}

/// For each position where its safe moves lead, in the order of the legal moves.
fn safe_next(reachable: &Reachable) -> Vec<Vec<usize>> {
    let safe_from = |(position, next): (&Position, &Vec<usize>)| {
        let moves = position.legal_moves().into_iter().zip(next);
        let safe = moves.filter(|&(legal, _)| is_safe(position, legal));
        safe.map(|(_, &after)| after).collect()
    };
    let positions = reachable.positions.iter();
    positions.zip(&reachable.next).map(safe_from).collect()
}

/// How many safe moves there are in positions that can be won. After each of them it still can be.
fn safe_moves_held(reachable: &Reachable) -> usize {
    let winnable = reachable.winnable();
    let mut held = 0;
    for (place, safe) in safe_next(reachable).iter().enumerate() {
        for &after in safe.iter().filter(|_| winnable[place]) {
            let (before, after_it) = (&reachable.positions[place], winnable[after]);
            assert!(
                after_it,
                "{before}\nis spoilt by the move to\n{}",
                reachable.positions[after]
            );
            held += 1;
        }
    }
    held
}

#[test]
fn a_safe_move_never_spoils_a_game_that_can_be_won() {
    for rules in SMALL_GAMES {
        assert!(rules.is_sound(), "{}", rules.id);
        let held: usize = deals(rules).map(|deal| safe_moves_held(&deal)).sum();
        assert!(held > 500, "{}: only {held} safe moves", rules.id);
    }
}

#[test]
fn one_who_makes_every_safe_move_at_once_wins_the_same_positions() {
    for rules in SMALL_GAMES {
        let mut forced_positions = 0;
        for mut reachable in deals(rules) {
            let winnable = reachable.winnable();
            let safe = safe_next(&reachable);
            for (next, safe) in reachable.next.iter_mut().zip(safe) {
                if let Some(&first) = safe.first() {
                    *next = vec![first];
                    forced_positions += 1;
                }
            }
            assert_eq!(reachable.winnable(), winnable, "{}", reachable.positions[0]);
        }
        assert!(forced_positions > 500, "{}: {forced_positions}", rules.id);
    }
}
