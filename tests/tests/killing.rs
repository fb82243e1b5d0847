//! Nothing is lost when the app is killed, at whatever moment that is.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use talon_core::ledger::{Ledger, SystemCalendar};
use talon_core::rules::{GAMES, Rules};
use talon_core::session::SteadyClock;
use talon_tests::chance::Chance;
use talon_tests::kept::kept_state;

const KILLS: u32 = 500;

/// The longest that a player lives after the first thing that was kept, in microseconds.
const LONGEST_LIFE: u32 = 40_000;

/// What a player said before it was killed.
#[derive(Debug, Default)]
struct LastWords {
    /// The last state that was said to be kept.
    kept: String,
    /// What was to be kept next, if anything.
    tried: Option<String>,
    /// How many things were kept.
    count: usize,
}

/// Has someone play on in this folder, and kills the process after some time.
fn play_and_die(folder: &Path, rules: &Rules, chance: &mut Chance) -> LastWords {
    let mut player = Command::new(env!("CARGO_BIN_EXE_killed-player"))
        .arg(folder)
        .arg(rules.id)
        .arg(chance.any().to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(player.stdout.take().unwrap());
    let mut words = LastWords::default();
    assert!(words.listen(&mut said), "the player begins");
    let reader = thread::spawn(move || {
        while words.listen(&mut said) {}
        words
    });
    thread::sleep(Duration::from_micros(chance.below(LONGEST_LIFE).into()));
    player.kill().unwrap();
    player.wait().unwrap();
    reader.join().unwrap()
}

impl LastWords {
    /// Listens to one more line; whether there was one. One that is cut off wasn't said.
    fn listen(&mut self, said: &mut impl BufRead) -> bool {
        let mut line = String::new();
        let read = said.read_line(&mut line);
        let Some(line) = line.strip_suffix('\n').filter(|_| read.is_ok()) else {
            return false;
        };
        if let Some(state) = line.strip_prefix("kept ") {
            self.kept = state.to_owned();
            self.tried = None;
            self.count += 1;
        } else if let Some(state) = line.strip_prefix("try ") {
            self.tried = Some(state.to_owned());
        }
        true
    }
}

/// What is found by someone who opens the app again.
fn state_in(folder: &Path, rules: &'static Rules) -> String {
    let clock = Arc::new(SteadyClock::default());
    let ledger = Ledger::open(folder, clock, Arc::new(SystemCalendar)).unwrap();
    let results = ledger.store().results(None).wait().unwrap().len();
    let (session, entry) = ledger.resume(rules).unwrap().expect("a game on the table");
    assert!(!entry.is_broken());
    ledger.store().look_through().wait().unwrap();
    assert_eq!(ledger.store().take_rescues(), []);
    kept_state(&session.record(), results)
}

/// Kills a player of this game again and again. How many things were kept, and how often there was
/// something that was being kept just then.
fn kill_again_and_again(rules: &'static Rules, kills: u32) -> (usize, usize) {
    let mut chance = Chance::new(u64::from(rules.number));
    let folder = tempfile::tempdir().unwrap();
    let (mut things, mut cut_short) = (0, 0);
    for kill in 0..kills {
        let words = play_and_die(folder.path(), rules, &mut chance);
        let found = state_in(folder.path(), rules);
        let is_next = words.tried.as_ref() == Some(&found);
        assert!(
            found == words.kept || is_next,
            "{} kill {kill}: found {found}, but {words:?}",
            rules.id
        );
        things += words.count;
        cut_short += usize::from(words.tried.is_some());
    }
    (things, cut_short)
}

#[test]
fn a_killed_player_finds_everything_that_was_kept() {
    let kills = KILLS / GAMES.len() as u32;
    // Most of the time goes by waiting for the disk, so all games are played at once.
    let sums: Vec<(usize, usize)> = thread::scope(|scope| {
        let players = GAMES.map(|rules| scope.spawn(move || kill_again_and_again(rules, kills)));
        players
            .into_iter()
            .map(|player| player.join().unwrap())
            .collect()
    });
    let things: usize = sums.iter().map(|sum| sum.0).sum();
    let cut_short: usize = sums.iter().map(|sum| sum.1).sum();
    // Otherwise nobody was killed at an interesting moment.
    assert!(things > 1_000 && cut_short > 50, "{things}, {cut_short}");
}
