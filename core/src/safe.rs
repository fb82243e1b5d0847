//! Foundation moves that can never hurt.

use crate::card::Card;
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::{Direction, Rules, Step, Stock, Suits};

/// Whether a legal move brings a card to a foundation, and that can't spoil a game that could be
/// won without it. `false` may also mean that it is not known.
///
/// A card is of use in the tableau only to have others laid on it. Two arguments show that nobody
/// will miss it:
///
/// * *Everything lower is home.* The foundations build up, the tableau down, and every foundation
///   has at least as many cards as this card's place on its own, less one. Then all cards that
///   could be laid on it can go to a foundation themselves as soon as they are free, and no card
///   is left that would want to lie on those. The other copy of the card has a place of its own on
///   another foundation, so that the two don't compete for one.
/// * *In suit with one deck.* The only cards that could be laid on it are its neighbours in suit.
///   The one before it on the foundation is home, and the one after it can follow at once, and so
///   on to the end of the suit.
///
/// From a waste to which several cards are dealt at a time no move counts as safe: it changes
/// which cards the next deals bring up.
pub fn is_safe(position: &Position, candidate: Move) -> bool {
    let Move::Carry {
        from,
        to: Pile::Foundation(foundation),
        ..
    } = candidate
    else {
        return false;
    };
    let Some(card) = position.top(from) else {
        return false;
    };
    if from == Pile::Waste && deals_several(position.rules()) {
        return false;
    }
    builds_in_suit_with_one_deck(position.rules())
        || is_everything_lower_home(position, card, position.len(Pile::Foundation(foundation)))
}

fn deals_several(rules: &Rules) -> bool {
    matches!(rules.stock, Stock::Waste { deal, .. } if deal > 1)
}

fn builds_in_suit_with_one_deck(rules: &Rules) -> bool {
    let builds_in_suit = rules
        .tableau
        .build
        .is_none_or(|build| build.suits == Suits::Same);
    rules.pack.decks == 1 && builds_in_suit
}

/// `place` is the card's place on its foundation, 0 for the base card.
fn is_everything_lower_home(position: &Position, card: Card, place: u8) -> bool {
    let rules = position.rules();
    let all_build_up = rules
        .foundations
        .iter()
        .all(|kind| kind.direction == Direction::Up);
    let builds_down = rules
        .tableau
        .build
        .is_none_or(|build| build.step == Step::Down);
    // On a foundation that wraps, the last cards of all could lie on a base card: in the tableau,
    // or come back to it while nothing lies on it.
    let hosts_no_late_card = place > 1 || card.rank().index() == place;
    all_build_up
        && builds_down
        && hosts_no_late_card
        && position.lowest_foundation() + 1 >= place
        && leaves_places_for_other_copies(position, card, place)
}

/// Whether every other copy of the card is home or can follow to a foundation of its own. Otherwise
/// the copies compete for one place, and the other may be the one that has to go first.
fn leaves_places_for_other_copies(position: &Position, card: Card, place: u8) -> bool {
    let is_ready = |foundation: &Pile| {
        let is_of_suit = position.top(*foundation).map(Card::suit) == Some(card.suit());
        is_of_suit && position.len(*foundation) >= place
    };
    let foundations = (0..position.rules().foundation_count()).map(Pile::Foundation);
    let ready = foundations.filter(is_ready).count();
    place == 0 || ready >= usize::from(position.rules().pack.decks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laid::position;

    fn is_safe_in(id: &str, piles: &[(&str, &str)], candidate: &str) -> bool {
        let rest = if id == "bisley" { "t2" } else { "s" };
        let position = position(id, piles, rest);
        let candidate = candidate.parse().unwrap();
        assert_eq!(position.check(candidate), Ok(()));
        is_safe(&position, candidate)
    }

    /// Aces on all foundations but the first.
    const ACES: [(&str, &str); 7] = [
        ("f2", "AC"),
        ("f3", "AD"),
        ("f4", "AD"),
        ("f5", "AH"),
        ("f6", "AH"),
        ("f7", "AS"),
        ("f8", "AS"),
    ];

    #[test]
    fn aces_are_safe_and_twos_when_both_aces_of_their_suit_are_home() {
        for id in ["big_apple", "midshipman", "napoleons_shoulder"] {
            assert!(is_safe_in(id, &[("t1", "AC")], "t1-f1"));
            let one = [("f1", "AC"), ("t1", "2C")];
            assert!(!is_safe_in(id, &one, "t1-f1"));
            assert!(is_safe_in(
                id,
                &[&one[..], &[("f2", "AC")]].concat(),
                "t1-f1"
            ));
        }
    }

    #[test]
    fn a_higher_card_is_safe_when_nothing_is_left_to_lie_on_what_would_lie_on_it() {
        let three = [("f1", "AC 2C"), ("t1", "3C")];
        let both = [("f1", "AC 2C"), ("f2", "AC 2C"), ("t1", "3C")];
        let four = [("f1", "AC 2C 3C"), ("f2", "AC 2C 3C"), ("t1", "4C")];
        for id in ["big_apple", "midshipman", "napoleons_shoulder"] {
            assert!(!is_safe_in(id, &both, "t1-f1"));
            assert!(!is_safe_in(id, &[&ACES[..], &three].concat(), "t1-f1"));
            assert!(is_safe_in(id, &[&ACES[1..], &both].concat(), "t1-f1"));
            assert!(!is_safe_in(id, &[&ACES[1..], &four].concat(), "t1-f1"));
        }
    }

    #[test]
    fn in_suit_with_one_deck_every_card_is_safe() {
        let aces = [("f1", "AC"), ("f2", "AD"), ("f3", "AH"), ("f4", "AS")];
        let up = [&aces[..], &[("t1", "2C")]].concat();
        assert!(is_safe_in("bisley", &up, "t1-f1"));
        let down = [&aces[..], &[("t1", "KC")]].concat();
        assert!(is_safe_in("bisley", &down, "t1-f5"));
    }

    #[test]
    fn nothing_is_safe_from_a_waste_dealt_three_at_a_time() {
        let from_waste = [("f1", "AC"), ("f2", "AC"), ("w", "2C")];
        assert!(!is_safe_in("sally", &from_waste, "w-f1"));
        let from_tableau = [("f1", "AC"), ("f2", "AC"), ("t1", "2C")];
        assert!(is_safe_in("sally", &from_tableau, "t1-f1"));
        assert!(is_safe_in("midshipman", &from_waste, "w-f1"));
    }

    #[test]
    fn only_moves_to_a_foundation_are_safe() {
        let position = position("midshipman", &[("t1", "4D"), ("t2", "3C")], "s");
        assert!(!is_safe(&position, Move::Deal));
        assert!(!is_safe(&position, "t2-t1".parse().unwrap()));
    }
}
