//! Damaged databases: each is opened, what can be read of it is there, and what can't isn't lost
//! without a word.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use talon_core::deal::DealNumber;
use talon_core::game_result::{GameId, GameResult, Moment};
use talon_core::ledger::{Ledger, SystemCalendar};
use talon_core::rules::{BISLEY, GAMES};
use talon_core::session::SteadyClock;
use talon_core::settings::{Settings, TapPreference};
use talon_core::store::{Rescue, Store, StoreError};
use talon_core::wish::Wish;
use talon_tests::chance::Chance;

const RESULTS: u8 = 200;
const NAME: &str = "talon.sqlite";
const COPY: &str = "talon-copy.sqlite";

/// Everything that is in a store.
#[derive(Clone, PartialEq, Debug)]
struct Contents {
    results: HashSet<String>,
    games: Vec<String>,
    settings: Settings,
}

fn result(number: u8) -> GameResult {
    GameResult {
        id: GameId::from_bytes([number; 16]),
        game: GAMES[usize::from(number) % GAMES.len()].id.to_owned(),
        started: Moment(1_790_000_000 + i64::from(number) * 1_000),
        ended: Moment(1_790_000_600 + i64::from(number) * 1_000),
        is_won: number.is_multiple_of(3),
        moves: 40 + u32::from(number),
        time: Duration::from_secs(300 + u64::from(number)),
        undos: u32::from(number % 4),
        hints: u32::from(number % 2),
        deal: DealNumber::new(u32::from(number)),
        from_winnable: number.is_multiple_of(2),
        daily: None,
    }
}

fn fill(folder: &Path) {
    let clock = Arc::new(SteadyClock::default());
    let ledger = Ledger::open(folder, clock, Arc::new(SystemCalendar)).unwrap();
    for rules in GAMES {
        let (deal, origin) = Wish::Winnable.deal(rules, 3).unwrap();
        let (mut session, mut entry) = ledger.begin(deal, origin).unwrap();
        for _ in 0..30 {
            let moves = session.position().legal_moves();
            session.play(moves[moves.len() / 2]).unwrap();
        }
        ledger.keep(&mut entry, &session).unwrap().wait().unwrap();
    }
    let changed = Settings {
        tap: TapPreference::PickUp,
        left_handed: true,
        ..Settings::default()
    };
    let store = ledger.store();
    store
        .save_settings(&Settings::default(), &changed)
        .wait()
        .unwrap();
    let results = (1..=RESULTS).map(result).collect();
    store.add_results(results).wait().unwrap();
}

/// What a store has, and the rescues that it took. Everything is read twice, so that damage found
/// on the way is over.
fn open(folder: &Path) -> Result<(Contents, Vec<Rescue>), StoreError> {
    let store = Store::open(folder)?;
    let read = || -> Result<Contents, StoreError> {
        let results = store.results(None).wait()?;
        let games = store.games().wait()?;
        let mut games: Vec<String> = games.iter().map(|game| format!("{game:?}")).collect();
        games.sort();
        Ok(Contents {
            results: results.iter().map(|result| format!("{result:?}")).collect(),
            games,
            settings: store.settings().wait()?,
        })
    };
    read()?;
    store.look_through().wait()?;
    let contents = read()?;
    Ok((contents, store.take_rescues()))
}

/// A folder with the database of the bytes, and with the copy if there is one.
fn folder_of(database: &[u8], copy: Option<&[u8]>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(NAME), database).unwrap();
    if let Some(copy) = copy {
        fs::write(folder.path().join(COPY), copy).unwrap();
    }
    folder
}

/// A way to damage a file.
#[derive(Clone, Copy, Debug)]
enum Damage {
    /// Some bits are flipped.
    Flipped,
    /// The end is missing.
    CutOff,
    /// Two pages have changed places.
    PagesSwapped,
    /// A page is full of zeros.
    PageEmptied,
    /// Some bytes are others.
    Overwritten,
    /// There is nothing in it.
    Emptied,
    /// It is something else altogether.
    Replaced,
}

const DAMAGES: [Damage; 7] = [
    Damage::Flipped,
    Damage::CutOff,
    Damage::PagesSwapped,
    Damage::PageEmptied,
    Damage::Overwritten,
    Damage::Emptied,
    Damage::Replaced,
];

