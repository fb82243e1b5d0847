//! What fills an empty pile, in words: “any card from the stock or from a cell”.

use super::spoken::rank_number;
use super::{Language, text, text_with};
use crate::card::Rank;
use crate::piles::Pile;
use crate::position::Position;
use crate::rules::{Fill, Intake, Rules};

/// What an empty pile takes.
pub(super) enum Takes {
    /// There is nothing to say about it.
    Unsaid,
    /// No card, ever.
    Nothing,
    /// These cards, in words.
    Cards(String),
}

/// What a pile takes when it is empty, as the game's rules have it.
pub(super) fn takes(language: Language, position: &Position, pile: Pile) -> Takes {
    let rules = position.rules();
    let taken = match pile {
        Pile::Stock | Pile::Waste => return Takes::Unsaid,
        Pile::Foundation(index) => {
            let kind = rules.foundation_kind(index);
            return match kind.and_then(|kind| position.base_of(kind)) {
                Some(base) => Takes::Cards(any_of_rank(language, base)),
                None => Takes::Unsaid,
            };
        }
        Pile::Cell(_) => Filling::of_cells(rules).cards(language),
        Pile::Tableau(_) => Filling::of_spaces(rules).cards(language),
    };
    taken.map_or(Takes::Nothing, Takes::Cards)
}

/// What fills one kind of empty piles of a game.
pub(super) struct Filling {
    sources: Vec<Source>,
    takes_groups: bool,
}

impl Filling {
    /// What fills a cell.
    pub(super) fn of_cells(rules: &Rules) -> Filling {
        // Whatever stands there for the other two kinds of piles, no card comes from them.
        let filled_by = Intake {
            cell: Fill::Never,
            foundation: Fill::Never,
            ..rules.cells.filled_by
        };
        Filling {
            sources: sources(rules, &filled_by),
            takes_groups: false,
        }
    }

    /// What fills a space.
    pub(super) fn of_spaces(rules: &Rules) -> Filling {
        Filling {
            sources: sources(rules, &rules.tableau.spaces),
            takes_groups: rules.tableau.groups.is_some(),
        }
    }

    /// The cards, in words: “any card from the stock or from a cell”; `None` if there are none.
    /// Where they come from isn't said if that is everywhere.
    pub(super) fn cards(&self, language: Language) -> Option<String> {
        let cards: Vec<String> = self
            .different_fills()
            .into_iter()
            .map(|fill| self.cards_that_fill(language, fill))
            .collect();
        (!cards.is_empty()).then(|| alternatives(language, cards))
    }

    /// Where no card comes from, in words: “from the tableau or from a foundation”; `None` if
    /// some come from everywhere.
    pub(super) fn barred_sources(&self, language: Language) -> Option<String> {
        let barred = self.keys_of(Fill::Never);
        (!barred.is_empty()).then(|| places(language, &barred))
    }

    /// All the places that cards come from, in words, if the same cards fill from everywhere.
    pub(super) fn sources_alike(&self, language: Language) -> Option<String> {
        let [fill] = self.different_fills()[..] else {
            return None;
        };
        let keys = self.keys_of(fill);
        (keys.len() == self.sources.len()).then(|| places(language, &keys))
    }

    /// Every way of filling that there is among the sources, once.
    fn different_fills(&self) -> Vec<Fill> {
        let mut fills = Vec::new();
        for source in &self.sources {
            if source.fill != Fill::Never && !fills.contains(&source.fill) {
                fills.push(source.fill);
            }
        }
        fills
    }

    /// The cards that fill in this way.
    fn cards_that_fill(&self, language: Language, fill: Fill) -> String {
        let keys = self.keys_of(fill);
        let has_groups = self.takes_groups && keys.contains(&TABLEAU);
        let cards = match fill {
            Fill::Never | Fill::Any if has_groups => text(language, "any-card-or-group"),
            Fill::Never | Fill::Any => text(language, "any-card"),
            Fill::Only(rank) if has_groups => any_of_rank_or_group(language, rank),
            Fill::Only(rank) => any_of_rank(language, rank),
        };
        if keys.len() == self.sources.len() {
            return cards;
        }
        let arguments = [
            ("cards", cards.into()),
            ("sources", places(language, &keys).into()),
        ];
        text_with(language, "cards-from", &arguments)
    }

    /// The sources from which cards fill in this way.
    fn keys_of(&self, fill: Fill) -> Vec<&'static str> {
        let sources = self.sources.iter().filter(|source| source.fill == fill);
        sources.map(|source| source.key).collect()
    }
}

/// Where the cards come from that go to foundations, in words.
pub(super) fn sources_of_foundations(language: Language, rules: &Rules) -> String {
    let filled_by = Intake {
        foundation: Fill::Never,
        ..Intake::from_anywhere(Fill::Any)
    };
    let filling = Filling {
        sources: sources(rules, &filled_by),
        takes_groups: false,
    };
    places(language, &filling.keys_of(Fill::Any))
}

/// A kind of pile that cards come from, and which of them fill.
struct Source {
    key: &'static str,
    fill: Fill,
}

const TABLEAU: &str = "source-tableau";

/// The kinds of piles that cards come from in a game.
fn sources(rules: &Rules, filled_by: &Intake) -> Vec<Source> {
    let has_returns = rules.foundations.iter().any(|kind| kind.returns);
    let all = [
        (rules.has_open_stock(), "source-stock", filled_by.stock),
        (rules.has_waste(), "source-waste", filled_by.waste),
        (rules.cells.count > 0, "source-cell", filled_by.cell),
        (true, TABLEAU, filled_by.tableau),
        (has_returns, "source-foundation", filled_by.foundation),
    ];
    all.into_iter()
        .filter(|(exists, ..)| *exists)
        .map(|(_, key, fill)| Source { key, fill })
        .collect()
}

/// “an ace”, “a seven”.
pub(super) fn any_of_rank(language: Language, rank: Rank) -> String {
    text_with(language, "any-of-rank", &[("rank", rank_number(rank))])
}

fn any_of_rank_or_group(language: Language, rank: Rank) -> String {
    let arguments = [("rank", rank_number(rank))];
    text_with(language, "any-of-rank-or-group", &arguments)
}

/// The words for these places, joined by “or”.
pub(super) fn places(language: Language, keys: &[&str]) -> String {
    alternatives(
        language,
        keys.iter().map(|key| text(language, key)).collect(),
    )
}

/// “a, b or c”.
pub(super) fn alternatives(language: Language, mut choices: Vec<String>) -> String {
    let Some(last) = choices.pop() else {
        return String::new();
    };
    let first = choices.into_iter().reduce(|first, next| {
        let arguments = [("first", first.into()), ("next", next.into())];
        text_with(language, "list-comma", &arguments)
    });
    match first {
        None => last,
        Some(first) => {
            let arguments = [("first", first.into()), ("last", last.into())];
            text_with(language, "list-or", &arguments)
        }
    }
}
