//! Everything in one file, to take it to another device, and the way back.
//!
//! `docs/export.md` describes the file.

use std::collections::BTreeMap;
use std::io;

use rusqlite::Connection;
use serde_json::Value;
use thiserror::Error;

use super::fault::{Fault, StoreError};
use super::forms::{ExportForm, GameForm, ResultForm};
use super::rows::{GameRow, Place, SettingRow, Stored, rows};
use super::{Found, Pending, Store, found, game_at, put, remove};
use crate::game_result::GameResult;
use crate::saved_game::SavedGame;

/// The version of the file's form that is written, and the newest that is read.
const VERSION: u64 = 1;

/// Why nothing was imported.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The file is none that Talon has written.
    #[error("not a file written by Talon")]
    NotAnExport,
    /// It was written by a version that writes another form.
    #[error("written by a newer version")]
    Newer,
    /// It was written by Talon, but something in it is not as it was.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// What is in it could not be stored.
    #[error(transparent)]
    NotStored(#[from] StoreError),
}

/// What an import has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Import {
    /// How many results are new, or better known than before.
    pub results: usize,
    /// How many results were there already.
    pub known_results: usize,
    /// How many games in progress are on the table now.
    pub games: usize,
    /// How many games in progress were left out, because another one lies on that table or this
    /// version can't play them.
    pub left_out_games: usize,
    /// How many settings were taken over.
    pub settings: usize,
}

impl Store {
    /// Everything that is stored, as the text of a file.
    pub fn export(&self) -> Pending<String> {
        self.desk.read(|open| {
            let settings = rows::<SettingRow>(open, "", [])?;
            let results = rows::<GameResult>(open, "ORDER BY number", [])?;
            let games = rows::<GameRow>(open, "WHERE place = ?1", [Place::Table.word()])?;
            let form = ExportForm {
                talon_export: VERSION,
                settings: settings
                    .into_iter()
                    .map(|row| (row.name, row.value))
                    .collect(),
                results: results.iter().map(ResultForm::from).collect(),
                games: games.iter().filter_map(form_of).collect(),
            };
            Ok(serde_json::to_string_pretty(&form).map_err(io::Error::from)?)
        })
    }

    /// Takes in what a file has. Results are brought together by the games' ids, so that none
    /// counts twice. A game in progress comes to a table on which none has begun, and a setting
    /// only where none was chosen. Importing a file again changes nothing.
    ///
    /// # Errors
    ///
    /// The file can't be read, or not stored; nothing has changed then.
    pub fn import(&self, text: &str) -> Result<Import, ImportError> {
        let form = read(text)?;
        let results: Result<Vec<GameResult>, _> =
            form.results.into_iter().map(GameResult::try_from).collect();
        let results = results.map_err(|error| ImportError::Damaged(error.to_string()))?;
        let (games, settings) = (form.games, form.settings);
        let import = self.desk.change(move |open| {
            let mut import = Import::default();
            import.take_results(open, &results)?;
            import.take_games(open, &games)?;
            import.take_settings(open, &settings)?;
            Ok(import)
        });
        Ok(import.wait()?)
    }
}

impl Import {
    fn take_results(&mut self, open: &Connection, results: &[GameResult]) -> Result<(), Fault> {
        for result in results {
            if result.add(open)? {
                self.results += 1;
            } else {
                self.known_results += 1;
            }
        }
        Ok(())
    }

    fn take_games(&mut self, open: &Connection, games: &[GameForm]) -> Result<(), Fault> {
        for form in games {
            match SavedGame::try_from(form.clone()) {
                Ok(saved) if is_welcome(open, &saved)? => {
                    remove(open, Place::Left, saved.deal.rules().id)?;
                    put(open, Place::Table, &saved)?;
                    self.games += 1;
                }
                _ => self.left_out_games += 1,
            }
        }
        Ok(())
    }

    fn take_settings(
        &mut self,
        open: &Connection,
        settings: &BTreeMap<String, String>,
    ) -> Result<(), Fault> {
        for (name, value) in settings {
            if rows::<SettingRow>(open, "WHERE name = ?1", [name])?.is_empty() {
                let setting = SettingRow {
                    name: name.clone(),
                    value: value.clone(),
                };
                setting.add(open)?;
                self.settings += 1;
            }
        }
        Ok(())
    }
}

/// Whether a game may come to its table: it isn't there already, it isn't over, and the one that is
/// there hasn't begun.
fn is_welcome(open: &Connection, saved: &SavedGame) -> Result<bool, Fault> {
    let over = rows::<GameResult>(open, "WHERE id = ?1", [saved.id.to_string()])?;
    let row = game_at(open, Place::Table, saved.deal.rules().id)?;
    let is_free = match row.as_ref().map(found) {
        None => true,
        Some(Found::Game(there)) => there.started.is_none() && there.id != saved.id,
        Some(Found::Unreadable(_)) => false,
    };
    Ok(is_free && over.is_empty())
}

fn form_of(row: &GameRow) -> Option<GameForm> {
    serde_json::from_str(&row.saved).ok()
}

fn read(text: &str) -> Result<ExportForm, ImportError> {
    let file: Value = serde_json::from_str(text).map_err(|_| ImportError::NotAnExport)?;
    match file.get("talon_export").and_then(Value::as_u64) {
        None | Some(0) => Err(ImportError::NotAnExport),
        Some(1..=VERSION) => {
            serde_json::from_value(file).map_err(|error| ImportError::Damaged(error.to_string()))
        }
        Some(_) => Err(ImportError::Newer),
    }
}
