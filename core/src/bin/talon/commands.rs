//! The answers.

use std::fmt::Write;

use talon_core::deal::deal;
use talon_core::perft::perft;
use talon_core::position::Position;
use talon_core::rules::GAMES;
use talon_core::search::Limits;

use crate::advice::advice;
use crate::arguments::Command;
use crate::input::Source;
use crate::no::No;
use crate::output::print;
use crate::play::play;
use crate::solve::solve;
use crate::survey::survey;

/// Does what was asked for.
pub fn run(command: Command) -> Result<(), No> {
    match command {
        Command::Games => print(&games()),
        Command::Deal { game, number } => print(&deal(game, number).to_string()),
        Command::Moves { file } => print(&moves(&Source::from(file).position()?)),
        Command::Perft { depth, file } => {
            let count = perft(&Source::from(file).position()?, depth);
            print(&format!("{count}\n"))
        }
        Command::Replay { file, moves } => {
            print(&replay(&Source::File(file), &Source::File(moves))?.to_string())
        }
        Command::Solve {
            seconds,
            nodes,
            memory,
            file,
        } => {
            let limits = Limits {
                nodes: nodes.unwrap_or(u64::MAX),
                time: seconds,
                memory,
            };
            solve(&Source::from(file).position()?, &limits)
        }
        Command::Hint { milliseconds, file } => {
            print(&advice(&Source::from(file).position()?, milliseconds))
        }
        Command::Survey(asked) => survey(&asked),
        Command::Play { game, number } => play(game, number),
    }
}

fn games() -> String {
    GAMES.into_iter().fold(String::new(), |mut list, rules| {
        // Writing to a string can't fail.
        let _ = writeln!(list, "{}\t{}\t{}", rules.id, rules.pack.decks, rules.name);
        list
    })
}

/// The legal moves, sorted by the bytes of their texts.
fn moves(position: &Position) -> String {
    let legal = position.legal_moves().into_iter();
    let mut texts: Vec<String> = legal.map(|legal| format!("{legal}\n")).collect();
    texts.sort();
    texts.concat()
}

fn replay(start: &Source, moves: &Source) -> Result<Position, No> {
    let mut position = start.position()?;
    for (number, next) in (1..).zip(moves.moves()?) {
        let number: usize = number;
        position
            .play(next)
            .map_err(|why| No::because(format_args!("{moves}: move {number}, {next}"), why))?;
    }
    Ok(position)
}
