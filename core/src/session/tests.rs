//! What a player may rely on while playing.

use std::sync::atomic::{AtomicU64, Ordering};

use proptest::prelude::*;

use super::*;
use crate::deal::deal;
use crate::laid::{pile, position, suit};
use crate::rules::{GAMES, game};
use crate::search::exact_key;

/// A clock that goes only when it is told to.
#[derive(Default)]
struct SetClock(AtomicU64);

impl SetClock {
    fn wait(&self, seconds: u64) {
        self.0.fetch_add(seconds, Ordering::Relaxed);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.load(Ordering::Relaxed))
    }
}

fn session(start: Position) -> Session {
    Session::from_position(start, Arc::new(SetClock::default()))
}

fn play(session: &mut Session, moves: &str) {
    for candidate in moves.split_whitespace() {
        session.play(candidate.parse().unwrap()).unwrap();
    }
}

fn spot(name: &str, count: u8) -> Spot {
    Spot {
        pile: pile(name),
        count,
    }
}

fn moves(session: &Session) -> String {
    let moves: Vec<String> = session.moves().map(|made| made.to_string()).collect();
    moves.join(" ")
}

/// Napoleon's Shoulder with three suits home and nearly all spades.
fn nearly_won() -> Position {
    let (clubs, diamonds, hearts) = (suit('C', 13), suit('D', 13), suit('H', 13));
    position(
        "napoleons_shoulder",
        &[
            ("f1", &clubs),
            ("f2", &clubs),
            ("f3", &diamonds),
            ("f4", &diamonds),
            ("f5", &hearts),
            ("f6", &hearts),
            ("f7", &suit('S', 13)),
            ("f8", &suit('S', 10)),
            ("t1", "KS QS"),
            ("t2", "JS"),
        ],
        "w",
    )
}

#[test]
fn undo_and_redo_go_all_the_way_and_a_new_move_ends_redo() {
    let rules = game("midshipman").unwrap();
    let number = DealNumber::new(7).unwrap();
    let mut session = Session::deal(rules, number, Arc::new(SetClock::default()));
    let start = *session.position();
    play(&mut session, "deal deal deal");
    let end = *session.position();
    assert_eq!(session.move_count(), 3);
    while session.can_undo() {
        session.undo().unwrap();
    }
    assert_eq!(*session.position(), start);
    assert_eq!(session.undo(), Err(Declined::NothingToUndo));
    while session.can_redo() {
        session.redo().unwrap();
    }
    assert_eq!(*session.position(), end);
    assert_eq!(session.redo(), Err(Declined::NothingToRedo));

    session.undo().unwrap();
    play(&mut session, "deal");
    assert!(!session.can_redo());
}

#[test]
fn restart_leads_to_the_start_and_redo_from_there_forward_again() {
    let rules = game("sally").unwrap();
    let mut session = Session::deal(
        rules,
        DealNumber::new(7).unwrap(),
        Arc::new(SetClock::default()),
    );
    assert_eq!(session.restart(), Err(Declined::NothingToUndo));
    play(&mut session, "deal deal");
    session.restart().unwrap();
    assert_eq!(session.position(), session.start());
    assert_eq!(session.move_count(), 0);
    session.redo().unwrap();
    session.redo().unwrap();
    assert_eq!(moves(&session), "deal deal");
}

#[test]
fn safe_moves_belong_to_the_step_that_caused_them() {
    let start = position(
        "midshipman",
        &[("f1", "AC"), ("w", "2C"), ("t1", "3D AC")],
        "s",
    );
    let mut session = session(start);
    session.set_plays_safe_moves(true);
    play(&mut session, "t1-f2");
    assert_eq!(moves(&session), "t1-f2 w-f1");
    assert_eq!(session.move_count(), 1);
    session.undo().unwrap();
    assert_eq!(*session.position(), start);
    session.redo().unwrap();
    assert_eq!(moves(&session), "t1-f2 w-f1");
}

#[test]
fn without_the_wish_nothing_moves_by_itself() {
    let start = position(
        "midshipman",
        &[("f1", "AC"), ("w", "2C"), ("t1", "3D AC")],
        "s",
    );
    let mut session = session(start);
    play(&mut session, "t1-f2");
    assert_eq!(moves(&session), "t1-f2");
}

