//! Which message says why the session did not do what was asked.

use crate::session::Declined;

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
