//! Orders of a pack's cards as numbers.
//!
//! Each card is a digit: its place among the different cards that are still to come, these in the
//! order of the pack. The digit's base is how many different ones there are. The first card is the
//! lowest digit. So no number is wasted in a pack of one deck, and few are in one of two.

use crate::card::Card;
use crate::deal::CardOrder;
use crate::rules::Rules;

/// The number of an order, the lowest byte first, in as few bytes as it needs: none for 0.
pub(super) fn of_order(order: &CardOrder) -> Vec<u8> {
    let mut left = CardsLeft::of(order.rules());
    let digits: Vec<(u8, u8)> = order
        .cards()
        .iter()
        .filter_map(|&card| {
            let base = left.kinds();
            left.take(card).map(|place| (base, place))
        })
        .collect();
    let mut number = Vec::new();
    for (base, digit) in digits.into_iter().rev() {
        multiply_add(&mut number, base, digit);
    }
    number
}

/// The order with this number, the lowest byte first; `None` if it is too large.
pub(super) fn order(rules: &'static Rules, number: &[u8]) -> Option<CardOrder> {
    let mut left = CardsLeft::of(rules);
    let mut number = number.to_vec();
    let mut cards = Vec::with_capacity(rules.pack.size());
    while left.kinds() > 0 {
        let place = divide(&mut number, left.kinds());
        cards.push(left.take_at(place)?);
    }
    let is_used_up = number.iter().all(|&byte| byte == 0);
    is_used_up
        .then(|| CardOrder::new(rules, &cards).ok())
        .flatten()
}

/// The different cards that are still to come, each with how often it is, in the order of the pack.
struct CardsLeft(Vec<(Card, u8)>);

impl CardsLeft {
    fn of(rules: &Rules) -> CardsLeft {
        let pack = &rules.pack;
        let kinds = pack.suits.len() * usize::from(pack.ranks);
        let cards = pack.cards().take(kinds);
        CardsLeft(cards.map(|card| (card, pack.decks)).collect())
    }

    /// How many different ones there are, 52 at most.
    fn kinds(&self) -> u8 {
        self.0.len() as u8
    }

    /// Takes this card and says what place it had; `None` if none of it is left.
    fn take(&mut self, card: Card) -> Option<u8> {
        let place = self.0.iter().position(|&(other, _)| other == card)? as u8;
        self.take_at(place).map(|_| place)
    }

    /// Takes the card at this place.
    fn take_at(&mut self, place: u8) -> Option<Card> {
        let place = usize::from(place);
        let (card, copies) = self.0.get_mut(place)?;
        let card = *card;
        *copies -= 1;
        if *copies == 0 {
            self.0.remove(place);
        }
        Some(card)
    }
}

/// Makes `number * base + digit` of a number, the lowest byte first.
fn multiply_add(number: &mut Vec<u8>, base: u8, digit: u8) {
    let mut carry = u16::from(digit);
    for byte in number.iter_mut() {
        carry += u16::from(*byte) * u16::from(base);
        *byte = carry as u8;
        carry >>= 8;
    }
    if carry > 0 {
        number.push(carry as u8);
    }
}

/// Divides a number, the lowest byte first, by `base`, and returns what is left over.
fn divide(number: &mut [u8], base: u8) -> u8 {
    let base = u16::from(base);
    let mut rest = 0;
    for byte in number.iter_mut().rev() {
        let part = rest << 8 | u16::from(*byte);
        *byte = (part / base) as u8;
        rest = part % base;
    }
    rest as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BISLEY, SALLY};

    fn first_cards(rules: &'static Rules, number: &[u8]) -> String {
        let order = order(rules, number).unwrap().to_string();
        order[..17].to_owned()
    }

    #[test]
    fn the_first_card_is_the_lowest_digit() {
        for (number, cards) in [
            (0, "AC 2C 3C 4C 5C 6C"),
            (1, "2C AC 3C 4C 5C 6C"),
            (13, "AD AC 2C 3C 4C 5C"),
            (51, "KS AC 2C 3C 4C 5C"),
            (52, "AC 3C 2C 4C 5C 6C"),
            (52 + 51, "KS 2C AC 3C 4C 5C"),
        ] {
            assert_eq!(first_cards(&BISLEY, &[number]), cards, "{number}");
        }
        for (number, cards) in [
            (0, "AC AC 2C 2C 3C 3C"),
            (1, "2C AC AC 2C 3C 3C"),
            (52, "AC 2C AC 2C 3C 3C"),
            (52 + 1, "2C 2C AC AC 3C 3C"),
        ] {
            assert_eq!(first_cards(&SALLY, &[number]), cards, "{number}");
        }
    }

    #[test]
    fn the_last_order_of_one_deck_is_followed_by_none() {
        let mut cards: Vec<Card> = BISLEY.pack.cards().collect();
        cards.reverse();
        let last = CardOrder::new(&BISLEY, &cards).unwrap();
        let mut number = of_order(&last);
        assert_eq!(number.len(), 29);
        assert_eq!(order(&BISLEY, &number), Some(last));
        multiply_add(&mut number, 1, 1);
        assert_eq!(order(&BISLEY, &number), None);
    }

    #[test]
    fn a_number_is_divided_as_it_was_multiplied() {
        let mut number = Vec::new();
        for digit in [3, 0, 51, 17, 0, 0, 51, 1, 50] {
            multiply_add(&mut number, 52, digit);
        }
        for digit in [50, 1, 51, 0, 0, 17, 51, 0, 3] {
            assert_eq!(divide(&mut number, 52), digit);
        }
        assert!(number.iter().all(|&byte| byte == 0));
    }
}
