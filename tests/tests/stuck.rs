//! A game is called stuck exactly where nothing new can happen in it any more.

use std::collections::HashSet;

use talon_core::deal::{DealNumber, deal};
use talon_core::moves::Move;
use talon_core::rules::{Rules, SALLY};
use talon_core::stuck::is_stuck;
use talon_tests::reachable::Reachable;
use talon_tests::setup::Setup;
use talon_tests::small::SMALL_GAMES;

/// Deals of which more can become are passed over.
const MOST_POSITIONS: usize = 6_000;
/// Where more positions can be reached than this a game need not be called stuck.
const MOST_IN_A_CIRCLE: usize = 900;

fn deals(rules: &'static Rules) -> impl Iterator<Item = Reachable> {
    let numbers = (1..).filter_map(DealNumber::new);
    let starts = numbers.map(move |number| deal(rules, number));
    starts.filter_map(|start| Reachable::from(start, MOST_POSITIONS))
}

/// Where play can lead from here, this place included.
fn reached_from(reachable: &Reachable, place: usize) -> HashSet<usize> {
    let mut reached = HashSet::new();
    let mut waiting = vec![place];
    while let Some(place) = waiting.pop() {
        if reached.insert(place) {
            waiting.extend(&reachable.next[place]);
        }
    }
    reached
}

/// Whether the game isn't won, and from everywhere that play can lead to it can come back.
fn goes_nowhere(reachable: &Reachable, place: usize) -> bool {
    let leads_here = reachable.leading_to(vec![place]);
    let reached = reached_from(reachable, place);
    reached
        .iter()
        .all(|&reached| leads_here[reached] && !reachable.positions[reached].is_won())
}

#[test]
fn a_game_is_stuck_exactly_where_it_goes_nowhere() {
    for rules in SMALL_GAMES {
        let mut stuck = 0;
        for reachable in deals(rules).take(15) {
            let winnable = reachable.winnable();
            let stride = reachable.positions.len().div_ceil(60);
            for place in (0..reachable.positions.len()).step_by(stride) {
                let position = &reachable.positions[place];
                let nowhere = goes_nowhere(&reachable, place);
                let is_small = || reached_from(&reachable, place).len() <= MOST_IN_A_CIRCLE;
                if is_stuck(position) {
                    assert!(nowhere && !winnable[place], "\n{position}");
                    stuck += 1;
                } else {
                    assert!(!nowhere || !is_small(), "\n{position}");
                }
            }
        }
        assert!(stuck > 0, "{}", rules.id);
    }
}

#[test]
fn a_game_without_a_legal_move_is_won_or_stuck() {
    let mut ends = 0;
    for rules in SMALL_GAMES {
        for reachable in deals(rules).take(15) {
            let positions = reachable.positions.iter();
            for end in positions.filter(|position| !position.has_legal_move()) {
                assert_eq!(is_stuck(end), !end.is_won(), "\n{end}");
                ends += 1;
            }
        }
    }
    assert!(ends > 100, "{ends}");
}

#[test]
fn no_deal_is_stuck_while_a_card_can_be_dealt_for_good() {
    for rules in talon_core::rules::GAMES {
        for number in 1..=20 {
            let start = deal(rules, DealNumber::new(number).unwrap());
            let goes_on = rules.has_stock() && !rules.turns_waste_over();
            assert!(!goes_on || !is_stuck(&start), "{} {number}", rules.id);
        }
    }
}

/// Sally with the Aces home, all Twos covered, and only a red Queen that could be played at all, on
/// the King. Of the stock the last three cards are said.
fn sally_that_waits_for_a_queen(stock: &str) -> Setup {
    let mut setup = Setup::of(&SALLY).base('A').pile("s", stock);
    let suits = ["C", "D", "H", "S", "C", "D", "H", "S"];
    for (index, suit) in (1..).zip(suits) {
        setup = setup
            .pile(&format!("f{index}"), &format!("A{suit}"))
            .pile(&format!("t{index}"), &format!("(2{suit}) 3{suit}"));
    }
    let queens = match stock.contains("QD") {
        true => "(QD) (QH) (QH)",
        false => "(QD) (QD) (QH) (QH)",
    };
    setup.pile("t9", &format!("{queens} KC"))
}

#[test]
fn a_talon_that_goes_round_without_a_card_that_can_be_played_is_stuck() {
    let position = sally_that_waits_for_a_queen("9C 9D 9S").position();
    assert_eq!(position.legal_moves(), [Move::Deal]);
    assert!(is_stuck(&position));
}

#[test]
fn a_talon_that_brings_up_a_card_to_be_played_is_not_stuck() {
    let third = sally_that_waits_for_a_queen("QD 9C 9S").position();
    assert!(!is_stuck(&third));
    // It is dealt first of three, so that two others always cover it.
    let first = sally_that_waits_for_a_queen("9C 9S QD").position();
    assert!(is_stuck(&first));
}
