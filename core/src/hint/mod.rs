//! Fair hints: the best move that can be found from what the player can see.
//!
//! A hint is the first step of a plan. The plan looks as far ahead as no hidden card comes up, and
//! what is hidden has no part in it. Where what is turned up decides the game, several plans are
//! compared by playing on from each with the hidden cards guessed. Only where all cards are known
//! the solver is asked for a way to win.

mod guess;
mod intent;
mod memory;
mod open;
mod reason;

pub use memory::Memory;

use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::safe::is_safe;
use crate::search::{
    Cancel, Choice, Knowledge, Limits, Player, State, Step, Unfinished, Watch, exact_key, plans,
};
use crate::stuck::is_stuck;
use guess::best_plan;
use intent::{Intent, turn_before};
use reason::reason_for;

/// As many positions are looked at for a plan. More make plans little better, and these take a
/// phone a fraction of the time that a person waits for.
const NODES_OF_PLAN: u64 = 40_000;

/// The plans that are compared by playing on: a few for each card that may be turned up.
const SEVERAL: Choice = Choice {
    most: 10,
    most_alike: 2,
};
/// The same where no card is ever turned up.
const SEVERAL_ALIKE: Choice = Choice {
    most: 6,
    most_alike: 6,
};

/// A move to be recommended, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move.
    pub action: Move,
    /// What it is good for.
    pub reason: Reason,
}

/// What a move is good for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// It lays a card on a foundation.
    BuildsFoundation,
    /// It turns a face-down card up.
    TurnsUpCard,
    /// It empties a column.
    OpensSpace,
    /// It uncovers a card that can go to a foundation next.
    FreesCardForFoundation,
    /// It brings a card from the stock, the waste or a cell into the tableau.
    BringsCardIntoPlay,
    /// It makes room for the cards that come.
    MakesRoom,
    /// It shows what the stock holds, which comes round again.
    ShowsStock,
    /// Nothing is better than dealing from the stock.
    NothingBetterThanDealing,
    /// Nothing is better than turning the waste over.
    NothingBetterThanTurning,
}

/// The best move found within the limits; `None` only when no legal move is of any use.
///
/// It depends on the cards that `memory` has seen and on where the others lie, never on which those
/// are. It doesn't lead back to a position that the memory has been in, and hints that follow each
/// other make progress. As long as the time is enough, the same question has the same answer.
pub fn hint(
    position: &Position,
    memory: &Memory,
    limits: &Limits,
    cancel: &Cancel,
) -> Option<Hint> {
    let mut report = |_| {};
    watched_hint(
        position,
        memory,
        &mut Watch::new(*limits, cancel, &mut report),
    )
}

fn watched_hint(position: &Position, memory: &Memory, watch: &mut Watch<'_>) -> Option<Hint> {
    if position.is_won() || is_seen_to_be_stuck(position, memory) {
        return None;
    }
    let action = safe_move(position, memory)
        .or_else(|| winning_move(position, memory, watch))
        .or_else(|| looking_move(position, memory))
        .or_else(|| intended_move(position, memory))
        .or_else(|| planned_move(position, memory, watch))
        .or_else(|| hasty_move(position, memory, watch))?;
    let reason = match action {
        Move::Deal if can_look_through(position, memory) => Reason::ShowsStock,
        _ => reason_for(position, action),
    };
    Some(Hint { action, reason })
}

/// Whether the game goes nowhere any more, and the player knows it: whether a talon that goes round
/// brings something is known only when all of it was seen.
fn is_seen_to_be_stuck(position: &Position, memory: &Memory) -> bool {
    let goes_round = position.rules().turns_waste_over();
    let is_known = !goes_round || !may_bring_something(position, memory);
    is_known && is_stuck(position)
}

/// A card that can't be missed goes home, unless it was fetched from there.
fn safe_move(position: &Position, memory: &Memory) -> Option<Move> {
    let mut legal = position.legal_moves().into_iter();
    legal.find(|&action| is_safe(position, action) && !leads_back(position, action, memory))
}

/// Whether the game was already where a move leads.
fn leads_back(position: &Position, action: Move, memory: &Memory) -> bool {
    let mut after = *position;
    after.apply(action);
    memory.has_been_in(exact_key(&after))
}

/// Where the player knows where every card lies.
fn winning_move(position: &Position, memory: &Memory, watch: &mut Watch<'_>) -> Option<Move> {
    if !memory.seen().knows_all(position) {
        return None;
    }
    let step = open::winning_step(position, memory, watch)?;
    Some(first_move(position, step))
}

/// A stock that comes round again is looked through before anything is decided.
fn looking_move(position: &Position, memory: &Memory) -> Option<Move> {
    let next = position.next_turn()?;
    can_look_through(position, memory).then_some(next)
}

/// Whether dealing shows new cards and loses nothing, for someone who remembers them.
fn can_look_through(position: &Position, memory: &Memory) -> bool {
    position.rules().turns_waste_over() && memory.watches() && may_bring_something(position, memory)
}

