//! What the board says: why something was not done, what was asked for, how the game stands.

use super::{Language, hint_sentence, text};
use crate::board::{Notice, Remark};
use crate::position::Position;
use crate::session::{Declined, Fate};

impl Declined {
    /// The key of the message that tells a person why nothing was done. It takes no arguments.
    pub const fn key(self) -> &'static str {
        match self {
            Declined::Illegal(refusal) => refusal.key(),
            Declined::NowhereToGo => "notice-nowhere-to-go",
            Declined::NotHome => "notice-not-home",
            Declined::FoundationTapped => "notice-foundation-by-drag",
            Declined::Won => "notice-already-won",
            Declined::NothingToUndo => "notice-nothing-to-undo",
            Declined::NothingToRedo => "notice-nothing-to-redo",
            Declined::CannotFinish => "notice-cannot-finish",
        }
    }
}

impl Fate {
    /// The key of the message that answers whether the game can still be won. It takes no
    /// arguments.
    pub const fn key(self) -> &'static str {
        match self {
            Fate::Winnable => "fate-winnable",
            Fate::Lost => "fate-lost",
            Fate::Unknown => "fate-unknown",
        }
    }
}

impl Remark {
    /// The key of the message that says how the game stands. It takes no arguments.
    pub const fn key(self) -> &'static str {
        match self {
            Remark::NoMoves => "no-moves",
            Remark::Stuck => "stuck",
            Remark::Lost => "lost",
        }
    }
}

/// What a notice says about this position.
pub fn notice_text(language: Language, position: &Position, notice: Notice) -> String {
    match notice {
        Notice::Declined(declined) => text(language, declined.key()),
        Notice::Hint(hint) => hint_sentence(language, position, hint),
        Notice::NoHint => text(language, "hint-none"),
        Notice::Fate(fate) => text(language, fate.key()),
    }
}
