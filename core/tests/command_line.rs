//! The command line from outside: what it prints, and how it says no.
#![cfg(feature = "cli")]
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn talon(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn output(arguments: &[&str]) -> Output {
    talon(arguments).output().unwrap()
}

fn output_with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = talon(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // It may say no before it has read everything.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    })
}

/// What a good call prints.
fn printed(output: Output) -> String {
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// The one line that says why the answer is no.
fn no(output: Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.matches('\n').count(), 1, "{line}");
    assert!(line.ends_with('\n'), "{line}");
    line
}

fn assert_is_wrong_call(arguments: &[&str]) {
    let output = output(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert!(!output.stderr.is_empty(), "{arguments:?}");
}

/// A file for one test, gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn of(name: &str, content: impl AsRef<[u8]>) -> Scratch {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, content).unwrap();
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn golden(name: &str) -> (String, String) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/data/golden")
        .join(name);
    let text = fs::read_to_string(&path).unwrap();
    (path.to_str().unwrap().to_owned(), text)
}

#[test]
fn games_are_listed_with_decks_and_name() {
    let list = printed(output(&["games"]));
    assert_eq!(
        list,
        "big_apple\t2\tBig Apple\n\
         midshipman\t2\tMidshipman\n\
         napoleons_shoulder\t2\tNapoleon's Shoulder\n\
         bisley\t1\tBisley\n\
         sally\t2\tSally\n"
    );
}

#[test]
fn a_deal_is_a_position() {
    for number in ["7", "4294967295"] {
        let (_, text) = golden(&format!("sally-{number}.txt"));
        assert_eq!(printed(output(&["deal", "sally", number])), text);
    }
}

#[test]
fn moves_are_sorted_by_their_bytes() {
    let (path, text) = golden("big_apple-42-mid.txt");
    let list = printed(output(&["moves", &path]));
    let moves: Vec<&str> = list.lines().collect();
    assert!(moves.is_sorted());
    assert!(moves.len() > 10);
    assert_eq!(
        printed(output_with_input(&["moves"], text.as_bytes())),
        list
    );
    let spaced = text.replace(' ', "\t  ").replace('\n', "\r\n\r\n");
    assert_eq!(
        printed(output_with_input(&["moves"], spaced.as_bytes())),
        list
    );
}

#[test]
fn a_position_without_moves_has_an_empty_list() {
    // Every card is on its foundation, and Bisley's stay there.
    let mut won = String::from("game bisley\n");
    for suit in ["C", "D", "H", "S"] {
        let cards = "A23456789TJQK".chars().map(|rank| format!(" {rank}{suit}"));
        won += &format!("foundation{}\n", cards.collect::<String>());
    }
    won += &"foundation -\n".repeat(4);
    won += &"tableau -\n".repeat(13);
    assert_eq!(printed(output_with_input(&["moves"], won.as_bytes())), "");
    assert_eq!(
        printed(output_with_input(&["perft", "3"], won.as_bytes())),
        "0\n"
    );
}

#[test]
fn perft_counts() {
    let (path, text) = golden("midshipman-1.txt");
    assert_eq!(printed(output(&["perft", "0", &path])), "1\n");
    let list = printed(output(&["moves", &path]));
    assert_eq!(
        printed(output_with_input(&["perft", "1"], text.as_bytes())),
        format!("{}\n", list.lines().count())
    );
}

#[test]
fn moves_are_replayed() {
    let (path, text) = golden("midshipman-1.txt");
    let nothing = Scratch::of("nothing.txt", " \n\t\r\n");
    assert_eq!(printed(output(&["replay", &path, nothing.path()])), text);

    let deals = Scratch::of("deals.txt", "deal\ndeal\tdeal\r\n");
    let after = printed(output(&["replay", &path, deals.path()]));
    let waste = after.lines().find(|line| line.starts_with("waste"));
    assert_eq!(waste.unwrap().split(' ').count(), 4);
}

#[test]
fn an_illegal_move_is_named_with_its_place_and_the_reason() {
    let (path, _) = golden("midshipman-1.txt");
    let moves = Scratch::of("illegal.txt", "deal deal\nt1-t1 deal");
    let line = no(output(&["replay", &path, moves.path()]));
    assert!(line.contains(moves.path()), "{line}");
    assert!(line.contains("move 3, t1-t1: there is no move"), "{line}");
}

#[test]
fn a_text_that_is_no_move_is_named_with_its_line() {
    let (path, _) = golden("midshipman-1.txt");
    let moves = Scratch::of("no-move.txt", "deal\n\ndeal t1-t2:1");
    let line = no(output(&["replay", &path, moves.path()]));
    assert!(line.contains("line 3: `t1-t2:1` is no move"), "{line}");
}

#[test]
fn what_cannot_be_read_is_a_no() {
    let (good, text) = golden("midshipman-1.txt");
    let folder = env!("CARGO_TARGET_TMPDIR");
    let binary = Scratch::of("binary.txt", b"game sally\nbase \xff\n");
    for path in [folder, binary.path(), "no-such-file.txt"] {
        for arguments in [
            vec!["moves", path],
            vec!["perft", "2", path],
            vec!["replay", path, path],
            vec!["replay", &good, path],
        ] {
            let line = no(output(&arguments));
            assert!(line.contains(path), "{line}");
        }
    }
    let line = no(output_with_input(&["moves"], b"\xff\xfe"));
    assert!(line.contains("standard input"), "{line}");
    let cut = &text.as_bytes()[..text.len() / 2];
    let line = no(output_with_input(&["perft", "1"], cut));
    assert!(line.starts_with("standard input: line "), "{line}");
    assert!(no(output(&["moves"])).contains("line 1"));
}

#[test]
fn a_complaint_stays_one_line_whatever_it_names() {
    let line = no(output(&["moves", "no\nsuch\u{1b}[31mfile"]));
    assert!(!line.contains('\u{1b}'));
    let line = no(output_with_input(&["moves"], b"game \x1b[2Jsally\n"));
    assert!(!line.contains('\u{1b}'));
}

#[test]
fn wrong_calls_are_told_from_a_no() {
    for arguments in [
        &[] as &[&str],
        &["no-such-command"],
        &["games", "sally"],
        &["games", "--no-such-option"],
        &["deal"],
        &["deal", "sally"],
        &["deal", "klondike", "1"],
        &["deal", "Sally", "1"],
        &["deal", "sally", "0"],
        &["deal", "sally", "-1"],
        &["deal", "sally", "+1"],
        &["deal", "sally", "1.5"],
        &["deal", "sally", "one"],
        &["deal", "sally", ""],
        &["deal", "sally", "4294967296"],
        &["deal", "sally", "1", "2"],
        &["moves", "a", "b"],
        &["perft"],
        &["perft", "x"],
        &["perft", ""],
        &["perft", "+1"],
        &["perft", "-1"],
        &["perft", "256"],
        &["replay", "a"],
        &["replay", "a", "b", "c"],
        &["play"],
        &["play", "klondike"],
        &["play", "sally", "0"],
    ] {
        assert_is_wrong_call(arguments);
    }
}

#[test]
fn help_is_no_complaint() {
    for arguments in [&["--help"] as &[&str], &["help", "perft"], &["deal", "-h"]] {
        assert!(!printed(output(arguments)).is_empty());
    }
    assert!(printed(output(&["--version"])).starts_with("talon "));
}

#[test]
fn a_closed_pipe_is_no_complaint() {
    let (path, _) = golden("big_apple-1.txt");
    for arguments in [
        vec!["games"],
        vec!["moves", &path],
        vec!["play", "sally"],
        vec!["--help"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut child = talon(&arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        assert!(child.wait().unwrap().success(), "{arguments:?}");
        let mut complaint = String::new();
        let mut stderr = child.stderr.take().unwrap();
        stderr.read_to_string(&mut complaint).unwrap();
        assert_eq!(complaint, "", "{arguments:?}");
    }
}

/// Wins deal 979 of Bisley: every move lays a card on a foundation.
const BISLEY_979: &str = "\
    t7-f6 t8-f8 t2-f8 t5-f4 t9-f1 t5-f8 t11-f1 t1-f4 t6-f4 t9-f2 t12-f4 t1-f2 t12-f1 \
    t5-f1 t5-f5 t6-f1 t1-f3 t13-f1 t13-f3 t10-f3 t12-f1 t7-f1 t8-f1 t8-f2 t10-f1 t7-f4 \
    t13-f4 t11-f4 t7-f5 t8-f5 t9-f4 t10-f3 t12-f3 t3-f5 t10-f2 t9-f4 t11-f2 t13-f6 t6-f4 \
    t4-f2 t4-f8 t6-f1 t2-f3 t4-f7 t11-f3 t3-f3 t3-f2 t2-f8";

fn played(arguments: &[&str], input: &str) -> String {
    printed(output_with_input(arguments, input.as_bytes()))
}

/// What is printed after the first board.
fn answered(game: &str, input: &str) -> String {
    let start = played(&["play", game, "979"], "");
    let whole = played(&["play", game, "979"], input);
    whole.strip_prefix(&start).unwrap().to_owned()
}

#[test]
fn a_game_is_played_to_the_win_and_back() {
    let answer = answered("bisley", BISLEY_979);
    assert!(answer.contains("You won! 48 moves in "), "{answer}");

    let input = format!("{BISLEY_979}\nt1-t2\nundo\nredo\nrestart\nquit\nt1-t2");
    let answer = answered("bisley", &input);
    assert!(answer.contains("t1-t2: the game is won."), "{answer}");
    assert_eq!(answer.matches("You won!").count(), 2);
    assert!(answer.contains("Bisley, deal 979, 47 moves"));
    assert!(answer.contains("Bisley, deal 979, 0 moves"));

    let moves = Scratch::of("bisley-979.txt", BISLEY_979);
    let start = Scratch::of(
        "bisley-979-start.txt",
        played(&["deal", "bisley", "979"], ""),
    );
    let end = printed(output(&["replay", start.path(), moves.path()]));
    assert_eq!(end.matches("tableau -\n").count(), 13);
}

#[test]
fn several_moves_stand_on_a_line_and_the_first_wrong_one_ends_it() {
    let answer = answered("midshipman", "deal deal t1-t1 deal\n");
    assert!(answer.contains("Midshipman, deal 979, 2 moves"), "{answer}");
    assert!(answer.contains("t1-t1: there is no move between these piles."));
    let answer = answered("midshipman", "t1-t2:1 deal");
    assert_eq!(
        answer,
        "t1-t2:1: neither a move nor a command, see `help`.\n"
    );
}

#[test]
fn what_cannot_be_done_is_said_and_the_game_goes_on() {
    let answer = answered(
        "sally",
        "undo\nredo\nrestart\nfinish\nhint\nmoves\nhelp\n\u{1b}[2J\n\n",
    );
    for expected in [
        "undo: there is nothing to undo.\n",
        "redo: there is nothing to redo.\n",
        "restart: ",
        "finish: ",
        "Hints are not available in this version yet.\n",
        "deal f",
        "quit     stop\n",
        "\\u{1b}[2J: neither a move nor a command",
    ] {
        assert!(answer.contains(expected), "{expected}\n{answer}");
    }
}

#[test]
fn a_game_without_a_number_is_some_deal() {
    let numbers: Vec<String> = (0..3)
        .map(|_| {
            let board = played(&["play", "sally"], "quit");
            let number = board.split("deal ").nth(1).unwrap();
            number.split(',').next().unwrap().to_owned()
        })
        .collect();
    assert!(numbers.iter().all(|number| number.parse::<u32>().is_ok()));
    assert!(numbers.iter().any(|number| *number != numbers[0]));
}

#[test]
fn the_board_is_written_in_the_letters_that_the_terminal_has() {
    for (locale, sign) in [("C", "C"), ("de_DE.UTF-8", "♣")] {
        let mut command = talon(&["play", "big_apple", "1"]);
        let board = printed(command.env("LC_ALL", locale).output().unwrap());
        let stock = board
            .lines()
            .find(|line| line.starts_with("stock"))
            .unwrap();
        assert!(stock.contains(" 96 cards"));
        assert_eq!(board.contains('♣'), sign == "♣");
    }
}

#[test]
fn bytes_that_are_no_text_do_not_end_the_game() {
    let input = [b"\xff\xfe\n".as_slice(), &[b'x'; 200_000], b"\ndeal\n"].concat();
    let answer = printed(output_with_input(&["play", "sally", "1"], &input));
    assert!(answer.contains(", 1 move\n"), "{answer}");
    assert!(answer.len() < 10_000);
}
