//! What the store does when the disk is in the way, and what a file from elsewhere can do to it.

use std::time::Duration;

use super::*;
use crate::deal::{Deal, DealNumber};
use crate::game_result::Moment;
use crate::rules::{BISLEY, SALLY};
use crate::saved_game::Origin;

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    (folder, store)
}

fn game(rules: &'static Rules, number: u32) -> SavedGame {
    let number = DealNumber::new(number).unwrap();
    SavedGame::new(
        Deal::Numbered { rules, number },
        Origin::default(),
        Moment(1_000),
    )
}

fn begun(rules: &'static Rules, number: u32) -> SavedGame {
    let mut saved = game(rules, number);
    saved.started = Some(Moment(2_000));
    saved
}

#[test]
fn a_full_disk_is_an_error_and_loses_nothing() {
    let (_folder, store) = store();
    let first = game(&BISLEY, 1);
    store.save(first.clone(), None).wait().unwrap();
    let limit = store.desk.read(|open| {
        let pages: i64 = open.pragma_query_value(None, "page_count", |row| row.get(0))?;
        open.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
        Ok(())
    });
    limit.wait().unwrap();
    let results: Vec<GameResult> = (0..2_000)
        .filter_map(|number| begun(&BISLEY, number + 1).result(false))
        .collect();
    let refused = store.add_results(results).wait();
    assert!(matches!(refused, Err(StoreError::Full)), "{refused:?}");
    assert_eq!(store.results(None).wait().unwrap(), []);
    assert_eq!(store.games().wait().unwrap(), [first]);
    assert_eq!(store.take_rescues(), []);
}

#[test]
fn a_database_that_may_only_be_read_is_read() {
    let (_folder, store) = store();
    let first = game(&BISLEY, 1);
    store.save(first.clone(), None).wait().unwrap();
    let lock = store
        .desk
        .read(|open| Ok(open.pragma_update(None, "query_only", true)?));
    lock.wait().unwrap();
    let refused = store.save(game(&BISLEY, 2), None).wait();
    assert!(matches!(refused, Err(StoreError::ReadOnly)), "{refused:?}");
    assert_eq!(store.games().wait().unwrap(), [first]);
}

/// One game, as it is kept again and again.
fn kept_often() -> impl Iterator<Item = SavedGame> {
    let saved = game(&SALLY, 1);
    (1..=50).map(move |hints| {
        let mut saved = saved.clone();
        saved.record.hints = hints;
        saved
    })
}

fn hints_of_the_only_game(store: &Store) -> u32 {
    let games = store.games().wait().unwrap();
    assert_eq!(games.len(), 1);
    games[0].record.hints
}

#[test]
fn what_is_asked_for_first_is_done_first() {
    let (_folder, store) = store();
    let pending: Vec<_> = kept_often().map(|saved| store.save(saved, None)).collect();
    assert_eq!(hints_of_the_only_game(&store), 50);
    for saving in pending {
        saving.wait().unwrap();
    }
}

#[test]
fn everything_is_done_before_the_store_is_gone() {
    let (folder, store) = store();
    for saved in kept_often() {
        store.save(saved, None);
    }
    drop(store);
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(hints_of_the_only_game(&store), 50);
}

#[test]
fn nobody_has_to_wait_longer_than_they_like() {
    let (_folder, store) = store();
    let slow = store.desk.read(|_| {
        std::thread::sleep(Duration::from_millis(50));
        Ok(7)
    });
    assert!(slow.wait_for(Duration::ZERO).is_none());
    assert_eq!(slow.wait().unwrap(), 7);
}

