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

/// Every card is on its foundation, and Bisley's stay there.
fn won_bisley() -> String {
    let mut won = String::from("game bisley\n");
    for suit in ["C", "D", "H", "S"] {
        let cards = "A23456789TJQK".chars().map(|rank| format!(" {rank}{suit}"));
        won += &format!("foundation{}\n", cards.collect::<String>());
    }
    won + &"foundation -\n".repeat(4) + &"tableau -\n".repeat(13)
}

#[test]
fn a_position_without_moves_has_an_empty_list() {
    let won = won_bisley();
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
            vec!["solve", path],
            vec!["hint", path],
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
    for command in ["moves", "solve", "hint"] {
        assert!(no(output(&[command])).contains("line 1"));
    }
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
        &["solve", "a", "b"],
        &["solve", "--seconds"],
        &["solve", "--seconds", "0"],
        &["solve", "--seconds", "0.0"],
        &["solve", "--seconds", "-1"],
        &["solve", "--seconds=-1"],
        &["solve", "--seconds", "+1"],
        &["solve", "--seconds", "1e3"],
        &["solve", "--seconds", "inf"],
        &["solve", "--seconds", "NaN"],
        &["solve", "--seconds", "1.2.3"],
        &["solve", "--seconds", "."],
        &["solve", "--seconds", ""],
        &["solve", "--seconds", "99999999999999999999999"],
        &["solve", "--nodes", "0"],
        &["solve", "--nodes", "1.5"],
        &["solve", "--nodes", "18446744073709551616"],
        &["solve", "--memory", "0"],
        &["solve", "--memory", "x"],
        &["solve", "--memory", "18446744073709551615"],
        &["solve", "--milliseconds", "1"],
        &["hint", "a", "b"],
        &["hint", "--milliseconds", "0"],
        &["hint", "--milliseconds", "1.5"],
        &["hint", "--milliseconds", "x"],
        &["hint", "--nodes", "1"],
        &["survey"],
        &["survey", "bisley"],
        &["survey", "bisley", "1"],
        &["survey", "klondike", "1", "2"],
        &["survey", "bisley", "0", "2"],
        &["survey", "bisley", "2", "1"],
        &["survey", "bisley", "1", "4294967296"],
        &["survey", "bisley", "1", "2", "3"],
        &["survey", "bisley", "1", "2", "--seconds", "0"],
        &["survey", "bisley", "1", "2", "--jobs", "0"],
        &["survey", "bisley", "1", "2", "--jobs", "1025"],
        &["survey", "bisley", "1", "2", "--jobs", "x"],
        &["survey", "bisley", "1", "2", "--nodes", "1"],
        &["survey", "bisley", "1", "2", "--out"],
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
        vec!["hint", &path],
        vec!["survey", "bisley", "1", "4294967295"],
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
        "undo\nredo\nrestart\nfinish\nmoves\nhelp\n\u{1b}[2J\n\n",
    );
    for expected in [
        "undo: there is nothing to undo.\n",
        "redo: there is nothing to redo.\n",
        "restart: ",
        "finish: ",
        "deal f",
        "quit     stop\n",
        "\\u{1b}[2J: neither a move nor a command",
    ] {
        assert!(answer.contains(expected), "{expected}\n{answer}");
    }
}

