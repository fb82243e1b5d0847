//! A game in the terminal.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, IsTerminal, Read};
use std::sync::Arc;
use std::time::Duration;

use talon_core::deal::DealNumber;
use talon_core::hint::hint;
use talon_core::moves::Move;
use talon_core::rules::Rules;
use talon_core::search::{Cancel, Limits};
use talon_core::session::{Declined, Session, Status, SteadyClock};
use talon_core::text::duration;

use crate::advice::reason;
use crate::no::{No, one_line};
use crate::output::print;
use crate::view::{Signs, board, rank};

const HELP: &str = "\
Moves are written FROM-TO, such as t3-f1 or w-t2, with :N behind for a group of
N cards: t2-t5:4. Piles are s (stock), w (waste), c1 (cells), f1 (foundations)
and t1 (tableau piles). `deal` deals from the stock, `redeal` turns the waste
over. Several on a line are fine.

moves    list the legal moves
undo     take the last move back
redo     play it again
restart  go back to the start of the deal
finish   play all cards home, when nothing can go wrong any more
hint     recommend a move
help     show this
quit     stop
";

/// More than anybody types on a line.
const LONGEST_LINE: u64 = 64 << 10;

/// Short enough not to be waited for.
const HINT_TIME: Duration = Duration::from_millis(100);

/// What there is to say when moves are asked for after the win.
const WON: &str = "The game is won, there is nothing left to do but undo.\n";

/// As much of a word as is repeated in an answer.
const LONGEST_WORD: usize = 20;

/// Plays a game until the input ends or the player quits.
pub fn play(rules: &'static Rules, number: Option<DealNumber>) -> Result<(), No> {
    let number = number.unwrap_or_else(any_deal);
    let session = Session::deal(rules, number, Arc::new(SteadyClock::default()));
    let mut game = Game {
        session,
        number,
        signs: Signs::of_terminal(),
    };
    print(&format!(
        "{}\n`help` lists what you can do.\n",
        game.shown()
    ))?;
    while let Some(line) = next_line()? {
        let Some(answer) = game.answer(&line) else {
            return Ok(());
        };
        print(&answer)?;
    }
    Ok(())
}

/// A deal nobody chose. A new hasher's keys are random, which is all that is needed here.
fn any_deal() -> DealNumber {
    let random = RandomState::new().hash_one(0) as u32;
    DealNumber::new(random).unwrap_or_else(any_deal)
}

fn next_line() -> Result<Option<String>, No> {
    let mut input = io::stdin().lock();
    if input.is_terminal() {
        print("> ")?;
    }
    let mut line = Vec::new();
    let read = input
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut line);
    match read {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
        Err(error) => Err(No::because("standard input", error)),
    }
}

struct Game {
    session: Session,
    number: DealNumber,
    signs: Signs,
}

impl Game {
    /// Does what stands on a line, up to the first word that can't be done; what there is to say
    /// to it. `None` to stop.
    fn answer(&mut self, line: &str) -> Option<String> {
        let mut answer = String::new();
        let mut has_changed = false;
        for word in line.split_whitespace() {
            let outcome = match word {
                "quit" => return None,
                "help" => {
                    answer += HELP;
                    continue;
                }
                "hint" => {
                    answer += &self.hint();
                    continue;
                }
                "moves" => {
                    answer += &self.legal_moves();
                    continue;
                }
                _ => self.act(word),
            };
            if let Err(why) = outcome {
                let word: String = word.chars().take(LONGEST_WORD).collect();
                answer += &format!("{}: {why}.\n", one_line(&word));
                break;
            }
            has_changed = true;
        }
        if has_changed {
            answer.insert_str(0, &self.shown());
        }
        Some(answer)
    }

    /// Does what a word asks for, or says why not.
    fn act(&mut self, word: &str) -> Result<(), String> {
        let done = match word {
            "undo" => self.session.undo(),
            "redo" => self.session.redo(),
            "restart" => self.session.restart(),
            "finish" => self.session.finish(),
            _ => match word.parse::<Move>() {
                Ok(candidate) => self.session.play(candidate),
                Err(_) => return Err("neither a move nor a command, see `help`".to_owned()),
            },
        };
        done.map_err(|declined: Declined| declined.to_string())
    }

    fn legal_moves(&self) -> String {
        if self.session.status() == Status::Won {
            return WON.to_owned();
        }
        let legal = self.session.position().legal_moves().into_iter();
        let mut moves: Vec<String> = legal.map(|legal| legal.to_string()).collect();
        moves.sort();
        moves.join(" ") + "\n"
    }

    /// A move from what the player has seen so far, and what for.
    fn hint(&self) -> String {
        if self.session.status() == Status::Won {
            return WON.to_owned();
        }
        let position = self.session.position();
        let limits = Limits::of_time(HINT_TIME);
        let memory = self.session.memory();
        match hint(position, &memory, &limits, &Cancel::default()) {
            Some(hint) => format!("{}: {}.\n", hint.action, reason(hint)),
            None => "No move is of any use. `undo` goes back, `restart` starts again.\n".to_owned(),
        }
    }

    /// The board under a line that says which game this is, and how it stands.
    fn shown(&self) -> String {
        let position = self.session.position();
        let base = position.base();
        let base = base.map_or(String::new(), |base| format!(", base {}", rank(base)));
        format!(
            "\n{}, deal {}{base}, {}\n\n{}\n{}",
            self.session.rules().name,
            self.number,
            self.move_count(),
            board(position, self.signs),
            self.standing(),
        )
    }

    fn move_count(&self) -> String {
        match self.session.move_count() {
            1 => "1 move".to_owned(),
            count => format!("{count} moves"),
        }
    }

    fn standing(&self) -> String {
        match self.session.status() {
            Status::Playing => String::new(),
            Status::NoMoves => {
                "No moves left. `undo` goes back, `restart` starts again.\n".to_owned()
            }
            Status::Stuck => {
                "The moves that are left only go round. `undo` goes back, `restart` starts again.\n"
                    .to_owned()
            }
            Status::Won => {
                let time = self.session.elapsed().as_millis();
                let time = duration(u64::try_from(time).unwrap_or(u64::MAX));
                format!("You won! {} in {time}.\n", self.move_count())
            }
        }
    }
}
