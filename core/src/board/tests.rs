//! What hands do on the board: fingers and keys.

use std::sync::Arc;

use super::*;
use crate::hint::Reason;
use crate::laid::{pile, position, suit};
use crate::session::SteadyClock;

pub(super) fn board(id: &str, piles: &[(&str, &str)], rest: &str) -> Board {
    let session =
        Session::from_position(position(id, piles, rest), Arc::new(SteadyClock::default()));
    Board::new(session)
}

fn moves(board: &Board) -> String {
    let moves: Vec<String> = board
        .session()
        .moves()
        .map(|made| made.to_string())
        .collect();
    moves.join(" ")
}

/// The middle of a pile's top card, or of its bare place.
pub(super) fn on(board: &Board, name: &str) -> Point {
    let scene = board.scene();
    let outline = scene
        .outlines
        .iter()
        .find(|outline| outline.pile == pile(name));
    outline.unwrap().top.centre()
}

fn say_lost(board: &mut Board, says_lost: bool) {
    board.set_preferences(&Settings {
        says_lost,
        ..Settings::default()
    });
}

pub(super) fn drag(board: &mut Board, from: &str, to: &str) {
    let target = on(board, to);
    let start = on(board, from);
    let grab = board.grab(start);
    assert_eq!(grab.cards.len(), 1);
    board.drop_at(Point {
        x: grab.corner.x + target.x - start.x,
        y: grab.corner.y + target.y - start.y,
    });
}

pub(super) const MIDSHIPMAN: [(&str, &str); 4] =
    [("t1", "4D"), ("t2", "9D 3C"), ("t3", "4C"), ("t4", "KH")];

#[test]
fn a_drag_lifts_lights_and_plays() {
    let mut board = board("midshipman", &MIDSHIPMAN, "s");
    let grab = board.grab(on(&board, "t2"));
    let scene = board.scene();
    let lifted: Vec<CardId> = scene
        .sprites
        .iter()
        .filter(|s| s.is_held)
        .map(|s| s.id)
        .collect();
    assert_eq!(lifted, grab.cards);
    let lit: Vec<Pile> = scene
        .outlines
        .iter()
        .filter(|o| o.accepts)
        .map(|o| o.pile)
        .collect();
    // On the red four, and into the five spaces.
    let expected = ["t1", "t5", "t6", "t7", "t8", "t9"].map(pile);
    assert_eq!(lit, expected);
    drag(&mut board, "t2", "t1");
    assert_eq!(moves(&board), "t2-t1");
    assert_eq!(board.held(), None);
    assert_eq!(board.notice(), None);
}

#[test]
fn an_illegal_drag_springs_back_and_says_why() {
    let mut board = board("midshipman", &MIDSHIPMAN, "s");
    let before = board.scene();
    drag(&mut board, "t2", "t4");
    assert_eq!(board.scene(), before);
    assert_eq!(moves(&board), "");
    let refusal = crate::moves::Refusal::TableauRefuses;
    let declined = Declined::Illegal(refusal);
    assert_eq!(board.notice(), Some(Notice::Declined(declined)));
}

#[test]
fn a_drag_let_go_at_home_or_nowhere_is_no_move_and_no_fault() {
    let mut board = board("midshipman", &MIDSHIPMAN, "s");
    let grab = board.grab(on(&board, "t2"));
    board.drop_at(grab.corner);
    assert_eq!((moves(&board), board.notice()), (String::new(), None));
    board.grab(on(&board, "t2"));
    board.release();
    assert_eq!(board.held(), None);
    board.drop_at(Point { x: 5.0, y: 5.0 });
    assert_eq!(moves(&board), "");
}

#[test]
fn nothing_is_lifted_where_nothing_can_move() {
    let mut board = board("midshipman", &MIDSHIPMAN, "s");
    for name in ["s", "w", "f1", "t9"] {
        assert_eq!(board.grab(on(&board, name)).cards, []);
    }
    assert_eq!(board.grab(Point { x: -50.0, y: 9e9 }).cards, []);
    let nowhere = Point {
        x: f32::NAN,
        y: f32::INFINITY,
    };
    assert_eq!(board.grab(nowhere).cards, []);
    board.tap(nowhere);
    board.double_tap(nowhere);
    board.drop_at(nowhere);
    assert_eq!(moves(&board), "");
}

