//! Which deal a player wishes for.

use talon_core::deal::{Deal, DealNumber, DealNumberError};
use talon_core::saved_game::Origin;
use talon_core::share;
use talon_core::text::Language;
use talon_core::wish::{self, Typed};

use crate::day::Day;
use crate::error::TalonError;
use crate::words::{chance, rules_of};

/// Which deal it shall be.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Enum)]
pub enum Wish {
    /// Any; one that can be won if the settings say so.
    Random,
    /// Any that is proven to be winnable.
    Winnable,
    /// The deal of this day. Whenever it is played, it counts for this day.
    OfDay {
        /// The day.
        day: Day,
    },
    /// The deal of this number.
    Number {
        /// The number, 1 or more.
        number: u32,
    },
    /// The cards of a code. It says itself for which game they are.
    Code {
        /// The code, as it was typed.
        code: String,
    },
}

impl Wish {
    /// The deal that is wished for, and how it came to be. `winnable_only` says whether any deal is
    /// to be one that can be won.
    pub(crate) fn dealt(
        self,
        game: &str,
        winnable_only: bool,
        language: Language,
    ) -> Result<(Deal, Origin), TalonError> {
        let out_of_range = || TalonError::deal_number(language, DealNumberError::OutOfRange);
        let rules = rules_of(game, language)?;
        let wish = match self {
            Wish::Random if winnable_only => wish::Wish::Winnable,
            Wish::Random => wish::Wish::Random,
            Wish::Winnable => wish::Wish::Winnable,
            Wish::OfDay { day } => wish::Wish::OfDay(day.date().ok_or_else(out_of_range)?),
            Wish::Number { number } => {
                wish::Wish::Number(DealNumber::new(number).ok_or_else(out_of_range)?)
            }
            Wish::Code { code } => {
                let deal = share::parse(&code);
                wish::Wish::These(deal.map_err(|error| TalonError::share_code(language, error))?)
            }
        };
        wish.deal(rules, chance())
            .ok_or_else(|| TalonError::unknown_game(language))
    }
}

/// The deal that is meant by what a player typed: that of a number, or else of a code.
///
/// # Errors
///
/// It is a number that no deal has. Whether a code is one is seen when it is dealt.
#[uniffi::export]
pub fn typed_wish(language: Language, typed: String) -> Result<Wish, TalonError> {
    match Typed::read(&typed) {
        Ok(Typed::Number(number)) => Ok(Wish::Number {
            number: number.get(),
        }),
        Ok(Typed::Code) => Ok(Wish::Code { code: typed }),
        Err(error) => Err(TalonError::deal_number(language, error)),
    }
}
