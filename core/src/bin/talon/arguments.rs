//! What can be asked for.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
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

impl Call {
    /// What was called for; a wrong call ends here, with its exit status.
    pub fn read() -> Call {
        let call = Call::parse();
        if let Command::Survey(survey) = &call.command
            && survey.from > survey.to
        {
            let why = "the first deal of a survey can't come after the last";
            Call::command()
                .error(ErrorKind::ValueValidation, why)
                .exit();
        }
        call
    }
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
    /// Find out whether a position can be won, when all cards are known.
    ///
    /// Prints `won` and moves that win, `lost` if no moves do, or `unknown`; what it cost goes to
    /// standard error.
    Solve {
        /// The longest it may take, in seconds.
        #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
        seconds: Duration,
        /// The most positions to look at; as many as there is time for if not said.
        #[arg(long, value_name = "N", value_parser = count)]
        nodes: Option<u64>,
        /// The most memory to remember positions in, in MiB.
        #[arg(long, value_name = "MIB", default_value = "64", value_parser = mebibytes)]
        memory: usize,
        /// The position; standard input if not said.
        file: Option<PathBuf>,
    },
    /// Recommend a move from what a player can see, and say what for.
    Hint {
        /// How long to think, in thousandths of a second.
        #[arg(long, value_name = "M", default_value = "100", value_parser = milliseconds)]
        milliseconds: Duration,
        /// The position; standard input if not said.
        file: Option<PathBuf>,
    },
    /// Find out how many deals of a game can be won.
    ///
    /// Prints a line per deal as it is decided: number, verdict, moves to the win or `-`, positions
    /// looked at. The last line sums up.
    Survey(Survey),
    /// Play a game in the terminal.
    Play {
        /// The game's id.
        #[arg(value_parser = game)]
        game: &'static Rules,
        /// The deal's number, 1 to 4294967295; any if not said.
        number: Option<DealNumber>,
    },
}

/// Which deals to look at, and how.
#[derive(Args)]
pub struct Survey {
    /// The game's id.
    #[arg(value_parser = game)]
    pub game: &'static Rules,
    /// The first deal's number, 1 to 4294967295.
    pub from: DealNumber,
    /// The last deal's number.
    pub to: DealNumber,
    /// The longest a deal may take, in seconds.
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    pub seconds: Duration,
    /// How many deals to look at side by side, 1 to 1024; as many as the computer is good for if
    /// not said.
    #[arg(long, value_name = "J", value_parser = jobs)]
    pub jobs: Option<usize>,
    /// Play each deal by following hints, which know only what a player sees.
    ///
    /// A game that isn't won this way counts as unknown. Each hint may look at the same number of
    /// positions, however long that takes, so that a survey can be repeated exactly; --seconds only
    /// bounds a whole deal. What is printed as positions looked at is what the hints were allowed.
    #[arg(long)]
    pub fair: bool,
    /// Add the lines to this file instead of printing them. Deals that it has a line of already are
    /// not looked at again.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

fn game(id: &str) -> Result<&'static Rules, String> {
    rules::game(id).ok_or_else(|| "no such game, `talon games` lists them".to_owned())
}

fn depth(text: &str) -> Result<u8, String> {
    digits(text).ok_or_else(|| "not a number from 0 to 255".to_owned())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let is_decimal = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds = text.parse().ok().filter(|_| is_decimal);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let time = time.filter(|time| !time.is_zero());
    time.ok_or_else(|| "not a number of seconds above 0".to_owned())
}

fn milliseconds(text: &str) -> Result<Duration, String> {
    count(text).map(Duration::from_millis)
}

fn count(text: &str) -> Result<u64, String> {
    let count = digits(text).filter(|&count| count > 0);
    count.ok_or_else(|| format!("not a number from 1 to {}", u64::MAX))
}

fn mebibytes(text: &str) -> Result<usize, String> {
    const MOST: usize = usize::MAX >> 20;
    let count = digits(text).filter(|count| (1..=MOST).contains(count));
    let bytes = count.map(|count: usize| count << 20);
    bytes.ok_or_else(|| format!("not a number from 1 to {MOST}"))
}

fn jobs(text: &str) -> Result<usize, String> {
    let jobs = digits(text).filter(|jobs| (1..=1024).contains(jobs));
    jobs.ok_or_else(|| "not a number from 1 to 1024".to_owned())
}

/// A number of digits alone, without a sign.
fn digits<N: FromStr>(text: &str) -> Option<N> {
    let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_digits)
}
