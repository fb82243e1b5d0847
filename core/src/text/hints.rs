//! A hint in words: which move, and what it is good for.

use super::moves::move_name;
use super::{Language, text, text_with};
use crate::hint::{Hint, Reason};
use crate::position::Position;

impl Reason {
    /// The key of the message that says what the move is good for, as the part of a sentence that
    /// also reads well on its own: “opens a space”. It takes no arguments.
    pub const fn key(self) -> &'static str {
        match self {
            Reason::BuildsFoundation => "reason-builds-foundation",
            Reason::TurnsUpCard => "reason-turns-up-card",
            Reason::OpensSpace => "reason-opens-space",
            Reason::FreesCardForFoundation => "reason-frees-card-for-foundation",
            Reason::BringsCardIntoPlay => "reason-brings-card-into-play",
            Reason::MakesRoom => "reason-makes-room",
            Reason::ShowsStock => "reason-shows-stock",
            Reason::NothingBetterThanDealing => "reason-nothing-better-than-dealing",
            Reason::NothingBetterThanTurning => "reason-nothing-better-than-turning",
        }
    }
}

/// A hint in this position as sentences: “Hint: five of hearts to foundation 3. That builds the
/// foundation up.”
pub fn hint_sentence(language: Language, position: &Position, hint: Hint) -> String {
    match hint.reason {
        Reason::NothingBetterThanDealing => text(language, "hint-nothing-better-than-dealing"),
        Reason::NothingBetterThanTurning => text(language, "hint-nothing-better-than-turning"),
        Reason::BuildsFoundation => {
            let action = move_name(language, position, hint.action);
            text_with(language, "hint-home", &[("move", action.into())])
        }
        reason => {
            let arguments = [
                ("move", move_name(language, position, hint.action).into()),
                ("reason", text(language, reason.key()).into()),
            ];
            text_with(language, "hint-sentence", &arguments)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laid::position;

    fn both(position: &Position, action: &str, reason: Reason) -> [String; 2] {
        let action = action.parse().unwrap();
        let hint = Hint { action, reason };
        Language::ALL.map(|language| hint_sentence(language, position, hint))
    }

    #[test]
    fn a_hint_names_its_cards_and_where_they_go() {
        let sally = position(
            "sally",
            &[("t1", "9H 8S 7D"), ("t2", "9D"), ("w", "AH")],
            "s",
        );
        assert_eq!(
            both(&sally, "w-f3", Reason::BuildsFoundation),
            [
                "Hint: ace of hearts to foundation 3. That builds the foundation up.",
                "Tipp: Herz Ass auf Grundstapel 3. Das baut den Grundstapel auf."
            ]
        );
        assert_eq!(
            both(&sally, "t1-t2:2", Reason::FreesCardForFoundation),
            [
                "Hint: eight of spades and one more card to tableau pile 2. That frees a card for \
                 a foundation.",
                "Tipp: Pik Acht und eine weitere Karte auf Tableau-Stapel 2. Das macht eine Karte \
                 für einen Grundstapel frei."
            ]
        );
        assert_eq!(
            both(&sally, "t1-t4:3", Reason::OpensSpace),
            [
                "Hint: nine of hearts and 2 more cards to tableau pile 4. That opens a space.",
                "Tipp: Herz Neun und 2 weitere Karten auf Tableau-Stapel 4. Das schafft eine \
                 Lücke."
            ]
        );
        let big_apple = position("big_apple", &[("t1", "9H")], "s");
        assert_eq!(
            both(&big_apple, "t1-c2", Reason::MakesRoom),
            [
                "Hint: nine of hearts to cell 2. That makes room.",
                "Tipp: Herz Neun in Zelle 2. Das schafft mehr Spielraum."
            ]
        );
    }

    #[test]
    fn a_hint_to_deal_says_whether_that_is_all_there_is() {
        let sally = position("sally", &[("w", "AH")], "s");
        assert_eq!(
            both(&sally, "deal", Reason::NothingBetterThanDealing),
            [
                "Hint: nothing is better than dealing.",
                "Tipp: Nichts ist besser, als vom Talon zu geben."
            ]
        );
        assert_eq!(
            both(&sally, "redeal", Reason::NothingBetterThanTurning),
            [
                "Hint: nothing is better than turning the waste over.",
                "Tipp: Nichts ist besser, als den Ablagestapel umzudrehen."
            ]
        );
        assert_eq!(
            both(&sally, "deal", Reason::BringsCardIntoPlay),
            [
                "Hint: deal from the stock. That brings a card into play.",
                "Tipp: vom Talon geben. Das bringt eine Karte ins Spiel."
            ]
        );
        assert_eq!(
            both(&sally, "deal", Reason::ShowsStock),
            [
                "Hint: deal from the stock. That shows what lies there, and costs nothing.",
                "Tipp: vom Talon geben. Das zeigt, was darin liegt, und kostet nichts."
            ]
        );
    }
}
