//! Positions that a player can't tell apart: alike but for cards whose faces were not seen.

use std::collections::HashSet;

use talon_core::card::Card;
use talon_core::piles::{CardId, Pile};
use talon_core::position::Position;

/// The cards that lie face up.
pub fn face_up(position: &Position) -> impl Iterator<Item = CardId> {
    position.rules().piles().flat_map(|pile| {
        let down = usize::from(position.face_down(pile));
        position.ids(pile).into_iter().skip(down)
    })
}

/// The position as its text is read, so that the same places have the same things in them as in
/// [`with_others_unseen`].
pub fn read_again(position: &Position) -> Position {
    let text = position.to_string();
    Position::read(position.rules(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The position with the faces of all cards but `seen` dealt out anew among these.
pub fn with_others_unseen(position: &Position, seen: &HashSet<CardId>, seed: u32) -> Position {
    let mut unseen: Vec<Card> = ids(position)
        .filter(|id| !seen.contains(id))
        .map(|id| position.card(id))
        .collect();
    shuffle(&mut unseen, seed);
    let mut text = String::new();
    for line in position.to_string().lines() {
        match line.starts_with("game") || line.starts_with("base") {
            true => text += &format!("{line}\n"),
            false => break,
        }
    }
    for pile in position.rules().piles() {
        text += &line_of(position, pile, seen, &mut unseen);
    }
    Position::read(position.rules(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn ids(position: &Position) -> impl Iterator<Item = CardId> {
    let piles = position.rules().piles();
    piles.flat_map(|pile| position.ids(pile))
}

/// A pile's line in the position's text, with faces from `unseen` for the cards not `seen`.
fn line_of(
    position: &Position,
    pile: Pile,
    seen: &HashSet<CardId>,
    unseen: &mut Vec<Card>,
) -> String {
    let down = match pile {
        Pile::Tableau(_) => usize::from(position.face_down(pile)),
        _ => 0,
    };
    let mut line = String::from(match pile {
        Pile::Stock => "stock",
        Pile::Waste => "waste",
        Pile::Cell(_) => "cell",
        Pile::Foundation(_) => "foundation",
        Pile::Tableau(_) => "tableau",
    });
    for (index, id) in position.ids(pile).into_iter().enumerate() {
        let card = match seen.contains(&id) {
            true => position.card(id),
            false => unseen.pop().expect("a face for each unseen card"),
        };
        line += &match index < down {
            true => format!(" ({card})"),
            false => format!(" {card}"),
        };
    }
    if position.is_empty(pile) {
        line += " -";
    }
    line + "\n"
}

/// The same order for ever from the same seed.
fn shuffle(cards: &mut [Card], seed: u32) {
    let mut random = u64::from(seed);
    for last in (1..cards.len()).rev() {
        random = random.wrapping_mul(6_364_136_223_846_793_005);
        random = random.wrapping_add(1_442_695_040_888_963_407);
        let other = (random >> 33) as usize % (last + 1);
        cards.swap(last, other);
    }
}
