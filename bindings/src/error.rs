//! What can go wrong across the boundary.

use talon_core::deal::DealNumberError;
use talon_core::notation::PositionTextError;
use talon_core::share::ShareCodeError;
use talon_core::store::{ImportError, StoreError};
use talon_core::text::{self, Argument, Language};

/// Why something could not be done. `reason` is a sentence for the person, in the language asked
/// for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, uniffi::Error)]
pub enum TalonError {
    /// There is no game with this id.
    #[error("{reason}")]
    UnknownGame {
        /// What to tell the person.
        reason: String,
    },
    /// The text is no number of a deal.
    #[error("{reason}")]
    NotADealNumber {
        /// What to tell the person.
        reason: String,
    },
    /// The text is no position.
    #[error("{reason}")]
    NotAPosition {
        /// What to tell the person.
        reason: String,
    },
    /// The text is no code for a deal.
    #[error("{reason}")]
    NotAShareCode {
        /// What to tell the person.
        reason: String,
    },
    /// It could not be stored or read.
    #[error("{reason}")]
    NotStored {
        /// What to tell the person.
        reason: String,
    },
    /// The file could not be imported.
    #[error("{reason}")]
    NotImported {
        /// What to tell the person.
        reason: String,
    },
}

impl TalonError {
    pub(crate) fn unknown_game(language: Language) -> TalonError {
        TalonError::UnknownGame {
            reason: text::text(language, "unknown-game"),
        }
    }

    pub(crate) fn deal_number(language: Language, error: DealNumberError) -> TalonError {
        TalonError::NotADealNumber {
            reason: text::text(language, error.key()),
        }
    }

    pub(crate) fn share_code(language: Language, error: ShareCodeError) -> TalonError {
        TalonError::NotAShareCode {
            reason: text::text(language, error.key()),
        }
    }

    pub(crate) fn storage(language: Language, error: &StoreError) -> TalonError {
        log::warn!("{error}");
        TalonError::NotStored {
            reason: text::text(language, error.key()),
        }
    }

    pub(crate) fn import(language: Language, error: &ImportError) -> TalonError {
        log::warn!("{error}");
        TalonError::NotImported {
            reason: text::text(language, error.key()),
        }
    }

    pub(crate) fn position(language: Language, error: PositionTextError) -> TalonError {
        TalonError::NotAPosition {
            reason: text::text_with(
                language,
                "position-text-error",
                &[("line", Argument::Number(error.line as i64))],
            ),
        }
    }
}
