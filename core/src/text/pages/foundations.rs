//! How the foundations build.

use super::super::Argument;
use super::super::spoken::capitalised;
use super::super::takes::{any_of_rank, sources_of_foundations};
use super::{Writer, direction_name};
use crate::card::Rank;
use crate::rules::{Base, Direction, Foundations};

impl Writer<'_> {
    pub(super) fn foundations(&self) -> Vec<String> {
        let kinds = self.rules.foundations;
        let mut paragraphs: Vec<String> = kinds.iter().flat_map(|kind| self.kind(kind)).collect();
        paragraphs.extend(self.meeting());
        let sources = sources_of_foundations(self.language, self.rules);
        let coming = self.say_with("page-to-foundations", &[("sources", sources.into())]);
        paragraphs.push(coming);
        if let Some(first) = kinds.first().filter(|_| self.return_alike()) {
            paragraphs.extend(self.returning(first));
        }
        paragraphs
    }

    /// One kind of foundations: what they begin with, and how they go on.
    fn kind(&self, kind: &Foundations) -> Vec<String> {
        let mut paragraphs = match kind.base {
            Base::FirstCard => vec![
                self.changing_base(kind),
                self.building_round(kind, self.say("page-the-base").into()),
            ],
            Base::Rank(base) => vec![self.fixed_base(kind, base)],
        };
        if !self.return_alike() {
            paragraphs.extend(self.returning(kind));
        }
        paragraphs
    }

    fn changing_base(&self, kind: &Foundations) -> String {
        let mut sentences = vec![self.say("page-changing-base")];
        if kind.laid_out {
            let decks = self.rules.pack.decks;
            let arguments = [("number", decks.into()), ("cards", self.number(kind.count))];
            sentences.push(self.say_with("page-bases-laid-out", &arguments));
        }
        sentences.join(" ")
    }

    fn fixed_base(&self, kind: &Foundations, base: Rank) -> String {
        let building = match kind.wraps {
            true => self.building_round(kind, self.rank(base)),
            false => self.building_to_the_end(kind, base),
        };
        let key = match kind.laid_out {
            true => "page-foundations-begun",
            false => "page-foundations-empty",
        };
        let card = any_of_rank(self.language, base);
        let beginning = self.say_with(key, &[("card", card.into())]);
        format!("{building} {beginning}")
    }

    /// “Eight foundations build up in suit, from ace to king.”
    fn building_to_the_end(&self, kind: &Foundations, base: Rank) -> String {
        let last = match kind.direction {
            Direction::Up => self.rules.pack.highest(),
            Direction::Down => Rank::ACE,
        };
        let arguments = [
            ("foundations", self.number(kind.count)),
            ("direction", direction_name(kind.direction)),
            ("first", self.rank(base)),
            ("last", self.rank(last)),
        ];
        capitalised(&self.say_with("page-foundations", &arguments))
    }

    /// “Eight foundations build up in suit, from the base card to thirteen cards each. There ace
    /// follows king.”
    fn building_round(&self, kind: &Foundations, first: Argument) -> String {
        let arguments = [
            ("foundations", self.number(kind.count)),
            ("direction", direction_name(kind.direction)),
            ("first", first),
            ("cards", self.number(self.rules.pack.ranks)),
        ];
        let building = capitalised(&self.say_with("page-foundations-round", &arguments));
        match kind.wraps {
            true => format!("{building} {}", self.wrapping(kind)),
            false => building,
        }
    }

    fn wrapping(&self, kind: &Foundations) -> String {
        let highest = self.rules.pack.highest();
        let (before, after) = match kind.direction {
            Direction::Up => (highest, Rank::ACE),
            Direction::Down => (Rank::ACE, highest),
        };
        let arguments = [("before", self.rank(before)), ("after", self.rank(after))];
        self.say_with("page-foundations-wrap", &arguments)
    }

    /// Where foundations of two kinds share the cards of a suit.
    fn meeting(&self) -> Vec<String> {
        let [first, second] = self.rules.foundations else {
            return Vec::new();
        };
        let places = u32::from(self.rules.foundation_count()) * u32::from(self.rules.pack.ranks);
        if first.direction == second.direction || places as usize <= self.rules.pack.size() {
            return Vec::new();
        }
        let mut paragraphs = vec![self.say("page-foundations-meet")];
        let (Base::Rank(taken), true, false) = (first.base, first.laid_out, second.laid_out) else {
            return paragraphs;
        };
        let arguments = [
            ("direction", direction_name(second.direction)),
            ("taken", self.rank(taken)),
        ];
        paragraphs.push(self.say_with("page-foundations-may-stay-empty", &arguments));
        paragraphs
    }

    fn return_alike(&self) -> bool {
        let mut kinds = self.rules.foundations.iter().map(|kind| kind.returns);
        let first = kinds.next();
        kinds.all(|returns| Some(returns) == first)
    }

    fn returning(&self, kind: &Foundations) -> Vec<String> {
        match (kind.returns, kind.base) {
            (false, _) => vec![self.say("page-no-returns")],
            (true, Base::Rank(_)) => vec![self.say("page-returns")],
            (true, Base::FirstCard) => {
                vec![self.say("page-returns"), self.say("page-base-returns")]
            }
        }
    }
}
