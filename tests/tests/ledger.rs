//! The account of all games: what counts, what can be taken back, and what is found again.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use proptest::prelude::*;
use talon_core::deal::{CardOrder, Deal, DealNumber};
use talon_core::game_result::{GameId, GameResult, Moment};
use talon_core::ledger::{Calendar, Entry, Ledger};
use talon_core::rules::{BISLEY, GAMES, Rules, SALLY};
use talon_core::saved_game::{Origin, SavedGame};
use talon_core::session::{Record, Session, SteadyClock, Steps};
use talon_core::store::{Found, Store};
use talon_core::wish::Wish;
use talon_tests::chance::Chance;
use talon_tests::walk::{for_many, step};

/// A calendar on which each look is a second later.
#[derive(Default)]
struct Ticking(AtomicI64);

impl Calendar for Ticking {
    fn now(&self) -> Moment {
        Moment(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

fn ledger_in(folder: &Path) -> Ledger {
    let clock = Arc::new(SteadyClock::default());
    Ledger::open(folder, clock, Arc::new(Ticking::default())).unwrap()
}

fn ledger() -> (tempfile::TempDir, Ledger) {
    let folder = tempfile::tempdir().unwrap();
    let ledger = ledger_in(folder.path());
    (folder, ledger)
}

fn numbered(rules: &'static Rules, number: u32) -> Deal {
    let number = DealNumber::new(number).unwrap();
    Deal::Numbered { rules, number }
}

fn begin(ledger: &Ledger, rules: &'static Rules, number: u32) -> (Session, Entry) {
    ledger
        .begin(numbered(rules, number), Origin::default())
        .unwrap()
}

fn play_one(ledger: &Ledger, session: &mut Session, entry: &mut Entry) {
    let legal = session.position().legal_moves();
    session.play(legal[0]).unwrap();
    ledger.keep(entry, session).unwrap().wait().unwrap();
}

fn results(ledger: &Ledger) -> Vec<GameResult> {
    ledger.store().results(None).wait().unwrap()
}

/// A deal that is won by these moves.
fn won_deal() -> (Deal, Vec<talon_core::moves::Move>) {
    use talon_core::search::{Cancel, Limits, Verdict, solve};
    let (deal, _) = Wish::Winnable.deal(&BISLEY, 0).unwrap();
    let limits = Limits::of_nodes(10_000_000);
    let solution = solve(&deal.position(), &limits, &Cancel::default(), &mut |_| {});
    let Verdict::Won(line) = solution.verdict else {
        panic!("a listed deal is winnable");
    };
    (deal, line)
}

#[test]
fn a_game_left_before_its_first_move_leaves_nothing_behind() {
    let (_folder, ledger) = ledger();
    for rules in GAMES {
        begin(&ledger, rules, 1);
        begin(&ledger, rules, 2);
        assert_eq!(results(&ledger), []);
    }
}

#[test]
fn a_game_left_after_its_first_move_is_lost_even_if_that_was_taken_back() {
    let (_folder, ledger) = ledger();
    for (number, rules) in (1..).zip(GAMES) {
        let (mut session, mut entry) = begin(&ledger, rules, 1);
        play_one(&ledger, &mut session, &mut entry);
        session.undo().unwrap();
        ledger.keep(&mut entry, &session).unwrap().wait().unwrap();
        begin(&ledger, rules, 2);
        let results = results(&ledger);
        assert_eq!(results.len(), number);
        let last = &results[number - 1];
        assert_eq!(last.id, entry.id());
        assert_eq!((last.is_won, last.moves, last.undos), (false, 0, 1));
        assert_eq!(last.deal, DealNumber::new(1));
        assert!(last.started < last.ended);
    }
}

#[test]
fn a_new_deal_is_taken_back_with_all_that_followed_from_it() {
    let (_folder, ledger) = ledger();
    for rules in GAMES {
        let (mut session, mut entry) = begin(&ledger, rules, 1);
        play_one(&ledger, &mut session, &mut entry);
        let (_, new) = begin(&ledger, rules, 2);
        assert!(new.can_take_back());
        assert!(
            results(&ledger)
                .iter()
                .any(|result| result.id == entry.id())
        );

        let (back, old) = ledger.take_back(rules).unwrap().unwrap();
        assert_eq!(old.id(), entry.id());
        assert_eq!(back.position(), session.position());
        assert!(
            !results(&ledger)
                .iter()
                .any(|result| result.id == entry.id())
        );
        assert!(!old.can_take_back());
        assert!(ledger.take_back(rules).unwrap().is_none());
    }
}

#[test]
fn a_new_deal_that_has_begun_is_not_taken_back() {
    let (folder, ledger) = ledger();
    let (mut session, mut entry) = begin(&ledger, &SALLY, 1);
    play_one(&ledger, &mut session, &mut entry);
    let (mut session, mut new) = begin(&ledger, &SALLY, 2);
    play_one(&ledger, &mut session, &mut new);
    assert!(!new.can_take_back());
    assert!(ledger.take_back(&SALLY).unwrap().is_none());
    drop(ledger);
    let ledger = ledger_in(folder.path());
    assert_eq!(results(&ledger).len(), 1);
    assert!(!ledger.resume(&SALLY).unwrap().unwrap().1.can_take_back());
}

#[test]
fn several_new_deals_in_a_row_are_taken_back_at_once() {
    let (_folder, ledger) = ledger();
    let (mut session, mut entry) = begin(&ledger, &SALLY, 1);
    play_one(&ledger, &mut session, &mut entry);
    for number in 2..5 {
        assert!(begin(&ledger, &SALLY, number).1.can_take_back());
    }
    assert_eq!(results(&ledger).len(), 1);
    let (_, old) = ledger.take_back(&SALLY).unwrap().unwrap();
    assert_eq!(old.id(), entry.id());
    assert_eq!(results(&ledger), []);
}

#[test]
fn a_game_that_was_left_does_not_come_back_by_being_kept() {
    let (_folder, ledger) = ledger();
    let (mut session, mut entry) = begin(&ledger, &SALLY, 1);
    play_one(&ledger, &mut session, &mut entry);
    let (mut new_session, mut new) = begin(&ledger, &SALLY, 2);
    // The window of the first game is closed only now, and its clock stopped.
    ledger.keep_now(&mut entry, &session).wait().unwrap();
    assert_eq!(ledger.resume(&SALLY).unwrap().unwrap().1.id(), new.id());
    play_one(&ledger, &mut new_session, &mut new);
    ledger.keep_now(&mut entry, &session).wait().unwrap();
    let (found, found_entry) = ledger.resume(&SALLY).unwrap().unwrap();
    assert_eq!(found_entry.id(), new.id());
    assert_eq!(found.position(), new_session.position());
    assert!(ledger.take_back(&SALLY).unwrap().is_none());
}

#[test]
fn a_game_of_newer_rules_is_set_aside_and_told_once() {
    let (_folder, ledger) = ledger();
    let mut saved = SavedGame::new(numbered(&BISLEY, 1), Origin::default(), Moment(1));
    saved.rules_version = BISLEY.version + 1;
    ledger.store().save(saved, None).wait().unwrap();
    assert!(!ledger.take_unread());
    assert!(ledger.resume(&BISLEY).unwrap().is_none());
    assert!(ledger.take_unread());
    assert!(!ledger.take_unread());
    begin(&ledger, &BISLEY, 2);
    assert!(ledger.resume(&BISLEY).unwrap().is_some());
}

#[test]
fn a_new_deal_can_still_be_taken_back_when_the_app_is_opened_again() {
    let (folder, ledger) = ledger();
    let (mut session, mut entry) = begin(&ledger, &SALLY, 1);
    play_one(&ledger, &mut session, &mut entry);
    begin(&ledger, &SALLY, 2);
    drop(ledger);
    let ledger = ledger_in(folder.path());
    assert!(ledger.resume(&SALLY).unwrap().unwrap().1.can_take_back());
    let (_, old) = ledger.take_back(&SALLY).unwrap().unwrap();
    assert_eq!(old.id(), entry.id());
    assert_eq!(results(&ledger), []);
}

#[test]
fn a_game_is_won_once_and_stays_won() {
    let (_folder, ledger) = ledger();
    let (deal, line) = won_deal();
    let origin = Origin {
        from_winnable: true,
        daily: None,
    };
    let (mut session, mut entry) = ledger.begin(deal, origin).unwrap();
    for action in line {
        session.play(action).unwrap();
        ledger.keep(&mut entry, &session).unwrap().wait().unwrap();
    }
    let won = results(&ledger);
    assert_eq!(won.len(), 1);
    assert!(won[0].is_won && won[0].from_winnable);
    assert_eq!(won[0].moves as usize, session.move_count());

    session.undo().unwrap();
    ledger.keep(&mut entry, &session).unwrap().wait().unwrap();
    session.redo().unwrap();
    ledger.keep(&mut entry, &session).unwrap().wait().unwrap();
    session.undo().unwrap();
    ledger.keep(&mut entry, &session).unwrap().wait().unwrap();
    begin(&ledger, &BISLEY, 2);
    assert_eq!(results(&ledger), won);
    ledger.take_back(&BISLEY).unwrap().unwrap();
    assert_eq!(results(&ledger), won);
}

#[test]
fn a_game_is_found_as_it_was_left() {
    let mut chance = Chance::new(5);
    for rules in GAMES {
        let (folder, ledger) = ledger();
        let order = CardOrder::of_deal(rules, DealNumber::new(7).unwrap());
        let (mut session, mut entry) = ledger
            .begin(Deal::Ordered(order), Origin::default())
            .unwrap();
        session.set_plays_safe_moves(true);
        for _ in 0..200 {
            match chance.below(10) {
                0 | 1 => drop(session.undo()),
                2 => drop(session.redo()),
                _ => {
                    let legal = session.position().legal_moves();
                    let chosen = chance.below(legal.len().max(1) as u32) as usize;
                    legal.get(chosen).map(|legal| session.play(*legal));
                }
            }
            session.count_hint();
            ledger.keep(&mut entry, &session).unwrap();
        }
        session.pause();
        ledger.keep_now(&mut entry, &session).wait().unwrap();
        drop(ledger);

        let ledger = ledger_in(folder.path());
        let (found, again) = ledger.resume(rules).unwrap().unwrap();
        assert_eq!(again.id(), entry.id());
        assert_eq!(found.position(), session.position());
        let millis = |record: Record| Record {
            elapsed: Duration::from_millis(record.elapsed.as_millis() as u64),
            ..record
        };
        assert_eq!(millis(found.record()), millis(session.record()));
        assert!(!found.is_clock_running());
        assert!(ledger.keep(&mut { again }, &found).is_none(), "nothing new");
    }
}

#[test]
fn a_game_whose_moves_do_not_replay_goes_on_from_the_last_good_position() {
    let (folder, ledger) = ledger();
    let mut saved = SavedGame::new(numbered(&BISLEY, 1), Origin::default(), Moment(1));
    let mut session = Session::new(saved.deal.clone(), Arc::new(SteadyClock::default()));
    for _ in 0..5 {
        session.play(session.position().legal_moves()[0]).unwrap();
    }
    let good = session.record().steps;
    let mut steps = good.clone();
    steps.0[3] = vec!["f8-f1".parse().unwrap()];
    saved.record = Record {
        steps,
        done: 5,
        ..Record::default()
    };
    saved.started = Some(Moment(1));
    ledger.store().save(saved.clone(), None).wait().unwrap();

    let (found, entry) = ledger.resume(&BISLEY).unwrap().unwrap();
    assert!(entry.is_broken());
    assert_eq!(entry.id(), saved.id);
    assert_eq!(found.record().steps, Steps(good.0[..3].to_vec()));
    assert_eq!(found.move_count(), 3);
    drop(ledger);
    let ledger = ledger_in(folder.path());
    let (found, entry) = ledger.resume(&BISLEY).unwrap().unwrap();
    assert_eq!((found.move_count(), entry.is_broken()), (3, false));
}

#[test]
fn many_games_can_be_in_progress_at_once_the_last_played_first() {
    let (_folder, ledger) = ledger();
    for rules in GAMES {
        begin(&ledger, rules, 3);
    }
    let games = ledger.store().games().wait().unwrap();
    let ids: Vec<&str> = games.iter().map(|saved| saved.deal.rules().id).collect();
    let expected: Vec<&str> = GAMES.iter().rev().map(|rules| rules.id).collect();
    assert_eq!(ids, expected);
}

/// Results as some device may have them, few games among them.
fn some_results() -> impl Strategy<Value = Vec<GameResult>> {
    let result = (0..12_u8, any::<bool>(), 0..3_i64, 0..5_u32, any::<bool>()).prop_map(
        |(id, is_won, ended, moves, has_deal)| GameResult {
            id: GameId::from_bytes([id; 16]),
            game: GAMES[usize::from(id) % GAMES.len()].id.to_owned(),
            started: Moment(0),
            ended: Moment(ended),
            is_won,
            moves,
            time: Duration::from_millis(u64::from(moves) * 1_001),
            undos: moves / 2,
            hints: moves % 2,
            deal: DealNumber::new(u32::from(id)).filter(|_| has_deal),
            from_winnable: has_deal,
            daily: None,
        },
    );
    prop::collection::vec(result, 0..20)
}

fn store_of(results: &[GameResult]) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.add_results(results.to_vec()).wait().unwrap();
    (folder, store)
}

fn sorted(store: &Store) -> Vec<GameResult> {
    let mut results = store.results(None).wait().unwrap();
    results.sort_by_key(|result| result.id);
    results
}

#[test]
fn importing_merges_by_id_and_twice_changes_nothing() {
    for_many(60, &(some_results(), some_results()), |(here, there)| {
        let (_here, here) = store_of(&here);
        let (_there, there) = store_of(&there);
        let (of_here, of_there) = (
            here.export().wait().unwrap(),
            there.export().wait().unwrap(),
        );
        let first = here.import(&of_there).unwrap();
        let after = here.export().wait().unwrap();
        assert_eq!(first.results + first.known_results, sorted(&there).len());

        let second = here.import(&of_there).unwrap();
        assert_eq!((second.results, second.games, second.settings), (0, 0, 0));
        assert_eq!(here.export().wait().unwrap(), after);

        // Whoever imports from whom, both have the same results in the end.
        there.import(&of_here).unwrap();
        assert_eq!(sorted(&here), sorted(&there));
    });
}

#[test]
fn an_export_is_everything() {
    let walk = prop::collection::vec(any::<u8>(), 1..60);
    for_many(20, &(walk, some_results()), |(choices, results)| {
        let (_here, here) = store_of(&results);
        for rules in GAMES {
            let mut saved = SavedGame::new(numbered(rules, 9), Origin::default(), Moment(9));
            let mut position = saved.deal.position();
            let moves = choices
                .iter()
                .map_while(|&choice| step(&mut position, choice));
            saved.record.steps = Steps(moves.map(|(action, _)| vec![action]).collect());
            saved.record.done = saved.record.steps.0.len() / 2;
            saved.started = Some(Moment(3));
            here.save(saved, None).wait().unwrap();
        }
        let text = here.export().wait().unwrap();
        let (_there, there) = store_of(&[]);
        there.import(&text).unwrap();
        assert_eq!(there.export().wait().unwrap(), text);
        for rules in GAMES {
            let [a, b] = [&here, &there].map(|store| store.game(rules).wait().unwrap());
            assert!(matches!(&a, Some(Found::Game(_))));
            assert_eq!(a, b);
        }
    });
}

#[test]
fn no_file_makes_an_import_panic() {
    let (_folder, store) = store_of(&[]);
    let whole = include_str!("../data/store/export-1.json");
    for_many(300, &(0..whole.len(), any::<u8>()), |(at, byte)| {
        let mut bytes = whole.as_bytes().to_vec();
        bytes[at] = byte;
        let text = String::from_utf8_lossy(&bytes);
        drop(store.import(&text));
        drop(store.import(text.get(..at).unwrap_or_default()));
    });
}
