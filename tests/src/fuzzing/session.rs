//! A session, or a board with one on it, driven by arbitrary bytes.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use talon_core::board::Board;
use talon_core::moves::Move;
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::Rules;
use talon_core::session::{Clock, Declined, Session, Spot, Status};
use talon_core::settings::{AutoPlay, Settings, TapPreference};
use talon_core::stuck::is_stuck;
use talon_core::table::Table;
use talon_core::text::{Language, pile_description};

use super::bytes::Bytes;
use crate::checks::{
    assert_cards_are_conserved, assert_is_finite, assert_scene_is_good, assert_tops_are_face_up,
    snapshot,
};
use crate::setup::{Setup, run_up};

/// Longer games show nothing new.
const MOST_ACTIONS: usize = 500;

/// Plays a game as the bytes say, on a board with fingers and keys or on the bare session. However
/// it is played: no card is lost or shown that is hidden, the history replays to the same position,
/// what is declined changes nothing, undoing everything leads to the start and redo forth again.
pub fn session(data: &[u8]) {
    let mut bytes = Bytes(data);
    let clock = Arc::new(SetClock::default());
    let rules = bytes.rules();
    let session = match bytes.byte() % 4 {
        0 => Session::from_position(late_position(rules, &mut bytes), clock.clone()),
        _ => Session::deal(rules, bytes.deal_number(), clock.clone()),
    };
    if bytes.flag() {
        play_on_board(Board::new(session), &clock, &mut bytes);
    } else {
        play_bare(session, &clock, &mut bytes);
    }
}

/// A position as it may be towards the end, which arbitrary moves seldom reach: foundations of any
/// height, all other cards on one pile.
fn late_position(rules: &'static Rules, bytes: &mut Bytes<'_>) -> Position {
    let mut setup = Setup::of(rules);
    if rules.has_changing_base() {
        setup = setup.base('A');
    }
    // With one deck only the first four foundations build up.
    let rising = rules.pack.decks * 4;
    for (number, suit) in (1..=rising).zip("CDHSCDHS".chars()) {
        let height = usize::from(bytes.byte() % 14).max(1);
        setup = setup.pile(&format!("f{number}"), &run_up(suit, height));
    }
    setup.position()
}

/// A clock that stands still unless it is set forward.
#[derive(Default)]
struct SetClock(AtomicU64);

impl SetClock {
    fn go_on(&self, milliseconds: u8) {
        self.0.fetch_add(milliseconds.into(), Ordering::Relaxed);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.load(Ordering::Relaxed))
    }
}

fn play_bare(mut session: Session, clock: &SetClock, bytes: &mut Bytes<'_>) {
    let table = Table::new(session.rules(), bytes.frame());
    for _ in 0..MOST_ACTIONS {
        let Some(action) = bytes.next() else { break };
        clock.go_on(action);
        let before = state_of(&session);
        let outcome = act(&mut session, action, bytes);
        if let Some(outcome) = outcome {
            let has_changed = state_of(&session) != before;
            assert_eq!(outcome.is_ok(), has_changed, "{outcome:?}");
        }
        assert_session_is_good(&session);
        let held = bytes.flag().then(|| bytes.spot(session.rules()));
        let accepting = held.map_or(Vec::new(), |held| session.destinations(held));
        let scene = table.scene(session.position(), held, &accepting);
        assert_scene_is_good(&scene, session.position());
    }
    assert_history_is_good(session);
}

/// Does one thing to a session. What came of it, where success means that something has changed.
fn act(session: &mut Session, action: u8, bytes: &mut Bytes<'_>) -> Option<Result<(), Declined>> {
    let rules = session.rules();
    match action % 16 {
        0 => Some(session.undo()),
        1 => Some(session.redo()),
        2 if action < 64 => Some(session.restart()),
        // A card that is home already stays there.
        3 => session.double_tap(bytes.spot(rules)).err().map(Err),
        4 => {
            let can_finish = session.can_finish();
            let outcome = session.finish();
            assert_eq!(outcome.is_ok(), can_finish);
            Some(outcome)
        }
        5 => {
            session.set_plays_safe_moves(bytes.flag());
            None
        }
        6 => {
            session.pause();
            assert!(!session.is_clock_running());
            None
        }
        7 => {
            session.resume();
            None
        }
        8 => {
            assert_destinations_are_legal(session, bytes.spot(rules));
            None
        }
        9 | 10 => Some(session.tap(bytes.spot(rules))),
        11 => {
            let pile = bytes.pile(rules);
            for language in Language::ALL {
                assert!(!pile_description(language, session.position(), pile).is_empty());
            }
            None
        }
        12 => Some(session.play(bytes.move_of(rules))),
        _ => {
            let legal = session.position().legal_moves();
            let chosen = *legal.get(usize::from(bytes.byte()) % legal.len().max(1))?;
            Some(session.play(chosen))
        }
    }
}

