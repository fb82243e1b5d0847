//! Cards and piles as a screen reader says them. A face-down card is never named.

use super::takes::{Takes, takes};
use super::{Argument, Language, text, text_with};
use crate::card::{Card, Rank, Suit};
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;

/// A card's name: “nine of hearts”, „Herz Neun“.
pub fn card_name(language: Language, card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    };
    let arguments = [("rank", rank_number(card.rank())), ("suit", suit.into())];
    text_with(language, "card", &arguments)
}

/// A pile's name: “stock”, “tableau pile 3”.
pub fn pile_name(language: Language, pile: Pile) -> String {
    let (key, index) = match pile {
        Pile::Stock => return text(language, "pile-stock"),
        Pile::Waste => return text(language, "pile-waste"),
        Pile::Cell(index) => ("pile-cell", index),
        Pile::Foundation(index) => ("pile-foundation", index),
        Pile::Tableau(index) => ("pile-tableau", index),
    };
    let number = Argument::Number(i64::from(index) + 1);
    text_with(language, key, &[("number", number)])
}

/// What all piles of this one's kind are called together: “Stock”, “Foundations”.
pub fn piles_name(language: Language, pile: Pile) -> String {
    let key = match pile {
        Pile::Stock => "heading-stock",
        Pile::Waste => return capitalised(&text(language, "pile-waste")),
        Pile::Cell(_) => "heading-cells",
        Pile::Foundation(_) => "heading-foundations",
        Pile::Tableau(_) => "heading-tableau",
    };
    text(language, key)
}

/// What there is to see on a pile: “Tableau pile 3: 5 cards, 2 face down, nine of hearts on top”,
/// “Foundation 2: empty, takes an ace”, “Stock: 24 cards”.
pub fn pile_description(language: Language, position: &Position, pile: Pile) -> String {
    let name = capitalised(&pile_name(language, pile));
    let count = position.len(pile);
    if count == 0 {
        return empty_description(language, position, pile, name);
    }

    let hidden = position.face_down(pile);
    let top = position.top(pile).filter(|_| hidden < count);
    let mut arguments = vec![("pile", name.into()), ("count", count.into())];
    let Some(top) = top else {
        return text_with(language, "pile-with-cards", &arguments);
    };
    arguments.push(("top", card_name(language, top).into()));
    if hidden == 0 || pile == Pile::Stock {
        return text_with(language, "pile-with-top", &arguments);
    }
    arguments.push(("hidden", hidden.into()));
    text_with(language, "pile-with-hidden-cards", &arguments)
}

/// The number by which messages know a rank: Ace 1 to King 13.
pub(super) fn rank_number(rank: Rank) -> Argument {
    Argument::Number(i64::from(rank.index()) + 1)
}

fn empty_description(language: Language, position: &Position, pile: Pile, name: String) -> String {
    let mut arguments = vec![("pile", name.into())];
    if pile == Pile::Stock && position.is_legal(Move::Redeal) {
        return text_with(language, "pile-empty-redeal", &arguments);
    }
    let key = match takes(language, position, pile) {
        Takes::Unsaid => "pile-empty",
        Takes::Nothing => "pile-stays-empty",
        Takes::Cards(cards) => {
            arguments.push(("cards", cards.into()));
            "pile-empty-takes"
        }
    };
    text_with(language, key, &arguments)
}