#[test]
fn keys_play_a_card_from_pile_to_pile() {
    let mut board = board("midshipman", &MIDSHIPMAN, "s");
    board.press();
    assert_eq!((moves(&board), board.held()), (String::new(), None));
    board.move_cursor(Direction::Right);
    let at_first = board.cursor_rect().unwrap();
    board.move_cursor(Direction::Right);
    assert!(board.cursor_rect().unwrap().x > at_first.x);
    board.press();
    assert_eq!(
        board.held(),
        Some(Spot {
            pile: pile("t2"),
            count: 1
        })
    );
    board.move_cursor(Direction::Left);

    let scene = board.scene();
    let held = scene.sprites.iter().find(|sprite| sprite.is_held).unwrap();
    let target = scene
        .outlines
        .iter()
        .find(|o| o.pile == pile("t1"))
        .unwrap();
    assert!(
        held.rect.overlap(target.top) > 0.0,
        "the card hovers over the pile"
    );

    board.press();
    assert_eq!(moves(&board), "t2-t1");
    assert_eq!(board.notice(), None);
}

#[test]
fn keys_deal_from_the_stock_and_play_like_a_tap() {
    let mut board = board("midshipman", &[("s", "AC")], "t9");
    board.cursor = Some(Spot {
        pile: Pile::Stock,
        count: 1,
    });
    board.press();
    assert_eq!(moves(&board), "deal");
    board.move_cursor(Direction::Left);
    board.play_cursor();
    assert_eq!(moves(&board), "deal w-f1");
}

#[test]
fn keys_choose_how_many_cards_of_a_group_move() {
    let mut board = board("sally", &[("t1", "9H 8S 7D"), ("t2", "9D")], "s");
    board.move_cursor(Direction::Right);
    board.move_cursor(Direction::Up);
    board.press();
    assert_eq!(
        board.held(),
        Some(Spot {
            pile: pile("t1"),
            count: 2
        })
    );
    board.move_cursor(Direction::Right);
    board.press();
    assert_eq!(moves(&board), "t1-t2:2");
}

#[test]
fn what_is_held_hovers_inside_the_board_over_every_pile() {
    let mut board = board(
        "sally",
        &[("t1", "KH QS JD TC 9H 8S 7D"), ("t2", "9D")],
        "s",
    );
    let frame = Frame::of(320.0, 480.0);
    board.set_frame(frame);
    board.held = Some(Spot {
        pile: pile("t1"),
        count: 7,
    });
    for over in board.session().rules().piles() {
        board.cursor = Some(Spot::top_of(board.session().position(), over));
        let room = frame.room().grown(0.1, 0.1);
        for sprite in board.scene().sprites {
            let corner = Point {
                x: sprite.rect.right(),
                y: sprite.rect.bottom(),
            };
            assert!(
                room.has(sprite.rect.corner()) && room.has(corner),
                "{sprite:?}"
            );
        }
    }
}

/// Midshipman with one card that can go to a foundation, and nothing else of use.
fn with_one_use() -> Board {
    let (clubs, diamonds) = (suit('C', 13), suit('D', 13));
    let piles = [
        ("f1", &*clubs),
        ("f2", &clubs),
        ("f3", &diamonds),
        ("f4", &diamonds),
        ("f5", "AH"),
        ("t1", "2H"),
    ];
    board("midshipman", &piles, "w")
}

fn hint_of(text: &str) -> Hint {
    let action = text.parse().unwrap();
    let reason = Reason::BuildsFoundation;
    Hint { action, reason }
}

/// Has this hint on a board, whatever search would find.
fn show(board: &mut Board, text: &str) {
    board.notice = Some(Notice::Hint(hint_of(text)));
}

fn rect_of(board: &Board, name: &str) -> Rect {
    let outlines = board.scene().outlines.into_iter();
    let mut named = outlines.filter(|outline| outline.pile == pile(name));
    named.next().unwrap().top
}

#[test]
fn a_hint_is_marked_and_said_where_it_was_asked_for() {
    let mut board = with_one_use();
    let answer = board.session().think_of_hint().run().unwrap();
    let hint = answer.about(board.session().position()).unwrap().unwrap();
    board.show_hint(&answer);
    assert_eq!(board.notice(), Some(Notice::Hint(hint)));
    assert!(board.scene().hint.is_some());

    // Asked again, it is shown again.
    board.show_hint(&answer);
    assert_eq!(board.notice(), Some(Notice::Hint(hint)));
    board.play_move(hint.action);
    assert_eq!((board.notice(), board.scene().hint), (None, None));
    // Too late: the cards lie otherwise now.
    board.show_hint(&answer);
    assert_eq!((board.notice(), board.scene().hint), (None, None));
}

