//! Big Apple, a descendant of New York and Gotham.

use super::*;

/// Big Apple: three cells, and a stock that lies face up and plays straight into the game.
///
/// Spaces are filled from the stock and the cells only. Groups descend in suit, though single
/// cards build regardless of suit.
pub static BIG_APPLE: Rules = Rules {
    id: "big_apple",
    name: "Big Apple",
    number: 1,
    version: 1,
    pack: Pack::of_decks(2),
    foundations: &[Foundations {
        count: 8,
        base: Base::Rank(Rank::ACE),
        direction: Direction::Up,
        wraps: false,
        laid_out: false,
        returns: true,
    }],
    cells: Cells {
        count: 3,
        filled_by: Intake {
            stock: Fill::Any,
            tableau: Fill::Any,
            ..Intake::NOTHING
        },
    },
    tableau: Tableau {
        columns: &[Column::face_up(1); 8],
        build: Some(Build {
            step: Step::Down,
            suits: Suits::Any,
        }),
        groups: Some(Build {
            step: Step::Down,
            suits: Suits::Same,
        }),
        spaces: Intake {
            stock: Fill::Any,
            cell: Fill::Any,
            ..Intake::NOTHING
        },
    },
    stock: Stock::Open,
};
