//! A line of a survey.

use std::fmt;

use talon_core::deal::DealNumber;

/// What became of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It was won with so many moves.
    Won {
        /// How many.
        moves: u64,
    },
    /// It can't be won.
    Lost,
    /// It was not won, and may be winnable.
    Unknown,
}

/// A line of a survey: a deal, and what was found out about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The deal.
    pub number: DealNumber,
    /// What became of it.
    pub fate: Fate,
    /// How many positions were looked at; where hints were followed, how many they were allowed.
    pub nodes: u64,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Row {
            number,
            fate,
            nodes,
        } = self;
        match fate {
            Fate::Won { moves } => write!(f, "{number}\twon\t{moves}\t{nodes}"),
            Fate::Lost => write!(f, "{number}\tlost\t-\t{nodes}"),
            Fate::Unknown => write!(f, "{number}\tunknown\t-\t{nodes}"),
        }
    }
}

impl Row {
    /// The row that a line is, written exactly as a survey writes it.
    pub fn read(line: &str) -> Option<Row> {
        let mut fields = line.split('\t');
        let number = fields.next()?.parse().ok()?;
        let (verdict, moves) = (fields.next()?, fields.next()?);
        let fate = match verdict {
            "won" => Fate::Won {
                moves: moves.parse().ok()?,
            },
            "lost" => Fate::Lost,
            "unknown" => Fate::Unknown,
            _ => return None,
        };
        let nodes = fields.next()?.parse().ok()?;
        let row = Row {
            number,
            fate,
            nodes,
        };
        // Whatever else numbers can be read from, such as `+1`, is not the same when written.
        Some(row).filter(|row| row.to_string() == line)
    }

    /// Whether a text is how some row begins, so that it can be one that was not written whole.
    pub fn begins(text: &str) -> bool {
        let whole_rows = ["1\twon\t1\t1", "1\tlost\t-\t1", "1\tunknown\t-\t1"];
        whole_rows.into_iter().any(|whole| {
            let mut ends = (0..=whole.len()).filter_map(|cut| whole.get(cut..));
            ends.any(|end| Row::read(&format!("{text}{end}")).is_some())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_as_they_are_written_and_in_no_other_way() {
        for line in [
            "1\twon\t48\t1234",
            "4294967295\tlost\t-\t0",
            "7\tunknown\t-\t18446744073709551615",
        ] {
            assert_eq!(Row::read(line).unwrap().to_string(), line);
        }
        for line in [
            "",
            "1",
            "0\twon\t48\t1234",
            "01\twon\t48\t1234",
            "4294967296\tlost\t-\t0",
            "1\twon\t-\t1234",
            "1\twon\t+48\t1234",
            "1\tlost\t48\t1234",
            "1\tlost\t-\t",
            "1\tlost\t-\t1\t",
            "1\tlost\t-\t1\r",
            "1\tLost\t-\t1",
            "1 lost - 1",
        ] {
            assert_eq!(Row::read(line), None, "{line:?}");
        }
    }

    #[test]
    fn a_row_begins_with_every_part_of_it() {
        for line in [
            "1\twon\t48\t1234",
            "4294967295\tlost\t-\t10",
            "7\tunknown\t-\t1",
        ] {
            for cut in 1..=line.len() {
                assert!(Row::begins(&line[..cut]), "{:?}", &line[..cut]);
            }
        }
        for text in [
            "0",
            "x",
            "1 ",
            "1\tx",
            "1\twon\t-",
            "1\tlost\t4",
            "1\twon\t1\t1\t",
        ] {
            assert!(!Row::begins(text), "{text:?}");
        }
    }
}
