//! Where everything is kept: games in progress, results and settings, in one SQLite database.
//!
//! One thread works on it, in the order in which it is asked, so that nobody has to wait who
//! doesn't want to. What it has done is durable: no crash, of the app or of the whole device, takes
//! it back. Damage is looked for soon after the store is opened, by a checksum over every row too; a
//! damaged database is [set aside](Rescue), what can be read of it goes into a new one, and nothing
//! is ever deleted because it can't be read.

mod database;
mod export;
mod fault;
mod forms;
mod keeper;
mod rescue;
mod rows;
mod schema;
mod spreadsheet;

use std::path::Path;

use rusqlite::{Connection, params};

pub use export::{Import, ImportError};
pub use fault::StoreError;
pub use forms::FormError;
pub use keeper::Pending;
pub use rescue::Rescue;

use crate::game_result::{GameId, GameResult};
use crate::rules::Rules;
use crate::saved_game::SavedGame;
use crate::settings::Settings;
use fault::Fault;
use forms::{game_from_text, game_text};
use keeper::Desk;
use rows::{GameRow, Place, SettingRow, add_all, rows};

#[cfg(test)]
mod tests;

/// A game in progress as it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A game that can be played on.
    Game(SavedGame),
    /// One that can't be read here. It is still kept.
    Unreadable(FormError),
}

/// The store in a folder. Everything that was asked for is done before it is gone.
pub struct Store {
    desk: Desk,
}

impl Store {
    /// Opens the store in this folder; makes both if they aren't there.
    ///
    /// # Errors
    ///
    /// It was written by a newer version, or can't be reached. Nothing has been touched then. A
    /// store that is damaged is opened all the same, with whatever could be read; see
    /// [`Store::take_rescues`].
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        Ok(Store {
            desk: Desk::open(folder)?,
        })
    }

    /// The rescues that were necessary, each told once. Damage may be found at any time, so this is
    /// to be asked again and again.
    pub fn take_rescues(&self) -> Vec<Rescue> {
        self.desk.take_rescues()
    }

    /// Has the database looked through for damage now. That is done anyway as soon as nothing else
    /// is asked for, and before anything is written.
    pub fn look_through(&self) -> Pending<()> {
        self.desk.look_through()
    }

    /// Has everything written into the database itself, so that a copy of that one file has all.
    pub fn flush(&self) -> Pending<()> {
        self.desk.flush()
    }

    /// The game of a patience that lies on the table.
    pub fn game(&self, rules: &'static Rules) -> Pending<Option<Found>> {
        self.desk.read(move |open| {
            let row = game_at(open, Place::Table, rules.id)?;
            Ok(row.map(|row| found(&row)))
        })
    }

    /// All games that lie on a table, the one last played first. Those that can't be read here
    /// are left out.
    pub fn games(&self) -> Pending<Vec<SavedGame>> {
        self.desk.read(|open| {
            // Of games played within the same second the one that was kept last comes first.
            let which = "WHERE place = ?1 ORDER BY number DESC";
            let rows = rows::<GameRow>(open, which, [Place::Table.word()])?;
            let mut games: Vec<SavedGame> = rows
                .iter()
                .filter_map(|row| match found(row) {
                    Found::Game(saved) => Some(saved),
                    Found::Unreadable(_) => None,
                })
                .collect();
            games.sort_by_key(|saved| std::cmp::Reverse(saved.played));
            Ok(games)
        })
    }

    /// Keeps a game as it is now, with its result if it is won. Once it has begun the one that was
    /// left for it is gone for good. A game that was left itself stays so, and one that is in
    /// nobody's hands any more doesn't come back.
    pub fn save(&self, saved: SavedGame, result: Option<GameResult>) -> Pending<()> {
        self.desk.change(move |open| {
            let patience = saved.deal.rules().id;
            match place_of(open, &saved)? {
                Some(Place::Table) => {
                    put(open, Place::Table, &saved)?;
                    if saved.started.is_some() {
                        remove(open, Place::Left, patience)?;
                    }
                }
                Some(place) => put(open, place, &saved)?,
                None => log::info!("a game of `{patience}` that was left is not kept"),
            }
            add_all(open, &result)
        })
    }

    /// Lays a new game on the table. The one that lay there is left for it: that is kept until the
    /// new one has begun, and `left` is its result if it counts. One that hasn't begun gives way to
    /// the one that was left for it before.
    pub fn begin(&self, new: SavedGame, left: Option<GameResult>) -> Pending<()> {
        self.desk.change(move |open| {
            let patience = new.deal.rules().id;
            let has_left = game_at(open, Place::Left, patience)?.is_some();
            let is_fresh = game_at(open, Place::Table, patience)?.is_some_and(
                |row| matches!(found(&row), Found::Game(old) if old.started.is_none()),
            );
            if !(has_left && is_fresh) {
                remove(open, Place::Left, patience)?;
                shift(open, patience, Place::Table, Place::Left)?;
            }
            put(open, Place::Table, &new)?;
            // A game that was won before it was left stays won.
            add_all(open, &left)
        })
    }

    /// Puts the game that was left back on the table, in the place of the new one that hasn't begun
    /// yet, and forgets that it was lost. Whether there was one.
    pub fn take_back(&self, rules: &'static Rules) -> Pending<bool> {
        self.desk.change(move |open| {
            let Some(row) = game_at(open, Place::Left, rules.id)? else {
                return Ok(false);
            };
            remove(open, Place::Table, rules.id)?;
            shift(open, rules.id, Place::Left, Place::Table)?;
            if let Found::Game(saved) = found(&row) {
                let forget = "DELETE FROM result WHERE id = ?1 AND won = 0";
                open.execute(forget, [saved.id.to_string()])?;
            }
            Ok(true)
        })
    }

    /// Whether a game was left that can be put back.
    pub fn can_take_back(&self, rules: &'static Rules) -> Pending<bool> {
        self.desk
            .read(move |open| Ok(game_at(open, Place::Left, rules.id)?.is_some()))
    }

    /// Moves the game on the table aside, because it can't be played on. It is kept there.
    pub fn set_aside(&self, rules: &'static Rules) -> Pending<()> {
        self.desk
            .change(move |open| shift(open, rules.id, Place::Table, Place::Aside))
    }

    /// Whether the game of this id is over.
    pub fn has_result(&self, id: GameId) -> Pending<bool> {
        self.desk.read(move |open| {
            let found = rows::<GameResult>(open, "WHERE id = ?1", [id.to_string()])?;
            Ok(!found.is_empty())
        })
    }

    /// The results of one patience, or of all, in the order in which they came.
    pub fn results(&self, rules: Option<&'static Rules>) -> Pending<Vec<GameResult>> {
        self.desk.read(move |open| match rules {
            Some(rules) => rows(open, "WHERE patience = ?1 ORDER BY number", [rules.id]),
            None => rows(open, "ORDER BY number", []),
        })
    }

    /// Forgets the results of one patience, or of all. They are returned, so that they can be put
    /// back.
    pub fn clear_results(&self, rules: Option<&'static Rules>) -> Pending<Vec<GameResult>> {
        self.desk.change(move |open| {
            let (which, patience) = match rules {
                Some(rules) => ("WHERE patience = ?1", rules.id),
                None => ("WHERE ?1 = ''", ""),
            };
            let gone = rows(open, &format!("{which} ORDER BY number"), [patience])?;
            open.execute(&format!("DELETE FROM result {which}"), [patience])?;
            Ok(gone)
        })
    }

    /// Adds results, each once.
    pub fn add_results(&self, results: Vec<GameResult>) -> Pending<()> {
        self.desk.change(move |open| add_all(open, &results))
    }

    /// The settings. Those that were never changed are at their defaults.
    pub fn settings(&self) -> Pending<Settings> {
        self.desk.read(|open| {
            let mut settings = Settings::default();
            for row in rows::<SettingRow>(open, "", [])? {
                // What this version doesn't know stays where it is, for one that does.
                if let Err(unknown) = settings.set(&row.name, &row.value) {
                    log::info!("setting `{}`: {unknown}", row.name);
                }
            }
            Ok(settings)
        })
    }

    /// Keeps the settings that differ from `before`. Others stay as they are stored, unknown ones
    /// too.
    pub fn save_settings(&self, before: &Settings, settings: &Settings) -> Pending<()> {
        let before = before.words();
        let changed: Vec<SettingRow> = settings
            .words()
            .into_iter()
            .filter(|pair| !before.contains(pair))
            .map(|(name, value)| SettingRow {
                name: name.to_owned(),
                value: value.to_owned(),
            })
            .collect();
        self.desk.change(move |open| add_all(open, &changed))
    }
}

