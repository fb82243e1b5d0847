//! What lies where when the cards have been dealt.

use super::super::spoken::capitalised;
use super::super::text_with;
use super::Writer;
use crate::rules::{Column, Stock};

impl Writer<'_> {
    pub(super) fn layout(&self) -> Vec<String> {
        let mut paragraphs = vec![self.pack()];
        paragraphs.push(format!("{} {}", self.columns(), self.facing()));
        let others: Vec<String> = [self.laid_out(), self.empty_cells(), self.rest()]
            .into_iter()
            .flatten()
            .collect();
        if !others.is_empty() {
            paragraphs.push(others.join(" "));
        }
        paragraphs
    }

    fn pack(&self) -> String {
        let pack = &self.rules.pack;
        let arguments = [
            ("number", pack.decks.into()),
            ("cards", pack.size().to_string().into()),
        ];
        capitalised(&self.say_with("page-pack", &arguments))
    }

    fn columns(&self) -> String {
        let columns = self.rules.tableau.columns;
        let piles = self.number(columns.len() as u8);
        let runs = runs(columns);
        if let [(_, cards)] = runs[..] {
            let arguments = [("piles", piles), ("number", cards.into())];
            return self.say_with("page-columns", &arguments);
        }
        if is_staircase(columns) {
            return self.say_with("page-columns-staircase", &[("piles", piles)]);
        }
        let runs = runs.into_iter().map(|(piles, cards)| {
            let arguments = [
                ("count", piles.into()),
                ("piles", self.number(piles)),
                ("number", cards.into()),
            ];
            self.say_with("page-columns-run", &arguments)
        });
        let runs = runs.reduce(|first, next| {
            let arguments = [("first", first.into()), ("next", next.into())];
            text_with(self.language, "page-columns-then", &arguments)
        });
        let arguments = [("piles", piles), ("runs", runs.unwrap_or_default().into())];
        self.say_with("page-columns-runs", &arguments)
    }

    fn facing(&self) -> String {
        let columns = self.rules.tableau.columns;
        if !self.rules.has_face_down_cards() {
            return self.say("page-facing-up");
        }
        if columns.iter().all(|column| column.up == 1) {
            return self.say("page-facing-top");
        }
        match columns {
            [first, others @ ..] if others.iter().all(|column| column == first) => {
                let arguments = [("number", first.down.into()), ("up", self.number(first.up))];
                self.say_with("page-facing-down", &arguments)
            }
            _ => self.say("page-facing-some"),
        }
    }

    /// The cards that lie on foundations before the first move.
    fn laid_out(&self) -> Option<String> {
        let count = self.laid_out_count();
        (count > 0).then(|| capitalised(&self.say_number("page-laid-out", count)))
    }

    fn laid_out_count(&self) -> u8 {
        let kinds = self.rules.foundations.iter();
        kinds
            .filter(|kind| kind.laid_out)
            .map(|kind| kind.count)
            .sum()
    }

    fn empty_cells(&self) -> Option<String> {
        let count = self.rules.cells.count;
        (count > 0).then(|| self.say_number("page-empty-cells", count))
    }

    /// The cards that are neither in the tableau nor on foundations.
    fn rest(&self) -> Option<String> {
        let columns = self.rules.tableau.columns.iter();
        let dealt: usize = columns.map(|column| usize::from(column.len())).sum();
        let rest = self.rules.pack.size().saturating_sub(dealt);
        let rest = rest.saturating_sub(usize::from(self.laid_out_count()));
        let key = match self.rules.stock {
            Stock::None => return Some(self.say("page-no-stock")),
            Stock::Open => "page-rest-open",
            Stock::Waste { .. } => "page-rest",
        };
        Some(self.say_with(key, &[("cards", rest.to_string().into())]))
    }
}

/// How many columns of the same length follow each other, and their length.
fn runs(columns: &[Column]) -> Vec<(u8, u8)> {
    let alike = columns.chunk_by(|one, next| one.len() == next.len());
    let run = |run: &[Column]| Some((run.len() as u8, run.first()?.len()));
    alike.filter_map(run).collect()
}

/// Whether each column is one card longer than the one before it, from a single card on.
fn is_staircase(columns: &[Column]) -> bool {
    columns.len() > 2
        && columns
            .iter()
            .zip(1..)
            .all(|(column, at)| column.len() == at)
}