#[test]
fn a_hint_marks_the_cards_and_the_top_of_where_they_go() {
    let mut board = board(
        "sally",
        &[("t1", "9H 8S 7D"), ("t2", "9D"), ("s", "AC AD")],
        "t9",
    );
    show(&mut board, "t1-t2:2");
    let marks = board.scene().hint.unwrap();
    let ids = board.session().position().ids(pile("t1"));
    assert_eq!(marks.cards, ids[1..]);
    let (from, top) = (marks.from.unwrap(), rect_of(&board, "t1"));
    assert!(from.height > top.height && from.bottom() == top.bottom());
    assert_eq!(marks.to, Some(rect_of(&board, "t2")));

    show(&mut board, "deal");
    let marks = board.scene().hint.unwrap();
    assert_eq!((marks.cards, marks.to), (Vec::new(), None));
    let stock = rect_of(&board, "s");
    assert_eq!(marks.from.map(|from| from.corner()), Some(stock.corner()));
}

#[test]
fn a_hint_stays_while_its_cards_are_looked_for_and_lifted() {
    let mut board = with_one_use();
    show(&mut board, "t1-f5");
    let is_shown = |board: &Board| matches!(board.notice(), Some(Notice::Hint(_)));
    board.move_cursor(Direction::Down);
    assert!(is_shown(&board));
    board.press();
    let marks = board.scene().hint.unwrap();
    assert_eq!(marks.from, None, "the cards are in the hand");
    assert_eq!(marks.to, Some(rect_of(&board, "f5")));
    board.press();
    assert!(is_shown(&board) && board.scene().hint.unwrap().from.is_some());

    let grab = board.grab(on(&board, "t1"));
    board.drop_at(grab.corner);
    assert!(is_shown(&board));
    drag(&mut board, "t1", "f5");
    assert_eq!((moves(&board), board.notice()), ("t1-f5".to_owned(), None));
}

#[test]
fn a_hint_goes_with_the_next_thing_done() {
    let acts: [fn(&mut Board); 5] = [
        |board| board.tap(Point { x: -9.0, y: -9.0 }),
        |board| board.double_tap(on(board, "f1")),
        Board::undo,
        Board::finish,
        |board| drag(board, "t1", "f1"),
    ];
    for act in acts {
        let mut board = with_one_use();
        show(&mut board, "t1-f5");
        act(&mut board);
        assert!(!matches!(board.notice(), Some(Notice::Hint(_))));
        assert_eq!(board.scene().hint, None);
    }
}

#[test]
fn only_a_hint_that_shows_something_counts_as_help() {
    let mut board = with_one_use();
    let answer = board.session().think_of_hint().run().unwrap();
    board.show_hint(&answer);
    assert_eq!(board.session().hints(), 1);

    let aces = [("f1", "AC"), ("f2", "AD"), ("f3", "AH"), ("f4", "AS")];
    let piles = [&aces[..], &[("t1", "9S"), ("t13", "5H")]].concat();
    let mut stuck = self::board("bisley", &piles, "t13");
    let answer = stuck.session().think_of_hint().run().unwrap();
    assert_eq!(answer.about(stuck.session().position()), Some(None));
    stuck.show_hint(&answer);
    assert_eq!(stuck.notice(), Some(Notice::NoHint));
    assert_eq!(stuck.session().hints(), 0);
}

#[test]
fn the_cards_that_moved_last_are_marked_until_there_is_more_to_be_seen() {
    let mut board = board("sally", &[("t1", "9H 8S 7D"), ("t2", "9D")], "s");
    assert!(board.scene().last.is_empty(), "nothing has moved yet");
    board.play_move("t1-t2:2".parse().unwrap());
    let [marked] = board.scene().last[..] else {
        panic!("one pile");
    };
    let top = rect_of(&board, "t2");
    assert!(marked.height > top.height && marked.bottom() == top.bottom());

    board.play_move(Move::Deal);
    assert_eq!(board.scene().last.len(), 1);
    let dealt = board.scene().last[0];
    assert_eq!(dealt.bottom(), rect_of(&board, "w").bottom());
    board.undo();
    assert_eq!(
        board.scene().last,
        [marked],
        "the move that stands is the last one"
    );

    let grab = board.grab(on(&board, "t2"));
    assert!(!grab.cards.is_empty() && board.scene().last.is_empty());
    board.release();
    show(&mut board, "deal");
    assert!(board.scene().last.is_empty());
    board.restart();
    assert!(board.scene().last.is_empty());
}

#[test]
fn a_won_game_gives_no_hints() {
    let suits: Vec<String> = "CDHSCDHS".chars().map(|name| suit(name, 13)).collect();
    let names: Vec<String> = (1..=8).map(|number| format!("f{number}")).collect();
    let piles: Vec<(&str, &str)> = names
        .iter()
        .zip(&suits)
        .map(|(name, suit)| (&**name, &**suit))
        .collect();
    let mut board = board("midshipman", &piles, "w");
    let answer = board.session().think_of_hint().run().unwrap();
    board.show_hint(&answer);
    assert_eq!(board.notice(), Some(Notice::Declined(Declined::Won)));
}

