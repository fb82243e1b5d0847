//! Positions for tests: a few piles as said, and all other cards somewhere out of the way.

use crate::card::Card;
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::game;

/// A position of a game in which each pile holds the cards that are said, bottom first and with
/// face-down ones in parentheses, and `rest` all others below them. The rest is in the order of the
/// pack, so that a rest on foundations is of no use: name these.
pub(crate) fn position(id: &str, piles: &[(&str, &str)], rest: &str) -> Position {
    let rules = game(id).unwrap();
    let mut left: Vec<Card> = rules.pack.cards().collect();
    for card in piles.iter().flat_map(|(_, cards)| cards.split_whitespace()) {
        let card = Card::from_text(card.trim_matches(['(', ')'])).unwrap();
        let index = left.iter().position(|&other| other == card).unwrap();
        left.remove(index);
    }
    let base = rules.has_changing_base().then_some(crate::card::Rank::ACE);
    let mut position = Position::empty(rules, base);
    for card in left {
        position.piles.push(pile(rest), card);
    }
    for (name, cards) in piles {
        for card in cards.split_whitespace() {
            let face = card.trim_matches(['(', ')']);
            position
                .piles
                .push(pile(name), Card::from_text(face).unwrap());
            if let (true, Pile::Tableau(column)) = (face != card, pile(name)) {
                position.face_down[usize::from(column)] += 1;
            }
        }
    }
    position
}

/// A full foundation's cards of a suit, or its first few.
pub(crate) fn suit(suit: char, count: usize) -> String {
    let ranks = "A23456789TJQK".chars().take(count);
    ranks.map(|rank| format!("{rank}{suit} ")).collect()
}

/// The pile of this name, as it stands in the text of moves.
pub(crate) fn pile(name: &str) -> Pile {
    match name.split_at(1) {
        ("s", "") => Pile::Stock,
        ("w", "") => Pile::Waste,
        ("c", number) => Pile::Cell(number.parse::<u8>().unwrap() - 1),
        ("f", number) => Pile::Foundation(number.parse::<u8>().unwrap() - 1),
        (_, number) => Pile::Tableau(number.parse::<u8>().unwrap() - 1),
    }
}
