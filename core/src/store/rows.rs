//! The rows of the database. Each has a checksum over what it says, so that it is noticed when it
//! says something else than what was written.

use std::fmt::Display;
use std::time::Duration;

use crc::{CRC_32_ISO_HDLC, Crc};
use rusqlite::{Connection, OptionalExtension, Row, params};
use time::Date;

use super::fault::Fault;
use super::forms::{date_from_text, date_text};
use crate::deal::DealNumber;
use crate::game_result::{GameResult, Moment};
use crate::statistics::merged;

/// A row of a table.
pub(super) trait Stored: Sized {
    /// The table.
    const TABLE: &'static str;
    /// Its columns, all but `number`, which counts the rows.
    const COLUMNS: &'static str;

    /// The row whose columns are these, in their order, if it is as it was written.
    fn from_row(row: &Row<'_>) -> Result<Self, Fault>;

    /// Adds this row. Where one is there already that can't be beside it, the two become one.
    /// Whether the table is another one now.
    fn add(&self, connection: &Connection) -> Result<bool, Fault>;
}

/// All rows of a table that `which` selects, a clause with these arguments.
pub(super) fn rows<S: Stored>(
    connection: &Connection,
    which: &str,
    arguments: impl rusqlite::Params,
) -> Result<Vec<S>, Fault> {
    let mut rows = Vec::new();
    for_each_row(connection, which, arguments, |row| rows.push(row))?;
    Ok(rows)
}

/// Reads all rows of a table to see whether they are as they were written.
pub(super) fn check_rows<S: Stored>(connection: &Connection) -> Result<(), Fault> {
    for_each_row(connection, "", [], |_: S| {})
}

fn for_each_row<S: Stored>(
    connection: &Connection,
    which: &str,
    arguments: impl rusqlite::Params,
    mut visit: impl FnMut(S),
) -> Result<(), Fault> {
    let query = format!("SELECT {} FROM {} {which}", S::COLUMNS, S::TABLE);
    let mut statement = connection.prepare_cached(&query)?;
    let mut found = statement.query(arguments)?;
    while let Some(row) = found.next()? {
        visit(S::from_row(row)?);
    }
    Ok(())
}

/// Adds all of these rows.
pub(super) fn add_all<'a, S: Stored + 'a>(
    connection: &Connection,
    rows: impl IntoIterator<Item = &'a S>,
) -> Result<(), Fault> {
    for row in rows {
        row.add(connection)?;
    }
    Ok(())
}

/// Where a game in progress lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// On the table, to be played on.
    Table,
    /// It was left for the one on the table, which hasn't begun yet.
    Left,
    /// It can't be played on here, and is kept for a version of Talon that can.
    Aside,
}

impl Place {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Place::Table => "table",
            Place::Left => "left",
            Place::Aside => "aside",
        }
    }
}

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GameRow {
    /// The word of its place.
    pub place: String,
    /// The id of the patience.
    pub patience: String,
    /// The game, in the form of [`super::forms`].
    pub saved: String,
}

impl GameRow {
    fn checksum(&self) -> u32 {
        checksum(&[&self.place, &self.patience, &self.saved])
    }
}

impl Stored for GameRow {
    const TABLE: &'static str = "game";
    const COLUMNS: &'static str = "place, patience, saved, checksum";

    fn from_row(row: &Row<'_>) -> Result<GameRow, Fault> {
        let game = GameRow {
            place: row.get(0)?,
            patience: row.get(1)?,
            saved: row.get(2)?,
        };
        check(row.get(3)?, game.checksum())?;
        Ok(game)
    }

    fn add(&self, connection: &Connection) -> Result<bool, Fault> {
        let insert = "INSERT INTO game (place, patience, saved, checksum) VALUES (?1, ?2, ?3, ?4)";
        let mut statement = connection.prepare_cached(insert)?;
        statement.execute(params![
            self.place,
            self.patience,
            self.saved,
            self.checksum()
        ])?;
        Ok(true)
    }
}

impl GameResult {
    fn checksum(&self) -> u32 {
        checksum(&[
            &self.id,
            &self.game,
            &self.started.0,
            &self.ended.0,
            &self.is_won,
            &self.moves,
            &milliseconds(self.time),
            &self.undos,
            &self.hints,
            &self.deal.map_or(0, DealNumber::get),
            &self.from_winnable,
            &self.daily.map_or(String::new(), date_text),
        ])
    }
}

