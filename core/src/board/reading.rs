//! The board for those who hear it instead of seeing it: every pile, every card or group that can
//! be moved, and what can be done with it.

use crate::moves::Move;
use crate::piles::Pile;
use crate::session::Spot;
use crate::table::{Point, Rect};

use super::Board;

/// What a node of the board is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A pile as a whole.
    Pile(Pile),
    /// Cards that can be moved together.
    Cards(Spot),
}

/// Something on the board at which a screen reader stops.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// What it is about.
    pub subject: Subject,
    /// What is to be outlined while it is read: all of a pile, or what shows of the lowest card.
    pub area: Rect,
    /// Where a tap belongs that is meant for it.
    pub touch: Point,
    /// The legal moves of these cards; none for a pile as a whole, which is only tapped.
    pub moves: Vec<Move>,
}

impl Board {
    /// All there is to be read, pile by pile as a position's text has them: first the pile, then
    /// what can be moved from it, from the top card down.
    pub fn nodes(&self) -> Vec<Node> {
        let position = self.session.position();
        let moves = match position.is_won() {
            true => Vec::new(),
            false => position.legal_moves(),
        };
        let scene = self.scene();
        let mut nodes = Vec::new();
        for outline in &scene.outlines {
            let pile = outline.pile;
            nodes.push(Node {
                subject: Subject::Pile(pile),
                area: outline.area,
                touch: outline.top.centre(),
                moves: Vec::new(),
            });
            for count in 1..=outline.count {
                nodes.extend(self.cards_node(Spot { pile, count }, &moves));
            }
        }
        nodes
    }

    /// The node of cards that can go somewhere.
    fn cards_node(&self, spot: Spot, moves: &[Move]) -> Option<Node> {
        let is_of_spot = |action: &Move| matches!(*action, Move::Carry { from, count, .. } if (from, count) == (spot.pile, spot.count));
        let moves: Vec<Move> = moves.iter().copied().filter(is_of_spot).collect();
        if moves.is_empty() {
            return None;
        }
        let area = self.table.seen_rect(self.session.position(), spot)?;
        Some(Node {
            subject: Subject::Cards(spot),
            area,
            touch: area.centre(),
            moves,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::board;
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::GAMES;
    use crate::session::{Session, SteadyClock};
    use std::sync::Arc;

    fn dealt(rules: &'static crate::rules::Rules, number: u32) -> Board {
        let start = deal(rules, DealNumber::new(number).unwrap());
        Board::new(Session::from_position(
            start,
            Arc::new(SteadyClock::default()),
        ))
    }

    #[test]
    fn every_pile_is_read_and_every_legal_carry_offered_once() {
        for rules in GAMES {
            for number in 1..=20 {
                let board = dealt(rules, number);
                let nodes = board.nodes();
                let piles = nodes.iter().filter_map(|node| match node.subject {
                    Subject::Pile(pile) => Some(pile),
                    Subject::Cards(_) => None,
                });
                let mut piles: Vec<Pile> = piles.collect();
                piles.sort();
                let mut known: Vec<Pile> = rules.piles().collect();
                known.sort();
                assert_eq!(piles, known);
                let offered = nodes.iter().flat_map(|node| node.moves.iter().copied());
                let mut offered: Vec<String> = offered.map(|action| action.to_string()).collect();
                let legal = board.session().position().legal_moves().into_iter();
                let carries = legal.filter(|action| matches!(action, Move::Carry { .. }));
                let mut carries: Vec<String> = carries.map(|action| action.to_string()).collect();
                offered.sort();
                carries.sort();
                assert_eq!(offered, carries, "{} {number}", rules.id);
            }
        }
    }

    #[test]
    fn a_touch_on_a_node_means_just_what_it_is_about() {
        for rules in GAMES {
            for number in 1..=20 {
                let board = dealt(rules, number);
                let position = board.session().position();
                for node in board.nodes() {
                    let spot = board.table().spot_at(position, node.touch).unwrap();
                    match node.subject {
                        Subject::Pile(pile) => assert_eq!(spot, Spot::top_of(position, pile)),
                        Subject::Cards(cards) => assert_eq!(spot, cards),
                    }
                }
            }
        }
    }

    #[test]
    fn a_won_game_offers_nothing() {
        let mut board = board("bisley", &[("f1", "AC")], "f2");
        let is_won = board.session().position().is_won();
        assert!(is_won);
        board.grab(Point { x: 10.0, y: 10.0 });
        assert!(board.nodes().iter().all(|node| node.moves.is_empty()));
    }
}