/// Bisley with a few moves, none of which frees a card.
fn lost() -> Board {
    let aces = [("f1", "AC"), ("f2", "AD"), ("f3", "AH"), ("f4", "AS")];
    let columns = [("t1", "8S 9S"), ("t2", "TS"), ("t3", "5H")];
    board("bisley", &[&aces[..], &columns[..]].concat(), "t3")
}

#[test]
fn an_open_game_says_that_it_is_lost_if_that_is_wished() {
    let mut board = lost();
    let answer = board.session().ask_for_fate().run().unwrap();
    assert!(!board.wants_fate());
    board.learn_fate(&answer);
    assert_eq!(board.remark(), None);

    say_lost(&mut board, true);
    assert_eq!(board.remark(), Some(Remark::Lost));
    assert!(!board.wants_fate(), "it is known already");
    board.play_move("t1-t2".parse().unwrap());
    assert_eq!(board.remark(), Some(Remark::Lost));
    say_lost(&mut board, false);
    assert_eq!(board.remark(), None);
}

#[test]
fn a_game_that_hides_cards_answers_only_when_asked() {
    let mut board = with_one_use();
    say_lost(&mut board, true);
    assert!(!board.wants_fate());
    let answer = board.session().ask_for_fate().run().unwrap();
    board.learn_fate(&answer);
    assert_eq!((board.remark(), board.notice()), (None, None));
    board.show_fate(&answer);
    assert!(matches!(board.notice(), Some(Notice::Fate(_))));
    board.play_move("t1-f5".parse().unwrap());
    board.show_fate(&answer);
    assert_eq!(board.notice(), None);
}

#[test]
fn how_the_game_stands_is_remarked() {
    let mut board = lost();
    say_lost(&mut board, true);
    assert_eq!((board.remark(), board.wants_fate()), (None, true));
    board.play_move("t1-t2".parse().unwrap());
    board.play_move("t1-t2".parse().unwrap());
    let stands = (board.remark(), board.wants_fate());
    assert_eq!(stands, (Some(Remark::NoMoves), false));

    let stuck = tests::board("sally", &[("s", "2D 2H"), ("t1", "2C")], "t1");
    assert_eq!(stuck.remark(), Some(Remark::Stuck));
}

/// A board on which a tap does this.
fn tapped(tap: TapPreference) -> Board {
    let mut board = board(
        "midshipman",
        &[("t1", "AC"), ("t2", "2C 3H"), ("t3", "4S")],
        "s",
    );
    board.set_preferences(&Settings {
        tap,
        ..Settings::default()
    });
    board
}

/// As a finger does it: it lifts what it comes down on, and lets go of it at once.
fn tap(board: &mut Board, name: &str) {
    let point = on(board, name);
    board.grab(point);
    board.release();
    board.tap(point);
}

#[test]
fn a_tap_may_only_pick_up_and_the_next_one_says_where_it_goes() {
    let mut board = tapped(TapPreference::PickUp);
    tap(&mut board, "t2");
    assert_eq!(
        board.held(),
        Some(Spot {
            pile: pile("t2"),
            count: 1
        })
    );
    assert_eq!(moves(&board), "");
    tap(&mut board, "t3");
    assert_eq!((moves(&board).as_str(), board.held()), ("t2-t3", None));
    assert_eq!(board.notice(), None);
    tap(&mut board, "s");
    assert_eq!(moves(&board), "t2-t3 deal");
}

#[test]
fn what_a_tap_picked_up_is_put_down_by_another_one() {
    let mut board = tapped(TapPreference::PickUp);
    tap(&mut board, "t2");
    tap(&mut board, "t2");
    assert_eq!((moves(&board).as_str(), board.held()), ("", None));

    tap(&mut board, "t2");
    board.double_tap(on(&board, "t1"));
    let refused = crate::moves::Refusal::TableauRefuses;
    let refused = Some(Notice::Declined(Declined::Illegal(refused)));
    assert_eq!((moves(&board).as_str(), board.notice()), ("", refused));
    assert_eq!(board.held(), None);

    tap(&mut board, "t2");
    board.undo();
    assert_eq!(board.held(), None);
}

#[test]
fn a_tap_prefers_what_the_player_prefers() {
    // The two of clubs can be built on the red three, or go home, where it might be missed.
    let piles = [("f1", "AC"), ("t1", "2C"), ("t2", "3H")];
    for (tap, expected) in [
        (TapPreference::BestPlace, "t1-t2"),
        (TapPreference::FoundationFirst, "t1-f1"),
    ] {
        let mut board = board("sally", &piles, "s");
        board.set_preferences(&Settings {
            tap,
            ..Settings::default()
        });
        board.tap(on(&board, "t1"));
        assert_eq!(moves(&board), expected, "{tap:?}");
    }
}
