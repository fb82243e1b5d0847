//! Positions and moves from files or from standard input.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use talon_core::moves::Move;
use talon_core::notation::read_moves;
use talon_core::position::Position;

use crate::no::No;

/// Far more than any game needs, and little enough for any computer.
const MOST_BYTES: u64 = 16 << 20;

/// Where a text comes from.
pub enum Source {
    /// A file.
    File(PathBuf),
    /// Standard input.
    StandardInput,
}

impl From<Option<PathBuf>> for Source {
    fn from(file: Option<PathBuf>) -> Source {
        file.map_or(Source::StandardInput, Source::File)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::File(path) => path.display().fmt(f),
            Source::StandardInput => f.write_str("standard input"),
        }
    }
}

impl Source {
    /// The position that stands there.
    pub fn position(&self) -> Result<Position, No> {
        let text = self.text()?;
        text.parse().map_err(|error| No::because(self, error))
    }

    /// The moves that stand there.
    pub fn moves(&self) -> Result<Vec<Move>, No> {
        let text = self.text()?;
        read_moves(&text).map_err(|error| No::because(self, error))
    }

    fn text(&self) -> Result<String, No> {
        let bytes = match self {
            Source::File(path) => read_file(path),
            Source::StandardInput => read_all(io::stdin().lock()),
        };
        let bytes = bytes.map_err(|error| No::because(self, error))?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(No::because(self, "too long"));
        }
        String::from_utf8(bytes).map_err(|_| No::because(self, "not a text in UTF-8"))
    }
}

fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    read_all(File::open(path)?)
}

fn read_all(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
