//! The rules of the games, sentence by sentence.

use talon_core::moves::Refusal::{self, *};
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::{BIG_APPLE, BISLEY, GAMES, MIDSHIPMAN, NAPOLEONS_SHOULDER, Rules, SALLY};
use talon_tests::checks::{assert_both_answers_agree, assert_is_good, snapshot};
use talon_tests::setup::{Setup, parsed, run_up};

#[track_caller]
fn assert_legal(position: &Position, moves: &[&str]) {
    for text in moves {
        assert_eq!(position.check(parsed(text)), Ok(()), "{text}");
        assert!(position.legal_moves().contains(&parsed(text)), "{text}");
    }
}

#[track_caller]
fn assert_refused(position: &Position, moves: &[(&str, Refusal)]) {
    for (text, why) in moves {
        assert_eq!(position.check(parsed(text)), Err(*why), "{text}");
        assert!(!position.legal_moves().contains(&parsed(text)), "{text}");
    }
}

fn played(position: &Position, moves: &str) -> Position {
    let mut position = *position;
    for text in moves.split_whitespace() {
        position
            .play(parsed(text))
            .unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    position
}

fn cards(position: &Position, pile: &str) -> String {
    let line = pile_text(position, pile);
    line.split_once(' ').unwrap().1.to_owned()
}

/// The line of a pile such as `t3` in the position's text.
fn pile_text(position: &Position, pile: &str) -> String {
    let text = position.to_string();
    let lines = text
        .lines()
        .skip(1)
        .filter(|line| !line.starts_with("base"));
    let mut piles = position.rules().piles().zip(lines);
    let found = piles.find(|(known, _)| known.to_string() == pile);
    found.unwrap().1.to_owned()
}

mod common {
    use super::*;

    /// The three games whose eight foundations start empty.
    const FROM_THE_ACE: [&Rules; 3] = [&BIG_APPLE, &MIDSHIPMAN, &NAPOLEONS_SHOULDER];

    #[test]
    fn only_the_top_card_of_a_pile_can_be_moved() {
        let midshipman = Setup::of(&MIDSHIPMAN)
            .pile("t1", "9C AH 5D")
            .pile("t2", "6S")
            .pile("w", "AS 3C");
        let position = midshipman.position();
        assert_legal(&position, &["t1-t2"]);
        assert_refused(
            &position,
            &[
                ("t1-f1", FoundationRefuses),
                ("t1-t2:2", OnlyTopCard),
                ("w-f1", FoundationRefuses),
                ("w-t2:2", OnlyTopCard),
            ],
        );
    }

    #[test]
    fn any_part_of_a_group_from_the_top_down_is_a_group() {
        let sally = Setup::of(&SALLY)
            .base('A')
            .pile("t1", "KC 9H 8S 7D 6C")
            .pile("t2", "TC")
            .pile("t3", "9D")
            .pile("t4", "8C")
            .pile("t5", "7H");
        let position = sally.position();
        assert_legal(&position, &["t1-t2:4", "t1-t3:3", "t1-t4:2", "t1-t5"]);
        assert_refused(
            &position,
            &[("t1-t6:5", NoGroup), ("t1-t2:3", TableauRefuses)],
        );
    }

    #[test]
    fn groups_never_go_to_a_foundation_or_a_cell() {
        let big_apple = Setup::of(&BIG_APPLE).pile("t1", "2C AC").position();
        assert_refused(
            &big_apple,
            &[("t1-f1:2", OneAtATime), ("t1-c1:2", OneAtATime)],
        );
        let sally = Setup::of(&SALLY).base('A').pile("t1", "2C AH").position();
        assert_refused(&sally, &[("t1-f1:2", OneAtATime)]);
    }

    #[test]
    fn tableau_waste_and_cell_cards_go_to_every_foundation_that_accepts_them() {
        for rules in FROM_THE_ACE {
            let position = Setup::of(rules).pile("t1", "AC").position();
            let to_all: Vec<String> = (1..=8).map(|number| format!("t1-f{number}")).collect();
            for text in to_all {
                assert_legal(&position, &[&text]);
            }
        }
        let waste = Setup::of(&MIDSHIPMAN)
            .pile("w", "2C")
            .pile("f1", "AC")
            .pile("f2", "AC")
            .pile("f3", "AS");
        let position = waste.position();
        assert_legal(&position, &["w-f1", "w-f2"]);
        assert_refused(
            &position,
            &[("w-f3", FoundationRefuses), ("w-f4", FoundationRefuses)],
        );
        let cell = Setup::of(&BIG_APPLE).pile("c2", "2C").pile("f5", "AC");
        assert_legal(&cell.position(), &["c2-f5"]);
    }

    #[test]
    fn two_piles_that_accept_a_card_are_two_moves() {
        let position = Setup::of(&NAPOLEONS_SHOULDER)
            .pile("w", "4H")
            .pile("t1", "5C")
            .pile("t2", "5C")
            .position();
        assert_legal(&position, &["w-t1", "w-t2", "w-t3", "w-t4"]);
    }

    #[test]
    fn a_face_down_card_turns_up_with_the_move_and_goes_back_with_it() {
        let start = Setup::of(&MIDSHIPMAN)
            .pile("t1", "(9C) (2H) 5D")
            .pile("t2", "6S")
            .position();
        let mut position = start;
        let before = snapshot(&start);
        let taken = position.play(parsed("t1-t2")).unwrap();
        assert_eq!(cards(&position, "t1"), "(9C) 2H");
        assert_eq!(position.face_down(Pile::Tableau(0)), 1);
        position.undo(taken);
        assert_eq!(cards(&position, "t1"), "(9C) (2H) 5D");
        assert_eq!(snapshot(&position), before);
    }

    #[test]
    fn a_group_turns_the_card_below_it_up() {
        let start = Setup::of(&SALLY)
            .base('A')
            .pile("t1", "(2H) (3H) 9D 8C")
            .pile("t2", "TS");
        let position = played(&start.position(), "t1-t2:2");
        assert_eq!(cards(&position, "t1"), "(2H) 3H");
    }

    #[test]
    fn face_down_cards_do_not_move() {
        let position = Setup::of(&SALLY)
            .base('A')
            .pile("t1", "(9D) 8C")
            .pile("t2", "TS")
            .position();
        assert_refused(&position, &[("t1-t2:2", NotFaceUp)]);
    }

    #[test]
    fn a_foundation_holds_thirteen_cards_at_most() {
        for rules in FROM_THE_ACE {
            let position = Setup::of(rules)
                .pile("f1", &run_up('C', 13))
                .pile("t1", "AC")
                .position();
            assert_refused(&position, &[("t1-f1", FoundationRefuses)]);
            assert_legal(&position, &["t1-f2"]);
        }
        // Sally's wrap, so a fourteenth card would follow in rank.
        let position = Setup::of(&SALLY)
            .base('A')
            .pile("f1", &run_up('C', 13))
            .pile("t1", "AC")
            .position();
        assert_refused(&position, &[("t1-f1", FoundationRefuses)]);
        assert_legal(&position, &["t1-f2"]);
    }

    /// A won position: every card on the foundations.
    fn won(rules: &'static Rules) -> Position {
        let setup = (1..=8).zip("CDHSCDHS".chars());
        let setup = setup.fold(Setup::of(rules), |setup, (number, suit)| {
            setup.pile(&format!("f{number}"), &run_up(suit, 13))
        });
        setup.position()
    }

    #[test]
    fn the_game_is_won_when_every_card_is_on_the_foundations() {
        for rules in FROM_THE_ACE {
            assert!(won(rules).is_won());
            let almost = Setup::of(rules)
                .pile("f1", &run_up('C', 12))
                .pile("t1", "KC");
            assert!(!almost.position().is_won());
        }
        let mut position = won(&MIDSHIPMAN);
        position.play(parsed("f8-t1")).unwrap();
        assert!(!position.is_won());
        position.play(parsed("t1-f8")).unwrap();
        assert!(position.is_won());
    }

    #[test]
    fn the_rules_know_no_end() {
        // In a won position the cards that may return still may.
        let moves = |rules| {
            let position = won(rules);
            assert_both_answers_agree(&position);
            position.legal_moves().len()
        };
        assert_eq!(moves(&MIDSHIPMAN), 8 * 9);
        assert_eq!(moves(&BIG_APPLE), 0);
        assert_eq!(moves(&NAPOLEONS_SHOULDER), 0);
    }

    #[test]
    fn ranks_do_not_wrap_in_the_tableau() {
        for rules in FROM_THE_ACE {
            let position = Setup::of(rules)
                .pile("t1", "KC")
                .pile("t2", "AH")
                .pile("t3", "AS")
                .position();
            assert_refused(
                &position,
                &[("t1-t2", TableauRefuses), ("t2-t1", TableauRefuses)],
            );
        }
        let sally = Setup::of(&SALLY)
            .base('5')
            .pile("t1", "KC")
            .pile("t2", "AH")
            .position();
        assert_refused(
            &sally,
            &[("t1-t2", TableauRefuses), ("t2-t1", TableauRefuses)],
        );
        let bisley = Setup::of(&BISLEY)
            .pile("f1", "AC 2C 3C")
            .pile("t1", "KC")
            .pile("t2", "4C");
        assert_refused(
            &bisley.position(),
            &[("t1-t2", TableauRefuses), ("t2-t1", TableauRefuses)],
        );
    }

    #[test]
    fn returning_cards_go_to_the_tableau_and_nowhere_else() {
        let position = Setup::of(&BIG_APPLE)
            .pile("f1", "AC 2C")
            .pile("f2", "AC")
            .pile("t1", "3H")
            .position();
        assert_legal(&position, &["f1-t1"]);
        assert_refused(
            &position,
            &[
                ("f1-c1", NoTarget),
                ("f1-f2", NoMoveBetween),
                ("f1-f3", NoMoveBetween),
                ("f1-t1:2", OnlyTopCard),
                ("f1-s", NoTarget),
                ("f1-w", NoSuchPile),
            ],
        );
        let sally = Setup::of(&SALLY)
            .base('A')
            .pile("f1", "AC")
            .pile("t1", "2H")
            .position();
        assert_legal(&sally, &["f1-t1"]);
        assert_refused(&sally, &[("f1-w", NoTarget), ("f1-f2", NoMoveBetween)]);
    }

    #[test]
    fn there_is_no_move_from_a_cell_to_a_cell_or_from_a_pile_to_itself() {
        let position = Setup::of(&BIG_APPLE)
            .pile("c1", "4C")
            .pile("t1", "9C 8C")
            .pile("f1", "AC")
            .position();
        assert_refused(
            &position,
            &[
                ("c1-c2", NoMoveBetween),
                ("c1-c1", NoMoveBetween),
                ("t1-t1", NoMoveBetween),
                ("t1-t1:2", NoMoveBetween),
                ("f1-f1", NoMoveBetween),
                ("s-s", NoMoveBetween),
            ],
        );
    }

    #[test]
    fn nothing_is_ever_laid_on_the_stock_or_the_waste() {
        let position = Setup::of(&MIDSHIPMAN)
            .pile("w", "4C")
            .pile("t1", "9C")
            .position();
        assert_refused(
            &position,
            &[
                ("t1-w", NoTarget),
                ("t1-s", NoTarget),
                ("w-s", NoTarget),
                ("s-w", StockIsDealt),
                ("s-t1", StockIsDealt),
                ("s-f1", StockIsDealt),
            ],
        );
    }

    #[test]
    fn useless_moves_stay_legal() {
        let position = Setup::of(&MIDSHIPMAN)
            .pile("t1", "5C")
            .pile("t2", "6H")
            .pile("t3", "6D")
            .position();
        let there = played(&position, "t1-t2 t2-t3 t3-t2 t2-t4 t4-t5");
        assert_eq!(cards(&there, "t5"), "5C");
    }

    #[test]
    fn piles_that_a_game_has_not_are_refused() {
        for rules in GAMES {
            let position = talon_core::deal::deal(rules, "1".parse().unwrap());
            for text in ["t1-t200", "c9-t1", "f9-t1", "t1-f9", "t14-t1"] {
                assert_refused(&position, &[(text, NoSuchPile)]);
            }
        }
        let bisley = Setup::of(&BISLEY).position();
        assert_refused(
            &bisley,
            &[
                ("deal", NoSuchPile),
                ("redeal", NoSuchPile),
                ("s-t1", NoSuchPile),
                ("w-t1", NoSuchPile),
                ("t1-c1", NoSuchPile),
            ],
        );
    }

    #[test]
    fn nothing_comes_from_an_empty_pile() {
        let position = Setup::of(&BIG_APPLE).position();
        assert_refused(
            &position,
            &[
                ("t1-t2", NothingThere),
                ("c1-t2", NothingThere),
                ("f1-t2", NothingThere),
            ],
        );
    }
}

mod big_apple {
    use super::*;

    fn setup() -> Setup {
        Setup::of(&BIG_APPLE)
    }

    #[test]
    fn columns_build_down_regardless_of_suit() {
        let position = setup()
            .pile("t1", "5D")
            .pile("t2", "4C")
            .pile("t3", "4D")
            .pile("t4", "4H")
            .pile("t5", "4S")
            .pile("t6", "6D")
            .pile("t7", "3C")
            .position();
        assert_legal(&position, &["t2-t1", "t3-t1", "t4-t1", "t5-t1"]);
        assert_refused(
            &position,
            &[
                ("t6-t1", TableauRefuses),
                ("t7-t1", TableauRefuses),
                ("t1-t2", TableauRefuses),
            ],
        );
    }

    #[test]
    fn a_group_is_all_of_one_suit() {
        let position = setup()
            .pile("t1", "9S 8C 7C 6C")
            .pile("t2", "9D")
            .pile("t3", "8D 7H")
            .pile("t4", "TH")
            .pile("t5", "8S 7S 5S")
            .position();
        assert_legal(&position, &["t1-t2:3", "t1-t3"]);
        assert_refused(
            &position,
            &[
                ("t1-t4:4", NoGroup),
                ("t3-t2:2", NoGroup),
                ("t5-t2:3", NoGroup),
                ("t1-t2:2", TableauRefuses),
            ],
        );
    }

    #[test]
    fn spaces_are_filled_from_stock_and_cells_only() {
        let position = setup()
            .pile("t1", "9C 8C")
            .pile("f1", "AC 2C")
            .pile("f2", "AD")
            .pile("c1", "5H")
            .pile("s", "KD")
            .position();
        assert_legal(&position, &["s-t2", "s-t8", "c1-t2", "c1-t8"]);
        assert_refused(
            &position,
            &[
                ("t1-t2", SpaceRefuses),
                ("t1-t2:2", SpaceRefuses),
                ("f1-t2", SpaceRefuses),
                ("f2-t2", SpaceRefuses),
            ],
        );
    }

    #[test]
    fn cells_are_filled_from_tableau_and_stock_and_hold_one_card() {
        let position = setup()
            .pile("t1", "9C")
            .pile("c1", "5H")
            .pile("f1", "AC")
            .pile("s", "KD")
            .position();
        assert_legal(&position, &["t1-c2", "t1-c3", "s-c2", "s-c3"]);
        assert_refused(
            &position,
            &[
                ("t1-c1", CellTaken),
                ("s-c1", CellTaken),
                ("f1-c2", NoTarget),
                ("t1-c4", NoSuchPile),
            ],
        );
    }

    #[test]
    fn a_cells_card_goes_to_column_space_or_foundation() {
        let position = setup()
            .pile("c3", "2C")
            .pile("f4", "AC")
            .pile("t1", "3H")
            .position();
        assert_legal(&position, &["c3-t1", "c3-t2", "c3-f4"]);
    }

    #[test]
    fn the_stocks_top_card_plays_everywhere_and_shows_the_next() {
        let position = setup()
            .pile("s", "7H 2C")
            .pile("f1", "AC")
            .pile("t1", "3D")
            .position();
        assert_legal(&position, &["s-t1", "s-t2", "s-c1", "s-f1"]);
        assert_eq!(
            position.face_down(Pile::Stock),
            position.len(Pile::Stock) - 1
        );
        let next = played(&position, "s-t1");
        assert!(cards(&next, "s").ends_with(" 7H"));
        assert_eq!(next.face_down(Pile::Stock), next.len(Pile::Stock) - 1);
    }

    #[test]
    fn there_is_no_waste_no_dealing_and_no_second_pass() {
        let position = setup().position();
        assert_refused(
            &position,
            &[
                ("deal", NoSuchPile),
                ("redeal", NoSuchPile),
                ("s-w", NoSuchPile),
                ("w-t1", NoSuchPile),
            ],
        );
        let empty = setup().rest_under(Pile::Tableau(0)).position();
        assert_refused(&empty, &[("s-t2", NothingThere), ("redeal", NoSuchPile)]);
    }

    #[test]
    fn foundation_cards_return_to_columns_that_build() {
        let position = setup().pile("f1", "AC 2C").pile("t1", "3D").position();
        assert_legal(&position, &["f1-t1"]);
        let back = played(&position, "f1-t1 t1-f1");
        assert_eq!(back, position);
        let ace = setup().pile("f1", "AC").pile("t1", "2D").position();
        assert_legal(&ace, &["f1-t1"]);
    }
}

mod midshipman {
    use super::*;

    fn setup() -> Setup {
        Setup::of(&MIDSHIPMAN)
    }

    #[test]
    fn columns_build_down_in_any_suit_but_the_one_covered() {
        let position = setup()
            .pile("t1", "5D")
            .pile("t2", "4C")
            .pile("t3", "4D")
            .pile("t4", "4H")
            .pile("t5", "4S")
            .pile("t6", "6C")
            .position();
        assert_legal(&position, &["t2-t1", "t4-t1", "t5-t1"]);
        assert_refused(
            &position,
            &[("t3-t1", TableauRefuses), ("t6-t1", TableauRefuses)],
        );
    }

    #[test]
    fn only_single_cards_move() {
        let position = setup().pile("t1", "5D 4C").pile("t2", "6H").position();
        assert_refused(
            &position,
            &[("t1-t2:2", OnlyTopCard), ("t1-t3:2", OnlyTopCard)],
        );
    }

    #[test]
    fn any_card_from_tableau_waste_or_foundation_fills_a_space() {
        let position = setup()
            .pile("t1", "9C 8H")
            .pile("w", "5C")
            .pile("f1", "AC")
            .pile("f2", "AD 2D 3D")
            .position();
        assert_legal(&position, &["t1-t9", "w-t2", "f1-t3", "f2-t4"]);
        assert_refused(&position, &[("s-t2", StockIsDealt)]);
    }

    #[test]
    fn the_stock_is_dealt_one_at_a_time_and_once_only() {
        let mut position = setup().pile("s", "3D 4D").position();
        let stock = position.len(Pile::Stock);
        position.play(parsed("deal")).unwrap();
        assert_eq!(cards(&position, "w"), "4D");
        position.play(parsed("deal")).unwrap();
        assert_eq!(cards(&position, "w"), "4D 3D");
        for _ in 2..stock {
            assert_refused(&position, &[("redeal", NoRedeal)]);
            position.play(parsed("deal")).unwrap();
        }
        assert_refused(&position, &[("deal", StockEmpty), ("redeal", NoRedeal)]);
    }

    #[test]
    fn the_wastes_top_card_plays_to_tableau_space_and_foundation() {
        let position = setup()
            .pile("w", "9C 2C")
            .pile("f1", "AC")
            .pile("t1", "3D")
            .position();
        assert_legal(&position, &["w-f1", "w-t1", "w-t2"]);
        assert_eq!(cards(&played(&position, "w-t1"), "w"), "9C");
    }
}

mod napoleons_shoulder {
    use super::*;

    fn setup() -> Setup {
        Setup::of(&NAPOLEONS_SHOULDER)
    }

    #[test]
    fn columns_build_down_regardless_of_suit_by_single_cards() {
        let position = setup()
            .pile("t1", "5D")
            .pile("t2", "4D")
            .pile("t3", "4S 3S")
            .pile("t4", "6S")
            .position();
        assert_legal(&position, &["t2-t1", "t3-t2", "t1-t4"]);
        assert_refused(
            &position,
            &[("t3-t1:2", OnlyTopCard), ("t4-t1", TableauRefuses)],
        );
    }

    #[test]
    fn the_waste_fills_spaces_and_the_tableau_never_does() {
        let position = setup().pile("t1", "9C AD").pile("w", "7H").position();
        assert_legal(&position, &["w-t2", "w-t12"]);
        assert_refused(&position, &[("t1-t2", SpaceRefuses)]);
    }

    #[test]
    fn an_ace_returns_to_a_space_but_nothing_else_does() {
        let position = setup()
            .pile("f1", "AC")
            .pile("f2", "AD 2D")
            .pile("f3", &run_up('H', 13))
            .position();
        assert_legal(&position, &["f1-t1", "f1-t12"]);
        assert_refused(
            &position,
            &[("f2-t1", SpaceRefuses), ("f3-t1", SpaceRefuses)],
        );
    }

    #[test]
    fn foundation_cards_return_to_columns_that_build() {
        let position = setup()
            .pile("f1", "AC 2C")
            .pile("f2", "AD")
            .pile("t1", "3C")
            .pile("t2", "2S")
            .position();
        assert_legal(&position, &["f1-t1", "f2-t2"]);
        assert_refused(&position, &[("f1-t2", TableauRefuses)]);
    }

    #[test]
    fn the_stock_is_dealt_once() {
        let position = setup().rest_under(Pile::Waste).position();
        assert_refused(&position, &[("deal", StockEmpty), ("redeal", NoRedeal)]);
    }
}

mod bisley {
    use super::*;

    fn setup() -> Setup {
        Setup::of(&BISLEY)
    }

    #[test]
    fn aces_build_up_and_kings_down_in_suit() {
        let position = setup()
            .pile("t1", "KC")
            .pile("t2", "QD")
            .pile("t3", "2H")
            .pile("t4", "2S")
            .pile("f6", "KD")
            .position();
        assert_legal(
            &position,
            &["t1-f5", "t1-f7", "t1-f8", "t2-f6", "t3-f3", "t4-f4"],
        );
        assert_refused(
            &position,
            &[
                ("t1-f1", FoundationRefuses),
                ("t1-f6", FoundationRefuses),
                ("t2-f5", FoundationRefuses),
                ("t3-f4", FoundationRefuses),
                ("t3-f5", FoundationRefuses),
            ],
        );
        let queens = played(&position, "t2-f6");
        assert_eq!(cards(&queens, "f6"), "KD QD");
    }

    #[test]
    fn a_card_that_both_foundations_accept_goes_to_either() {
        let position = setup()
            .pile("f1", &run_up('C', 6))
            .pile("f5", "KC QC JC TC 9C 8C")
            .pile("t1", "7C")
            .position();
        assert_legal(&position, &["t1-f1", "t1-f5"]);
    }

    #[test]
    fn the_falling_foundations_may_stay_empty() {
        let setup = (1..)
            .zip("CDHS".chars())
            .fold(setup(), |setup, (number, suit)| {
                setup.pile(&format!("f{number}"), &run_up(suit, 12))
            });
        let position = setup.position();
        assert!(!position.is_won());
        let mut position = played(&position, "t13-f4 t13-f3 t13-f2");
        assert_legal(&position, &["t13-f1", "t13-f5", "t13-f8"]);
        position.play(parsed("t13-f1")).unwrap();
        assert!(position.is_won());
    }

    #[test]
    fn foundation_cards_never_come_back() {
        let position = setup()
            .pile("f1", "AC 2C")
            .pile("f5", "KC")
            .pile("t1", "3C")
            .pile("t2", "QC")
            .position();
        assert_refused(
            &position,
            &[
                ("f1-t1", NoReturn),
                ("f5-t2", NoReturn),
                ("f1-t3", NoReturn),
                ("f1-f5", NoReturn),
            ],
        );
    }

    #[test]
    fn columns_build_up_or_down_in_suit() {
        let position = setup()
            .pile("t1", "7C")
            .pile("t2", "6C")
            .pile("t3", "8C")
            .pile("t4", "6S")
            .pile("t5", "8S")
            .pile("t6", "9C")
            .position();
        assert_legal(&position, &["t2-t1", "t3-t1", "t1-t2", "t1-t3", "t6-t3"]);
        assert_refused(
            &position,
            &[
                ("t4-t1", TableauRefuses),
                ("t5-t1", TableauRefuses),
                ("t6-t1", TableauRefuses),
            ],
        );
    }

    #[test]
    fn only_single_cards_move_and_spaces_are_never_filled() {
        let position = setup().pile("t1", "9C 8C 7C").pile("t2", "TC").position();
        assert_refused(
            &position,
            &[
                ("t1-t2:3", OnlyTopCard),
                ("t1-t3", SpacesStayEmpty),
                ("t1-t3:3", OnlyTopCard),
            ],
        );
    }
}

mod sally {
    use super::*;

    fn setup() -> Setup {
        Setup::of(&SALLY).base('A')
    }

    #[test]
    fn columns_build_down_in_alternating_colours() {
        let position = setup()
            .pile("t1", "5D")
            .pile("t2", "4C")
            .pile("t3", "4S")
            .pile("t4", "4H")
            .pile("t5", "4D")
            .position();
        assert_legal(&position, &["t2-t1", "t3-t1"]);
        assert_refused(
            &position,
            &[("t4-t1", TableauRefuses), ("t5-t1", TableauRefuses)],
        );
    }

    #[test]
    fn only_a_king_or_a_group_led_by_one_fills_a_space() {
        let position = setup()
            .pile("t1", "KC QD JS")
            .pile("t2", "QC JH")
            .pile("t3", "KH")
            .pile("w", "KD")
            .pile("f1", &run_up('C', 13))
            .pile("f2", "AC 2C")
            .pile("f3", "AD")
            .position();
        assert_legal(&position, &["t1-t4:3", "t3-t5", "w-t4", "f1-t9"]);
        assert_refused(
            &position,
            &[
                ("t1-t4", SpaceRefuses),
                ("t1-t4:2", SpaceRefuses),
                ("t2-t4:2", SpaceRefuses),
                ("f2-t4", SpaceRefuses),
                ("f3-t4", SpaceRefuses),
            ],
        );
        let other = setup().pile("w", "QD").position();
        assert_refused(&other, &[("w-t4", SpaceRefuses)]);
    }

    #[test]
    fn an_ace_follows_a_king_on_the_foundations() {
        let position = Setup::of(&SALLY)
            .base('Q')
            .pile("f1", "QC KC")
            .pile("f2", "QD")
            .pile("t1", "AC")
            .pile("t2", "AD")
            .position();
        assert_legal(&position, &["t1-f1"]);
        assert_refused(
            &position,
            &[("t2-f1", FoundationRefuses), ("t2-f2", FoundationRefuses)],
        );
        assert_eq!(cards(&played(&position, "t1-f1"), "f1"), "QC KC AC");
    }

    #[test]
    fn a_foundation_ends_below_its_base() {
        let position = Setup::of(&SALLY)
            .base('3')
            .pile("f1", "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC")
            .pile("t1", "2C")
            .pile("t2", "3C")
            .position();
        assert_legal(&position, &["t1-f1"]);
        let full = played(&position, "t1-f1");
        assert_eq!(full.len(Pile::Foundation(0)), 13);
        assert_refused(&full, &[("t2-f1", FoundationRefuses)]);
        assert_legal(&full, &["t2-f2"]);
    }

    #[test]
    fn the_base_card_returns_and_the_empty_foundation_takes_any_of_its_rank() {
        let position = Setup::of(&SALLY)
            .base('5')
            .pile("f1", "5C")
            .pile("t1", "6D")
            .pile("t2", "5H")
            .pile("t3", "4H")
            .pile("w", "5S")
            .position();
        assert_legal(&position, &["f1-t1"]);
        let emptied = played(&position, "f1-t1");
        assert!(emptied.is_empty(Pile::Foundation(0)));
        assert_legal(&emptied, &["t1-f1", "t2-f1", "w-f1"]);
        assert_refused(&emptied, &[("t3-f1", FoundationRefuses)]);
        let other = played(&emptied, "t2-f1");
        assert_eq!(cards(&other, "f1"), "5H");
        assert_is_good(&other);
    }

    #[test]
    fn three_cards_are_dealt_one_after_the_other() {
        let position = setup().pile("s", "9C 3D 4D 5D").position();
        let dealt = played(&position, "deal");
        assert_eq!(cards(&dealt, "w"), "5D 4D 3D");
        assert!(cards(&dealt, "s").ends_with(" 9C"));
        assert_eq!(dealt.top(Pile::Waste).unwrap().to_string(), "3D");
    }

    #[test]
    fn fewer_are_dealt_where_fewer_are_left() {
        let position = setup()
            .rest_under(Pile::Waste)
            .pile("s", "3D 4D")
            .pile("w", "9H")
            .position();
        let dealt = played(&position, "deal");
        assert!(cards(&dealt, "w").ends_with("9H 4D 3D"));
        assert_refused(&dealt, &[("deal", StockEmpty)]);
    }

    #[test]
    fn only_the_wastes_top_card_is_playable() {
        let position = setup()
            .pile("w", "4C QD 9S")
            .pile("t1", "5D")
            .pile("t2", "TH")
            .pile("t3", "KS")
            .position();
        assert_legal(&position, &["w-t2"]);
        assert_refused(
            &position,
            &[
                ("w-t1", TableauRefuses),
                ("w-t3", TableauRefuses),
                ("w-t2:2", OnlyTopCard),
            ],
        );
    }

    #[test]
    fn the_waste_is_turned_over_as_it_lies_as_often_as_wanted() {
        let start = setup()
            .rest_under(Pile::Tableau(8))
            .pile("s", "3D 4D 5D 6D 7D")
            .position();
        assert_refused(&start, &[("redeal", StockNotEmpty)]);
        let once = played(&start, "deal deal");
        assert_eq!(cards(&once, "w"), "7D 6D 5D 4D 3D");
        let mut position = played(&once, "redeal");
        assert_eq!(position, start);
        for _ in 0..20 {
            position = played(&position, "deal deal redeal");
            assert_eq!(position, start);
        }

        // Its bottom card is the next to be dealt.
        let played_from = played(&once, "redeal deal");
        assert_eq!(cards(&played_from, "w"), "7D 6D 5D");
    }

    #[test]
    fn an_empty_waste_is_not_turned_over() {
        let position = setup().rest_under(Pile::Tableau(8)).position();
        assert_refused(&position, &[("redeal", NothingThere), ("deal", StockEmpty)]);
    }

    #[test]
    fn a_redeal_is_taken_back_exactly() {
        let once = setup()
            .rest_under(Pile::Tableau(8))
            .pile("w", "3D 4D 5D 6D 7D")
            .position();
        let before = snapshot(&once);
        let mut position = once;
        let turned = position.play(parsed("redeal")).unwrap();
        position.undo(turned);
        assert_eq!(snapshot(&position), before);
    }
}
