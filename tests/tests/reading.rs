//! A position's text is read strictly in what it says and leniently in its white space; what is
//! wrong is named with its line.

use std::fs;
use std::path::Path;

use talon_core::card::Card;
use talon_core::notation::PositionTextReason::{self, *};
use talon_core::position::Position;

fn golden(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/golden");
    fs::read_to_string(folder.join(name)).unwrap()
}

fn card(text: &str) -> Card {
    Card::from_text(text).unwrap()
}

#[track_caller]
fn assert_error(text: &str, line: usize, reason: PositionTextReason) {
    let error = text.parse::<Position>().unwrap_err();
    assert_eq!((error.line, &error.reason), (line, &reason), "{text}");
    let told = error.to_string();
    assert!(told.starts_with(&format!("line {line}: ")), "{told}");
}

/// The text with one of its lines, counted from 1, changed by `change`.
fn with_line(text: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = text.lines().zip(1..);
    let lines = lines.map(|(line, at)| match at == number {
        true => change(line),
        false => line.to_owned(),
    });
    lines.map(|line| line + "\n").collect()
}

fn without_line(text: &str, number: usize) -> String {
    let lines = text.lines().zip(1..).filter(|&(_, at)| at != number);
    lines.map(|(line, _)| format!("{line}\n")).collect()
}

/// Sally: game, base, stock, waste, 8 foundations (lines 5 to 12), 9 columns (13 to 21).
fn sally() -> String {
    golden("sally-7.txt")
}

/// Bisley: game, 8 foundations (lines 2 to 9), 13 columns (10 to 22).
fn bisley() -> String {
    golden("bisley-7.txt")
}

/// Big Apple: game, stock, 3 cells (lines 3 to 5), 8 foundations (6 to 13), 8 columns (14 to 21).
fn big_apple() -> String {
    golden("big_apple-7.txt")
}

#[test]
fn white_space_does_not_matter() {
    for text in [sally(), bisley(), big_apple()] {
        let position: Position = text.parse().unwrap();
        for other in [
            text.replace('\n', "\r\n"),
            text.replace('\n', "\n\n \t\n"),
            text.replace(' ', "   \t "),
            text.replace('\n', "  \n\t "),
            text.trim_end().to_owned(),
            format!("\n\n{text}\n\n"),
        ] {
            assert_eq!(other.parse(), Ok(position), "{other:?}");
        }
    }
}

#[test]
fn every_line_has_to_be_there() {
    for text in [sally(), bisley(), big_apple()] {
        for number in 1..=text.lines().count() {
            let error = without_line(&text, number).parse::<Position>().unwrap_err();
            let is_right = matches!(
                error.reason,
                Unexpected { .. } | Missing(_) | CardMissing(_)
            );
            assert!(is_right || error.reason == FoundationStart, "{error}");
        }
    }
    assert_error("", 1, Missing("game"));
    assert_error("game bisley\n", 1, Missing("foundation"));
    assert_error(&without_line(&sally(), 21), 20, Missing("tableau"));
}

#[test]
fn lines_have_to_be_in_order_and_no_other_may_be_there() {
    let unexpected = |found: &str, expected| Unexpected {
        found: found.to_owned(),
        expected,
    };
    assert_error(&without_line(&sally(), 2), 2, unexpected("stock", "base"));
    assert_error(
        &without_line(&sally(), 4),
        4,
        unexpected("foundation", "waste"),
    );
    let with_base = with_line(&bisley(), 1, |line| format!("{line}\nbase A"));
    assert_error(&with_base, 2, unexpected("base", "foundation"));
    let with_stock = with_line(&bisley(), 1, |line| format!("{line}\nstock -"));
    assert_error(&with_stock, 2, unexpected("stock", "foundation"));
    let capital = with_line(&sally(), 3, |line| line.replace("stock", "Stock"));
    assert_error(&capital, 3, unexpected("Stock", "stock"));
    assert_error(&(sally() + "\ntableau -\n"), 23, TooMuch("tableau".into()));
    assert_error(&(sally() + "# the end"), 22, TooMuch("#".into()));
}

#[test]
fn the_first_line_names_a_known_game() {
    assert_error("game klondike", 1, UnknownGame("klondike".into()));
    assert_error("game Sally", 1, UnknownGame("Sally".into()));
    assert_error("game", 1, NothingSaid);
    assert_error("game sally sally", 1, TooMuch("sally".into()));
}

#[test]
fn the_base_is_one_rank() {
    let with_base = |base: &str| with_line(&sally(), 2, |_| format!("base {base}"));
    for base in ["10", "X", "t", "-", "TC"] {
        assert_error(&with_base(base), 2, NoRank(base.into()));
    }
    assert_error(&with_base(""), 2, NothingSaid);
    assert_error(&with_base("T T"), 2, TooMuch("T".into()));
    // The foundations begin with another rank.
    assert_error(&with_base("9"), 5, FoundationStart);
}

#[test]
fn cards_are_cards() {
    for word in [
        "10C", "1C", "ac", "A♣", "C", "AC,", "(AC", "AC)", "((AC))", "()", "--",
    ] {
        let text = with_line(&big_apple(), 14, |_| format!("tableau {word}"));
        assert_error(&text, 14, NoCard(word.into()));
    }
    let text = with_line(&big_apple(), 14, |line| line.to_owned() + " -");
    assert_error(&text, 14, NoCard("-".into()));
    let text = with_line(&big_apple(), 14, |_| "tableau".to_owned());
    assert_error(&text, 14, NothingSaid);
}

