//! Safe moves never spoil a game, by trying everything in games so small that this can be done.

use std::collections::HashMap;

use talon_core::card::{Rank, Suit};
use talon_core::deal::{DealNumber, deal};
use talon_core::position::Position;
use talon_core::rules::{
    Base, Build, Cells, Column, Direction, Fill, Foundations, Intake, Pack, Rules, Step, Stock,
    Suits, Tableau,
};
use talon_core::safe::is_safe;

const SUITS: &[Suit] = &[Suit::Hearts, Suit::Spades];

const UP: Foundations = Foundations {
    count: 2,
    base: Base::Rank(Rank::ACE),
    direction: Direction::Up,
    wraps: false,
    laid_out: false,
    returns: false,
};

const fn pack(decks: u8, ranks: u8) -> Pack {
    Pack {
        decks,
        ranks,
        suits: SUITS,
    }
}

const fn down(suits: Suits) -> Option<Build> {
    Some(Build {
        step: Step::Down,
        suits,
    })
}

/// As Big Apple: cells, an open stock, spaces not from the tableau.
static OPEN_STOCK: Rules = Rules {
    id: "open_stock",
    name: "Open Stock",
    pack: pack(1, 5),
    foundations: &[UP],
    cells: Cells {
        count: 1,
        filled_by: Intake::from_anywhere(Fill::Any),
    },
    tableau: Tableau {
        columns: &[Column::face_up(2); 2],
        build: down(Suits::Any),
        groups: down(Suits::Same),
        spaces: Intake {
            stock: Fill::Any,
            cell: Fill::Any,
            ..Intake::NOTHING
        },
    },
    stock: Stock::Open,
};

/// As Midshipman: face-down cards, any suit but the same, spaces from anywhere, one pass.
static ONE_PASS: Rules = Rules {
    id: "one_pass",
    name: "One Pass",
    pack: pack(2, 3),
    foundations: &[Foundations { count: 4, ..UP }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column { down: 1, up: 2 }; 2],
        build: down(Suits::Other),
        groups: None,
        spaces: Intake::from_anywhere(Fill::Any),
    },
    stock: Stock::Waste {
        deal: 1,
        redeals: false,
    },
};

/// As Napoleon's Shoulder: spaces from the waste and for an Ace that returns.
static WASTE_FILLS: Rules = Rules {
    id: "waste_fills",
    name: "Waste Fills",
    pack: pack(2, 3),
    foundations: &[Foundations {
        count: 4,
        returns: true,
        ..UP
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column::face_up(3), Column::face_up(2)],
        build: down(Suits::Any),
        groups: None,
        spaces: Intake {
            waste: Fill::Any,
            foundation: Fill::Only(Rank::ACE),
            ..Intake::NOTHING
        },
    },
    stock: Stock::Waste {
        deal: 1,
        redeals: false,
    },
};

/// As Bisley: both ways in suit, two foundations for each suit, spaces stay empty.
static BOTH_WAYS: Rules = Rules {
    id: "both_ways",
    name: "Both Ways",
    pack: pack(1, 6),
    foundations: &[
        Foundations {
            laid_out: true,
            ..UP
        },
        Foundations {
            base: Base::Rank(match Rank::from_index(5) {
                Some(rank) => rank,
                None => Rank::KING,
            }),
            direction: Direction::Down,
            ..UP
        },
    ],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column::face_up(3), Column::face_up(3), Column::face_up(4)],
        build: Some(Build {
            step: Step::UpOrDown,
            suits: Suits::Same,
        }),
        groups: None,
        spaces: Intake::NOTHING,
    },
    stock: Stock::None,
};

/// As Sally: a base that changes, foundations that wrap, groups, spaces for the highest rank, a
/// waste that is turned over.
static WRAPPING: Rules = Rules {
    id: "wrapping",
    name: "Wrapping",
    pack: pack(2, 3),
    foundations: &[Foundations {
        count: 4,
        base: Base::FirstCard,
        wraps: true,
        laid_out: true,
        returns: true,
        ..UP
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column { down: 0, up: 1 }, Column { down: 1, up: 1 }],
        build: down(Suits::Alternating),
        groups: down(Suits::Alternating),
        spaces: Intake::from_anywhere(Fill::Only(match Rank::from_index(2) {
            Some(rank) => rank,
            None => Rank::KING,
        })),
    },
    stock: Stock::Waste {
        deal: 2,
        redeals: true,
    },
};

/// Every position that play can reach, each with the places of those that its legal moves lead to.
#[derive(Default)]
struct Reachable {
    positions: Vec<Position>,
    next: Vec<Vec<usize>>,
    places: HashMap<String, usize>,
}

impl Reachable {
    fn from(start: Position) -> Reachable {
        let mut reachable = Reachable::default();
        reachable.place_of(start);
        while let Some(&position) = reachable.positions.get(reachable.next.len()) {
            let next = position.legal_moves().into_iter().map(|legal| {
                let mut after = position;
                after.play(legal).unwrap();
                reachable.place_of(after)
            });
            let next = next.collect();
            reachable.next.push(next);
        }
        reachable
    }

    fn place_of(&mut self, position: Position) -> usize {
        let new = self.positions.len();
        let place = *self.places.entry(position.to_string()).or_insert(new);
        if place == new {
            self.positions.push(position);
        }
        place
    }

    /// From which positions the game can be won, found from the won ones backwards.
    fn winnable(&self) -> Vec<bool> {
        let mut before = vec![Vec::new(); self.positions.len()];
        for (here, next) in self.next.iter().enumerate() {
            next.iter().for_each(|&after| before[after].push(here));
        }
        let mut winnable: Vec<bool> = self.positions.iter().map(Position::is_won).collect();
        let places = 0..winnable.len();
        let mut waiting: Vec<usize> = places.filter(|&place| winnable[place]).collect();
        while let Some(place) = waiting.pop() {
            for &earlier in &before[place] {
                if !winnable[earlier] {
                    winnable[earlier] = true;
                    waiting.push(earlier);
                }
            }
        }
        winnable
    }
}

/// How many safe moves there are in positions that can be won. After each of them it still can be.
fn safe_moves_held(rules: &'static Rules, number: u32) -> usize {
    let start = deal(rules, DealNumber::new(number).unwrap());
    let reachable = Reachable::from(start);
    let winnable = reachable.winnable();
    let mut count = 0;
    for (place, position) in reachable.positions.iter().enumerate() {
        let moves = position
            .legal_moves()
            .into_iter()
            .zip(&reachable.next[place]);
        let safe = moves.filter(|&(legal, _)| winnable[place] && is_safe(position, legal));
        for (safe, &after) in safe {
            assert!(winnable[after], "{safe} spoils\n{position}");
            count += 1;
        }
    }
    count
}

#[test]
fn a_safe_move_never_spoils_a_game_that_can_be_won() {
    for (rules, deals) in [
        (&OPEN_STOCK, 8),
        (&ONE_PASS, 6),
        (&WASTE_FILLS, 3),
        (&BOTH_WAYS, 20),
        (&WRAPPING, 6),
    ] {
        assert!(rules.is_sound(), "{}", rules.id);
        let held: usize = (1..=deals)
            .map(|number| safe_moves_held(rules, number))
            .sum();
        assert!(held > 1000, "{}: only {held} safe moves", rules.id);
    }
}
