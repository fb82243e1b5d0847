//! A position as it looks to the player: face-down cards are `##`.

use std::env;
use std::fmt::Write;

use talon_core::card::{Card, Rank, Suit};
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::Stock;

/// How suits are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    /// ♣ ♦ ♥ ♠
    Symbols,
    /// C D H S, for terminals that know no other letters.
    Letters,
}

impl Signs {
    /// What the terminal can show, as far as its locale says.
    pub fn of_terminal() -> Signs {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .filter_map(|name| env::var(name).ok())
            .find(|locale| !locale.is_empty())
            .unwrap_or_default()
            .to_lowercase();
        match locale.contains("utf-8") || locale.contains("utf8") {
            true => Signs::Symbols,
            false => Signs::Letters,
        }
    }

    fn card(self, card: Card) -> String {
        let rank = rank(card.rank());
        match (self, card.suit()) {
            (Signs::Letters, suit) => format!("{rank}{}", suit.letter()),
            (Signs::Symbols, Suit::Clubs) => format!("{rank}♣"),
            (Signs::Symbols, Suit::Diamonds) => format!("{rank}♦"),
            (Signs::Symbols, Suit::Hearts) => format!("{rank}♥"),
            (Signs::Symbols, Suit::Spades) => format!("{rank}♠"),
        }
    }
}

/// A rank as it stands on cards.
pub fn rank(rank: Rank) -> String {
    match rank.letter() {
        'T' => "10".to_owned(),
        letter => letter.to_string(),
    }
}

/// The whole board, several lines.
pub fn board(position: &Position, signs: Signs) -> String {
    let rules = position.rules();
    let mut board = String::new();
    if rules.has_stock() {
        add_line(&mut board, "stock s", &stock(position, signs));
    }
    if rules.has_waste() {
        add_line(&mut board, "waste w", &waste(position, signs));
    }
    if rules.cells.count > 0 {
        let cells = (0..rules.cells.count).map(Pile::Cell);
        add_line(&mut board, "cells", &tops(position, cells, signs));
    }
    let foundations = (0..rules.foundation_count()).map(Pile::Foundation);
    add_line(
        &mut board,
        "foundations",
        &tops(position, foundations, signs),
    );
    board.push('\n');
    board + &columns(position, signs)
}

fn add_line(board: &mut String, label: &str, content: &str) {
    // Writing to a string can't fail.
    let _ = writeln!(board, "{label:<13}{content}");
}

fn stock(position: &Position, signs: Signs) -> String {
    let top = match position.rules().has_open_stock() {
        true => position.top(Pile::Stock),
        false => None,
    };
    let count = count(position, Pile::Stock);
    top.map_or(count.clone(), |top| format!("{}  {count}", signs.card(top)))
}

/// As many of the waste's top cards as a deal brings, the playable one last.
fn waste(position: &Position, signs: Signs) -> String {
    let shown = match position.rules().stock {
        Stock::Waste { deal, .. } => usize::from(deal),
        Stock::None | Stock::Open => 1,
    };
    let cards = position.cards(Pile::Waste);
    let last = cards.iter().skip(cards.len().saturating_sub(shown));
    let last: String = last.map(|&card| signs.card(card) + " ").collect();
    match cards.is_empty() {
        true => count(position, Pile::Waste),
        false => format!("{last} {}", count(position, Pile::Waste)),
    }
}

fn count(position: &Position, pile: Pile) -> String {
    match position.len(pile) {
        0 => "empty".to_owned(),
        1 => "1 card".to_owned(),
        count => format!("{count} cards"),
    }
}

fn tops(position: &Position, piles: impl Iterator<Item = Pile>, signs: Signs) -> String {
    let tops = piles.map(|pile| {
        let top = position.top(pile).map(|top| signs.card(top));
        format!("{pile} {:<5}", top.unwrap_or_else(|| "-".to_owned()))
    });
    tops.collect::<String>().trim_end().to_owned()
}

fn columns(position: &Position, signs: Signs) -> String {
    let piles: Vec<Pile> = position.rules().columns().collect();
    let columns: Vec<Vec<String>> = piles
        .iter()
        .map(|&pile| column(position, pile, signs))
        .collect();
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut lines = row(piles.iter().map(Pile::to_string));
    for index in 0..rows {
        let cards = columns.iter().map(|column| column.get(index).cloned());
        lines += &row(cards.map(Option::unwrap_or_default));
    }
    lines
}

/// A column's cards from the bottom, one for each row.
fn column(position: &Position, pile: Pile, signs: Signs) -> Vec<String> {
    if position.is_empty(pile) {
        return vec!["-".to_owned()];
    }
    let down = usize::from(position.face_down(pile));
    let cards = position.cards(pile).into_iter().enumerate();
    cards
        .map(|(index, card)| match index < down {
            true => "##".to_owned(),
            false => signs.card(card),
        })
        .collect()
}

fn row(cells: impl Iterator<Item = String>) -> String {
    let line: String = cells.map(|cell| format!("{cell:>4} ")).collect();
    line.trim_end().to_owned() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const SALLY: &str = include_str!("../../../../tests/data/golden/sally-7.txt");

    #[test]
    fn the_board_shows_what_the_player_sees() {
        let mut position: Position = SALLY.parse().unwrap();
        position.play("deal".parse().unwrap()).unwrap();
        let board = board(&position, Signs::Letters);
        let lines: Vec<&str> = board.lines().collect();
        assert_eq!(lines[0], "stock s      48 cards");
        assert!(lines[1].starts_with("waste w      "));
        assert!(lines[1].ends_with("  3 cards"));
        assert!(lines[2].starts_with("foundations  f1 "));
        assert!(lines[4].trim_start().starts_with("t1   t2 "));
        assert_eq!(board.matches("##").count(), 36);
        assert!(lines.iter().all(|line| line.chars().count() < 80));
    }

    #[test]
    fn hidden_cards_are_not_shown() {
        let position: Position = SALLY.parse().unwrap();
        let shown = board(&position, Signs::Symbols);
        let mut other = SALLY.to_owned();
        // The stock's cards in another order, and two face-down cards having changed places.
        let stock = SALLY
            .lines()
            .find(|line| line.starts_with("stock"))
            .unwrap();
        let cards: Vec<&str> = stock.split(' ').skip(1).collect();
        let turned: Vec<&str> = cards.iter().rev().copied().collect();
        other = other.replace(&cards.join(" "), &turned.join(" "));
        let hidden: Vec<&str> = SALLY.split(['(', ')']).skip(1).step_by(2).collect();
        let (a, b) = (hidden[0], hidden[hidden.len() - 1]);
        assert_ne!(a, b);
        other = other.replacen(&format!("({a})"), "(first)", 1);
        let last = other.rfind(&format!("({b})")).unwrap();
        other.replace_range(last..last + b.len() + 2, &format!("({a})"));
        other = other.replace("(first)", &format!("({b})"));

        let other: Position = other.parse().unwrap();
        assert_ne!(other, position);
        assert_eq!(board(&other, Signs::Symbols), shown);
    }

    #[test]
    fn every_line_of_the_other_games_fits_a_terminal() {
        for rules in talon_core::rules::GAMES {
            let position = talon_core::deal::deal(rules, "7".parse().unwrap());
            let board = board(&position, Signs::Symbols);
            assert!(board.lines().all(|line| line.chars().count() < 80));
        }
    }
}
