//! Whether a game goes nowhere any more.

use std::collections::HashMap;

use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::search::exact_key;

/// As many positions as are looked at; where there are more the game is not called stuck.
const MOST_POSITIONS: usize = 1_000;

/// Whether nothing new can happen any more: the game isn't won, and there is no legal move, or all
/// that is left is going round in a circle. Each position that can be reached can then be reached
/// again from every other, for example by a whole pass of the stock with nothing played.
///
/// It may miss that a game is stuck where very many positions can be reached, and says nothing
/// about games that go on but can't be won. No hidden card matters for it.
pub fn is_stuck(position: &Position) -> bool {
    Circle::around(position).is_some_and(|circle| circle.leads_back_from_everywhere())
}

/// All positions that can be reached, if none of them is new for good.
struct Circle {
    /// For each position those from which it is reached by one move.
    from: Vec<Vec<usize>>,
}

impl Circle {
    /// `None` if some move can't be taken back by any others, the game can be won, or there are too
    /// many positions.
    fn around(start: &Position) -> Option<Circle> {
        let mut numbers = HashMap::from([(exact_key(start), 0)]);
        let mut positions = vec![*start];
        let mut from = vec![Vec::new()];
        let mut next = 0;
        while let Some(&position) = positions.get(next) {
            if position.is_won() {
                return None;
            }
            for action in position.legal_moves() {
                if is_for_good(&position, action) {
                    return None;
                }
                let mut reached = position;
                reached.apply(action);
                let count = positions.len();
                let number = *numbers.entry(exact_key(&reached)).or_insert(count);
                if number == count {
                    if count >= MOST_POSITIONS {
                        return None;
                    }
                    positions.push(reached);
                    from.push(Vec::new());
                }
                from.get_mut(number)?.push(next);
            }
            next += 1;
        }
        Some(Circle { from })
    }

    fn leads_back_from_everywhere(&self) -> bool {
        let mut leads_back = vec![false; self.from.len()];
        let mut waiting = vec![0];
        while let Some(number) = waiting.pop() {
            let (Some(known), Some(from)) = (leads_back.get_mut(number), self.from.get(number))
            else {
                continue;
            };
            if !*known {
                *known = true;
                waiting.extend(from);
            }
        }
        leads_back.into_iter().all(|leads_back| leads_back)
    }
}

/// Whether no later move can ever undo what this one does.
fn is_for_good(position: &Position, action: Move) -> bool {
    let rules = position.rules();
    match action {
        Move::Deal => !rules.turns_waste_over(),
        Move::Redeal => false,
        Move::Carry { from, to, .. } => {
            let stays_home = match to {
                Pile::Foundation(index) => rules
                    .foundation_kind(index)
                    .is_some_and(|kind| !kind.returns),
                _ => false,
            };
            position.turns_up(action) || stays_home || matches!(from, Pile::Stock | Pile::Waste)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laid::position;

    #[test]
    fn a_game_without_a_move_is_stuck() {
        let aces = [("f1", "AC"), ("f2", "AD"), ("f3", "AH"), ("f4", "AS")];
        let tops = [("t1", "9C"), ("t2", "9D"), ("t3", "9H"), ("t4", "9S")];
        let mut piles = [&aces[..], &tops[..]].concat();
        assert!(!is_stuck(&position("bisley", &piles, "t5")));
        piles.push(("t5", "3C"));
        let stuck = position("bisley", &piles, "t6");
        assert_eq!(is_stuck(&stuck), stuck.legal_moves().is_empty());
    }
}
