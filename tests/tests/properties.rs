//! What holds in every game, however it is played and whatever is read.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use talon_core::rules::GAMES;
use talon_tests::walk::{for_many, for_walks, step};
use talon_tests::{checks, fuzzing};

#[test]
fn every_position_on_the_way_is_good() {
    for rules in GAMES {
        for_walks(rules, 5, 200, |walk| {
            let mut position = walk.start(rules);
            for &choice in &walk.choices {
                checks::assert_is_good(&position);
                if step(&mut position, choice).is_none() {
                    break;
                }
            }
        });
    }
}

#[test]
fn a_whole_game_can_be_taken_back_move_by_move() {
    for rules in GAMES {
        for_walks(rules, 40, 400, |walk| {
            let start = walk.start(rules);
            let mut position = start;
            let mut way = Vec::new();
            for &choice in &walk.choices {
                let before = checks::snapshot(&position);
                let Some((_, played)) = step(&mut position, choice) else {
                    break;
                };
                way.push((before, played));
            }
            for (before, played) in way.into_iter().rev() {
                position.undo(played);
                assert_eq!(checks::snapshot(&position), before);
            }
            assert_eq!(position, start);
        });
    }
}

#[test]
fn the_moves_of_a_game_lead_to_the_same_position_as_text() {
    for rules in GAMES {
        for_walks(rules, 40, 300, |walk| {
            let mut position = walk.start(rules);
            let mut text = String::new();
            for &choice in &walk.choices {
                let Some((played, _)) = step(&mut position, choice) else {
                    break;
                };
                text += &format!("{played}\n");
            }
            let mut again = walk.start(rules);
            for next in talon_core::notation::read_moves(&text).unwrap() {
                again.play(next).unwrap();
            }
            assert_eq!(checks::snapshot(&again), checks::snapshot(&position));
        });
    }
}

#[test]
fn any_text_is_read_or_refused() {
    let texts = prop_oneof![
        any::<String>(),
        // Made of what the readers know.
        prop::collection::vec(word(), 0..60).prop_map(|words| words.join(" ")),
        prop::collection::vec(word(), 0..60).prop_map(|words| words.join("\n")),
    ];
    for_many(3000, &texts, |text| {
        fuzzing::position_text(text.as_bytes());
        fuzzing::move_text(text.as_bytes());
    });
}

#[test]
fn a_session_stays_good_whatever_is_asked_of_it() {
    let bytes = prop::collection::vec(any::<u8>(), 0..600);
    for_many(150, &bytes, |bytes| fuzzing::session(&bytes));
}

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        "(game|base|stock|waste|cell|foundation|tableau|-|\\(|\\))",
        "(big_apple|midshipman|napoleons_shoulder|bisley|sally)",
        "\\(?[A2-9TJQK][CDHS]\\)?",
        "(s|w|[cft][0-9]{1,3})-(s|w|[cft][0-9]{1,3})(:[0-9]{1,3})?",
        "(deal|redeal)",
    ]
}

/// A change to a text.
#[derive(Clone, Debug)]
enum Change {
    Remove(usize),
    Insert(usize, char),
    SwapWords(usize, usize),
    SwapLines(usize, usize),
    RemoveLine(usize),
    DoubleLine(usize),
    Cut(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let place = 0..1000_usize;
    prop_oneof![
        place.clone().prop_map(Change::Remove),
        (
            place.clone(),
            prop::sample::select(&['A', 'K', 'C', '(', ')', '-', ' ', '\n', 'é'][..])
        )
            .prop_map(|(place, letter)| Change::Insert(place, letter)),
        (place.clone(), place.clone()).prop_map(|(a, b)| Change::SwapWords(a, b)),
        (place.clone(), place.clone()).prop_map(|(a, b)| Change::SwapLines(a, b)),
        place.clone().prop_map(Change::RemoveLine),
        place.clone().prop_map(Change::DoubleLine),
        place.prop_map(Change::Cut),
    ]
}

impl Change {
    fn apply(&self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let mut lines: Vec<Vec<&str>> =
            text.lines().map(|line| line.split(' ').collect()).collect();
        let (letter_count, line_count) = (letters.len().max(1), lines.len().max(1));
        match *self {
            _ if letters.is_empty() || lines.is_empty() => return String::new(),
            Change::Remove(place) => drop(letters.remove(place % letter_count)),
            Change::Insert(place, letter) => letters.insert(place % letter_count, letter),
            Change::Cut(place) => letters.truncate(place % letter_count),
            Change::SwapWords(a, b) => {
                let words: Vec<(usize, usize)> = lines
                    .iter()
                    .enumerate()
                    .flat_map(|(line, words)| (0..words.len()).map(move |word| (line, word)))
                    .collect();
                let (a, b) = (words[a % words.len()], words[b % words.len()]);
                let word = lines[a.0][a.1];
                lines[a.0][a.1] = lines[b.0][b.1];
                lines[b.0][b.1] = word;
                return joined(&lines);
            }
            Change::SwapLines(a, b) => {
                lines.swap(a % line_count, b % line_count);
                return joined(&lines);
            }
            Change::RemoveLine(place) => {
                lines.remove(place % line_count);
                return joined(&lines);
            }
            Change::DoubleLine(place) => {
                let line = lines[place % line_count].clone();
                lines.insert(place % line_count, line);
                return joined(&lines);
            }
        }
        letters.into_iter().collect()
    }
}

fn joined(lines: &[Vec<&str>]) -> String {
    lines.iter().map(|words| words.join(" ") + "\n").collect()
}

#[test]
fn a_changed_position_is_read_as_a_good_one_or_refused_with_a_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/golden");
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        files += 1;
        let text = fs::read_to_string(path).unwrap();
        fuzzing::position_text(text.as_bytes());
        for_many(150, &prop::collection::vec(change(), 1..4), |changes| {
            let changed = changes
                .iter()
                .fold(text.clone(), |text, change| change.apply(&text));
            fuzzing::position_text(changed.as_bytes());
        });
    }
    assert_eq!(files, 20);
}