#[test]
fn a_card_taken_back_stays_until_the_player_moves_it() {
    let start = position(
        "midshipman",
        &[
            ("f1", "AC 2C"),
            ("f2", "AC 2C"),
            ("t1", "3D"),
            ("t2", "4D"),
            ("t3", "AH"),
        ],
        "s",
    );
    let mut session = session(start);
    session.set_plays_safe_moves(true);
    play(&mut session, "f1-t1");
    assert_eq!(moves(&session), "f1-t1");
    play(&mut session, "t3-f3");
    assert_eq!(moves(&session), "f1-t1 t3-f3");
    // By hand it goes, and then safe moves may take it again another time.
    play(&mut session, "t1-f1");
    assert_eq!(moves(&session), "f1-t1 t3-f3 t1-f1");
}

#[test]
fn a_won_game_takes_nothing_but_undo() {
    let mut session = session(nearly_won());
    play(&mut session, "t2-f8 t1-f8");
    assert_eq!(session.status(), Status::Playing);
    play(&mut session, "t1-f8");
    assert_eq!(session.status(), Status::Won);
    let back = Move::single(pile("f8"), pile("t1"));
    assert_eq!(session.position().check(back), Err(Refusal::SpaceRefuses));
    assert_eq!(session.play(back), Err(Declined::Won));
    assert_eq!(session.tap(spot("f8", 1)), Err(Declined::Won));
    assert_eq!(session.double_tap(spot("s", 0)), Err(Declined::Won));
    assert_eq!(session.finish(), Err(Declined::CannotFinish));
    assert_eq!(session.destinations(spot("f1", 1)), []);
    session.undo().unwrap();
    assert_eq!(session.status(), Status::Playing);
}

#[test]
fn no_move_left_is_told_apart_from_playing() {
    let aces = [("f1", "AC"), ("f2", "AD"), ("f3", "AH"), ("f4", "AS")];
    let with = |top| {
        session(position(
            "bisley",
            &[&aces[..], &[("t2", top)]].concat(),
            "t2",
        ))
    };
    let stuck = with("9H");
    assert_eq!(stuck.position().legal_moves(), []);
    assert_eq!(stuck.status(), Status::NoMoves);
    assert_eq!(with("KH").status(), Status::Playing);
}

/// Bisley with two moves to and fro, and one that ends it: no other card ever comes free.
fn lost() -> Position {
    position(
        "bisley",
        &[
            ("f1", "AC"),
            ("f2", "AD"),
            ("f3", "AH"),
            ("f4", "AS"),
            ("t1", "8S 9S"),
            ("t2", "TS"),
            ("t3", "5H"),
        ],
        "t3",
    )
}

#[test]
fn going_round_in_a_circle_is_told_apart_from_playing() {
    // Dealing two cards that fit nowhere and turning them over, for ever.
    let mut session = session(position("sally", &[("s", "2D 2H"), ("t1", "2C")], "t1"));
    assert_eq!(session.status(), Status::Stuck);
    play(&mut session, "deal");
    assert_eq!(session.status(), Status::Stuck);
    play(&mut session, "redeal");
    assert_eq!(session.status(), Status::Stuck);
}

#[test]
fn the_status_follows_every_change() {
    let mut session = session(lost());
    assert_eq!(session.status(), Status::Playing);
    play(&mut session, "t1-t2 t1-t2");
    assert_eq!(session.status(), Status::NoMoves);
    session.undo().unwrap();
    assert_eq!(session.status(), Status::Playing);
    session.redo().unwrap();
    assert_eq!(session.status(), Status::NoMoves);
    session.restart().unwrap();
    assert_eq!(session.status(), Status::Playing);
}

