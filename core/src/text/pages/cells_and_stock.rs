//! The cells, the stock and the waste.

use super::super::takes::{Filling, places};
use super::Writer;
use crate::rules::{Fill, Stock};

impl Writer<'_> {
    pub(super) fn cells(&self) -> Vec<String> {
        let count = self.rules.cells.count;
        if count == 0 {
            return Vec::new();
        }
        let mut sentences = vec![self.say_number("page-cells-hold", count)];
        let filling = Filling::of_cells(self.rules);
        if let Some(cards) = filling.cards(self.language) {
            sentences.push(self.say_with("page-cells-take", &[("cards", cards.into())]));
        }
        let places = self.places(self.rules.tableau.spaces.cell, Fill::Never);
        vec![
            sentences.join(" "),
            self.say_with("page-cells-play", &[("places", places.into())]),
        ]
    }

    pub(super) fn stock_heading(&self) -> &'static str {
        match self.rules.has_waste() {
            true => "heading-stock-and-waste",
            false => "heading-stock",
        }
    }

    pub(super) fn stock(&self) -> Vec<String> {
        match self.rules.stock {
            Stock::None => Vec::new(),
            Stock::Open => self.open_stock(),
            Stock::Waste { deal, redeals } => self.stock_and_waste(deal, redeals),
        }
    }

    fn open_stock(&self) -> Vec<String> {
        let spaces = self.rules.tableau.spaces.stock;
        let places = self.places(spaces, self.rules.cells.filled_by.stock);
        vec![
            self.say_with("page-stock-play", &[("places", places.into())]),
            self.say("page-stock-once"),
        ]
    }

    fn stock_and_waste(&self, deal: u8, redeals: bool) -> Vec<String> {
        let spaces = self.rules.tableau.spaces.waste;
        let places = self.places(spaces, self.rules.cells.filled_by.waste);
        let end = match redeals {
            true => "page-redeals",
            false => "page-no-redeals",
        };
        vec![
            self.say_number("page-deal", deal),
            self.say_with("page-waste-play", &[("places", places.into())]),
            self.say(end),
        ]
    }

    /// Where a card may go that fills spaces and cells in these ways, in words.
    fn places(&self, spaces: Fill, cells: Fill) -> String {
        let has_cells = self.rules.cells.count > 0;
        let all = [
            (self.rules.tableau.build.is_some(), "place-tableau"),
            (spaces != Fill::Never, "place-space"),
            (has_cells && cells != Fill::Never, "place-cell"),
            (true, "place-foundation"),
        ];
        let keys: Vec<&str> = all
            .into_iter()
            .filter(|(exists, _)| *exists)
            .map(|(_, key)| key)
            .collect();
        places(self.language, &keys)
    }
}
