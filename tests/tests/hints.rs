//! Hints are legal, look at no hidden card, and lead somewhere.

use std::cell::Cell;
use std::collections::HashSet;

use talon_core::deal::{DealNumber, deal};
use talon_core::hint::{Hint, Memory, hint};
use talon_core::moves::Move;
use talon_core::piles::{CardId, Pile};
use talon_core::position::Position;
use talon_core::rules::{GAMES, Rules, SALLY, Stock};
use talon_core::search::{Cancel, Limits};
use talon_core::stuck::is_stuck;
use talon_tests::hidden::{face_up, read_again, with_others_unseen};
use talon_tests::walk::for_walks;

/// Far fewer than in a real game, so that many hints are to be had in a short time.
const NODES: u64 = 1_500;
/// More moves than any game that goes somewhere has.
const MOST_MOVES: usize = 2_000;

fn dealt(rules: &'static Rules, number: u32) -> Position {
    deal(rules, DealNumber::new(number).unwrap())
}

fn hinted(position: &Position, memory: &Memory) -> Option<Hint> {
    let limits = Limits::of_nodes(NODES);
    hint(position, memory, &limits, &Cancel::default())
}

fn is_turn(action: Move) -> bool {
    matches!(action, Move::Deal | Move::Redeal)
}

/// A game in which every hint is followed.
struct Followed {
    position: Position,
    /// What was played, and the position after it.
    way: Vec<(Move, Position)>,
}

impl Followed {
    /// Follows at most `most` hints; `knowing` says what the player knows at each move.
    fn from(start: Position, most: usize, mut knowing: impl FnMut(&Position) -> Memory) -> Self {
        let mut position = start;
        let mut way = Vec::new();
        while way.len() < most {
            let memory = knowing(&position);
            let Some(Hint { action, .. }) = hinted(&position, &memory) else {
                break;
            };
            let played = position.play(action);
            played.unwrap_or_else(|why| panic!("{action}: {why}\n{position}"));
            way.push((action, position));
        }
        Followed { position, way }
    }

    /// By a player who was there from the start.
    fn by_a_watchful_player(start: Position, most: usize) -> Self {
        let mut memory = Memory::of_a_game();
        Followed::from(start, most, |position| {
            memory.note(position);
            memory.clone()
        })
    }

    /// By a player who at each move knows no more than what he sees.
    fn by_a_forgetful_player(start: Position, most: usize) -> Self {
        Followed::from(start, most, Memory::of_now)
    }
}

/// With other cards in the places of those that lie hidden, the hint is the same.
fn assert_is_fair(position: &Position, number: u32) {
    let position = read_again(position);
    let seen: HashSet<CardId> = face_up(&position).collect();
    let expected = hinted(&position, &Memory::of_now(&position));
    for seed in 0..3 {
        let other = with_others_unseen(&position, &seen, number.wrapping_add(seed));
        let found = hinted(&other, &Memory::of_now(&other));
        assert_eq!(found, expected, "\n{position}\n{other}");
    }
}

#[test]
fn a_hint_in_random_play_is_legal_and_looks_at_no_hidden_card() {
    for rules in GAMES {
        for_walks(rules, 25, 120, |walk| {
            let position = walk.end(rules);
            assert_is_fair(&position, walk.number.get());
            if let Some(hint) = hinted(&position, &Memory::of_now(&position)) {
                assert!(position.is_legal(hint.action), "{hint:?}\n{position}");
            }
        });
    }
}

#[test]
fn a_hint_in_hinted_play_looks_at_no_hidden_card() {
    for rules in GAMES {
        for number in 1..=2 {
            let followed = Followed::by_a_watchful_player(dealt(rules, number), 90);
            let positions = followed.way.iter().map(|(_, position)| position);
            positions
                .step_by(9)
                .for_each(|position| assert_is_fair(position, number));
        }
    }
}

/// Plays the moves and watches; what a player knows then, and which cards were face up at some time.
fn watched(start: &Position, moves: &[Move]) -> (Position, Memory, HashSet<CardId>) {
    let mut position = *start;
    let mut memory = Memory::of_a_game();
    let mut seen = HashSet::new();
    memory.note(&position);
    seen.extend(face_up(&position));
    for &next in moves {
        position.play(next).unwrap();
        memory.note(&position);
        seen.extend(face_up(&position));
    }
    (position, memory, seen)
}