#[test]
fn every_change_is_another_turn_and_what_is_declined_is_none() {
    let mut session = session(lost());
    let mut turns = vec![session.turn()];
    play(&mut session, "t1-t2");
    turns.push(session.turn());
    session.undo().unwrap();
    turns.push(session.turn());
    session.redo().unwrap();
    turns.push(session.turn());
    session.restart().unwrap();
    turns.push(session.turn());
    assert!(turns.is_sorted_by(|before, after| before < after));
    assert!(session.play(Move::Deal).is_err());
    assert!(session.undo().is_err());
    assert_eq!(Some(&session.turn()), turns.last());
}

#[test]
fn the_memory_keeps_what_was_seen_and_where_the_game_stands() {
    let rules = game("midshipman").unwrap();
    let number = DealNumber::new(7).unwrap();
    let mut session = Session::deal(rules, number, Arc::new(SetClock::default()));
    let start = *session.position();
    play(&mut session, "deal");
    let first = *session.position();
    play(&mut session, "deal");
    let second = *session.position();
    let dealt = second.ids(Pile::Waste);

    let memory = session.memory();
    for there in [start, first, second] {
        assert!(memory.has_been_in(exact_key(&there)));
    }
    assert!(dealt.iter().all(|&id| memory.seen().has(id)));
    assert!(!memory.seen().has(second.ids(Pile::Stock)[0]));

    session.undo().unwrap();
    session.undo().unwrap();
    let memory = session.memory();
    assert!(memory.has_been_in(exact_key(&start)));
    assert!(!memory.has_been_in(exact_key(&first)));
    assert!(dealt.iter().all(|&id| memory.seen().has(id)));
}

#[test]
fn cards_seen_in_moves_that_are_gone_for_good_stay_known() {
    let start = position(
        "midshipman",
        &[("t1", "(9D) 3C"), ("t2", "4D"), ("t3", "4H")],
        "s",
    );
    let turned_up = start.ids(Pile::Tableau(0))[0];
    let mut session = session(start);
    assert!(!session.memory().seen().has(turned_up));
    play(&mut session, "t1-t2");
    session.undo().unwrap();
    play(&mut session, "deal");
    assert!(!session.can_redo());
    assert!(session.memory().seen().has(turned_up));
}

#[test]
fn questions_go_to_other_threads_while_the_game_goes_on() {
    let mut session = session(nearly_won());
    let (hint, fate) = (session.think_of_hint(), session.ask_for_fate());
    let before = *session.position();
    let (found, fate) = std::thread::scope(|scope| {
        let hint = scope.spawn(move || hint.run());
        let fate = scope.spawn(move || fate.run());
        play(&mut session, "t2-f8");
        (hint.join().unwrap(), fate.join().unwrap())
    });
    let found = found.unwrap().about(&before).unwrap().unwrap();
    assert!(before.is_legal(found.action));
    assert_eq!(fate.unwrap().about(&before), Some(Fate::Winnable));
    assert_eq!(fate.unwrap().about(session.position()), None);
}

#[test]
fn what_is_called_off_has_no_answer() {
    let session = session(nearly_won());
    let hint = session.think_of_hint();
    hint.cancel();
    assert_eq!(hint.run(), None);
    let fate = session.ask_for_fate();
    fate.cancel();
    assert_eq!(fate.run(), None);
}

#[test]
fn a_lost_game_stays_lost_until_moves_are_taken_back() {
    let mut session = session(lost());
    play(&mut session, "t1-t2");
    let answer = session.ask_for_fate().run().unwrap();
    assert_eq!(session.known_fate(), None);
    session.learn_fate(&answer);
    assert_eq!(session.known_fate(), Some(Fate::Lost));
    play(&mut session, "t1-t2");
    assert_eq!(session.known_fate(), Some(Fate::Lost));
    // What is found out of another position is not taken for this one.
    session.restart().unwrap();
    session.learn_fate(&answer);
    assert_eq!(session.known_fate(), None);
    session.redo().unwrap();
    assert_eq!(session.known_fate(), Some(Fate::Lost));

    session.undo().unwrap();
    play(&mut session, "t2-t1");
    assert_eq!(session.known_fate(), None);
    session.undo().unwrap();
    let answer = session.ask_for_fate().run().unwrap();
    session.learn_fate(&answer);
    play(&mut session, "t2-t1");
    assert_eq!(session.known_fate(), Some(Fate::Lost));
}

