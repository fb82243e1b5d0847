//! Plays for ever, and says what it does, until it is killed: the other half of the test that
//! nothing is lost then.
//!
//! `killed-player FOLDER GAME SEED` prints a line before and after each thing it does: `try STATE`
//! when it is about to keep this state, and `kept STATE` when the store says that it is kept.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use talon_core::deal::DealNumber;
use talon_core::ledger::{Entry, Ledger, SystemCalendar};
use talon_core::rules::{Rules, game};
use talon_core::session::{Record, Session, Status, SteadyClock};
use talon_core::wish::Wish;
use talon_tests::chance::Chance;
use talon_tests::kept::kept_state;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, folder, id, seed] = arguments.as_slice() else {
        panic!("usage: killed-player FOLDER GAME SEED");
    };
    let rules = game(id).expect("a game's id");
    let chance = Chance::new(seed.parse().expect("a number"));
    let clock = Arc::new(SteadyClock::default());
    let ledger = Ledger::open(Path::new(folder), clock, Arc::new(SystemCalendar)).expect("a store");
    Player::sit_down(ledger, rules, chance).play();
}

struct Player {
    ledger: Ledger,
    rules: &'static Rules,
    chance: Chance,
    session: Session,
    entry: Entry,
    /// How many games are over.
    results: usize,
    /// Whether the one being played is among them.
    is_over: bool,
}

impl Player {
    fn sit_down(ledger: Ledger, rules: &'static Rules, mut chance: Chance) -> Player {
        let results = ledger.store().results(None).wait().unwrap().len();
        let resumed = ledger.resume(rules).unwrap();
        let (session, entry) = resumed.unwrap_or_else(|| deal(&ledger, rules, &mut chance));
        let is_over = ledger.store().has_result(entry.id()).wait().unwrap();
        Player {
            is_over,
            ledger,
            rules,
            chance,
            session,
            entry,
            results,
        }
    }

    fn play(mut self) {
        self.say("kept");
        loop {
            match self.chance.below(20) {
                0 => self.deal_anew(),
                1..5 => self.change(|session, _| session.undo().is_ok()),
                5..7 => self.change(|session, _| session.redo().is_ok()),
                _ => self.change(play_any),
            }
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Session, &mut Chance) -> bool) {
        if change(&mut self.session, &mut self.chance) {
            if self.session.status() == Status::Won && !self.is_over {
                self.is_over = true;
                self.results += 1;
            }
            self.say("try");
            if let Some(pending) = self.ledger.keep(&mut self.entry, &self.session) {
                pending.wait().unwrap();
            }
            self.say("kept");
        }
    }

    /// Leaves a game that has begun for a new one.
    fn deal_anew(&mut self) {
        if self.session.move_count() == 0 {
            return;
        }
        self.results += usize::from(!self.is_over);
        self.is_over = false;
        println!("try {}", kept_state(&Record::default(), self.results));
        (self.session, self.entry) = deal(&self.ledger, self.rules, &mut self.chance);
        self.say("kept");
    }

    fn say(&self, what: &str) {
        let record = self.session.record();
        println!("{what} {}", kept_state(&record, self.results));
        io::stdout().flush().unwrap();
    }
}

fn deal(ledger: &Ledger, rules: &'static Rules, chance: &mut Chance) -> (Session, Entry) {
    let number = DealNumber::new(1 + chance.below(1_000)).unwrap();
    let (deal, origin) = Wish::Number(number).deal(rules, 0).unwrap();
    ledger.begin(deal, origin).unwrap()
}

fn play_any(session: &mut Session, chance: &mut Chance) -> bool {
    let moves = session.position().legal_moves();
    let count = u32::try_from(moves.len()).unwrap();
    count > 0 && session.play(moves[chance.below(count) as usize]).is_ok()
}
