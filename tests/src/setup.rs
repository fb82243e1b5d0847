//! Positions for tests, of which only what matters is said.

use std::collections::HashMap;

use talon_core::card::Card;
use talon_core::moves::Move;
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::Rules;

/// A position in the making. Cards that lie nowhere yet go under those of the stock, or of the
/// last column where there is no stock.
#[derive(Clone, Debug)]
pub struct Setup {
    rules: &'static Rules,
    base: Option<char>,
    said: HashMap<String, String>,
    rest: Pile,
}

impl Setup {
    /// Nothing said yet.
    pub fn of(rules: &'static Rules) -> Setup {
        let last_column = rules.columns().last();
        let rest = match rules.has_stock() {
            true => Some(Pile::Stock),
            false => last_column,
        };
        Setup {
            rules,
            base: None,
            said: HashMap::new(),
            rest: rest.expect("a game with a stock or a column"),
        }
    }

    /// The base rank, in games where it changes.
    pub fn base(mut self, rank: char) -> Setup {
        self.base = Some(rank);
        self
    }

    /// The cards on a pile such as `t3`, bottom first.
    pub fn pile(mut self, pile: &str, cards: &str) -> Setup {
        self.said.insert(pile.to_owned(), cards.to_owned());
        self
    }

    /// All other cards lie under those of this pile.
    pub fn rest_under(mut self, pile: Pile) -> Setup {
        self.rest = pile;
        self
    }

    /// The position.
    pub fn position(&self) -> Position {
        let mut text = format!("game {}\n", self.rules.id);
        if let Some(base) = self.base {
            text += &format!("base {base}\n");
        }
        let rest = self.rest();
        for pile in self.rules.piles() {
            let rest = if pile == self.rest { rest.as_str() } else { "" };
            let cards = format!("{rest} {}", self.cards(pile));
            let cards = if cards.trim().is_empty() { "-" } else { &cards };
            text += &format!("{} {cards}\n", kind(pile));
        }
        Position::read(self.rules, &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    fn cards(&self, pile: Pile) -> String {
        let said = self.said.get(&pile.to_string()).cloned();
        said.unwrap_or_else(|| self.laid_out_for_good(pile))
    }

    /// The base card of a foundation that can't be without it.
    fn laid_out_for_good(&self, pile: Pile) -> String {
        let Pile::Foundation(index) = pile else {
            return String::new();
        };
        let kind = self.rules.foundation_kind(index);
        let suits = self.rules.pack.suits;
        match kind {
            Some(kind) if kind.laid_out && !kind.returns => {
                format!("A{}", suits[usize::from(index) % suits.len()].letter())
            }
            _ => String::new(),
        }
    }

    fn rest(&self) -> String {
        let mut rest: Vec<Card> = self.rules.pack.cards().collect();
        for pile in self.rules.piles() {
            for word in self.cards(pile).split_whitespace() {
                let card = Card::from_text(word.trim_matches(['(', ')'])).expect(word);
                let index = rest.iter().position(|&left| left == card);
                rest.remove(index.unwrap_or_else(|| panic!("{card} too often")));
            }
        }
        let rest: Vec<String> = rest.iter().map(Card::to_string).collect();
        rest.join(" ")
    }
}

fn kind(pile: Pile) -> &'static str {
    match pile {
        Pile::Stock => "stock",
        Pile::Waste => "waste",
        Pile::Cell(_) => "cell",
        Pile::Foundation(_) => "foundation",
        Pile::Tableau(_) => "tableau",
    }
}

/// The lowest cards of a suit from the Ace up, as many as said.
pub fn run_up(suit: char, count: usize) -> String {
    let ranks = "A23456789TJQK".chars().take(count);
    let cards: Vec<String> = ranks.map(|rank| format!("{rank}{suit}")).collect();
    cards.join(" ")
}

/// The move that a text stands for.
pub fn parsed(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}
