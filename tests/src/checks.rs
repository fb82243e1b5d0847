//! What must be true of every position, in every game.

use std::collections::HashSet;

use talon_core::card::Card;
use talon_core::moves::Move;
use talon_core::piles::{CardId, Pile};
use talon_core::position::Position;
use talon_core::table::{Face, Rect, Scene};

/// Every pile that can be named at all, up to a number that no game reaches.
pub fn nameable_piles() -> Vec<Pile> {
    let numbers = || (0..=30).chain([u8::MAX]);
    [Pile::Stock, Pile::Waste]
        .into_iter()
        .chain(numbers().map(Pile::Cell))
        .chain(numbers().map(Pile::Foundation))
        .chain(numbers().map(Pile::Tableau))
        .collect()
}

/// Of all moves that can be named, `legal_moves` lists those that `is_legal` accepts, each once.
pub fn assert_both_answers_agree(position: &Position) {
    let listed = position.legal_moves();
    let mut accepted: HashSet<Move> = [Move::Deal, Move::Redeal]
        .into_iter()
        .filter(|&deal| position.is_legal(deal))
        .collect();
    let piles = nameable_piles();
    for &from in &piles {
        for &to in &piles {
            for count in (0..=15).chain([u8::MAX]) {
                let candidate = Move::Carry { from, to, count };
                if position.is_legal(candidate) {
                    accepted.insert(candidate);
                }
            }
        }
    }
    assert_eq!(listed.len(), accepted.len(), "{position}");
    assert_eq!(HashSet::from_iter(listed), accepted, "{position}");
}

/// Each card of the pack is there once, and no other; none lies on a pile that the game hasn't.
pub fn assert_cards_are_conserved(position: &Position) {
    let rules = position.rules();
    let ids = || rules.piles().flat_map(|pile| position.ids(pile));
    let mut things: Vec<u8> = ids().map(CardId::index).collect();
    things.sort_unstable();
    let all: Vec<u8> = (0..).take(rules.pack.size()).collect();
    assert_eq!(things, all, "{position}");

    let mut cards: Vec<Card> = ids().map(|id| position.card(id)).collect();
    let mut pack: Vec<Card> = rules.pack.cards().collect();
    cards.sort_unstable();
    pack.sort_unstable();
    assert_eq!(cards, pack, "{position}");

    for pile in nameable_piles() {
        assert_eq!(position.cards(pile).len(), usize::from(position.len(pile)));
        assert!(rules.has_pile(pile) || position.is_empty(pile), "{pile}");
    }
}

/// Face-down cards lie in columns of games that have them, and never on top.
pub fn assert_tops_are_face_up(position: &Position) {
    let rules = position.rules();
    for column in rules.columns() {
        let down = position.face_down(column);
        assert!(down == 0 || down < position.len(column), "{position}");
        assert!(down == 0 || rules.has_face_down_cards(), "{position}");
    }
}

/// The position's text is read as the same position, and written alike again.
pub fn assert_text_is_true(position: &Position) {
    let text = position.to_string();
    let read = Position::read(position.rules(), &text);
    let read = read.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, *position);
    assert_eq!(read.to_string(), text);
}

/// Everything about a position that undo has to restore, the copies of a card told apart.
pub fn snapshot(position: &Position) -> (String, Vec<Vec<CardId>>, Vec<u8>) {
    let piles: Vec<Pile> = position.rules().piles().collect();
    let ids = piles.iter().map(|&pile| position.ids(pile)).collect();
    let down = piles.iter().map(|&pile| position.face_down(pile)).collect();
    (position.to_string(), ids, down)
}

/// Every legal move can be played, leads to a good position, and is taken back exactly; no card
/// becomes another.
pub fn assert_moves_can_be_taken_back(position: &Position) {
    let before = snapshot(position);
    for legal in position.legal_moves() {
        let mut after = *position;
        let played = after.play(legal);
        let played = played.unwrap_or_else(|why| panic!("{legal}: {why}\n{position}"));
        assert_cards_are_conserved(&after);
        assert_tops_are_face_up(&after);
        assert_eq!(faces(&after), faces(position), "{legal}\n{position}");
        assert_ne!(after, *position, "{legal} changes nothing\n{position}");

        after.undo(played);
        assert_eq!(after, *position, "{legal}");
        assert_eq!(snapshot(&after), before, "{legal}\n{position}");
    }
}

/// Which card each thing is.
fn faces(position: &Position) -> Vec<Card> {
    let piles = position.rules().piles();
    let mut ids: Vec<CardId> = piles.flat_map(|pile| position.ids(pile)).collect();
    ids.sort_unstable();
    ids.into_iter().map(|id| position.card(id)).collect()
}

/// All of the above but the agreement on moves that don't exist, which takes long.
pub fn assert_is_good(position: &Position) {
    assert_cards_are_conserved(position);
    assert_tops_are_face_up(position);
    assert_text_is_true(position);
    assert_moves_can_be_taken_back(position);
    let legal = position.legal_moves();
    assert_eq!(position.has_legal_move(), !legal.is_empty());
    assert!(legal.into_iter().all(|legal| position.is_legal(legal)));
}

/// Every card is drawn once, where it is face up as what it is and else as a back; and every pile.
pub fn assert_scene_is_good(scene: &Scene, position: &Position) {
    let rules = position.rules();
    let ids: HashSet<_> = scene.sprites.iter().map(|sprite| sprite.id).collect();
    assert_eq!(ids.len(), rules.pack.size());
    assert_eq!(scene.sprites.len(), rules.pack.size());
    let orders: HashSet<_> = scene.sprites.iter().map(|sprite| sprite.order).collect();
    assert_eq!(orders.len(), scene.sprites.len());

    let outlined: Vec<Pile> = scene.outlines.iter().map(|outline| outline.pile).collect();
    assert_eq!(outlined.len(), rules.piles().count());
    for pile in rules.piles() {
        assert!(outlined.contains(&pile), "{pile}");
        let face_down = usize::from(position.face_down(pile));
        for (index, id) in position.ids(pile).into_iter().enumerate() {
            let sprite = scene.sprites.iter().find(|sprite| sprite.id == id);
            let expected = match index < face_down {
                true => Face::Back,
                false => Face::Up(position.card(id)),
            };
            assert_eq!(sprite.map(|sprite| sprite.face), Some(expected));
        }
    }
    scene
        .sprites
        .iter()
        .for_each(|sprite| assert_is_finite(sprite.rect));
    for outline in &scene.outlines {
        assert_is_finite(outline.rect.around(outline.area).around(outline.top));
    }
}

/// A rectangle that can be drawn.
pub fn assert_is_finite(rect: Rect) {
    let numbers = [rect.x, rect.y, rect.width, rect.height];
    assert!(numbers.iter().all(|number| number.is_finite()), "{rect:?}");
    assert!(rect.width >= 0.0 && rect.height >= 0.0, "{rect:?}");
}
