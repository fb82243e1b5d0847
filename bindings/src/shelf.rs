//! All patiences, and what has been played of each.

use std::sync::Arc;

use talon_core::text::Language;

use crate::game::Game;
use crate::ledger::{GameRecord, TableInfo};
use crate::words::{GameInfo, games};

/// A patience, and what has been played of it.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct ShelvedGame {
    /// The patience.
    pub game: GameInfo,
    /// What lies on its table, if something does.
    pub table: Option<TableInfo>,
    /// How often it was won, if it was played.
    pub record: Option<GameRecord>,
}

/// All patiences: those on whose tables something lies in the order of the tables, and then those
/// that nobody has played, as they are listed.
pub(crate) fn of(
    tables: Vec<TableInfo>,
    records: Vec<GameRecord>,
    language: Language,
) -> Vec<ShelvedGame> {
    let place = |game: &GameInfo| tables.iter().position(|table| table.game == game.id);
    let mut games = games(language);
    games.sort_by_key(|game| place(game).unwrap_or(tables.len()));
    let shelved = |game: GameInfo| ShelvedGame {
        table: tables.iter().find(|table| table.game == game.id).cloned(),
        record: records
            .iter()
            .find(|record| record.game == game.id && record.played > 0)
            .cloned(),
        game,
    };
    games.into_iter().map(shelved).collect()
}

/// All patiences where nothing is kept: all that is known is the game on the table.
#[uniffi::export]
pub fn unkept_shelf(on_table: Option<Arc<Game>>, language: Language) -> Vec<ShelvedGame> {
    let tables = on_table.map(|game| game.on_table());
    of(Vec::from_iter(tables), Vec::new(), language)
}
