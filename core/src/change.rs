//! What was done to the cards: the difference between two positions of a game.
//!
//! It is what is marked, spoken and felt of a move, whatever brought it about: a drag, an undo, or
//! cards that went home by themselves.

use crate::piles::{CardId, Pile};
use crate::position::Position;
use crate::session::Spot;

/// Cards that went together from one pile to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    /// Where they lay before.
    pub from: Pile,
    /// Where they lie now.
    pub to: Pile,
    /// The cards, lowest first; at least one.
    pub cards: Vec<CardId>,
}

/// The difference between two positions of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The cards that lie on another pile now, pile by pile.
    pub carried: Vec<Carried>,
    /// The cards that lay face down and show their faces now, without having moved.
    pub turned_up: Vec<CardId>,
}

impl Change {
    /// What leads from one position to another of the same game.
    pub fn between(before: &Position, after: &Position) -> Change {
        let mut homes = [None; CardId::ROOM];
        for pile in before.rules().piles() {
            for (height, id) in before.ids(pile).into_iter().enumerate() {
                let is_hidden = height < usize::from(before.face_down(pile));
                if let Some(home) = homes.get_mut(id.slot()) {
                    *home = Some((pile, is_hidden));
                }
            }
        }
        let mut change = Change::default();
        for pile in after.rules().piles() {
            change.add_pile(&homes, after, pile);
        }
        change
    }

    fn add_pile(&mut self, homes: &[Option<(Pile, bool)>], after: &Position, to: Pile) {
        let mut group: Option<Carried> = None;
        for (height, id) in after.ids(to).into_iter().enumerate() {
            let Some(&Some((from, was_hidden))) = homes.get(id.slot()) else {
                continue;
            };
            let is_hidden = height < usize::from(after.face_down(to));
            if from == to {
                self.carried.extend(group.take());
                if was_hidden && !is_hidden {
                    self.turned_up.push(id);
                }
                continue;
            }
            match &mut group {
                Some(group) if group.from == from => group.cards.push(id),
                _ => {
                    let next = Carried {
                        from,
                        to,
                        cards: vec![id],
                    };
                    self.carried.extend(group.replace(next));
                }
            }
        }
        self.carried.extend(group);
    }

    /// Whether both positions are the same to the eye.
    pub fn is_none(&self) -> bool {
        self.carried.is_empty() && self.turned_up.is_empty()
    }

    /// Where the cards lie that have moved: on top of their piles, since nothing else can have come
    /// to lie on them.
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots: Vec<Spot> = Vec::new();
        for carried in &self.carried {
            let count = carried.cards.len() as u8;
            match spots.iter_mut().find(|spot| spot.pile == carried.to) {
                Some(spot) => spot.count = spot.count.saturating_add(count),
                None => spots.push(Spot {
                    pile: carried.to,
                    count,
                }),
            }
        }
        spots
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::laid::position;
    use crate::moves::Move;
    use crate::rules::{GAMES, SALLY};

    fn after(before: &Position, moves: &[&str]) -> Position {
        let mut after = *before;
        for text in moves {
            after.play(text.parse().unwrap()).unwrap();
        }
        after
    }

    #[test]
    fn a_group_that_moved_is_one_thing() {
        let before = position("sally", &[("t1", "9H 8S 7D"), ("t2", "9D")], "s");
        let change = Change::between(&before, &after(&before, &["t1-t2:2"]));
        let [carried] = &change.carried[..] else {
            panic!("{change:?}");
        };
        assert_eq!(
            (carried.from, carried.to, carried.cards.len()),
            (Pile::Tableau(0), Pile::Tableau(1), 2)
        );
        assert_eq!(
            change.spots(),
            [Spot {
                pile: Pile::Tableau(1),
                count: 2
            }]
        );
    }

    #[test]
    fn a_card_that_is_laid_free_is_turned_up_and_has_not_moved() {
        let before = position("sally", &[("t1", "(2C) 8S"), ("t2", "9D")], "s");
        let now = after(&before, &["t1-t2"]);
        let change = Change::between(&before, &now);
        let turned: Vec<_> = change.turned_up.iter().map(|&id| now.card(id)).collect();
        assert_eq!(turned, now.cards(Pile::Tableau(0)));
        assert_eq!(change.carried.len(), 1);
        let back = Change::between(&now, &before);
        assert!(back.turned_up.is_empty(), "it lies face down again");
    }

    #[test]
    fn nothing_has_changed_between_a_position_and_itself() {
        for rules in GAMES {
            let start = deal(rules, DealNumber::new(1).unwrap());
            assert!(Change::between(&start, &start).is_none());
        }
    }

    #[test]
    fn a_deal_carries_from_the_stock_and_a_redeal_brings_all_back() {
        let start = deal(&SALLY, DealNumber::new(1).unwrap());
        let mut dealt = start;
        while dealt.play(Move::Deal).is_ok() {}
        let change = Change::between(&start, &dealt);
        let [carried] = &change.carried[..] else {
            panic!("{change:?}");
        };
        assert_eq!((carried.from, carried.to), (Pile::Stock, Pile::Waste));
        let mut again = dealt;
        again.play(Move::Redeal).unwrap();
        let change = Change::between(&dealt, &again);
        assert_eq!(change.carried[0].cards.len(), carried.cards.len());
        assert_eq!(change.carried[0].to, Pile::Stock);
    }

    #[test]
    fn every_card_that_moved_lies_on_top_of_its_pile() {
        for rules in GAMES {
            let start = deal(rules, DealNumber::new(1).unwrap());
            let mut now = start;
            for step in 0..60 {
                let moves = now.legal_moves();
                let Some(&legal) = moves.get(step * 7 % moves.len().max(1)) else {
                    break;
                };
                let before = now;
                now.play(legal).unwrap();
                let change = Change::between(&before, &now);
                assert_eq!(change.carried.len(), 1, "{legal} in {}", rules.id);
                for carried in &change.carried {
                    let ids = now.ids(carried.to);
                    assert!(ids.ends_with(&carried.cards) || carried.to == Pile::Stock);
                }
            }
        }
    }
}
