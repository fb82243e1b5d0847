//! How good a position looks to a player who sees no hidden card.
//!
//! The weights were found by trying thousands of changes on a few hundred deals from 10001 and 20001
//! on, each played by plans (see [`super::plan`]) that looked at a few hundred positions, and
//! keeping those that won more or came further; those of [`Player::ROUND`] by an evolution strategy
//! (Ros and Hansen, "A simple modification in CMA-ES", 2008) on deals from 100001.

use super::prospects::Prospects;
use super::state::Outlook;
use super::worth::Worth;
use crate::moves::Move;
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::{Fill, Rules, Stock};
use crate::seen::Seen;

/// By what a player goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    worth: Worth,
    /// What dealing is worth beside what it does to the counts.
    deal: i32,
    /// What a card from stock or waste is worth in the tableau.
    play: i32,
    /// What a card in a cell is worth beside what it does to the counts.
    cell: i32,
    /// What it is worth, where a face-down card is turned up, that more lie under it: for each. The
    /// cards of high columns are needed as much as others, and take longest to come out.
    under: i32,
    /// What a position promises where a plan ends.
    prospects: Prospects,
    /// Whether plans are to be compared by playing on with the hidden cards guessed: where that
    /// wins more games, in a time that nobody minds.
    pub(crate) guesses: bool,
}

impl Player {
    /// For games without a stock.
    const OPEN: Player = Player {
        worth: Worth::OPEN,
        deal: 0,
        play: 0,
        cell: 0,
        under: 0,
        prospects: Prospects::NONE,
        guesses: false,
    };
    /// For games whose stock goes straight into play.
    const STOCK: Player = Player {
        worth: Worth {
            home: 378,
            lowest: 2,
            blockers: 13,
            waste_blockers: 0,
            face_down: 0,
            spaces: 69,
            joins: 31,
            suited_joins: 148,
            talon: 15,
            cells: 6,
        },
        deal: 0,
        play: 3,
        cell: -13,
        under: 0,
        prospects: Prospects::NONE,
        guesses: false,
    };
    /// For games whose stock is dealt to a waste once, and whose spaces take any card.
    const ONE_PASS: Player = Player {
        worth: Worth {
            home: 28,
            lowest: -5,
            blockers: 55,
            waste_blockers: 2,
            face_down: 487,
            spaces: 26,
            joins: -4,
            suited_joins: 0,
            talon: -12,
            cells: 0,
        },
        deal: 7,
        play: 25,
        cell: 0,
        under: 0,
        prospects: Prospects::NONE,
        guesses: false,
    };
    /// For games whose stock is dealt to a waste once, and whose spaces are not for the tableau.
    const ONE_PASS_TIGHT: Player = Player {
        worth: Worth {
            home: 87,
            lowest: 9,
            blockers: 65,
            waste_blockers: 19,
            face_down: 0,
            spaces: -19,
            joins: 2,
            suited_joins: 45,
            talon: 0,
            cells: 0,
        },
        deal: -13,
        play: 23,
        cell: 0,
        under: 0,
        prospects: Prospects {
            guests: 20,
            cover: 17,
            orderly: 50,
            breaks_squared: 17,
        },
        guesses: true,
    };
    /// For games whose waste is turned over to be the stock again.
    const ROUND: Player = Player {
        worth: Worth {
            home: -11,
            lowest: 383,
            blockers: 0,
            waste_blockers: 0,
            face_down: 384,
            spaces: -50,
            joins: -115,
            suited_joins: 0,
            talon: -44,
            cells: 0,
        },
        deal: 0,
        play: -106,
        cell: 0,
        under: 161,
        prospects: Prospects::NONE,
        guesses: true,
    };

    /// The player for a kind of game.
    pub(crate) fn of(rules: &Rules) -> Player {
        match rules.stock {
            Stock::None => Player::OPEN,
            Stock::Open => Player::STOCK,
            Stock::Waste { redeals: true, .. } => Player::ROUND,
            Stock::Waste { redeals: false, .. } => match rules.tableau.spaces.tableau {
                Fill::Never => Player::ONE_PASS_TIGHT,
                Fill::Any | Fill::Only(_) => Player::ONE_PASS,
            },
        }
    }

    /// How good a position looks; more is better.
    #[inline]
    pub(super) fn look(&self, outlook: &Outlook) -> i32 {
        self.worth.of(outlook)
    }

    /// How good the end of a plan looks beside that, to someone who has seen these cards;
    /// `position` is worked out only if it is needed.
    pub(super) fn look_ahead(&self, seen: Seen, position: impl FnOnce() -> Position) -> i32 {
        match self.prospects == Prospects::NONE {
            true => 0,
            false => self.prospects.of(&position(), seen),
        }
    }

    /// What a move is worth beside what it does to a position's look; `under` face-down cards lie
    /// under one that it turns up.
    #[inline]
    pub(super) fn beside(&self, action: Move, under: u8) -> i32 {
        let kind = match action {
            Move::Deal | Move::Redeal => self.deal,
            Move::Carry {
                to: Pile::Cell(_), ..
            } => self.cell,
            Move::Carry {
                from: Pile::Stock | Pile::Waste,
                to: Pile::Tableau(_),
                ..
            } => self.play,
            Move::Carry { .. } => 0,
        };
        kind + self.under * i32::from(under)
    }
}
