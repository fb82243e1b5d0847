//! Moves in words: those that can be made, and what was done.

use super::spoken::capitalised;
use super::{Language, card_name, pile_name, text, text_with};
use crate::board::Outcome;
use crate::change::{Carried, Change};
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::session::Spot;

/// More groups than this are counted rather than named: nobody listens to twenty cards going home.
const MOST_NAMED: usize = 3;

/// A move in this position on its own: “Five of hearts to foundation 3”.
pub fn move_sentence(language: Language, position: &Position, action: Move) -> String {
    capitalised(&move_name(language, position, action))
}

/// A move in this position: “five of hearts to foundation 3”.
pub(super) fn move_name(language: Language, position: &Position, action: Move) -> String {
    let (from, to, count) = match action {
        Move::Deal => return text(language, "move-deal"),
        Move::Redeal => return text(language, "move-turn-waste"),
        Move::Carry { from, to, count } => (from, to, count),
    };
    let spot = Spot { pile: from, count };
    moved(language, cards_name(language, position, spot), to)
}

/// Cards that can be moved, and where they lie: “Queen of hearts and 2 more cards, tableau pile 3”.
pub fn spot_name(language: Language, position: &Position, spot: Spot) -> String {
    let arguments = [
        ("cards", cards_name(language, position, spot).into()),
        ("pile", pile_name(language, spot.pile).into()),
    ];
    capitalised(&text_with(language, "cards-on-pile", &arguments))
}

/// What was done, for those who don't see it, with `position` as it is now: “Queen of hearts to
/// tableau pile 3. Five of spades turned up.” Nothing if no card has moved. A card whose face
/// nobody sees isn't named.
pub fn outcome_text(language: Language, position: &Position, outcome: &Outcome) -> Option<String> {
    let change = &outcome.change;
    if change.is_none() {
        return None;
    }
    let mut sentences = match change.carried.len() > MOST_NAMED {
        true => vec![count_text(language, change)],
        false => carried_texts(language, position, outcome),
    };
    sentences.extend(change.turned_up.iter().map(|&id| {
        let card = card_name(language, position.card(id));
        text_with(language, "done-turned-up", &[("card", card.into())])
    }));
    let sentences: Vec<String> = sentences.iter().map(|said| capitalised(said)).collect();
    let said = format!("{}.", sentences.join(". "));
    Some(match outcome.is_taken_back {
        true => text_with(language, "done-taken-back", &[("moves", said.into())]),
        false => said,
    })
}

fn count_text(language: Language, change: &Change) -> String {
    let groups = change.carried.iter();
    let count: usize = groups.map(|carried| carried.cards.len()).sum();
    text_with(language, "done-many", &[("count", count.into())])
}

fn carried_texts(language: Language, position: &Position, outcome: &Outcome) -> Vec<String> {
    let groups = outcome.change.carried.iter();
    groups
        .map(|carried| match (carried.from, carried.to) {
            (Pile::Waste, Pile::Stock) if !outcome.is_taken_back => {
                text(language, "done-turned-over")
            }
            (Pile::Stock, Pile::Waste) if !outcome.is_taken_back => {
                dealt_text(language, position, carried)
            }
            _ => carried_text(language, position, carried),
        })
        .collect()
}

fn dealt_text(language: Language, position: &Position, carried: &Carried) -> String {
    let top = carried.cards.last();
    let card = top.map_or(String::new(), |&id| card_name(language, position.card(id)));
    let arguments = [("count", carried.cards.len().into()), ("card", card.into())];
    text_with(language, "done-dealt", &arguments)
}

fn carried_text(language: Language, position: &Position, carried: &Carried) -> String {
    let count = carried.cards.len();
    let (Some(&lead), to) = (carried.cards.first(), carried.to) else {
        return String::new();
    };
    let down = position.face_down(to).into();
    let is_hidden = position.ids(to).into_iter().take(down).any(|id| id == lead);
    let cards = match is_hidden {
        true => text_with(language, "cards-face-down", &[("count", count.into())]),
        false => group(
            language,
            card_name(language, position.card(lead)),
            count.saturating_sub(1),
        ),
    };
    moved(language, cards, to)
}

/// The cards of a spot, by the lowest: “queen of hearts and 2 more cards”.
fn cards_name(language: Language, position: &Position, spot: Spot) -> String {
    let more = spot.count.saturating_sub(1);
    let lead = position.piles.down(spot.pile).nth(usize::from(more));
    let card = lead.map_or(String::new(), |lead| card_name(language, lead));
    group(language, card, usize::from(more))
}