#[test]
fn a_game_that_can_be_won_is_known_to_be_only_until_the_next_move() {
    let mut session = session(nearly_won());
    let answer = session.ask_for_fate().run().unwrap();
    session.learn_fate(&answer);
    assert_eq!(session.known_fate(), Some(Fate::Winnable));
    play(&mut session, "t2-f8");
    assert_eq!(session.known_fate(), None);
}

#[test]
fn only_games_without_stock_and_backs_lie_open() {
    let open: Vec<&str> = GAMES
        .into_iter()
        .filter(|rules| session(Position::empty(rules, None)).lies_open())
        .map(|rules| rules.id)
        .collect();
    assert_eq!(open, ["bisley"]);
}

#[test]
fn a_tap_on_the_stock_deals_and_turns_the_waste_over() {
    let start = position("sally", &[("s", "2C 3C 4C 5C")], "t9");
    let mut session = session(start);
    for _ in 0..3 {
        session
            .tap(spot("s", session.position().len(Pile::Stock)))
            .unwrap();
    }
    assert_eq!(moves(&session), "deal deal redeal");
    let mut napoleon = self::session(position("napoleons_shoulder", &[("w", "2C")], "t1"));
    assert_eq!(
        napoleon.tap(spot("s", 0)),
        Err(Declined::Illegal(Refusal::NoRedeal))
    );
}

#[test]
fn a_tapped_card_goes_home_where_that_is_safe_and_else_to_a_useful_pile() {
    let start = position(
        "midshipman",
        &[
            ("f1", "AC 2C"),
            ("f2", "AH"),
            ("f3", "AH"),
            ("w", "2H"),
            ("t1", "4D"),
            ("t2", "(5S) 9D 3C"),
        ],
        "s",
    );
    let mut session = session(start);
    session.tap(spot("w", 1)).unwrap();
    assert_eq!(moves(&session), "w-f2");
    session.tap(spot("t2", 1)).unwrap();
    assert_eq!(moves(&session), "w-f2 t2-t1");
}

#[test]
fn another_tap_offers_the_next_place_as_one_step() {
    let start = position(
        "midshipman",
        &[("f1", "AC 2C"), ("t1", "4D"), ("t2", "9D 3C"), ("t3", "4S")],
        "s",
    );
    let mut session = session(start);
    session.tap(spot("t2", 1)).unwrap();
    assert_eq!(moves(&session), "t2-t1");
    session.tap(spot("t1", 1)).unwrap();
    assert_eq!(moves(&session), "t2-t3");
    session.tap(spot("t3", 1)).unwrap();
    assert_eq!(moves(&session), "t2-f1");
    assert_eq!(session.move_count(), 1);
    session.undo().unwrap();
    assert_eq!(*session.position(), start);
}

#[test]
fn a_double_tap_brings_home_what_the_first_tap_moved() {
    let start = position(
        "midshipman",
        &[("f1", "AC 2C"), ("t1", "4D"), ("t2", "9D 3C")],
        "s",
    );
    let mut session = session(start);
    session.tap(spot("t2", 1)).unwrap();
    assert_eq!(moves(&session), "t2-t1");
    // The finger is still where the card was; another lies there now.
    session.double_tap(spot("t2", 1)).unwrap();
    assert_eq!(moves(&session), "t2-f1");
    assert_eq!(session.move_count(), 1);
}

#[test]
fn a_double_tap_on_what_cannot_go_home_moves_nothing_more_and_says_so() {
    let start = position("midshipman", &[("t1", "4D"), ("t2", "9D 3C")], "s");
    let mut session = session(start);
    session.tap(spot("t2", 1)).unwrap();
    assert_eq!(session.double_tap(spot("t2", 1)), Err(Declined::NotHome));
    assert_eq!(moves(&session), "t2-t1");
}

#[test]
fn two_quick_taps_on_the_stock_deal_twice() {
    let mut session = session(position("midshipman", &[], "s"));
    session.tap(spot("s", 1)).unwrap();
    session.double_tap(spot("s", 1)).unwrap();
    assert_eq!(moves(&session), "deal deal");
}

