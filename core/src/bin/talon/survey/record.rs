//! The file that a survey is kept in.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use super::row::Row;
use super::tally::Tally;
use crate::no::No;

/// Longer than any line of a survey.
const LONGEST_LINE: u64 = 1 << 10;

/// A file of rows, to which more are added.
pub struct Record {
    path: PathBuf,
    file: File,
}

impl Record {
    /// Opens the file, or begins it if there is none; the rows that it has. A last line that was
    /// not written whole, because the survey was killed, is cut off.
    pub fn open(path: &Path) -> Result<(Record, Vec<Row>), No> {
        let no = |error| No::because(path.display(), error);
        let mut options = OpenOptions::new();
        options.read(true).append(true).create(true);
        let file = options.open(path).map_err(no)?;
        let content = Content::read(&file, path)?;
        if content.is_torn {
            // Not every system lets a file be cut that was opened for adding to it.
            let file = OpenOptions::new().write(true).open(path).map_err(no)?;
            file.set_len(content.whole_bytes).map_err(no)?;
        }
        let path = path.to_owned();
        Ok((Record { path, file }, content.rows))
    }

    /// Adds a row, whole and at once.
    pub fn add(&mut self, row: Row) -> Result<(), No> {
        let written = self.file.write_all(format!("{row}\n").as_bytes());
        written.map_err(|error| No::because(self.path.display(), error))
    }
}

/// What stands in a file.
#[derive(Default)]
struct Content {
    rows: Vec<Row>,
    /// The length of its whole lines.
    whole_bytes: u64,
    /// Whether it goes on after them.
    is_torn: bool,
}

impl Content {
    fn read(file: &File, path: &Path) -> Result<Content, No> {
        let mut input = BufReader::new(file);
        let mut content = Content::default();
        for number in 1.. {
            let number: u64 = number;
            let line = next_line(&mut input).map_err(|error| No::because(path.display(), error))?;
            if line.is_empty() {
                break;
            }
            if !content.add(&line) {
                let place = format_args!("{}: line {number}", path.display());
                return Err(No::because(place, "not from a survey"));
            }
        }
        Ok(content)
    }

    /// Takes a line in; false if no survey wrote it, and the file had better be left alone.
    fn add(&mut self, line: &[u8]) -> bool {
        let Some(whole) = line.strip_suffix(b"\n") else {
            // It may end within a letter.
            let text = String::from_utf8_lossy(line);
            let is_last = (line.len() as u64) < LONGEST_LINE;
            self.is_torn = is_last && (Row::begins(&text) || Tally::begins(&text));
            return self.is_torn;
        };
        let Ok(whole) = str::from_utf8(whole) else {
            return false;
        };
        self.whole_bytes += line.len() as u64;
        if let Some(row) = Row::read(whole) {
            self.rows.push(row);
            return true;
        }
        // What it says is made anew from the rows, maybe for other deals.
        Tally::read(whole).is_some()
    }
}

/// The next line with its end; empty after the last.
fn next_line(input: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    Ok(line)
}
