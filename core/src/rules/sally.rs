//! Sally, a Double Klondike whose base rank changes from deal to deal.

use super::*;

/// Sally: all eight cards of the pack's first rank start the foundations, a staircase of nine
/// columns builds down in alternating colours, the stock comes three at a time without end.
///
/// Other programs lay out one card and let the other foundations wait for its rank, or lay out
/// eight cards of eight ranks. Here each foundation begins with a card of one rank, two of each
/// suit: the only reading in which every deal can in principle come out. An emptied foundation
/// takes any card of the base rank.
pub static SALLY: Rules = Rules {
    id: "sally",
    name: "Sally",
    number: 5,
    version: 1,
    pack: Pack::of_decks(2),
    foundations: &[Foundations {
        count: 8,
        base: Base::FirstCard,
        direction: Direction::Up,
        wraps: true,
        laid_out: true,
        returns: true,
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &{
            let mut columns = [Column { down: 0, up: 1 }; 9];
            let mut index = 0;
            while index < columns.len() {
                columns[index].down = index as u8;
                index += 1;
            }
            columns
        },
        build: Some(Build {
            step: Step::Down,
            suits: Suits::Alternating,
        }),
        groups: Some(Build {
            step: Step::Down,
            suits: Suits::Alternating,
        }),
        spaces: Intake::from_anywhere(Fill::Only(Rank::KING)),
    },
    stock: Stock::Waste {
        deal: 3,
        redeals: true,
    },
};
