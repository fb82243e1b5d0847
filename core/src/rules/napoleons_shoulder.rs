//! Napoleon's Shoulder, a looser twin of Napoleon's Square.

use super::*;

/// Napoleon's Shoulder: twelve open columns building regardless of suit, whose spaces only the
/// waste fills, and an Ace that comes back from a foundation.
pub static NAPOLEONS_SHOULDER: Rules = Rules {
    id: "napoleons_shoulder",
    name: "Napoleon's Shoulder",
    number: 3,
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
        columns: &[Column::face_up(4); 12],
        build: Some(Build {
            step: Step::Down,
            suits: Suits::Any,
        }),
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
