//! A game is data: games that Talon doesn't have, each a record of a few lines, are dealt, played,
//! written and read like those it has.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use talon_core::board::Board;
use talon_core::card::{Rank, Suit};
use talon_core::deal::{DealNumber, deal};
use talon_core::moves::Move;
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::{
    BISLEY, Base, Build, Cells, Column, Direction, Fill, Foundations, Intake, Pack, Rules, Step,
    Stock, Suits, Tableau,
};
use talon_core::session::{Session, Status, SteadyClock};
use talon_core::text::{Language, pile_description};
use talon_tests::checks::{assert_both_answers_agree, assert_is_good, assert_scene_is_good};
use talon_tests::walk::{for_walks, step};

const ACE_TO_KING: Foundations = Foundations {
    count: 4,
    base: Base::Rank(Rank::ACE),
    direction: Direction::Up,
    wraps: false,
    laid_out: false,
    returns: false,
};

const fn down(suits: Suits) -> Option<Build> {
    Some(Build {
        step: Step::Down,
        suits,
    })
}

/// Made up: ten cards, hearts and spades up to the 5, one cell, three columns, a waste that may be
/// turned over.
static THIMBLE: Rules = Rules {
    id: "thimble",
    name: "Thimble",
    number: 101,
    version: 1,
    pack: Pack {
        decks: 1,
        ranks: 5,
        suits: &[Suit::Hearts, Suit::Spades],
    },
    foundations: &[Foundations {
        count: 2,
        returns: true,
        ..ACE_TO_KING
    }],
    cells: Cells {
        count: 1,
        filled_by: Intake::from_anywhere(Fill::Any),
    },
    tableau: Tableau {
        columns: &[Column { down: 1, up: 1 }; 3],
        build: down(Suits::Alternating),
        groups: None,
        spaces: Intake::NOTHING,
    },
    stock: Stock::Waste {
        deal: 1,
        redeals: true,
    },
};

/// Made up: the base changes from deal to deal, foundations build down and wrap, columns build up,
/// an open stock never fills a space.
static UPSIDE_DOWN: Rules = Rules {
    id: "upside_down",
    name: "Upside Down",
    number: 102,
    version: 1,
    pack: Pack {
        decks: 2,
        ranks: 7,
        suits: &Suit::ALL,
    },
    foundations: &[Foundations {
        count: 8,
        base: Base::FirstCard,
        direction: Direction::Down,
        wraps: true,
        laid_out: true,
        returns: true,
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column { down: 2, up: 1 }; 8],
        build: Some(Build {
            step: Step::Up,
            suits: Suits::Other,
        }),
        groups: Some(Build {
            step: Step::Up,
            suits: Suits::Same,
        }),
        spaces: Intake {
            tableau: Fill::Any,
            ..Intake::NOTHING
        },
    },
    stock: Stock::Open,
};