#[test]
fn a_tap_that_moves_nothing_says_why() {
    let start = position(
        "sally",
        &[
            ("f1", "AC"),
            ("t1", "(9C) 5D"),
            ("t2", "8C 7C"),
            ("w", "2S QH"),
        ],
        "s",
    );
    let mut session = session(start);
    let illegal = |refusal| Err(Declined::Illegal(refusal));
    assert_eq!(session.tap(spot("t1", 1)), Err(Declined::NowhereToGo));
    assert_eq!(session.tap(spot("t1", 2)), illegal(Refusal::NotFaceUp));
    assert_eq!(session.tap(spot("t2", 2)), illegal(Refusal::NoGroup));
    assert_eq!(session.tap(spot("t3", 0)), illegal(Refusal::NothingThere));
    assert_eq!(session.tap(spot("w", 2)), illegal(Refusal::OnlyTopCard));
    assert_eq!(session.tap(spot("f1", 1)), Err(Declined::FoundationTapped));
    assert_eq!(moves(&session), "");
}

#[test]
fn finish_is_offered_only_where_it_wins_and_is_one_step() {
    let start = nearly_won();
    let mut winning = session(start);
    assert!(winning.can_finish());
    winning.finish().unwrap();
    assert_eq!(winning.status(), Status::Won);
    assert_eq!(winning.move_count(), 1);
    winning.undo().unwrap();
    assert_eq!(*winning.position(), start);

    let mut blocked = session(position(
        "bisley",
        &[
            ("f1", "AC"),
            ("f2", "AD"),
            ("f3", "AH"),
            ("f4", "AS"),
            ("t1", "2C KC 3C QC"),
        ],
        "t2",
    ));
    assert!(!blocked.can_finish());
    assert_eq!(blocked.finish(), Err(Declined::CannotFinish));
}

#[test]
fn finish_does_not_look_at_hidden_cards() {
    let (clubs, diamonds, hearts) = (suit('C', 13), suit('D', 13), suit('H', 13));
    let home = [
        ("f1", clubs.as_str()),
        ("f2", &clubs),
        ("f3", &diamonds),
        ("f4", &diamonds),
        ("f5", &hearts),
        ("f6", &hearts),
    ];
    let spades = suit('S', 13);
    let with = |more: &[(&'static str, &'static str)], rest| {
        let mut piles = home.to_vec();
        piles.push(("f7", &spades));
        piles.extend(more);
        session(position("midshipman", &piles, rest))
    };
    // Two cards in the stock could come in either order; a single one follows from the others.
    let ten = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS";
    assert!(!with(&[("f8", ten), ("s", "KS QS")], "w").can_finish());
    let eleven = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS";
    assert!(with(&[("f8", eleven), ("s", "KS")], "w").can_finish());
    // Face down in the tableau they count alike.
    assert!(
        !with(
            &[
                ("f8", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS"),
                ("t1", "(KS) (QS) JS")
            ],
            "w"
        )
        .can_finish()
    );
    assert!(with(&[("f8", ten), ("t1", "(KS) QS")], "w").can_finish());
}

#[test]
fn the_clock_runs_from_the_first_move_to_the_win_without_pauses() {
    let clock = Arc::new(SetClock::default());
    let mut session = Session::from_position(nearly_won(), clock.clone());
    let seconds = |session: &Session| session.elapsed().as_secs();
    clock.wait(100);
    assert_eq!(seconds(&session), 0);
    assert!(!session.is_clock_running());
    play(&mut session, "t2-f8");
    clock.wait(10);
    assert_eq!(seconds(&session), 10);
    session.pause();
    clock.wait(1000);
    session.resume();
    clock.wait(5);
    assert_eq!(seconds(&session), 15);
    play(&mut session, "t1-f8 t1-f8");
    clock.wait(50);
    assert_eq!(seconds(&session), 15);
    session.pause();
    session.resume();
    assert!(!session.is_clock_running());
    session.undo().unwrap();
    clock.wait(2);
    assert_eq!(seconds(&session), 17);
    session.restart().unwrap();
    clock.wait(2);
    assert_eq!(seconds(&session), 19);
}

#[test]
fn a_paused_game_does_not_start_its_clock_by_a_move() {
    let clock = Arc::new(SetClock::default());
    let mut session = Session::from_position(nearly_won(), clock.clone());
    session.pause();
    play(&mut session, "t2-f8");
    clock.wait(5);
    assert_eq!(session.elapsed(), Duration::ZERO);
    session.resume();
    clock.wait(5);
    assert_eq!(session.elapsed().as_secs(), 5);
}

/// Something a player does.
#[derive(Clone, Debug)]
enum Act {
    Play(prop::sample::Index),
    Tap(prop::sample::Index, u8),
    DoubleTap(prop::sample::Index, u8),
    Undo,
    Redo,
    Restart,
    Finish,
    PlaySafeMoves(bool),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        6 => any::<prop::sample::Index>().prop_map(Act::Play),
        6 => (any::<prop::sample::Index>(), 0_u8..5).prop_map(|(p, n)| Act::Tap(p, n)),
        2 => (any::<prop::sample::Index>(), 0_u8..5).prop_map(|(p, n)| Act::DoubleTap(p, n)),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => Just(Act::Finish),
        1 => any::<bool>().prop_map(Act::PlaySafeMoves),
    ];
    let rarely = prop_oneof![30 => act, 1 => Just(Act::Restart)];
    prop::collection::vec(rarely, 0..120)
}

