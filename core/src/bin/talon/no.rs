//! The answer no.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// What ends a call early.
#[derive(Debug)]
pub enum No {
    /// Why the answer is no, in one line.
    Because(String),
    /// Nobody reads what is printed, as after `talon moves | head -1`. No reason to complain.
    NobodyReads,
}

impl No {
    /// `what` is the thing that is wrong: a file, or a move in it.
    pub fn because(what: impl Display, why: impl Display) -> No {
        No::Because(format!("{what}: {why}"))
    }

    /// Says why on standard error; the exit status that goes with it.
    pub fn tell(&self) -> ExitCode {
        let No::Because(why) = self else {
            return ExitCode::SUCCESS;
        };
        // There is nowhere left to complain if that fails.
        let _ = writeln!(io::stderr(), "{}", one_line(why));
        ExitCode::FAILURE
    }
}

/// Names of files and words in them may hold anything; they are to stay in their line, and to leave
/// the terminal alone.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}