static KLONDIKE: Rules = Rules {
    id: "klondike",
    name: "Klondike",
    number: 103,
    version: 1,
    pack: Pack::of_decks(1),
    foundations: &[Foundations {
        returns: true,
        ..ACE_TO_KING
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[
            Column { down: 0, up: 1 },
            Column { down: 1, up: 1 },
            Column { down: 2, up: 1 },
            Column { down: 3, up: 1 },
            Column { down: 4, up: 1 },
            Column { down: 5, up: 1 },
            Column { down: 6, up: 1 },
        ],
        build: down(Suits::Alternating),
        groups: down(Suits::Alternating),
        spaces: Intake::from_anywhere(Fill::Only(Rank::KING)),
    },
    stock: Stock::Waste {
        deal: 3,
        redeals: true,
    },
};

static FORTY_THIEVES: Rules = Rules {
    id: "forty_thieves",
    name: "Forty Thieves",
    number: 104,
    version: 1,
    pack: Pack::of_decks(2),
    foundations: &[Foundations {
        count: 8,
        ..ACE_TO_KING
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column::face_up(4); 10],
        build: down(Suits::Same),
        groups: None,
        spaces: Intake::from_anywhere(Fill::Any),
    },
    stock: Stock::Waste {
        deal: 1,
        redeals: false,
    },
};

/// Moves of several cards at once, which players make up of single ones, are left to them.
static FREE_CELL: Rules = Rules {
    id: "free_cell",
    name: "FreeCell",
    number: 105,
    version: 1,
    pack: Pack::of_decks(1),
    foundations: &[ACE_TO_KING],
    cells: Cells {
        count: 4,
        filled_by: Intake::from_anywhere(Fill::Any),
    },
    tableau: Tableau {
        columns: &[
            Column::face_up(7),
            Column::face_up(7),
            Column::face_up(7),
            Column::face_up(7),
            Column::face_up(6),
            Column::face_up(6),
            Column::face_up(6),
            Column::face_up(6),
        ],
        build: down(Suits::Alternating),
        groups: None,
        spaces: Intake::from_anywhere(Fill::Any),
    },
    stock: Stock::None,
};

/// Bisley whose columns build down only.
static DOWNHILL_BISLEY: Rules = Rules {
    id: "downhill_bisley",
    name: "Downhill Bisley",
    number: 106,
    version: 1,
    pack: Pack::of_decks(1),
    foundations: BISLEY.foundations,
    cells: Cells::NONE,
    tableau: Tableau {
        columns: BISLEY.tableau.columns,
        build: down(Suits::Same),
        groups: None,
        spaces: Intake::NOTHING,
    },
    stock: Stock::None,
};

/// The parent of Midshipman.
static MARIA: Rules = Rules {
    id: "maria",
    name: "Maria",
    number: 107,
    version: 1,
    pack: Pack::of_decks(2),
    foundations: &[Foundations {
        count: 8,
        ..ACE_TO_KING
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column::face_up(4); 9],
        build: down(Suits::Alternating),
        groups: None,
        spaces: Intake::from_anywhere(Fill::Any),
    },
    stock: Stock::Waste {
        deal: 1,
        redeals: false,
    },
};

static OTHER_GAMES: [&Rules; 7] = [
    &THIMBLE,
    &UPSIDE_DOWN,
    &KLONDIKE,
    &FORTY_THIEVES,
    &FREE_CELL,
    &DOWNHILL_BISLEY,
    &MARIA,
];

fn dealt(rules: &'static Rules, number: u32) -> Position {
    deal(rules, DealNumber::new(number).unwrap())
}

#[test]
fn other_games_are_sound_and_lie_as_their_records_say() {
    for rules in OTHER_GAMES {
        assert!(rules.is_sound(), "{}", rules.id);
        let position = dealt(rules, 1);
        for (pile, column) in rules.columns().zip(rules.tableau.columns) {
            assert_eq!(position.len(pile), column.len());
            assert_eq!(position.face_down(pile), column.down);
        }
    }
}

#[test]
fn other_games_keep_every_promise() {
    for rules in OTHER_GAMES {
        for_walks(rules, 4, 150, |walk| {
            let mut position = walk.start(rules);
            for &choice in &walk.choices {
                assert_is_good(&position);
                if step(&mut position, choice).is_none() {
                    break;
                }
            }
        });
        for_walks(rules, 40, 200, |walk| {
            assert_both_answers_agree(&walk.end(rules));
        });
    }
}

#[test]
fn the_text_of_another_game_is_read_with_its_rules_only() {
    let text = dealt(&KLONDIKE, 1).to_string();
    assert!(text.starts_with("game klondike\nstock "));
    assert!(Position::read(&KLONDIKE, &text).is_ok());
    assert!(Position::read(&MARIA, &text).is_err());
    assert!(text.parse::<Position>().is_err());
}

#[test]
fn a_made_up_game_is_played_to_the_win() {
    let mut won = 0;
    for number in 1..=20 {
        let start = dealt(&THIMBLE, number);
        let Some(line) = way_to_win(&start) else {
            continue;
        };
        won += 1;
        let text: Vec<String> = line.iter().map(Move::to_string).collect();
        let read = talon_core::notation::read_moves(&text.join(" ")).unwrap();
        assert_eq!(read, line);

        let mut position = start;
        for next in read {
            assert!(!position.is_won());
            position.play(next).unwrap();
            assert_is_good(&position);
        }
        assert!(position.is_won());
        assert!(position.to_string().contains("foundation AH 2H 3H 4H 5H"));
        // The rules know no end: a card may still come back, where it fits.
        assert_both_answers_agree(&position);
    }
    assert!(won >= 10, "only {won} deals were won");
}

/// The shortest way to a won position, by trying everything.
fn way_to_win(start: &Position) -> Option<Vec<Move>> {
    let mut seen = HashSet::from([start.to_string()]);
    let mut waiting = VecDeque::from([(*start, Vec::new())]);
    while let Some((position, way)) = waiting.pop_front() {
        if position.is_won() {
            return Some(way);
        }
        for legal in position.legal_moves() {
            let mut next = position;
            next.play(legal).unwrap();
            if seen.insert(next.to_string()) {
                waiting.push_back((next, [&way[..], &[legal]].concat()));
            }
        }
    }
    None
}

#[test]
fn other_games_are_played_on_a_board() {
    for rules in OTHER_GAMES {
        for_walks(rules, 4, 60, |walk| {
            let clock = Arc::new(SteadyClock::default());
            let mut board = Board::new(Session::deal(rules, walk.number, clock));
            let mut position = walk.start(rules);
            for &choice in &walk.choices {
                let Some((next, _)) = step(&mut position, choice) else {
                    break;
                };
                board.play_move(next);
                assert_eq!(*board.session().position(), position);
                assert_scene_is_good(&board.scene(), &position);
                for pile in rules.piles() {
                    assert!(!pile_description(Language::German, &position, pile).is_empty());
                }
                if board.session().status() == Status::Won {
                    break;
                }
            }
            while board.session().can_undo() {
                board.undo();
            }
            assert_eq!(*board.session().position(), walk.start(rules));
        });
    }
}

#[test]
fn no_two_deals_of_a_game_are_alike() {
    for rules in OTHER_GAMES {
        let texts: HashSet<String> = (1..=50)
            .map(|number| dealt(rules, number).to_string())
            .collect();
        assert_eq!(texts.len(), 50, "{}", rules.id);
    }
}

#[test]
fn foundations_that_build_down_and_wrap_go_on_from_the_ace_to_the_highest_rank() {
    let mut text = String::from("game upside_down\nbase 2\n");
    let position = dealt(&UPSIDE_DOWN, 1);
    assert!(position.base().is_some());
    assert!((0..8).all(|index| position.len(Pile::Foundation(index)) == 1));

    text += "stock 6C AD AH AS AC AD AH AS 3C 3D 3H 3S 3C 3D 3H 3S 4C 4D 4H 4S 4C 4D 4H 4S \
             5C 5D 5H 5S 5C 5D 5H 5S 6D 6H 6S 6C 6D 6H 6S 7D 7H 7S 7D 7H 7S 7C\n";
    text += "foundation 2C AC\n";
    for base in ["2D", "2H", "2S", "2C", "2D", "2H", "2S"] {
        text += &format!("foundation {base}\n");
    }
    text += "tableau 7C\n";
    text += &"tableau -\n".repeat(7);
    let mut position = Position::read(&UPSIDE_DOWN, &text).unwrap();
    position.play("t1-f1".parse().unwrap()).unwrap();
    assert_eq!(position.len(Pile::Foundation(0)), 3);
    assert_both_answers_agree(&position);
}
