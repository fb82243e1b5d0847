//! Which message says why something was refused.

use crate::deal::DealNumberError;
use crate::moves::Refusal;

impl Refusal {
    /// The key of the message that tells a person why the move isn't legal. It takes no
    /// arguments.
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::NoSuchPile => "refusal-no-such-pile",
            Refusal::NothingThere => "refusal-nothing-there",
            Refusal::NotFaceUp => "refusal-not-face-up",
            Refusal::OnlyTopCard => "refusal-only-top-card",
            Refusal::NoGroup => "refusal-no-group",
            Refusal::StockIsDealt => "refusal-stock-is-dealt",
            Refusal::NoReturn => "refusal-no-return",
            Refusal::NoMoveBetween => "refusal-no-move-between",
            Refusal::NoTarget => "refusal-no-target",
            Refusal::CellTaken => "refusal-cell-taken",
            Refusal::OneAtATime => "refusal-one-at-a-time",
            Refusal::FoundationRefuses => "refusal-foundation-refuses",
            Refusal::TableauRefuses => "refusal-tableau-refuses",
            Refusal::SpaceRefuses => "refusal-space-refuses",
            Refusal::SpacesStayEmpty => "refusal-spaces-stay-empty",
            Refusal::StockEmpty => "refusal-stock-empty",
            Refusal::StockNotEmpty => "refusal-stock-not-empty",
            Refusal::NoRedeal => "refusal-no-redeal",
        }
    }
}

impl DealNumberError {
    /// The key of the message that tells a person what is wrong with a deal number. It takes no
    /// arguments.
    pub const fn key(self) -> &'static str {
        match self {
            DealNumberError::NotANumber => "deal-number-not-a-number",
            DealNumberError::OutOfRange => "deal-number-out-of-range",
        }
    }
}
