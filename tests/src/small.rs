//! Games so small that everything in them can be tried, one or more for each kind of game.

use talon_core::card::{Rank, Suit};
use talon_core::rules::{
    Base, Build, Cells, Column, Direction, Fill, Foundations, Intake, Pack, Rules, Step, Stock,
    Suits, Tableau,
};

/// All of them.
pub static SMALL_GAMES: [&Rules; 7] = [
    &OPEN_STOCK,
    &ONE_PASS,
    &WASTE_FILLS,
    &BOTH_WAYS,
    &FREE_CELLS,
    &WRAPPING,
    &THREE_AT_A_TIME,
];

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

const fn rank(index: u8) -> Rank {
    match Rank::from_index(index) {
        Some(rank) => rank,
        None => Rank::KING,
    }
}

const fn down(suits: Suits) -> Option<Build> {
    Some(Build {
        step: Step::Down,
        suits,
    })
}

/// As Big Apple: a cell, an open stock, spaces not from the tableau, groups in suit.
pub static OPEN_STOCK: Rules = Rules {
    id: "open_stock",
    name: "Open Stock",
    number: 201,
    version: 1,
    pack: pack(1, 5),
    foundations: &[Foundations {
        returns: true,
        ..UP
    }],
    cells: Cells {
        count: 1,
        filled_by: Intake::from_anywhere(Fill::Any),
    },
    tableau: Tableau {
        columns: &[Column::face_up(1); 2],
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
pub static ONE_PASS: Rules = Rules {
    id: "one_pass",
    name: "One Pass",
    number: 202,
    version: 1,
    pack: pack(2, 3),
    foundations: &[Foundations { count: 4, ..UP }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column { down: 1, up: 3 }; 2],
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
pub static WASTE_FILLS: Rules = Rules {
    id: "waste_fills",
    name: "Waste Fills",
    number: 203,
    version: 1,
    pack: pack(2, 3),
    foundations: &[Foundations {
        count: 4,
        returns: true,
        ..UP
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column::face_up(5), Column::face_up(4)],
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
pub static BOTH_WAYS: Rules = Rules {
    id: "both_ways",
    name: "Both Ways",
    number: 204,
    version: 1,
    pack: pack(1, 6),
    foundations: &[
        Foundations {
            laid_out: true,
            ..UP
        },
        Foundations {
            base: Base::Rank(rank(5)),
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

/// All cards dealt out, with a cell and spaces to be filled.
pub static FREE_CELLS: Rules = Rules {
    id: "free_cells",
    name: "Free Cells",
    number: 205,
    version: 1,
    pack: pack(1, 5),
    foundations: &[Foundations {
        returns: true,
        ..UP
    }],
    cells: Cells {
        count: 1,
        filled_by: Intake::from_anywhere(Fill::Any),
    },
    tableau: Tableau {
        columns: &[Column::face_up(5); 2],
        build: down(Suits::Alternating),
        groups: None,
        spaces: Intake::from_anywhere(Fill::Any),
    },
    stock: Stock::None,
};

/// As Sally: a base that changes, foundations that wrap, groups, spaces for the highest rank, a
/// waste that is turned over.
pub static WRAPPING: Rules = Rules {
    id: "wrapping",
    name: "Wrapping",
    number: 206,
    version: 1,
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
        columns: &[Column { down: 0, up: 1 }, Column { down: 2, up: 1 }],
        build: down(Suits::Alternating),
        groups: down(Suits::Alternating),
        spaces: Intake::from_anywhere(Fill::Only(rank(2))),
    },
    stock: Stock::Waste {
        deal: 2,
        redeals: true,
    },
};

/// As Sally too, with a longer stock that comes three at a time.
pub static THREE_AT_A_TIME: Rules = Rules {
    id: "three_at_a_time",
    name: "Three at a Time",
    number: 207,
    version: 1,
    pack: pack(1, 6),
    foundations: &[Foundations {
        returns: true,
        ..UP
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[
            Column::face_up(1),
            Column { down: 1, up: 1 },
            Column { down: 1, up: 1 },
        ],
        build: down(Suits::Alternating),
        groups: down(Suits::Alternating),
        spaces: Intake::from_anywhere(Fill::Only(rank(5))),
    },
    stock: Stock::Waste {
        deal: 3,
        redeals: true,
    },
};