fn play_on_board(mut board: Board, clock: &SetClock, bytes: &mut Bytes<'_>) {
    for _ in 0..MOST_ACTIONS {
        let Some(action) = bytes.next() else { break };
        clock.go_on(action);
        let before = state_of(board.session());
        act_on_board(&mut board, action, bytes);
        if board.notice().is_some() {
            assert_eq!(state_of(board.session()), before, "{:?}", board.notice());
        }
        assert_session_is_good(board.session());
        assert_scene_is_good(&board.scene(), board.session().position());
        if let Some(cursor) = board.cursor_rect() {
            assert_is_finite(cursor);
        }
    }
    while board.session().can_undo() {
        board.undo();
        assert_eq!(board.notice(), None);
    }
    let session = board.session();
    assert_eq!(snapshot(session.position()), snapshot(session.start()));
}

/// A player who likes it some way.
fn preferences(bytes: &mut Bytes<'_>) -> Settings {
    Settings {
        auto_play: match bytes.flag() {
            true => AutoPlay::Safe,
            false => AutoPlay::Off,
        },
        tap: match (bytes.flag(), bytes.flag()) {
            (true, _) => TapPreference::BestPlace,
            (false, true) => TapPreference::FoundationFirst,
            (false, false) => TapPreference::PickUp,
        },
        ..Settings::default()
    }
}

fn act_on_board(board: &mut Board, action: u8, bytes: &mut Bytes<'_>) {
    let rules = board.session().rules();
    match action % 20 {
        0 => board.undo(),
        1 => board.redo(),
        2 if action < 64 => board.restart(),
        3 => board.finish(),
        4 => board.set_frame(bytes.frame()),
        5 => board.set_preferences(&preferences(bytes)),
        6 => board.pause(),
        7 => board.resume(),
        8 => board.release(),
        9 => {
            let grab = board.grab(bytes.point());
            assert_eq!(grab.cards.is_empty(), board.held().is_none());
        }
        10 => board.drop_at(bytes.point()),
        11 => board.tap(bytes.point()),
        12 => board.double_tap(bytes.point()),
        13 => board.play_move(bytes.move_of(rules)),
        14 => board.move_cursor(bytes.direction()),
        15 => board.press(),
        16 => board.play_cursor(),
        17 => drag(board, bytes),
        _ => {
            let legal = board.session().position().legal_moves();
            if let Some(chosen) = legal.get(usize::from(bytes.byte()) % legal.len().max(1)) {
                board.play_move(*chosen);
            }
        }
    }
}

/// Drags what lies in the middle of some outline to the middle of another.
fn drag(board: &mut Board, bytes: &mut Bytes<'_>) {
    let outlines = board.scene().outlines;
    let mut chosen = || outlines[usize::from(bytes.byte()) % outlines.len()].top;
    let (from, to) = (chosen(), chosen());
    board.grab(from.centre());
    board.drop_at(to.corner());
}

/// What a session's player would see of a change: the position, and the moves that led to it.
fn state_of(session: &Session) -> (String, Vec<Move>, usize) {
    let moves = session.moves().collect();
    (session.position().to_string(), moves, session.move_count())
}

fn assert_session_is_good(session: &Session) {
    let position = session.position();
    assert_cards_are_conserved(position);
    assert_tops_are_face_up(position);
    let expected = match (position.is_won(), position.legal_moves().is_empty()) {
        (true, _) => Status::Won,
        (false, true) => Status::NoMoves,
        (false, false) if is_stuck(position) => Status::Stuck,
        (false, false) => Status::Playing,
    };
    assert_eq!(session.status(), expected);
    assert_eq!(session.can_undo(), session.move_count() > 0);
    assert!(!(session.is_clock_running() && position.is_won()));
}

fn assert_destinations_are_legal(session: &Session, spot: Spot) {
    let found: HashSet<Pile> = session.destinations(spot).into_iter().collect();
    if session.status() == Status::Won {
        assert!(found.is_empty());
        return;
    }
    for to in session.rules().piles() {
        let carry = Move::Carry {
            from: spot.pile,
            to,
            count: spot.count,
        };
        assert_eq!(found.contains(&to), session.position().is_legal(carry));
    }
    assert!(found.is_empty() || session.check_lift(spot).is_ok());
}

/// The moves lead from the start to where the game is, undo leads all the way back, redo forth
/// again.
fn assert_history_is_good(mut session: Session) {
    let mut replayed = *session.start();
    for next in session.moves() {
        replayed.play(next).expect("played moves are legal");
    }
    let end = snapshot(session.position());
    assert_eq!(snapshot(&replayed), end);

    let steps = session.move_count();
    for _ in 0..steps {
        session.undo().expect("there is a step to undo");
    }
    assert_eq!(session.undo(), Err(Declined::NothingToUndo));
    assert_eq!(snapshot(session.position()), snapshot(session.start()));
    for _ in 0..steps {
        session.redo().expect("there is a step to redo");
    }
    assert_eq!(snapshot(session.position()), end);
}