impl Stored for GameResult {
    const TABLE: &'static str = "result";
    const COLUMNS: &'static str = "id, patience, started, ended, won, moves, milliseconds, undos, \
                                   hints, deal, winnable, daily, checksum";

    fn from_row(row: &Row<'_>) -> Result<GameResult, Fault> {
        let id = row.get_ref(0)?.as_str().ok().and_then(|id| id.parse().ok());
        let daily: Option<Option<Date>> = match row.get_ref(11)?.as_str_or_null() {
            Ok(text) => text.map(date_from_text),
            Err(_) => Some(None),
        };
        let time = u64::try_from(row.get::<_, i64>(6)?).map_err(|_| differs())?;
        let result = GameResult {
            id: id.ok_or_else(differs)?,
            game: row.get(1)?,
            started: Moment(row.get(2)?),
            ended: Moment(row.get(3)?),
            is_won: row.get(4)?,
            moves: row.get(5)?,
            time: Duration::from_millis(time),
            undos: row.get(7)?,
            hints: row.get(8)?,
            deal: row.get::<_, Option<u32>>(9)?.and_then(DealNumber::new),
            from_winnable: row.get(10)?,
            daily: daily.map(|daily| daily.ok_or_else(differs)).transpose()?,
        };
        check(row.get(12)?, result.checksum())?;
        Ok(result)
    }

    fn add(&self, connection: &Connection) -> Result<bool, Fault> {
        let id = self.id.to_string();
        let known = rows::<GameResult>(connection, "WHERE id = ?1", [&id])?.pop();
        let result = match known.clone() {
            Some(known) => merged(known, self.clone()),
            None => self.clone(),
        };
        if known.as_ref() == Some(&result) {
            return Ok(false);
        }
        let insert = "INSERT OR REPLACE INTO result (id, patience, started, ended, won, moves, \
                      milliseconds, undos, hints, deal, winnable, daily, checksum) \
                      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
        let mut statement = connection.prepare_cached(insert)?;
        statement.execute(params![
            id,
            result.game,
            result.started.0,
            result.ended.0,
            result.is_won,
            result.moves,
            milliseconds(result.time),
            result.undos,
            result.hints,
            result.deal.map(DealNumber::get),
            result.from_winnable,
            result.daily.map(date_text),
            result.checksum(),
        ])?;
        Ok(true)
    }
}

/// The word for the value of a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SettingRow {
    /// The setting's name.
    pub name: String,
    /// The word for its value.
    pub value: String,
}

impl SettingRow {
    fn checksum(&self) -> u32 {
        checksum(&[&self.name, &self.value])
    }
}

impl Stored for SettingRow {
    const TABLE: &'static str = "setting";
    const COLUMNS: &'static str = "name, value, checksum";

    fn from_row(row: &Row<'_>) -> Result<SettingRow, Fault> {
        let setting = SettingRow {
            name: row.get(0)?,
            value: row.get(1)?,
        };
        check(row.get(2)?, setting.checksum())?;
        Ok(setting)
    }

    fn add(&self, connection: &Connection) -> Result<bool, Fault> {
        let insert = "INSERT OR REPLACE INTO setting (name, value, checksum) VALUES (?1, ?2, ?3)";
        let mut statement = connection.prepare_cached(insert)?;
        statement.execute(params![self.name, self.value, self.checksum()])?;
        Ok(true)
    }
}

/// Whether a row is at a number, and what it says.
pub(super) fn row_at<S: Stored>(connection: &Connection, number: i64) -> Result<Option<S>, Fault> {
    let query = format!("SELECT {} FROM {} WHERE number = ?1", S::COLUMNS, S::TABLE);
    let mut statement = connection.prepare_cached(&query)?;
    let found = statement
        .query_row([number], |row| Ok(S::from_row(row)))
        .optional()?;
    found.transpose()
}

/// A whole number of milliseconds, as large as the database can hold at most.
pub(super) fn milliseconds(time: Duration) -> i64 {
    time.as_millis().try_into().unwrap_or(i64::MAX)
}

fn checksum(parts: &[&dyn Display]) -> u32 {
    static CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);
    let mut digest = CRC.digest();
    for part in parts {
        digest.update(part.to_string().as_bytes());
        digest.update(b"\x1f");
    }
    digest.finalize()
}

fn check(written: u32, found: u32) -> Result<(), Fault> {
    if written == found {
        Ok(())
    } else {
        Err(differs())
    }
}

fn differs() -> Fault {
    Fault::Damaged("a row is not as it was written".into())
}
