//! What is done with a damaged database: it is set aside under a new name, and everything that can
//! still be read, of it and of the last copy, goes into a new one.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::database::{Database, log_of, remove_if_there, shared_memory_of};
use super::fault::{Fault, StoreError};
use super::rows::{GameRow, Place, SettingRow, Stored, add_all, row_at};
use crate::game_result::GameResult;

/// What came of a rescue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rescue {
    /// Where the damaged database lies now.
    pub aside: PathBuf,
    /// How many results could be read.
    pub results: usize,
    /// How many games in progress could be read.
    pub games: usize,
}

/// Everything that could still be read.
#[derive(Default)]
struct Salvage {
    games: Vec<GameRow>,
    results: Vec<GameResult>,
    settings: Vec<SettingRow>,
}

/// Replaces the damaged database at `path`. `copy` is the last copy of it that was whole, if there
/// is one.
///
/// The new database takes the damaged one's place in one step, so that whenever this is broken off
/// it begins anew the next time.
pub(super) fn rescue(path: &Path, copy: &Path) -> Result<Rescue, StoreError> {
    let aside = set_aside(path)?;
    let mut salvage = Salvage::default();
    salvage.take_from(path);
    salvage.take_from(copy);
    let unfinished = path.with_extension("rescued");
    remove_if_there(&unfinished)?;
    let fill = |connection: &Connection| salvage.write(connection);
    Database::create(&unfinished, fill).map_err(failure)?;
    remove_if_there(&log_of(path))?;
    remove_if_there(&shared_memory_of(path))?;
    fs::rename(&unfinished, path)?;
    Ok(Rescue {
        aside,
        results: salvage.count_results(),
        games: salvage.games.len(),
    })
}

/// What damage there is in something that was only just made counts as a failure.
pub(super) fn failure(fault: Fault) -> StoreError {
    match fault {
        Fault::Failed(error) => error,
        Fault::Damaged(how) => {
            log::error!("damaged again: {how}");
            StoreError::Closed
        }
    }
}

/// Copies the database, with its log, to a name that nothing has yet.
fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let mut number = 1;
    let aside = loop {
        let aside = path.with_extension(format!("damaged-{number}"));
        if !aside.try_exists()? {
            break aside;
        }
        number += 1;
    };
    if log_of(path).try_exists()? {
        fs::copy(log_of(path), log_of(&aside))?;
    }
    fs::copy(path, &aside)?;
    Ok(aside)
}

impl Salvage {
    /// Adds what can be read of a database and isn't there yet. One that can't be read at all adds
    /// nothing.
    fn take_from(&mut self, path: &Path) {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let most = fs::metadata(path).map_or(0, |metadata| most_rows(metadata.len()));
        let Ok(connection) = Connection::open_with_flags(path, flags) else {
            return;
        };
        self.results.extend(readable(&connection, most));
        self.add_games(readable(&connection, most));
        self.add_settings(readable(&connection, most));
    }

    /// The games of a place where none is yet. Those aside are all kept.
    fn add_games(&mut self, found: Vec<GameRow>) {
        let place = |row: &GameRow| (row.place.clone(), row.patience.clone());
        let taken: HashSet<_> = self.games.iter().map(place).collect();
        for row in found {
            let is_aside = row.place == Place::Aside.word();
            let is_free = if is_aside {
                !self.games.contains(&row)
            } else {
                !taken.contains(&place(&row))
            };
            if is_free {
                self.games.push(row);
            }
        }
    }

    fn add_settings(&mut self, found: Vec<SettingRow>) {
        let known: HashSet<_> = self.settings.iter().map(|row| row.name.clone()).collect();
        let new = found.into_iter().filter(|row| !known.contains(&row.name));
        self.settings.extend(new);
    }

    fn write(&self, connection: &Connection) -> Result<(), Fault> {
        add_all(connection, &self.results)?;
        add_all(connection, &self.games)?;
        add_all(connection, &self.settings)
    }

    /// How many games have a result, also where both databases had it.
    fn count_results(&self) -> usize {
        let ids: HashSet<_> = self.results.iter().map(|result| result.id).collect();
        ids.len()
    }
}

/// How many rows a file of this size can hold at most: the smallest takes so many bytes.
fn most_rows(bytes: u64) -> i64 {
    const SMALLEST: u64 = 16;
    i64::try_from(bytes / SMALLEST).unwrap_or(i64::MAX)
}

/// All rows of a table that can be read and are as they were written. Each is looked for by its own
/// number, so that damage takes no more with it than what it hit.
fn readable<S: Stored>(connection: &Connection, most: i64) -> Vec<S> {
    let last = last_number::<S>(connection).unwrap_or(most).min(most);
    (1..=last)
        .filter_map(|number| row_at(connection, number).ok().flatten())
        .collect()
}

/// The highest number of a row, if that can be read.
fn last_number<S: Stored>(connection: &Connection) -> Option<i64> {
    let query = format!(
        "SELECT number FROM {} ORDER BY number DESC LIMIT 1",
        S::TABLE
    );
    connection.query_row(&query, [], |row| row.get(0)).ok()
}