#[test]
fn deals_that_looked_alike_so_far_have_the_same_hint() {
    for rules in GAMES {
        for number in 1..=3 {
            let start = read_again(&dealt(rules, number));
            let followed = Followed::by_a_watchful_player(start, 20 * number as usize);
            let moves: Vec<Move> = followed.way.iter().map(|&(action, _)| action).collect();
            let (position, memory, seen) = watched(&start, &moves);
            let expected = hinted(&position, &memory);
            for seed in 0..3 {
                let other = with_others_unseen(&start, &seen, seed);
                let (other, memory, _) = watched(&other, &moves);
                let found = hinted(&other, &memory);
                assert_eq!(found, expected, "\n{position}\n{other}");
            }
        }
    }
}

#[test]
fn hints_never_lead_a_watchful_player_back_and_come_to_an_end() {
    for rules in GAMES {
        for number in 1..=2 {
            let start = dealt(rules, number);
            let followed = Followed::by_a_watchful_player(start, MOST_MOVES);
            assert!(followed.way.len() < MOST_MOVES, "{} {number}", rules.id);
            let mut been = HashSet::from([start.to_string()]);
            for (action, position) in followed.way {
                let is_new = been.insert(position.to_string());
                let goes_round = rules.turns_waste_over() && is_turn(action);
                assert!(is_new || goes_round, "{action}\n{position}");
            }
        }
    }
}

#[test]
fn hints_never_lead_a_forgetful_player_round_in_a_circle() {
    for rules in GAMES {
        for number in 1..=2 {
            let start = dealt(rules, number);
            let followed = Followed::by_a_forgetful_player(start, MOST_MOVES);
            assert!(followed.way.len() < MOST_MOVES, "{} {number}", rules.id);
            let mut been = HashSet::from([start.to_string()]);
            for (action, position) in followed.way {
                let is_new = been.insert(position.to_string());
                assert!(is_new || rules.turns_waste_over(), "{action}\n{position}");
            }
        }
    }
}

/// The rest of a pass may bring nothing. Then every card of the stock was seen, and it is gone
/// through once more only for a card that can be played.
#[test]
fn hints_turn_the_talon_no_further_than_to_the_next_card_that_can_be_played() {
    let Stock::Waste { deal, .. } = SALLY.stock else {
        panic!("Sally has a waste");
    };
    for number in 1..=3 {
        for follow in [
            Followed::by_a_watchful_player,
            Followed::by_a_forgetful_player,
        ] {
            let mut turns = 0;
            for (action, position) in follow(dealt(&SALLY, number), MOST_MOVES).way {
                let talon = position.len(Pile::Stock) + position.len(Pile::Waste);
                let pass = talon.div_ceil(deal);
                turns = if is_turn(action) { turns + 1 } else { 0 };
                assert!(turns <= 2 * pass + 1, "{turns} turns\n{position}");
            }
        }
    }
}

#[test]
fn there_is_no_hint_in_a_won_game() {
    let mut won = 0;
    for rules in GAMES {
        for number in 1..=5 {
            let followed = Followed::by_a_watchful_player(dealt(rules, number), 600);
            if followed.position.is_won() {
                let memory = Memory::of_now(&followed.position);
                assert_eq!(hinted(&followed.position, &memory), None);
                won += 1;
            }
        }
    }
    assert!(won > 3, "{won}");
}

#[test]
fn there_is_no_hint_in_a_stuck_game_of_which_all_is_seen() {
    let stuck = Cell::new(0);
    for rules in GAMES.into_iter().filter(|rules| !rules.turns_waste_over()) {
        for_walks(rules, 40, 400, |walk| {
            let position = walk.end(rules);
            if is_stuck(&position) {
                let memory = Memory::of_now(&position);
                assert_eq!(hinted(&position, &memory), None, "{position}");
                stuck.set(stuck.get() + 1);
            }
        });
    }
    assert!(stuck.get() > 10, "{stuck:?}");
}
