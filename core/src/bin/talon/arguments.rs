//! What can be asked for.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use talon_core::deal::DealNumber;
use talon_core::rules::{self, Rules};

/// Five patience games without a screen.
///
/// Positions come from a file or from standard input, results go to standard output. The exit
/// status is 1 where the answer is no, 2 for a wrong call.
#[derive(Parser)]
#[command(name = "talon", version)]
pub struct Call {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// List the games: id, decks, name.
    Games,
    /// Print the first position of a deal.
    Deal {
        /// The game's id.
        #[arg(value_parser = game)]
        game: &'static Rules,
        /// The deal's number, 1 to 4294967295.
        number: DealNumber,
    },
    /// Print the legal moves of a position, sorted.
    Moves {
        /// The position; standard input if not said.
        file: Option<PathBuf>,
    },
    /// Count the sequences of legal moves of a length.
    Perft {
        /// How many moves, 0 to 255.
        #[arg(value_parser = depth)]
        depth: u8,
        /// The position; standard input if not said.
        file: Option<PathBuf>,
    },
    /// Print the position after some moves.
    Replay {
        /// The position at the start.
        file: PathBuf,
        /// The moves, with white space between them.
        moves: PathBuf,
    },
    /// Play a game in the terminal.
    Play {
        /// The game's id.
        #[arg(value_parser = game)]
        game: &'static Rules,
        /// The deal's number, 1 to 4294967295; any if not said.
        number: Option<DealNumber>,
    },
}

fn game(id: &str) -> Result<&'static Rules, String> {
    rules::game(id).ok_or_else(|| "no such game, `talon games` lists them".to_owned())
}

fn depth(text: &str) -> Result<u8, String> {
    let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let depth = text.parse().ok().filter(|_| is_digits);
    depth.ok_or_else(|| "not a number from 0 to 255".to_owned())
}
