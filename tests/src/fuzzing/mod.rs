//! What the fuzz targets do with the bytes they get. Whatever the bytes are, nothing may panic.

mod bytes;
mod session;

pub use session::session;

use std::sync::Arc;

use talon_core::deal::{DealNumber, deal};
use talon_core::hint::{Memory, hint};
use talon_core::moves::Move;
use talon_core::notation::read_moves;
use talon_core::position::Position;
use talon_core::rules::GAMES;
use talon_core::search::{Cancel, Limits, Verdict, solve as solved};
use talon_core::session::{Record, Session, SteadyClock, Steps};
use talon_core::share;
use talon_core::stuck::is_stuck;

use crate::checks;

/// Reads a position. One that is read is a good one and written as it is read; an error names a
/// line of the text.
pub fn position_text(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    match text.parse::<Position>() {
        Ok(position) => checks::assert_is_good(&position),
        Err(error) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&error.line), "{error}");
            assert!(!error.to_string().contains('\n'), "{error}");
        }
    }
}

/// Reads a position and thinks about it for a short while. What wins can be played to the win, a
/// hint is a legal move, and a stuck game can't be won.
pub fn solve(data: &[u8]) {
    let text = str::from_utf8(data).unwrap_or_default();
    let Ok(position) = text.parse::<Position>() else {
        return;
    };
    let cancel = Cancel::default();
    let limits = Limits::of_nodes(2_000);
    let verdict = solved(&position, &limits, &cancel, &mut |_| {}).verdict;
    if let Verdict::Won(line) = &verdict {
        assert!(!is_stuck(&position), "{position}");
        let mut end = position;
        for &next in line {
            end.play(next).expect("a winning line can be played");
        }
        assert!(end.is_won(), "{position}");
    }
    let memory = Memory::of_now(&position);
    if let Some(hint) = hint(&position, &memory, &Limits::of_nodes(500), &cancel) {
        assert!(position.is_legal(hint.action), "{hint:?}\n{position}");
    }
}

/// Reads moves. What is read is written alike, what isn't is named with its line; and in every
/// game a move is played exactly if it is among the legal ones.
pub fn move_text(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    match read_moves(text) {
        Ok(moves) => {
            let written: Vec<String> = moves.iter().map(Move::to_string).collect();
            let words: Vec<&str> = text.split_whitespace().collect();
            assert_eq!(written, words);
            play_in_every_game(&moves);
        }
        Err(error) => {
            let line = text.lines().nth(error.line - 1).unwrap_or_default();
            assert!(line.split_whitespace().any(|word| word == error.text));
            assert!(error.text.parse::<Move>().is_err());
        }
    }
}

fn play_in_every_game(moves: &[Move]) {
    for rules in GAMES {
        let mut position = deal(rules, DealNumber::new(1).expect("not 0"));
        let mut played = Vec::new();
        for &candidate in moves {
            let is_listed = position.legal_moves().contains(&candidate);
            let outcome = position.play(candidate);
            assert_eq!(outcome.is_ok(), is_listed, "{candidate}\n{position}");
            played.extend(outcome);
        }
        checks::assert_cards_are_conserved(&position);
        for played in played.into_iter().rev() {
            position.undo(played);
        }
        assert_eq!(position, deal(rules, DealNumber::new(1).expect("not 0")));
    }
}

/// Reads a code for a deal. What is read has a code that is read alike.
pub fn share_code(data: &[u8]) {
    let text = str::from_utf8(data).unwrap_or_default();
    if let Ok(deal) = share::parse(text) {
        assert_eq!(share::parse(&share::code(&deal)), Ok(deal));
    }
}

/// Reads the steps of a kept game and takes every game up with them. What is read is written
/// alike; a game takes up the steps that can be played, and stands as if a player had made them.
pub fn steps(data: &[u8]) {
    let text = str::from_utf8(data).unwrap_or_default();
    let Ok(steps) = text.parse::<Steps>() else {
        return;
    };
    assert_eq!(steps.to_string().parse(), Ok(steps.clone()));
    for rules in GAMES {
        let number = DealNumber::new(1).expect("not 0");
        let mut session = Session::deal(rules, number, Arc::new(SteadyClock::default()));
        let record = Record {
            done: steps.0.len(),
            steps: steps.clone(),
            ..Record::default()
        };
        let good = match session.restore(&record) {
            Ok(()) => steps.0.len(),
            Err(broken) => broken.good,
        };
        let kept = session.record().steps.0;
        assert_eq!(Some(kept.as_slice()), steps.0.get(..good));
        let mut position = deal(rules, number);
        for &action in kept.iter().flatten() {
            position.play(action).expect("a legal move");
        }
        assert_eq!(session.position(), &position);
    }
}