const PAGE: usize = 4096;

fn damaged(whole: &[u8], damage: Damage, chance: &mut Chance) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    let below = |chance: &mut Chance, end: usize| chance.below(end as u32) as usize;
    let pages = bytes.len() / PAGE;
    match damage {
        Damage::Flipped => {
            for _ in 0..=below(chance, 4) {
                let at = below(chance, bytes.len());
                bytes[at] ^= 1 << chance.below(8);
            }
        }
        Damage::CutOff => bytes.truncate(below(chance, whole.len())),
        Damage::PagesSwapped => {
            let (a, b) = (below(chance, pages), below(chance, pages));
            for index in 0..PAGE {
                bytes.swap(a * PAGE + index, b * PAGE + index);
            }
        }
        Damage::PageEmptied => {
            let page = below(chance, pages) * PAGE;
            bytes[page..page + PAGE].fill(0);
        }
        Damage::Overwritten => {
            let at = below(chance, bytes.len() - 64);
            let length = 1 + below(chance, 64);
            for byte in &mut bytes[at..at + length] {
                *byte = chance.below(256) as u8;
            }
        }
        Damage::Emptied => bytes.clear(),
        Damage::Replaced => {
            let length = below(chance, 10_000);
            bytes = (0..length).map(|_| chance.below(256) as u8).collect();
        }
    }
    bytes
}

/// The file of a store that was closed in good order.
fn whole_database() -> (Vec<u8>, Contents) {
    let folder = tempfile::tempdir().unwrap();
    fill(folder.path());
    let (contents, rescues) = open(folder.path()).unwrap();
    assert_eq!(rescues, []);
    assert_eq!(contents.results.len(), usize::from(RESULTS));
    assert_eq!(contents.games.len(), GAMES.len());
    assert!(contents.settings.left_handed);
    let bytes = fs::read(folder.path().join(NAME)).unwrap();
    (bytes, contents)
}

/// What came of many damaged databases.
#[derive(Default)]
struct Sum {
    /// How many had to be rescued.
    rescued: usize,
    /// How many results were found in those.
    results: usize,
}

/// Opens databases with this damage, and sees to it that nothing is lost without a word.
fn open_damaged(damage: Damage, rounds: u64, whole: &[u8], contents: &Contents) -> Sum {
    let mut sum = Sum::default();
    for round in 0..rounds {
        let bytes = damaged(whole, damage, &mut Chance::new(round));
        let folder = folder_of(&bytes, None);
        let (found, rescues) = match open(folder.path()) {
            Ok(opened) => opened,
            Err(StoreError::Newer { .. }) => {
                // The damage hit the number of the schema. Nothing is touched then.
                let left = fs::read(folder.path().join(NAME)).unwrap();
                assert_eq!(left, bytes, "{round} {damage:?}");
                continue;
            }
            Err(error) => panic!("{round} {damage:?}: {error}"),
        };
        // Whatever is found is what was there.
        let is_true = found.results.is_subset(&contents.results);
        assert!(is_true, "{round} {damage:?}");
        let is_true = found.games.iter().all(|game| contents.games.contains(game));
        assert!(is_true, "{round} {damage:?}");
        if let [rescue, ..] = rescues.as_slice() {
            sum.rescued += 1;
            sum.results += found.results.len();
            let aside = fs::read(&rescue.aside).unwrap();
            assert_eq!(aside, bytes, "{round} {damage:?}");
            let told = rescue.results;
            assert_eq!(told, found.results.len(), "{round} {damage:?}");
        } else {
            assert_eq!(&found, contents, "{round} {damage:?}: lost without a word");
        }
        let (again, rescues) = open(folder.path()).unwrap();
        assert_eq!((again, rescues), (found, vec![]), "{round} {damage:?}");
    }
    sum
}

#[test]
fn no_damage_is_a_silent_loss() {
    const DATABASES: u64 = 1_001;
    let (whole, contents) = whole_database();
    let rounds = DATABASES / DAMAGES.len() as u64;
    // Most of the time goes by waiting for the disk, so all kinds are tried at once.
    let sums: Vec<Sum> = thread::scope(|scope| {
        let (whole, contents) = (&whole, &contents);
        let threads = DAMAGES
            .map(|damage| scope.spawn(move || open_damaged(damage, rounds, whole, contents)));
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    });
    let rescued: usize = sums.iter().map(|sum| sum.rescued).sum();
    let results: usize = sums.iter().map(|sum| sum.results).sum();
    assert!(rescued > 500, "{rescued}");
    // Damage takes little with it.
    assert!(results > rescued * usize::from(RESULTS) / 3, "{results}");
}

