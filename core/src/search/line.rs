//! Winning lines: from a search's steps to moves, without those that were not needed.

use super::expand::comes_up;
use super::state::{Step, exact_key};
use crate::moves::Move;
use crate::piles::{CardId, Pile};
use crate::position::Position;
use crate::rules::Stock;

/// What a step is for, whatever the piles look like by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intent {
    /// Deal from a stock that is gone through once.
    Deal,
    /// Take this card, and those that lie on it, to a pile. If it lies in a talon that goes round,
    /// deal and turn over until it is on top. It was taken from a pile on which it is looked for
    /// first.
    Take { lead: CardId, from: Pile, to: Pile },
}

/// The moves of a winning line that was found as `steps`: each step played out, and as few as can
/// be had by leaving out single ones.
///
/// A step is left out if those after it still lead to the win. As each says which card goes where,
/// not where from, leaving out one of two steps of a card makes them one; and a card that was moved
/// to and fro stays where it is.
pub(super) fn shortened(start: &Position, steps: &[Step]) -> Vec<Move> {
    let mut intents = intents_of(start, steps);
    loop {
        let before = intents.len();
        leave_out_needless(start, &mut intents);
        if intents.len() == before {
            break;
        }
    }
    let mut moves = Vec::new();
    let mut position = *start;
    for &intent in &intents {
        // The last replay of them succeeded.
        follow(&mut position, intent, &mut |played| moves.push(played));
    }
    without_circles(start, &moves)
}

/// Drops the moves between two positions that look alike. Cards have then only changed places with
/// their copies, which can't be seen in what each step is for.
fn without_circles(start: &Position, moves: &[Move]) -> Vec<Move> {
    let mut position = *start;
    let mut line = Vec::new();
    let mut keys = vec![exact_key(start)];
    for &action in moves {
        position.apply(action);
        let key = exact_key(&position);
        match keys.iter().position(|&known| known == key) {
            Some(place) => {
                line.truncate(place);
                keys.truncate(place + 1);
            }
            None => {
                line.push(action);
                keys.push(key);
            }
        }
    }
    line
}

fn intents_of(start: &Position, steps: &[Step]) -> Vec<Intent> {
    let mut position = *start;
    let mut intents = Vec::new();
    for step in steps {
        if let Some(waste) = step.waste {
            position.turn_waste_to(waste);
        }
        match step.action {
            Move::Deal | Move::Redeal => intents.push(Intent::Deal),
            Move::Carry { from, to, count } => {
                let mut cards = position.piles.ids_down(from);
                if let Some(lead) = cards.nth(usize::from(count.saturating_sub(1))) {
                    intents.push(Intent::Take { lead, from, to });
                }
            }
        }
        position.apply(step.action);
    }
    intents
}

/// Goes through the line once, from its end, and drops each intent without which the others still
/// win.
fn leave_out_needless(start: &Position, intents: &mut Vec<Intent>) {
    let mut positions = vec![*start];
    for &intent in intents.iter() {
        let mut next = positions.last().copied().unwrap_or(*start);
        follow(&mut next, intent, &mut |_| {});
        positions.push(next);
    }
    for index in (0..intents.len()).rev() {
        let Some(position) = positions.get(index) else {
            continue;
        };
        if wins_with(position, &intents[index + 1..]) {
            intents.remove(index);
        }
    }
    drop_done(start, intents);
}

/// Drops intents that find their card where it is to go.
fn drop_done(start: &Position, intents: &mut Vec<Intent>) {
    let mut position = *start;
    intents.retain(|&intent| {
        let mut moves = 0;
        follow(&mut position, intent, &mut |_| moves += 1);
        moves > 0
    });
}

fn wins_with(position: &Position, intents: &[Intent]) -> bool {
    let mut position = *position;
    intents
        .iter()
        .all(|&intent| follow(&mut position, intent, &mut |_| {}))
        && position.is_won()
}

/// Does what is meant, if it can be done; whether it could, or was done already.
fn follow(position: &mut Position, intent: Intent, played: &mut impl FnMut(Move)) -> bool {
    let mut play = |position: &mut Position, action: Move| {
        let is_legal = position.play(action).is_ok();
        if is_legal {
            played(action);
        }
        is_legal
    };
    let Intent::Take { lead, from, to } = intent else {
        return play(position, Move::Deal);
    };
    let Some((from, count)) = place_of(position, lead, from) else {
        return false;
    };
    if from == to {
        return true;
    }
    if !matches!(from, Pile::Stock | Pile::Waste) || !position.rules().turns_waste_over() {
        return play(position, Move::Carry { from, to, count });
    }
    let waste = position.len(Pile::Waste);
    let len = match from {
        Pile::Stock => waste + count,
        _ => waste + 1 - count,
    };
    let all = waste + position.len(Pile::Stock);
    let Stock::Waste { deal, .. } = position.rules().stock else {
        return false;
    };
    if !comes_up(len, waste, all, deal) {
        return false;
    }
    while position.len(Pile::Waste) != len {
        let turn = position.next_turn();
        if !turn.is_some_and(|turn| play(position, turn)) {
            return false;
        }
    }
    play(position, Move::single(Pile::Waste, to))
}

/// Where a card lies, and how many cards there are from it to the top. It may lie on any pile, but
/// most often it lies on `likely`.
fn place_of(position: &Position, card: CardId, likely: Pile) -> Option<(Pile, u8)> {
    let place_on = |pile: Pile| {
        let mut cards = (1..).zip(position.piles.ids_down(pile));
        let (count, _) = cards.find(|&(_, id)| id == card)?;
        Some((pile, count))
    };
    place_on(likely).or_else(|| position.rules().piles().find_map(place_on))
}
