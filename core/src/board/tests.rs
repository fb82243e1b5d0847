//! What hands do on the board: fingers and keys.

use std::sync::Arc;

use super::*;
use crate::laid::{pile, position};
use crate::session::SteadyClock;

fn board(id: &str, piles: &[(&str, &str)], rest: &str) -> Board {
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
fn on(board: &Board, name: &str) -> Point {
    let scene = board.scene();
    let outline = scene
        .outlines
        .iter()
        .find(|outline| outline.pile == pile(name));
    outline.unwrap().top.centre()
}

fn drag(board: &mut Board, from: &str, to: &str) {
    let target = on(board, to);
    let start = on(board, from);
    let grab = board.grab(start);
    assert_eq!(grab.cards.len(), 1);
    board.drop_at(Point {
        x: grab.corner.x + target.x - start.x,
        y: grab.corner.y + target.y - start.y,
    });
}

const MIDSHIPMAN: [(&str, &str); 4] = [("t1", "4D"), ("t2", "9D 3C"), ("t3", "4C"), ("t4", "KH")];

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
    assert_eq!(board.notice(), Some(Declined::Illegal(refusal)));
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
