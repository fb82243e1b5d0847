//! What can go wrong with stored data.

use std::io;

use rusqlite::ErrorCode;
use thiserror::Error;

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The data was written by a newer version of Talon. It has not been touched.
    #[error("the data has schema {found}, which is newer than this version knows")]
    Newer {
        /// Its schema.
        found: i32,
    },
    /// There is no room left.
    #[error("there is no room left to store anything")]
    Full,
    /// Nothing may be written there.
    #[error("nothing may be written there")]
    ReadOnly,
    /// Another program holds the data.
    #[error("another program holds the data")]
    Busy,
    /// The folder or a file in it can't be used.
    #[error("the data can't be reached: {0}")]
    Unreachable(#[from] io::Error),
    /// Something else went wrong in the database.
    #[error("the database failed: {0}")]
    Database(rusqlite::Error),
    /// The data was damaged again while it was being rescued, or the store is closed.
    #[error("the store is closed")]
    Closed,
}

/// What stops a piece of work on the database.
#[derive(Debug)]
pub(super) enum Fault {
    /// What is there can't be what was written.
    Damaged(String),
    /// Nothing is damaged, but it can't be done.
    Failed(StoreError),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        use rusqlite::Error as Sql;
        let is_damage = match &error {
            Sql::SqliteFailure(failure, _) => matches!(
                failure.code,
                // A table or column that isn't there is an `Unknown` error.
                ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase | ErrorCode::Unknown
            ),
            Sql::FromSqlConversionFailure(..)
            | Sql::IntegralValueOutOfRange(..)
            | Sql::InvalidColumnType(..)
            | Sql::Utf8Error(..) => true,
            _ => false,
        };
        if is_damage {
            return Fault::Damaged(error.to_string());
        }
        Fault::Failed(match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
                StoreError::ReadOnly
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            _ => StoreError::Database(error),
        })
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Failed(StoreError::from(error))
    }
}

impl From<rusqlite_migration::Error> for Fault {
    fn from(error: rusqlite_migration::Error) -> Fault {
        match error {
            rusqlite_migration::Error::RusqliteError { err, .. } => err.into(),
            other => Fault::Damaged(other.to_string()),
        }
    }
}
