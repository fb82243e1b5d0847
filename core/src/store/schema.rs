//! How the database is laid out.
//!
//! A schema that was once shipped never changes: what is to be otherwise becomes one more step at
//! the end. A database of every schema is kept as a test.

use rusqlite_migration::{M, Migrations};

/// Marks a database as Talon's: the letters `Taln`.
pub(super) const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Taln");

/// The version of the present schema: how many steps lead to it.
pub(super) const VERSION: i32 = STEPS.len() as i32;

/// All steps, to be taken as far as they are needed.
pub(super) const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// The steps from an empty database to the present schema.
const STEPS: &[M<'static>] = &[M::up(
    "
    -- Games in progress, each at a place: of a patience there is one on the `table`, one that was
    -- `left` for it, and any number `aside` that can't be played on.
    CREATE TABLE game (
        number INTEGER PRIMARY KEY,
        place TEXT NOT NULL,
        patience TEXT NOT NULL,
        saved TEXT NOT NULL,
        checksum INTEGER NOT NULL
    ) STRICT;
    -- Games that are over.
    CREATE TABLE result (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        patience TEXT NOT NULL,
        started INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        won INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        milliseconds INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        deal INTEGER,
        winnable INTEGER NOT NULL,
        daily TEXT,
        checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE setting (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        value TEXT NOT NULL,
        checksum INTEGER NOT NULL
    ) STRICT;
    ",
)];