fn planned_move(position: &Position, memory: &Memory, watch: &mut Watch<'_>) -> Option<Move> {
    let knowledge = Knowledge {
        seen: memory.seen(),
        is_welcome: &|position| !memory.has_been_in(exact_key(position)),
        can_fetch: memory.watches(),
    };
    let player = Player::of(position.rules());
    let start = State::fair(position);
    // Someone who doesn't remember where the game has been could be led round in a circle by
    // guesses, as these may change their mind.
    let can_guess = player.guesses && memory.watches();
    let choice = match position.rules().has_face_down_cards() {
        _ if !can_guess => Choice::BEST,
        true => SEVERAL,
        false => SEVERAL_ALIKE,
    };
    let plans = plans(&start, &player, &knowledge, choice, NODES_OF_PLAN, watch);
    let plan = match can_guess {
        true => best_plan(plans, position, memory.seen(), watch),
        false => plans.into_iter().next(),
    };
    let Some(plan) = plan else {
        let is_worth_it = may_bring_something(position, memory);
        return position.next_turn().filter(|_| is_worth_it);
    };
    if can_guess && watch.stopped() != Some(Unfinished::Cancelled) {
        memory.intend(Intent::of(&plan, position, memory.seen()));
    }
    plan.first().map(|&step| first_move(position, step))
}

/// The next move of what the player means to do.
fn intended_move(position: &Position, memory: &Memory) -> Option<Move> {
    let next = memory.intended(position)?;
    let is_turn = matches!(next, Move::Deal | Move::Redeal);
    (is_turn || !leads_back(position, next, memory)).then_some(next)
}

/// Where time was up before anything was found, a move that is no step back, and home before all
/// else: to say that there is none would be wrong.
fn hasty_move(position: &Position, memory: &Memory, watch: &Watch<'_>) -> Option<Move> {
    if watch.stopped() != Some(Unfinished::Time) {
        return None;
    }
    let legal = position.legal_moves().into_iter();
    let moves = legal.filter(|&action| !leads_back(position, action, memory));
    moves.min_by_key(|action| match action {
        Move::Carry { .. } if action.goes_home() => 0,
        Move::Carry { .. } => 1,
        Move::Deal | Move::Redeal => 2,
    })
}

/// The move itself, or the deal or redeal with which the way to it begins.
fn first_move(position: &Position, step: Step) -> Move {
    turn_before(step, position).unwrap_or(step.action)
}

/// Whether turning may bring up a card that the player doesn't know. With the stock used up the
/// player has seen them all, and knows that none is of use.
fn may_bring_something(position: &Position, memory: &Memory) -> bool {
    let stock = position.ids(Pile::Stock);
    stock.into_iter().any(|id| !memory.seen().has(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::{GAMES, SALLY};
    use std::time::Duration;

    #[test]
    fn a_hint_for_which_there_is_no_time_is_a_legal_move_all_the_same() {
        let cancel = Cancel::default();
        let limits = Limits::of_time(Duration::ZERO);
        for rules in GAMES {
            for number in 1..=50 {
                let start = deal(rules, DealNumber::new(number).unwrap());
                let hint = hint(&start, &Memory::of_now(&start), &limits, &cancel).unwrap();
                assert!(start.is_legal(hint.action), "{} {number}", rules.id);
            }
        }
    }

    /// A hint, and how many positions were looked at for it.
    fn hint_and_nodes(position: &Position, memory: &Memory) -> (Option<Hint>, u64) {
        let (cancel, mut report) = (Cancel::default(), |_| {});
        let mut watch = Watch::new(Limits::of_nodes(20_000), &cancel, &mut report);
        let hint = watched_hint(position, memory, &mut watch);
        (hint, watch.nodes())
    }

    #[test]
    fn a_plan_that_was_thought_of_is_followed_without_thinking_again() {
        for rules in GAMES {
            let mut position = deal(rules, DealNumber::new(1).unwrap());
            let mut memory = Memory::of_a_game();
            let mut followed = 0;
            for _ in 0..60 {
                memory.note(&position);
                let meant = intended_move(&position, &memory);
                let (Some(hint), nodes) = hint_and_nodes(&position, &memory) else {
                    break;
                };
                if meant == Some(hint.action) {
                    assert_eq!(nodes, 0, "{} {position}", rules.id);
                    followed += 1;
                }
                position.play(hint.action).unwrap();
            }
            assert_eq!(
                followed > 5,
                Player::of(rules).guesses,
                "{followed} {}",
                rules.id
            );
        }
    }

    #[test]
    fn a_hint_that_was_called_off_is_not_what_the_player_means_to_do() {
        let cancel = Cancel::default();
        cancel.cancel();
        let start = deal(&SALLY, DealNumber::new(1).unwrap());
        let mut memory = Memory::of_a_game();
        memory.note(&start);
        let mut report = |_| {};
        let mut watch = Watch::new(Limits::NONE, &cancel, &mut report);
        planned_move(&start, &memory, &mut watch);
        assert_eq!(memory.intended(&start), None);
    }

    #[test]
    fn a_hint_that_was_called_off_looks_at_hardly_any_position() {
        let cancel = Cancel::default();
        cancel.cancel();
        for rules in GAMES {
            for number in 1..=20 {
                let start = deal(rules, DealNumber::new(number).unwrap());
                let mut report = |_| {};
                let mut watch = Watch::new(Limits::NONE, &cancel, &mut report);
                watched_hint(&start, &Memory::of_now(&start), &mut watch);
                // One for the search for a win, one for the plan.
                assert!(watch.nodes() <= 2, "{} {number}", rules.id);
            }
        }
    }
}