#[test]
fn a_row_that_says_something_else_than_what_was_written_is_damage() {
    let (_folder, store) = store();
    let kept = begun(&BISLEY, 1).result(true).unwrap();
    let changed = begun(&BISLEY, 2).result(true).unwrap();
    store
        .add_results(vec![kept.clone(), changed.clone()])
        .wait()
        .unwrap();
    let forge = store.desk.change(move |open| {
        let forge = "UPDATE result SET moves = 3 WHERE id = ?1";
        open.execute(forge, [changed.id.to_string()])?;
        Ok(())
    });
    forge.wait().unwrap();
    assert_eq!(store.results(None).wait().unwrap(), [kept]);
    let rescues = store.take_rescues();
    assert_eq!(rescues.len(), 1);
    assert_eq!(rescues[0].results, 1);
}

#[test]
fn files_that_cannot_be_imported_are_told_apart_and_change_nothing() {
    let (_folder, store) = store();
    for text in ["", "{}", "[1]", "null", "{\"talon_export\": 0}", "PNG"] {
        let refused = store.import(text);
        assert!(matches!(refused, Err(ImportError::NotAnExport)), "{text}");
    }
    let newer = store.import("{\"talon_export\": 2, \"results\": \"elsewhere\"}");
    assert!(matches!(newer, Err(ImportError::Newer)));
    for damaged in [
        "{\"talon_export\": 1, \"results\": 7}",
        "{\"talon_export\": 1, \"results\": [{}]}",
        "{\"talon_export\": 1, \"settings\": {\"sound\": 1}}",
    ] {
        let refused = store.import(damaged);
        assert!(matches!(refused, Err(ImportError::Damaged(_))), "{damaged}");
    }
    let empty = Store::open(tempfile::tempdir().unwrap().path()).unwrap();
    assert_eq!(
        store.export().wait().unwrap(),
        empty.export().wait().unwrap()
    );
}

#[test]
fn a_game_of_another_device_comes_to_a_free_table_only() {
    let (_folder, store) = store();
    store.save(begun(&BISLEY, 1), None).wait().unwrap();
    store.save(begun(&SALLY, 1), None).wait().unwrap();
    let text = store.export().wait().unwrap();

    let (_folder, other) = self::store();
    let there = begun(&BISLEY, 2);
    other.save(there.clone(), None).wait().unwrap();
    other.save(game(&SALLY, 2), None).wait().unwrap();
    let import = other.import(&text).unwrap();
    assert_eq!((import.games, import.left_out_games), (1, 1));
    let found = other.game(&BISLEY).wait().unwrap();
    assert_eq!(found, Some(Found::Game(there)));
    let Some(Found::Game(sally)) = other.game(&SALLY).wait().unwrap() else {
        panic!("no Sally");
    };
    assert_eq!(sally.deal, begun(&SALLY, 1).deal);
}

#[test]
fn results_can_be_cleared_and_put_back() {
    let (_folder, store) = store();
    let results: Vec<GameResult> = [&BISLEY, &SALLY, &BISLEY]
        .into_iter()
        .filter_map(|rules| begun(rules, 5).result(false))
        .collect();
    store.add_results(results.clone()).wait().unwrap();
    let gone = store.clear_results(Some(&BISLEY)).wait().unwrap();
    assert_eq!(gone.len(), 2);
    assert_eq!(store.results(None).wait().unwrap(), [results[1].clone()]);
    store.add_results(gone).wait().unwrap();
    assert_eq!(store.results(None).wait().unwrap().len(), 3);
    assert_eq!(store.clear_results(None).wait().unwrap().len(), 3);
    assert_eq!(store.results(None).wait().unwrap(), []);
}

#[test]
fn the_spreadsheet_has_a_line_for_each_result() {
    let (_folder, store) = store();
    let mut saved = begun(&BISLEY, 5);
    saved.record.elapsed = Duration::from_millis(61_500);
    let result = saved.result(true).unwrap();
    store.add_results(vec![result.clone()]).wait().unwrap();
    let table = store.results_as_csv().wait().unwrap();
    let expected = format!(
        "id,game,deal,started,ended,won,moves,seconds,undos,hints,winnable,daily\n\
         {},bisley,5,1970-01-01 00:33:20,1970-01-01 00:16:40,yes,0,61.500,0,0,no,\n",
        result.id
    );
    assert_eq!(table, expected);
}