fn found(row: &GameRow) -> Found {
    match game_from_text(&row.saved) {
        Ok(saved) => Found::Game(saved),
        Err(why) => Found::Unreadable(why),
    }
}

fn game_at(open: &Connection, place: Place, patience: &str) -> Result<Option<GameRow>, Fault> {
    let which = "WHERE place = ?1 AND patience = ?2";
    Ok(rows(open, which, [place.word(), patience])?.pop())
}

/// Where this game is to be kept: where it lies, or on the table if that is free.
fn place_of(open: &Connection, saved: &SavedGame) -> Result<Option<Place>, Fault> {
    let patience = saved.deal.rules().id;
    for place in [Place::Table, Place::Left] {
        match game_at(open, place, patience)?.as_ref().map(found) {
            Some(Found::Game(there)) if there.id == saved.id => return Ok(Some(place)),
            None if place == Place::Table => return Ok(Some(place)),
            _ => {}
        }
    }
    Ok(None)
}

fn put(open: &Connection, place: Place, saved: &SavedGame) -> Result<(), Fault> {
    let row = GameRow {
        place: place.word().to_owned(),
        patience: saved.deal.rules().id.to_owned(),
        saved: game_text(saved)?,
    };
    remove(open, place, &row.patience)?;
    add_all(open, [&row])
}

fn remove(open: &Connection, place: Place, patience: &str) -> Result<(), Fault> {
    let delete = "DELETE FROM game WHERE place = ?1 AND patience = ?2";
    open.prepare_cached(delete)?
        .execute(params![place.word(), patience])?;
    Ok(())
}

/// Moves what lies at one place to another.
fn shift(open: &Connection, patience: &str, from: Place, to: Place) -> Result<(), Fault> {
    let Some(row) = game_at(open, from, patience)? else {
        return Ok(());
    };
    remove(open, from, patience)?;
    let moved = GameRow {
        place: to.word().to_owned(),
        ..row
    };
    add_all(open, [&moved])
}
