//! Standard output.

use std::io::{self, ErrorKind, Write};

use crate::no::No;

/// Writes a result, or a part of it, at once.
pub fn print(result: &str) -> Result<(), No> {
    let mut output = io::stdout().lock();
    let written = output
        .write_all(result.as_bytes())
        .and_then(|()| output.flush());
    written.map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => No::NobodyReads,
        _ => No::because("standard output", error),
    })
}