fn act(session: &mut Session, act: &Act) {
    let piles: Vec<Pile> = session.rules().piles().collect();
    let on = |index: &prop::sample::Index, count: u8| {
        let pile = piles[index.index(piles.len())];
        Spot { pile, count }
    };
    // What is declined changes nothing, and the properties hold all the same.
    let _ = match act {
        Act::Play(index) => match session.position().legal_moves()[..] {
            [] => Ok(()),
            ref legal => session.play(legal[index.index(legal.len())]),
        },
        Act::Tap(index, count) => session.tap(on(index, *count)),
        Act::DoubleTap(index, count) => session.double_tap(on(index, *count)),
        Act::Undo => session.undo(),
        Act::Redo => session.redo(),
        Act::Restart => session.restart(),
        Act::Finish => session.finish(),
        Act::PlaySafeMoves(plays) => {
            session.set_plays_safe_moves(*plays);
            Ok(())
        }
    };
}

proptest! {
    #[test]
    fn replay_equals_state_and_undo_of_everything_gives_the_start(
        index in any::<prop::sample::Index>(),
        number in 1_u32..,
        acts in acts(),
    ) {
        let rules = GAMES[index.index(GAMES.len())];
        let number = DealNumber::new(number).unwrap();
        let mut session = Session::deal(rules, number, Arc::new(SetClock::default()));
        for next in &acts {
            act(&mut session, next);

            let mut replayed = deal(rules, number);
            for made in session.moves() {
                prop_assert_eq!(replayed.play(made).map(|_| ()), Ok(()));
            }
            prop_assert_eq!(&replayed, session.position());
            let ids = |position: &Position| -> Vec<Vec<CardId>> {
                rules.piles().map(|pile| position.ids(pile)).collect()
            };
            prop_assert_eq!(ids(&replayed), ids(session.position()));
        }
        while session.can_undo() {
            session.undo().unwrap();
        }
        prop_assert_eq!(session.position(), &deal(rules, number));
    }

    #[test]
    fn what_is_declined_changes_nothing(
        index in any::<prop::sample::Index>(),
        number in 1_u32..,
        pile in any::<prop::sample::Index>(),
        count in 0_u8..6,
    ) {
        let rules = GAMES[index.index(GAMES.len())];
        let number = DealNumber::new(number).unwrap();
        let mut session = Session::deal(rules, number, Arc::new(SetClock::default()));
        let piles: Vec<Pile> = rules.piles().collect();
        let spot = Spot { pile: piles[pile.index(piles.len())], count };
        if session.tap(spot).is_err() {
            prop_assert_eq!(session.position(), session.start());
            prop_assert_eq!(session.move_count(), 0);
        } else {
            prop_assert_eq!(session.move_count(), 1);
        }
    }
}