#[test]
fn a_hint_in_a_game_is_a_move_and_what_it_is_good_for() {
    let moves = answered("midshipman", "deal\nmoves\n");
    let moves = moves.lines().last().unwrap();
    let answer = answered("midshipman", "deal\nhint\n");
    let (action, reason) = answer.lines().last().unwrap().split_once(": ").unwrap();
    assert!(moves.split(' ').any(|legal| legal == action), "{answer}");
    assert!(reason.ends_with('.') && reason.contains(' '), "{answer}");

    let answer = answered("bisley", &format!("{BISLEY_979}\nhint"));
    assert!(answer.ends_with("The game is won, there is nothing left to do but undo.\n"));
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

/// What `solve` prints on standard output, and the line of counts on standard error.
fn solved(options: &[&str], position: &str) -> (String, String) {
    let arguments = [&["solve"], options].concat();
    let output = output_with_input(&arguments, position.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let counts = String::from_utf8(output.stderr).unwrap();
    assert_eq!(counts.matches('\n').count(), 1, "{counts}");
    for unit in [" nodes, ", " nodes/s, ", " s, table ", " MiB"] {
        assert!(counts.contains(unit), "{counts}");
    }
    (String::from_utf8(output.stdout).unwrap(), counts)
}

fn dealt(game: &str, number: &str) -> String {
    printed(output(&["deal", game, number]))
}

#[test]
fn a_won_position_is_solved_without_a_move() {
    assert_eq!(solved(&[], &won_bisley()).0, "won\n");
}

#[test]
fn a_win_is_printed_as_moves_that_can_be_replayed() {
    let start = dealt("bisley", "979");
    let (answer, _) = solved(&["--seconds", "60.5", "--memory", "16"], &start);
    let moves = answer.strip_prefix("won\n").unwrap();
    assert!(moves.lines().all(|line| !line.contains(' ')));

    let start = Scratch::of("solved-start.txt", start);
    let moves = Scratch::of("solved-moves.txt", moves);
    let end = printed(output(&["replay", start.path(), moves.path()]));
    assert_eq!(end.matches("tableau -\n").count(), 13);
}

#[test]
fn a_deal_that_cannot_be_won_is_lost() {
    for number in ["1", "9"] {
        let deal = dealt("big_apple", number);
        assert_eq!(solved(&[], &deal).0, "lost\n");
    }
}

#[test]
fn a_search_that_ends_early_knows_nothing_and_says_why() {
    let deal = dealt("midshipman", "1");
    let (answer, counts) = solved(&["--nodes", "1"], &deal);
    assert_eq!(answer, "unknown\n");
    assert!(counts.ends_with("; no more nodes allowed\n"), "{counts}");
    let (answer, counts) = solved(&["--seconds", "0.000001"], &deal);
    assert_eq!(answer, "unknown\n");
    assert!(counts.ends_with("; no time left\n"), "{counts}");
}

#[test]
fn a_hint_is_a_legal_move_a_tab_and_what_for() {
    for game in ["big_apple", "midshipman", "bisley", "sally"] {
        let deal = dealt(game, "7");
        let line = played(&["hint", "--milliseconds", "20"], &deal);
        let (action, reason) = line.strip_suffix('\n').unwrap().split_once('\t').unwrap();
        let moves = played(&["moves"], &deal);
        assert!(moves.lines().any(|legal| legal == action), "{line}");
        // A sentence, not the name of a message.
        assert!(reason.contains(' '), "{line}");
    }
    assert_eq!(played(&["hint"], &won_bisley()), "none\n");
}

/// The rows that a survey prints, sorted, and the sum.
fn surveyed(arguments: &[&str]) -> (Vec<String>, String) {
    let whole = printed(output(&[&["survey"], arguments].concat()));
    let mut lines: Vec<String> = whole.lines().map(str::to_owned).collect();
    let sum = lines.pop().unwrap();
    lines.sort();
    (lines, sum)
}

#[test]
fn a_survey_has_a_row_per_deal_and_a_sum_whatever_the_jobs() {
    let (rows, sum) = surveyed(&["bisley", "1", "20", "--jobs", "1"]);
    assert_eq!(rows.len(), 20);
    let with_verdict = |verdict: &str| {
        let rows = rows.iter().filter(|row| row.contains(verdict));
        rows.count()
    };
    let (won, lost) = (with_verdict("\twon\t"), with_verdict("\tlost\t-\t"));
    assert_eq!(won + lost, 20);
    assert!(sum.starts_with(&format!("won {won} of 20 (")), "{sum}");
    assert!(
        sum.ends_with(&format!("), lost {lost}, unknown 0")),
        "{sum}"
    );
    assert_eq!(surveyed(&["bisley", "1", "20", "--jobs", "2"]), (rows, sum));
}

#[test]
fn the_moves_of_a_row_are_those_of_a_win() {
    let (rows, _) = surveyed(&["bisley", "979", "979", "--seconds", "30"]);
    let fields: Vec<&str> = rows[0].split('\t').collect();
    let (answer, counts) = solved(&["--seconds", "30"], &dealt("bisley", "979"));
    let moves = (answer.lines().count() - 1).to_string();
    let nodes = counts.split(' ').next().unwrap();
    assert_eq!(fields, ["979", "won", &moves, nodes]);
}

#[test]
fn deals_that_cannot_be_decided_in_time_are_unknown() {
    let (rows, sum) = surveyed(&["midshipman", "1", "2", "--seconds", "0.000001"]);
    assert!(rows.iter().all(|row| row.contains("\tunknown\t-\t")));
    assert_eq!(sum, "won 0 of 2 (0.0 %, 95 % 0.0–65.8), lost 0, unknown 2");
}

#[test]
fn a_survey_goes_on_where_its_file_ended() {
    let (rows, sum) = surveyed(&["bisley", "1", "8"]);
    let mut text = rows.join("\n") + "\n" + &sum + "\n";
    // Something no survey would find out, so that it shows if the deal is done again.
    text += "9\tunknown\t-\t5\n10\twon\t777\t5\n";
    for torn in [
        "",
        "1",
        "11\tw",
        "11\tlost\t-\t5",
        "won 8 of 8 (100.0 %, 95 % 67.6\u{2013}",
    ] {
        let file = Scratch::of("survey.txt", text.clone() + torn);
        let arguments = ["survey", "bisley", "3", "12", "--out", file.path()];
        let sum = printed(output(&arguments));
        assert_eq!(sum.lines().count(), 1, "{sum}");
        assert!(sum.contains(" of 10 ("), "{sum}");
        assert!(sum.ends_with(", unknown 1\n"), "{sum}");

        let whole = fs::read_to_string(file.path()).unwrap();
        let added: Vec<&str> = whole.strip_prefix(&text).unwrap().lines().collect();
        let mut deals: Vec<&str> = added
            .iter()
            .map(|row| row.split('\t').next().unwrap())
            .collect();
        deals.sort();
        assert_eq!(deals, ["11", "12"]);

        assert_eq!(printed(output(&arguments)), sum);
        assert_eq!(fs::read_to_string(file.path()).unwrap(), whole);
    }
}

#[test]
fn a_survey_begins_its_file_if_there_is_none() {
    let file = Scratch::of("new-survey.txt", "");
    fs::remove_file(file.path()).unwrap();
    let sum = printed(output(&[
        "survey",
        "bisley",
        "1",
        "3",
        "--out",
        file.path(),
    ]));
    let mut rows: Vec<String> = fs::read_to_string(file.path())
        .unwrap()
        .lines()
        .map(str::to_owned)
        .collect();
    rows.sort();
    assert_eq!(
        (rows, sum.trim_end().to_owned()),
        surveyed(&["bisley", "1", "3"])
    );
}

#[test]
fn a_file_that_is_no_survey_is_left_alone() {
    for (content, line) in [
        ("1\twon\t48\t5\n2\twon\t-\t5\n", 2),
        ("1\twon\t48\t5\n\n", 2),
        ("1\twon\t48\t5\r\n", 1),
        ("1\twon\t48\t5\nDear diary", 2),
        ("1\twon\t48\t5\tx", 1),
        (
            "won 1 of 2 (100.0 %, 95 % 20.7\u{2013}100.0), lost 0, unknown 0\n",
            1,
        ),
        (&format!("won 1{}", " ".repeat(5_000)), 1),
        (" ", 1),
        ("\u{0}", 1),
    ] {
        let file = Scratch::of("no-survey.txt", content);
        let complaint = no(output(&[
            "survey",
            "bisley",
            "1",
            "3",
            "--out",
            file.path(),
        ]));
        let place = format!("{}: line {line}: ", file.path());
        assert!(complaint.starts_with(&place), "{content:?} {complaint}");
        assert_eq!(fs::read_to_string(file.path()).unwrap(), content);
    }
    let file = Scratch::of("no-text.txt", b"\xff\xfe\n");
    let arguments = ["survey", "bisley", "1", "3", "--out", file.path()];
    assert!(no(output(&arguments)).contains(": line 1: "));

    let folder = env!("CARGO_TARGET_TMPDIR");
    let arguments = ["survey", "bisley", "1", "3", "--out", folder];
    assert!(no(output(&arguments)).contains(folder));
}

#[test]
fn a_fair_survey_never_calls_a_deal_lost() {
    let arguments = ["bisley", "1", "3", "--fair", "--seconds", "0.2"];
    let (rows, sum) = surveyed(&arguments);
    assert_eq!(rows.len(), 3);
    for row in &rows {
        let fields: Vec<&str> = row.split('\t').collect();
        assert_eq!(fields.len(), 4);
        match fields[1] {
            "won" => assert!(fields[2].parse::<u32>().unwrap() >= 12),
            verdict => assert_eq!((verdict, fields[2]), ("unknown", "-")),
        }
        assert!(fields[3].parse::<u64>().is_ok());
    }
    assert!(sum.contains("lost 0"), "{sum}");
}
