//! Bisley, with Double Bisley, Indefatigable and Royal Family for relatives.

use super::*;

/// Bisley: every card open from the start, four foundations rising from the Aces and four falling
/// from the Kings, columns that build both ways in suit, and spaces that stay empty.
pub static BISLEY: Rules = Rules {
    id: "bisley",
    name: "Bisley",
    number: 4,
    version: 1,
    pack: Pack::of_decks(1),
    foundations: &[
        Foundations {
            count: 4,
            base: Base::Rank(Rank::ACE),
            direction: Direction::Up,
            wraps: false,
            laid_out: true,
            returns: false,
        },
        Foundations {
            count: 4,
            base: Base::Rank(Rank::KING),
            direction: Direction::Down,
            wraps: false,
            laid_out: false,
            returns: false,
        },
    ],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &{
            let mut columns = [Column::face_up(4); 13];
            columns[0] = Column::face_up(3);
            columns[1] = Column::face_up(3);
            columns[2] = Column::face_up(3);
            columns[3] = Column::face_up(3);
            columns
        },
        build: Some(Build {
            step: Step::UpOrDown,
            suits: Suits::Same,
        }),
        groups: None,
        spaces: Intake::NOTHING,
    },
    stock: Stock::None,
};
