//! How columns build, what moves on them, and what fills a space.

use super::super::Argument;
use super::super::spoken::{capitalised, card_name};
use super::super::takes::{Filling, alternatives, any_of_rank};
use super::Writer;
use crate::card::{Card, Rank};
use crate::rules::{Build, Step, Suits};

impl Writer<'_> {
    pub(super) fn tableau(&self) -> Vec<String> {
        let tableau = &self.rules.tableau;
        let mut paragraphs = match tableau.build {
            None => vec![self.say("page-build-nothing")],
            Some(build) => vec![
                format!("{} {}", self.building(build), self.example(build)),
                self.no_wrap(),
            ],
        };
        match tableau.groups {
            None => paragraphs.push(self.say("page-single-cards")),
            Some(run) => {
                paragraphs.push(self.say_with("page-groups", &build_names(run)));
                paragraphs.push(self.say("page-groups-in-tableau"));
            }
        }
        if self.rules.has_face_down_cards() {
            paragraphs.push(self.say("page-face-down"));
        }
        paragraphs
    }

    fn building(&self, build: Build) -> String {
        self.say_with("page-build", &build_names(build))
    }

    /// The cards that go on one from the middle of the pack.
    fn example(&self, build: Build) -> String {
        let pack = &self.rules.pack;
        let rank = Rank::from_index(pack.ranks / 2).unwrap_or(Rank::ACE);
        let suit = pack.suits.get(1).or(pack.suits.first()).copied();
        let Some(card) = suit.map(|suit| Card::new(rank, suit)) else {
            return String::new();
        };
        let mut fitting: Vec<Card> = pack
            .cards()
            .filter(|&next| build.accepts(card, next))
            .collect();
        fitting.sort_by_key(|card| (card.rank(), card.suit()));
        fitting.dedup();
        if build.suits == Suits::Any {
            return self.example_of_any_suit(rank, &fitting);
        }
        let cards = fitting.iter().map(|&card| card_name(self.language, card));
        let arguments = [
            ("card", card_name(self.language, card).into()),
            ("cards", alternatives(self.language, cards.collect()).into()),
        ];
        self.say_with("page-example", &arguments)
    }

    fn example_of_any_suit(&self, rank: Rank, fitting: &[Card]) -> String {
        let mut ranks: Vec<Rank> = fitting.iter().map(|card| card.rank()).collect();
        ranks.dedup();
        let ranks = ranks
            .into_iter()
            .map(|rank| any_of_rank(self.language, rank));
        let arguments = [
            ("card", any_of_rank(self.language, rank).into()),
            ("cards", alternatives(self.language, ranks.collect()).into()),
        ];
        self.say_with("page-example-any-suit", &arguments)
    }

    fn no_wrap(&self) -> String {
        let arguments = [
            ("lowest", self.rank(Rank::ACE)),
            ("highest", self.rank(self.rules.pack.highest())),
        ];
        capitalised(&self.say_with("page-no-wrap", &arguments))
    }

    pub(super) fn spaces(&self) -> Vec<String> {
        let space = self.say("page-space");
        let filling = Filling::of_spaces(self.rules);
        let Some(cards) = filling.cards(self.language) else {
            return vec![format!("{space} {}", self.say("page-space-stays"))];
        };
        let takes = match filling.sources_alike(self.language) {
            None => self.say_with("page-space-takes", &[("cards", cards.into())]),
            Some(sources) => {
                let arguments = [("cards", cards.into()), ("sources", sources.into())];
                self.say_with("page-space-takes-from-anywhere", &arguments)
            }
        };
        let mut paragraphs = vec![format!("{space} {takes}")];
        if let Some(sources) = filling.barred_sources(self.language) {
            paragraphs.push(self.say_with("page-space-bars", &[("sources", sources.into())]));
        }
        paragraphs
    }
}

/// The names by which messages know a way of building.
fn build_names(build: Build) -> [(&'static str, Argument); 2] {
    let step = match build.step {
        Step::Up => "up",
        Step::Down => "down",
        Step::UpOrDown => "both",
    };
    let suits = match build.suits {
        Suits::Any => "any",
        Suits::Same => "same",
        Suits::Other => "other",
        Suits::Alternating => "alternating",
    };
    [("step", step.into()), ("suits", suits.into())]
}