/// A card with so many more on it.
fn group(language: Language, card: String, more: usize) -> String {
    match more {
        0 => card,
        _ => text_with(
            language,
            "group",
            &[("card", card.into()), ("more", more.into())],
        ),
    }
}

fn moved(language: Language, cards: String, to: Pile) -> String {
    let arguments = [
        ("cards", cards.into()),
        ("target", target(language, to).into()),
    ];
    text_with(language, "move-cards", &arguments)
}

fn target(language: Language, to: Pile) -> String {
    let key = match to {
        Pile::Cell(_) => "to-cell",
        Pile::Stock | Pile::Waste | Pile::Foundation(_) | Pile::Tableau(_) => "to-pile",
    };
    text_with(language, key, &[("pile", pile_name(language, to).into())])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::board::Board;
    use crate::deal::{DealNumber, deal};
    use crate::laid::position;
    use crate::rules::BIG_APPLE;
    use crate::session::{Session, SteadyClock};

    fn board(start: Position) -> Board {
        Board::new(Session::from_position(
            start,
            Arc::new(SteadyClock::default()),
        ))
    }

    fn said(board: &mut Board, act: impl FnOnce(&mut Board)) -> [Option<String>; 2] {
        let ((), outcome) = board.witness(act);
        let position = board.session().position();
        Language::ALL.map(|language| outcome_text(language, position, &outcome))
    }

    fn both(english: &str, german: &str) -> [Option<String>; 2] {
        [english, german].map(|text| Some(text.to_owned()))
    }

    #[test]
    fn a_move_and_what_it_turns_up_are_said() {
        let start = position("sally", &[("t1", "(2C) 9H 8S"), ("t2", "TC")], "s");
        let mut board = board(start);
        assert_eq!(
            said(&mut board, |b| b.play_move("t1-t2:2".parse().unwrap())),
            both(
                "Nine of hearts and one more card to tableau pile 2. Two of clubs turned up.",
                "Herz Neun und eine weitere Karte auf Tableau-Stapel 2. Kreuz Zwei aufgedeckt."
            )
        );
        assert_eq!(
            said(&mut board, Board::undo),
            both(
                "Taken back: Nine of hearts and one more card to tableau pile 1.",
                "Zurückgenommen: Herz Neun und eine weitere Karte auf Tableau-Stapel 1."
            )
        );
        assert_eq!(said(&mut board, Board::undo), [None, None]);
    }

    #[test]
    fn dealing_says_what_came_and_turning_over_what_was_done() {
        let start = position("sally", &[("s", "2C 3D 9H"), ("w", "4C")], "t8");
        let mut board = board(start);
        assert_eq!(
            said(&mut board, |b| b.play_move(Move::Deal)),
            both(
                "Dealt 3 cards, two of clubs on top.",
                "3 Karten gegeben, obenauf Kreuz Zwei."
            )
        );
        assert_eq!(
            said(&mut board, Board::undo),
            both(
                "Taken back: 3 face-down cards to stock.",
                "Zurückgenommen: 3 verdeckte Karten auf Talon."
            )
        );
        board.play_move(Move::Deal);
        assert_eq!(
            said(&mut board, |b| b.play_move(Move::Redeal)),
            both("Waste turned over.", "Ablagestapel umgedreht.")
        );
    }

    #[test]
    fn a_single_card_is_dealt_by_its_name() {
        let start = position("midshipman", &[("s", "9H")], "t1");
        assert_eq!(
            said(&mut board(start), |b| b.play_move(Move::Deal)),
            both("Dealt: nine of hearts.", "Gegeben: Herz Neun.")
        );
    }

    #[test]
    fn many_cards_at_once_are_counted() {
        let mut board = board(deal(&BIG_APPLE, DealNumber::new(1).unwrap()));
        for step in 0..20 {
            let moves = board.session().position().legal_moves();
            if let Some(&next) = moves.get(step * 7 % moves.len().max(1)) {
                board.play_move(next);
            }
        }
        let [english, german] = said(&mut board, Board::restart).map(Option::unwrap);
        assert!(english.ends_with(" cards moved."), "{english}");
        assert!(german.ends_with(" Karten bewegt."), "{german}");
    }

    #[test]
    fn cards_that_can_be_moved_are_named_with_their_pile() {
        let start = position("sally", &[("t1", "9H 8S 7D")], "s");
        let spot = Spot {
            pile: Pile::Tableau(0),
            count: 3,
        };
        assert_eq!(
            Language::ALL.map(|language| spot_name(language, &start, spot)),
            [
                "Nine of hearts and 2 more cards, tableau pile 1",
                "Herz Neun und 2 weitere Karten, Tableau-Stapel 1"
            ]
        );
    }
}