#[test]
fn every_card_is_there_as_often_as_in_the_pack() {
    let stock = big_apple().lines().nth(1).unwrap().to_owned();
    let first = stock.split(' ').nth(1).unwrap().to_owned();
    let without = stock.replacen(&format!(" {first}"), "", 1);
    let missing = with_line(&big_apple(), 2, |_| without.clone());
    assert_error(&missing, 21, CardMissing(card(&first)));
    let twice = with_line(&big_apple(), 2, |line| format!("{line} {first} {first}"));
    let error = twice.parse::<Position>().unwrap_err();
    assert_eq!(error.reason, CardTooOften(card(&first)));
}

#[test]
fn a_cell_holds_one_card() {
    let text = big_apple();
    let stock = text.lines().nth(1).unwrap().to_owned();
    let words: Vec<&str> = stock.split(' ').collect();
    let (rest, last) = words.split_at(words.len() - 2);
    let text = with_line(&text, 2, |_| rest.join(" "));
    let one_each = with_line(&text, 3, |_| format!("cell {}", last[0]));
    let one_each = with_line(&one_each, 4, |_| format!("cell {}", last[1]));
    assert!(one_each.parse::<Position>().is_ok());
    let both = with_line(&text, 4, |_| format!("cell {}", last.join(" ")));
    assert_error(&both, 4, CellTooFull);
}

/// The text with these cards on the foundation in this line, and nowhere else.
fn with_foundation(text: &str, number: usize, cards: &str) -> String {
    let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    lines[number - 1].truncate(1);
    for card in cards.split(' ') {
        let is_card = |word: &&str| word.trim_matches(['(', ')']) == card;
        if let Some(line) = lines.iter_mut().find(|line| line.iter().any(is_card)) {
            line.remove(line.iter().position(is_card).unwrap());
        }
    }
    lines[number - 1].extend(cards.split(' '));
    let lines = lines.into_iter().map(|mut line| {
        if line.len() == 1 {
            line.push("-");
        }
        line.join(" ") + "\n"
    });
    lines.collect()
}

#[test]
fn foundations_are_legal_sequences() {
    let foundation = with_foundation;
    // Bisley's first four hold their suit's Ace at least, each its own.
    assert_error(&foundation(&bisley(), 2, "-"), 2, FoundationStart);
    assert_error(&foundation(&bisley(), 2, "2C"), 2, FoundationStart);
    assert_error(&foundation(&bisley(), 2, "AD"), 2, FoundationStart);
    assert_error(
        &foundation(&bisley(), 2, "AC 2D"),
        2,
        FoundationOrder(card("2D")),
    );
    assert_error(
        &foundation(&bisley(), 2, "AC 3C"),
        2,
        FoundationOrder(card("3C")),
    );
    // The other four go down from a King of any suit.
    assert_error(&foundation(&bisley(), 6, "QC"), 6, FoundationStart);
    assert_error(
        &foundation(&bisley(), 6, "KS KC"),
        6,
        FoundationOrder(card("KC")),
    );
    assert_error(
        &foundation(&bisley(), 9, "KC QC TC"),
        9,
        FoundationOrder(card("TC")),
    );
    // Big Apple's go up from the Ace and end with the King.
    assert_error(&foundation(&big_apple(), 6, "2C"), 6, FoundationStart);
    assert_error(
        &foundation(&big_apple(), 13, "AS 2H"),
        13,
        FoundationOrder(card("2H")),
    );
    let full = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC";
    assert_error(
        &foundation(&big_apple(), 6, full),
        6,
        FoundationOrder(card("AC")),
    );
    // Sally's begin with the base, the 10 here, and go on from the King to the Ace.
    assert_error(&foundation(&sally(), 5, "JC"), 5, FoundationStart);
    assert_error(
        &foundation(&sally(), 5, "TC QC"),
        5,
        FoundationOrder(card("QC")),
    );
    let full = "TC JC QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C TC";
    assert_error(
        &foundation(&sally(), 5, full),
        5,
        FoundationOrder(card("TC")),
    );
}

#[test]
fn sallys_foundations_may_be_empty_and_of_any_suit() {
    let text = sally().replace("foundation TC", "foundation -");
    let text = with_line(&text, 3, |line| format!("{line} TC TC"));
    assert!(text.parse::<Position>().is_ok());
    let swapped = with_line(&sally(), 5, |_| "foundation TS".to_owned());
    let swapped = with_line(&swapped, 12, |_| "foundation TC".to_owned());
    assert!(swapped.parse::<Position>().is_ok());
}

#[test]
fn face_down_cards_lie_under_face_up_ones_in_games_that_have_them() {
    // The third column: two face down, one face up.
    let column = sally().lines().nth(14).unwrap().to_owned();
    let words: Vec<String> = column
        .split(' ')
        .skip(1)
        .map(|word| word.trim_matches(['(', ')']).to_owned())
        .collect();
    let [a, b, c] = &words[..] else {
        panic!("{column}");
    };
    let with = |cards: String| with_line(&sally(), 15, |_| format!("tableau {cards}"));
    assert!(with(format!("{a} {b} {c}")).parse::<Position>().is_ok());
    assert!(with(format!("({a}) {b} {c}")).parse::<Position>().is_ok());
    assert_error(&with(format!("({a}) ({b}) ({c})")), 15, FaceDown(card(c)));
    assert_error(&with(format!("{a} ({b}) {c}")), 15, FaceDown(card(b)));

    let other_lines = [
        (sally(), 3),
        (sally(), 5),
        (bisley(), 10),
        (big_apple(), 14),
    ];
    for (text, number) in other_lines {
        let text = with_line(&text, number, with_first_card_down);
        let first = text.split(['(', ')']).nth(1).unwrap();
        assert_error(&text, number, FaceDown(card(first)));
    }
}

fn with_first_card_down(line: &str) -> String {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    words[1] = format!("({})", words[1]);
    words.join(" ")
}
