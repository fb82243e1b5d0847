//! What a position is worth to a search that looks for a win.

use super::state::Outlook;

/// How much each of a state's counts weighs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Worth {
    /// For each card on a foundation.
    pub(super) home: i32,
    /// For each card on the lowest foundation.
    pub(super) lowest: i32,
    /// Against each card of the tableau above one that is wanted sooner.
    pub(super) blockers: i32,
    /// Against each such card of a waste that is dealt once.
    pub(super) waste_blockers: i32,
    /// Against each face-down card.
    pub(super) face_down: i32,
    /// For each empty column.
    pub(super) spaces: i32,
    /// For each card that lies on one on which it builds.
    pub(super) joins: i32,
    /// For each of those that lies there in suit, besides.
    pub(super) suited_joins: i32,
    /// Against each card in stock and waste.
    pub(super) talon: i32,
    /// Against each taken cell.
    pub(super) cells: i32,
}

impl Worth {
    /// For games in which all cards lie open and there is no stock.
    pub(super) const OPEN: Worth = Worth {
        home: 100,
        lowest: 0,
        blockers: 20,
        waste_blockers: 5,
        face_down: 10,
        spaces: 20,
        joins: 5,
        suited_joins: 5,
        talon: 0,
        cells: 0,
    };
    /// For games whose stock goes straight into play.
    pub(super) const STOCK: Worth = Worth {
        home: 100,
        lowest: 0,
        blockers: 20,
        waste_blockers: 0,
        face_down: 10,
        spaces: 20,
        joins: 20,
        suited_joins: 20,
        talon: 20,
        cells: 30,
    };
    /// For games whose stock is dealt to a waste once, and whose spaces take any card.
    pub(super) const ONE_PASS: Worth = Worth {
        home: 100,
        lowest: 0,
        blockers: 60,
        waste_blockers: 48,
        face_down: 15,
        spaces: 17,
        joins: 5,
        suited_joins: 0,
        talon: 5,
        cells: 0,
    };
    /// For the same games: what lies in suit counts too, and the lowest foundation.
    pub(super) const ONE_PASS_EVEN: Worth = Worth {
        home: 60,
        lowest: 20,
        blockers: 40,
        waste_blockers: 30,
        face_down: 15,
        spaces: 30,
        joins: 5,
        suited_joins: 5,
        talon: 5,
        cells: 0,
    };
    /// For games whose stock is dealt to a waste once, and whose spaces are not for the tableau.
    pub(super) const ONE_PASS_TIGHT: Worth = Worth {
        home: 62,
        lowest: -7,
        blockers: 40,
        waste_blockers: 5,
        face_down: 10,
        spaces: 2,
        joins: -2,
        suited_joins: 41,
        talon: -8,
        cells: 10,
    };
    /// For games whose waste is turned over to be the stock again.
    pub(super) const ROUND: Worth = Worth {
        home: 24,
        lowest: 79,
        blockers: 56,
        waste_blockers: 0,
        face_down: 48,
        spaces: 27,
        joins: -7,
        suited_joins: 26,
        talon: 4,
        cells: -13,
    };
    /// For the same games: how even the foundations are counts for less.
    pub(super) const ROUND_UNEVEN: Worth = Worth {
        home: 25,
        lowest: 31,
        blockers: 40,
        waste_blockers: 0,
        face_down: 47,
        spaces: 20,
        joins: 0,
        suited_joins: 28,
        talon: 8,
        cells: 0,
    };

    /// The worth of a position; more is better.
    #[inline]
    pub(super) fn of(&self, outlook: &Outlook) -> i32 {
        let counts = &outlook.counts;
        let weighed = |weight: i32, count: i16| weight * i32::from(count);
        weighed(self.home, counts.home)
            + weighed(self.lowest, counts.lowest)
            + weighed(self.spaces, counts.spaces)
            + weighed(self.joins, counts.joins)
            + weighed(self.suited_joins, counts.suited_joins)
            - weighed(self.blockers, counts.blockers)
            - weighed(self.waste_blockers, counts.waste_blockers)
            - weighed(self.face_down, counts.face_down)
            - weighed(self.talon, counts.talon)
            - weighed(self.cells, counts.cells)
    }
}
