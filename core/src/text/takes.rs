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
    let filled_by = match pile {
        Pile::Stock | Pile::Waste => return Takes::Unsaid,
        Pile::Foundation(index) => {
            let kind = rules.foundation_kind(index);
            return match kind.and_then(|kind| position.base_of(kind)) {
                Some(base) => Takes::Cards(any_of_rank(language, base)),
                None => Takes::Unsaid,
            };
        }
        // Whatever stands there for the other two kinds of piles, no card comes from them.
        Pile::Cell(_) => Intake {
            cell: Fill::Never,
            foundation: Fill::Never,
            ..rules.cells.filled_by
        },
        Pile::Tableau(_) => rules.tableau.spaces,
    };
    let takes_groups = matches!(pile, Pile::Tableau(_)) && rules.tableau.groups.is_some();
    let sources = sources(rules, &filled_by);
    let cards: Vec<String> = different_fills(&sources)
        .into_iter()
        .map(|fill| cards_that_fill(language, fill, &sources, takes_groups))
        .collect();
    if cards.is_empty() {
        return Takes::Nothing;
    }
    Takes::Cards(alternatives(language, cards))
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

/// Every way of filling that there is among the sources, once.
fn different_fills(sources: &[Source]) -> Vec<Fill> {
    let mut fills = Vec::new();
    for source in sources {
        if source.fill != Fill::Never && !fills.contains(&source.fill) {
            fills.push(source.fill);
        }
    }
    fills
}

/// The cards that fill in this way, and where they come from unless that is anywhere.
fn cards_that_fill(
    language: Language,
    fill: Fill,
    sources: &[Source],
    takes_groups: bool,
) -> String {
    let keys: Vec<&str> = sources
        .iter()
        .filter(|source| source.fill == fill)
        .map(|source| source.key)
        .collect();
    let cards = match fill {
        Fill::Never | Fill::Any => text(language, "any-card"),
        Fill::Only(rank) if takes_groups && keys.contains(&TABLEAU) => {
            any_of_rank_or_group(language, rank)
        }
        Fill::Only(rank) => any_of_rank(language, rank),
    };
    if keys.len() == sources.len() {
        return cards;
    }
    let places = keys.into_iter().map(|key| text(language, key)).collect();
    let arguments = [
        ("cards", cards.into()),
        ("sources", alternatives(language, places).into()),
    ];
    text_with(language, "cards-from", &arguments)
}

fn any_of_rank(language: Language, rank: Rank) -> String {
    text_with(language, "any-of-rank", &[("rank", rank_number(rank))])
}

fn any_of_rank_or_group(language: Language, rank: Rank) -> String {
    let arguments = [("rank", rank_number(rank))];
    text_with(language, "any-of-rank-or-group", &arguments)
}

/// “a, b or c”.
fn alternatives(language: Language, mut choices: Vec<String>) -> String {
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
