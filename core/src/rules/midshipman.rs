//! Midshipman, of the Forty Thieves family.

use super::*;

/// Midshipman, a friendlier Maria: columns half face down, building in any suit but the one
/// covered, spaces open to every card.
pub static MIDSHIPMAN: Rules = Rules {
    id: "midshipman",
    name: "Midshipman",
    number: 2,
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
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column { down: 2, up: 2 }; 9],
        build: Some(Build {
            step: Step::Down,
            suits: Suits::Other,
        }),
        groups: None,
        spaces: Intake::from_anywhere(Fill::Any),
    },
    stock: Stock::Waste {
        deal: 1,
        redeals: false,
    },
};
