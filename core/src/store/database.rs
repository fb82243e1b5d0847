//! The database: one file, opened, brought to the present schema and looked through for damage.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use super::fault::{Fault, StoreError};
use super::rows::{GameRow, SettingRow, check_rows};
use super::schema::{APPLICATION_ID, MIGRATIONS, VERSION};
use crate::game_result::GameResult;

/// How long to wait for another program that holds the data.
const PATIENCE: Duration = Duration::from_secs(2);

/// An open database of the present schema.
pub(super) struct Database {
    connection: Connection,
}

impl Database {
    /// Opens the database of this file; makes one if there is none.
    pub(super) fn open(path: &Path) -> Result<Database, Fault> {
        if !path.try_exists()? {
            Database::create(path, |_| Ok(()))?;
        }
        check_header(path)?;
        let mut connection = connect(path)?;
        prepare(&connection)?;
        check_version(version_of(&connection)?)?;
        MIGRATIONS.to_latest(&mut connection)?;
        check_tables(&connection)?;
        Ok(Database { connection })
    }

    /// Makes a database of this file that holds what `fill` puts there. The file is there as a
    /// whole or not at all, so that an empty one is known to be damaged.
    pub(super) fn create(
        path: &Path,
        fill: impl FnOnce(&Connection) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let unfinished = path.with_extension("new");
        remove_if_there(&unfinished)?;
        let mut connection = Connection::open(&unfinished)?;
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
        MIGRATIONS.to_latest(&mut connection)?;
        let transaction = connection.transaction()?;
        fill(&transaction)?;
        transaction.commit()?;
        connection.close().map_err(|(_, error)| error)?;
        File::open(&unfinished)?.sync_all()?;
        fs::rename(&unfinished, path)?;
        Ok(())
    }

    /// Does some work as a whole or not at all. It is durable when this returns.
    pub(super) fn change<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let behavior = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(behavior)?;
        let done = work(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }

    /// Reads something.
    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        work(&self.connection)
    }

    /// Looks through everything for damage.
    pub(super) fn inspect(&self) -> Result<(), Fault> {
        let verdict: String = self
            .connection
            .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
        if verdict != "ok" {
            return Err(Fault::Damaged(verdict));
        }
        check_rows::<GameRow>(&self.connection)?;
        check_rows::<GameResult>(&self.connection)?;
        check_rows::<SettingRow>(&self.connection)
    }

    /// Writes what is still in the log into the database itself, so that one file holds all.
    pub(super) fn flush(&self) -> Result<(), Fault> {
        self.connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(())
    }

    /// Writes a copy of everything into this file.
    pub(super) fn copy_to(&self, path: &Path) -> Result<(), Fault> {
        let unfinished = path.with_extension("copy");
        remove_if_there(&unfinished)?;
        let name = unfinished.to_string_lossy();
        self.connection.execute("VACUUM INTO ?1", [name])?;
        fs::rename(&unfinished, path)?;
        Ok(())
    }
}

/// The file beside a database in which its latest changes may be.
pub(super) fn log_of(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

/// The file beside a database by which programs share its log. It holds nothing of its own.
pub(super) fn shared_memory_of(path: &Path) -> PathBuf {
    beside(path, "-shm")
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Removes a file that may not be there.
pub(super) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Whether a file is a database that this version may open, by its first bytes alone, so that one
/// of a newer version isn't touched.
fn check_header(path: &Path) -> Result<(), Fault> {
    /// Where the header has the schema's version, as a big-endian number.
    const VERSION_AT: usize = 60;
    /// Where it has the mark of the application.
    const APPLICATION_AT: usize = 68;

    let mut header = [0; 100];
    let read = File::open(path)?.read_exact(&mut header);
    if let Err(error) = read {
        return match error.kind() {
            io::ErrorKind::UnexpectedEof => Err(Fault::Damaged("the file is too short".into())),
            _ => Err(error.into()),
        };
    }
    let number_at = |at: usize| {
        let bytes = header
            .get(at..at + 4)
            .and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0, i32::from_be_bytes)
    };
    if !header.starts_with(b"SQLite format 3\0") || number_at(APPLICATION_AT) != APPLICATION_ID {
        return Err(Fault::Damaged("the file is no database of Talon".into()));
    }
    check_version(number_at(VERSION_AT))
}

fn version_of(connection: &Connection) -> Result<i32, Fault> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn check_version(found: i32) -> Result<(), Fault> {
    match found {
        ..1 => Err(Fault::Damaged(format!("there is no schema {found}"))),
        1..=VERSION => Ok(()),
        _ => Err(Fault::Failed(StoreError::Newer { found })),
    }
}

/// Connects to a database, without writing where that isn't allowed.
fn connect(path: &Path) -> Result<Connection, Fault> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Connection::open_with_flags(path, flags)?)
}

/// Changes go into a log beside the database first, and are durable when they are said to be.
fn prepare(connection: &Connection) -> Result<(), Fault> {
    connection.busy_timeout(PATIENCE)?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(())
}

/// Whether the tables are just those of the present schema.
fn check_tables(connection: &Connection) -> Result<(), Fault> {
    let mut fresh = Connection::open_in_memory()?;
    MIGRATIONS.to_latest(&mut fresh)?;
    if tables_of(connection)? == tables_of(&fresh)? {
        return Ok(());
    }
    Err(Fault::Damaged(
        "the tables are not those of the schema".into(),
    ))
}

fn tables_of(connection: &Connection) -> Result<Vec<(String, Option<String>)>, Fault> {
    let mut statement = connection.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")?;
    let tables = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(tables.collect::<Result<_, _>>()?)
}