/// The text with a capital for its first letter.
pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::{BIG_APPLE, BISLEY, GAMES, MIDSHIPMAN, NAPOLEONS_SHOULDER, Rules, SALLY};

    fn dealt(rules: &'static Rules, number: u32) -> Position {
        deal(rules, DealNumber::new(number).unwrap())
    }

    fn both(position: &Position, pile: Pile) -> [String; 2] {
        Language::ALL.map(|language| pile_description(language, position, pile))
    }

    #[test]
    fn every_card_has_its_own_name() {
        for language in Language::ALL {
            let mut names: Vec<String> = Suit::ALL
                .into_iter()
                .flat_map(|suit| Rank::all().map(move |rank| Card::new(rank, suit)))
                .map(|card| card_name(language, card))
                .collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), usize::from(Card::COUNT));
        }
        let names = |text| {
            let card = Card::from_text(text).unwrap();
            Language::ALL.map(|language| card_name(language, card))
        };
        assert_eq!(names("9H"), ["nine of hearts", "Herz Neun"]);
        assert_eq!(names("AC"), ["ace of clubs", "Kreuz Ass"]);
        assert_eq!(names("KS"), ["king of spades", "Pik König"]);
        assert_eq!(names("JD"), ["jack of diamonds", "Karo Bube"]);
    }

    #[test]
    fn piles_are_numbered_from_one() {
        let names = |pile| Language::ALL.map(|language| pile_name(language, pile));
        assert_eq!(names(Pile::Stock), ["stock", "Talon"]);
        assert_eq!(names(Pile::Waste), ["waste", "Ablagestapel"]);
        assert_eq!(names(Pile::Cell(0)), ["cell 1", "Zelle 1"]);
        assert_eq!(
            names(Pile::Foundation(1)),
            ["foundation 2", "Grundstapel 2"]
        );
        assert_eq!(
            names(Pile::Tableau(255)),
            ["tableau pile 256", "Tableau-Stapel 256"]
        );
    }

    #[test]
    fn cards_are_counted_and_the_top_one_is_named() {
        let sally = dealt(&SALLY, 1);
        let top = card_name(Language::English, sally.top(Pile::Tableau(2)).unwrap());
        assert_eq!(
            pile_description(Language::English, &sally, Pile::Tableau(2)),
            format!("Tableau pile 3: 3 cards, 2 face down, {top} on top")
        );
        assert_eq!(
            both(&sally, Pile::Stock),
            ["Stock: 51 cards", "Talon: 51 Karten"]
        );

        let mut big_apple = dealt(&BIG_APPLE, 1);
        let top = card_name(Language::German, big_apple.top(Pile::Stock).unwrap());
        assert_eq!(
            pile_description(Language::German, &big_apple, Pile::Stock),
            format!("Talon: 96 Karten, {top} obenauf")
        );
        big_apple
            .play(Move::single(Pile::Stock, Pile::Cell(0)))
            .unwrap();
        assert_eq!(
            pile_description(Language::German, &big_apple, Pile::Cell(0)),
            format!("Zelle 1: 1 Karte, {top} obenauf")
        );
    }

    #[test]
    fn an_empty_pile_says_what_it_takes() {
        let says = |language, rules, base, pile| {
            pile_description(language, &Position::empty(rules, base), pile)
        };
        let english = |rules, base, pile| says(Language::English, rules, base, pile);
        let german = |rules, base, pile| says(Language::German, rules, base, pile);
        let (foundation, space) = (Pile::Foundation(7), Pile::Tableau(0));
        assert_eq!(
            english(&BIG_APPLE, None, space),
            "Tableau pile 1: empty, takes any card from the stock or from a cell"
        );
        assert_eq!(
            english(&BIG_APPLE, None, Pile::Cell(2)),
            "Cell 3: empty, takes any card from the stock or from the tableau"
        );
        assert_eq!(
            english(&MIDSHIPMAN, None, space),
            "Tableau pile 1: empty, takes any card"
        );
        assert_eq!(
            english(&NAPOLEONS_SHOULDER, None, space),
            "Tableau pile 1: empty, takes any card from the waste or an ace from a foundation"
        );
        assert_eq!(
            german(&NAPOLEONS_SHOULDER, None, space),
            "Tableau-Stapel 1: leer, nimmt jede Karte vom Ablagestapel oder ein Ass von einem \
             Grundstapel"
        );
        assert_eq!(english(&BISLEY, None, space), "Tableau pile 1: stays empty");
        assert_eq!(
            english(&BISLEY, None, foundation),
            "Foundation 8: empty, takes a king"
        );
        assert_eq!(
            german(&BISLEY, None, foundation),
            "Grundstapel 8: leer, nimmt einen König"
        );
        assert_eq!(
            english(&SALLY, None, space),
            "Tableau pile 1: empty, takes a king or a group led by one"
        );
        assert_eq!(
            english(&SALLY, Rank::from_index(7), foundation),
            "Foundation 8: empty, takes an eight"
        );
        assert_eq!(english(&SALLY, None, foundation), "Foundation 8: empty");
        assert_eq!(english(&SALLY, None, Pile::Waste), "Waste: empty");
        assert_eq!(english(&SALLY, None, Pile::Stock), "Stock: empty");
    }

    #[test]
    fn an_empty_stock_says_that_the_waste_can_be_turned_over() {
        for (rules, expected) in [
            (&SALLY, "Stock: empty, the waste can be turned over"),
            (&MIDSHIPMAN, "Stock: empty"),
        ] {
            let mut position = dealt(rules, 1);
            while position.play(Move::Deal).is_ok() {}
            assert_eq!(
                pile_description(Language::English, &position, Pile::Stock),
                expected
            );
        }
    }

    /// The same position, the cards that nobody can see having changed places.
    fn with_other_hidden_cards(position: &Position) -> Position {
        let text = position.to_string();
        let is_hidden = |line: &str, index: usize, word: &str| {
            let cards = line.split(' ').count() - 1;
            let down = match line.starts_with("stock") && !line.ends_with('-') {
                true => cards - usize::from(position.rules().has_open_stock()),
                false => 0,
            };
            word.starts_with('(') || (1..=down).contains(&index)
        };
        let words = || {
            text.lines().flat_map(|line| {
                let words = line.split(' ').enumerate();
                words.map(move |(index, word)| (line, index, word))
            })
        };
        let hidden: Vec<&str> = words()
            .filter(|(line, index, word)| is_hidden(line, *index, word))
            .map(|(_, _, word)| word.trim_matches(['(', ')']))
            .collect();
        let mut others = hidden.iter().cycle().skip(1);
        let mut other = String::new();
        for (line, index, word) in words() {
            other.push_str(if index == 0 { "\n" } else { " " });
            let card = word.trim_matches(['(', ')']);
            let put = match is_hidden(line, index, word) {
                true => others.next().unwrap(),
                false => card,
            };
            other.push_str(&word.replace(card, put));
        }
        other.parse().unwrap()
    }

    #[test]
    fn hidden_cards_are_never_named() {
        for rules in GAMES {
            for number in 1..20 {
                let mut position = dealt(rules, number);
                for step in 0..40 {
                    let other = with_other_hidden_cards(&position);
                    for pile in rules.piles() {
                        assert_eq!(both(&position, pile), both(&other, pile), "{pile}");
                    }
                    let moves = position.legal_moves();
                    let Some(&legal) = moves.get(step * 7 % moves.len().max(1)) else {
                        break;
                    };
                    position.play(legal).unwrap();
                }
            }
        }
    }

    #[test]
    fn piles_that_the_game_has_not_are_just_empty() {
        let position = dealt(&BISLEY, 1);
        for pile in [
            Pile::Stock,
            Pile::Cell(0),
            Pile::Cell(255),
            Pile::Foundation(99),
            Pile::Tableau(255),
        ] {
            for language in Language::ALL {
                let description = pile_description(language, &position, pile);
                let name = capitalised(&pile_name(language, pile));
                assert!(description.starts_with(&name), "{description}");
            }
        }
    }
}
