//! Which message says what is wrong with a code for a deal.

use crate::share::ShareCodeError;

impl ShareCodeError {
    /// The key of the message that tells a person why the code can't be played. It takes no
    /// arguments.
    pub const fn key(self) -> &'static str {
        match self {
            ShareCodeError::NoCode => "share-code-no-code",
            ShareCodeError::Mistyped => "share-code-mistyped",
            ShareCodeError::Newer => "share-code-newer",
            ShareCodeError::UnknownGame => "share-code-unknown-game",
            ShareCodeError::OlderRules => "share-code-older-rules",
            ShareCodeError::NoDeal => "share-code-no-deal",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, text};

    #[test]
    fn everything_that_can_be_wrong_with_a_code_has_its_own_message() {
        let errors = [
            ShareCodeError::NoCode,
            ShareCodeError::Mistyped,
            ShareCodeError::Newer,
            ShareCodeError::UnknownGame,
            ShareCodeError::OlderRules,
            ShareCodeError::NoDeal,
        ];
        for language in Language::ALL {
            let mut texts = errors.map(|error| text(language, error.key()));
            for (error, text) in errors.iter().zip(&texts) {
                assert_ne!(text, error.key());
            }
            texts.sort();
            assert!(texts.windows(2).all(|pair| pair[0] != pair[1]));
        }
    }
}