#[test]
fn what_the_last_copy_has_is_not_lost_at_all() {
    let (whole, contents) = whole_database();
    let mut chance = Chance::new(3);
    for round in 0..100 {
        let damage = DAMAGES[round % DAMAGES.len()];
        let bytes = damaged(&whole, damage, &mut chance);
        let folder = folder_of(&bytes, Some(&whole));
        match open(folder.path()) {
            Ok((found, _)) => assert_eq!(found, contents, "{round} {damage:?}"),
            Err(error) => assert!(matches!(error, StoreError::Newer { .. })),
        }
    }
}

#[test]
fn a_store_keeps_a_copy_of_itself() {
    let folder = tempfile::tempdir().unwrap();
    fill(folder.path());
    // The copy is made when the store is opened next.
    let (contents, _) = open(folder.path()).unwrap();
    fs::write(folder.path().join(NAME), []).unwrap();
    let (found, rescues) = open(folder.path()).unwrap();
    assert_eq!(found, contents);
    assert_eq!(rescues.len(), 1);
}

#[test]
fn a_damaged_log_does_no_harm() {
    let (whole, contents) = whole_database();
    let mut chance = Chance::new(4);
    for round in 0..100 {
        let folder = folder_of(&whole, None);
        let length = 32 + chance.below(20_000) as usize;
        let log: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        fs::write(folder.path().join("talon.sqlite-wal"), log).unwrap();
        let (found, _) = open(folder.path()).unwrap();
        assert_eq!(found, contents, "{round}");
    }
}

#[test]
fn data_of_a_newer_version_is_never_touched() {
    let (mut whole, _) = whole_database();
    whole[60..64].copy_from_slice(&77_i32.to_be_bytes());
    let folder = folder_of(&whole, None);
    for _ in 0..2 {
        let refused = Store::open(folder.path()).err();
        assert!(
            matches!(refused, Some(StoreError::Newer { found: 77 })),
            "{refused:?}"
        );
        assert_eq!(fs::read(folder.path().join(NAME)).unwrap(), whole);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}

#[test]
fn a_place_where_nothing_can_be_written_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    assert!(matches!(
        Store::open(&file),
        Err(StoreError::Unreachable(_))
    ));
    assert!(Store::open(&file.join("below")).is_err());

    fs::create_dir(folder.path().join(NAME)).unwrap();
    assert!(Store::open(folder.path()).is_err());
    assert!(folder.path().join(NAME).is_dir());
}

#[test]
fn a_setting_of_a_newer_version_is_passed_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let text =
        r#"{"talon_export": 1, "settings": {"gravity": "low", "theme": "neon", "sound": "on"}}"#;
    store.import(text).unwrap();
    let before = store.settings().wait().unwrap();
    assert!(before.sound);
    assert_eq!(before.theme, Settings::default().theme);
    let after = Settings {
        left_handed: true,
        ..before.clone()
    };
    store.save_settings(&before, &after).wait().unwrap();
    assert_eq!(store.settings().wait().unwrap(), after);
    let exported = store.export().wait().unwrap();
    assert!(exported.contains(r#""gravity": "low""#));
    assert!(exported.contains(r#""theme": "neon""#));
}

#[test]
fn play_goes_on_after_a_rescue() {
    let (whole, _) = whole_database();
    let folder = folder_of(&whole[..whole.len() / 2], None);
    open(folder.path()).unwrap();
    let clock = Arc::new(SteadyClock::default());
    let ledger = Ledger::open(folder.path(), clock, Arc::new(SystemCalendar)).unwrap();
    let (deal, origin) = Wish::Random.deal(&BISLEY, 5).unwrap();
    let (mut session, mut entry) = ledger.begin(deal, origin).unwrap();
    session.play(session.position().legal_moves()[0]).unwrap();
    ledger.keep(&mut entry, &session).unwrap().wait().unwrap();
    assert!(ledger.resume(&BISLEY).unwrap().is_some());
}
