//! The sum of a survey.

use std::fmt;

use talon_core::statistics::Interval;

use super::row::Fate;

/// How many deals came to what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    won: u32,
    lost: u32,
    unknown: u32,
}

impl Tally {
    /// Counts one more deal.
    pub fn count(&mut self, fate: Fate) {
        match fate {
            Fate::Won { .. } => self.won += 1,
            Fate::Lost => self.lost += 1,
            Fate::Unknown => self.unknown += 1,
        }
    }

    /// How many deals there are.
    pub fn all(self) -> u64 {
        u64::from(self.won) + u64::from(self.lost) + u64::from(self.unknown)
    }

    /// The tally that a line is, written exactly as a survey writes it.
    pub fn read(line: &str) -> Option<Tally> {
        let (won, rest) = line.strip_prefix("won ")?.split_once(" of ")?;
        let (_, rest) = rest.split_once("), lost ")?;
        let (lost, unknown) = rest.split_once(", unknown ")?;
        let tally = Tally {
            won: won.parse().ok()?,
            lost: lost.parse().ok()?,
            unknown: unknown.parse().ok()?,
        };
        Some(tally).filter(|tally| tally.to_string() == line)
    }

    /// Whether a text may be how a tally begins.
    pub fn begins(text: &str) -> bool {
        let starts_with_digit = |rest: &str| rest.starts_with(|first: char| first.is_ascii_digit());
        "won ".starts_with(text) || text.strip_prefix("won ").is_some_and(starts_with_digit)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { won, lost, unknown } = self;
        let all = self.all();
        let share = 100.0 * f64::from(*won) / all.max(1) as f64;
        let interval = Interval::wilson(u64::from(*won), all - u64::from(*won));
        let (least, most) = (100.0 * interval.least, 100.0 * interval.most);
        write!(
            f,
            "won {won} of {all} ({share:.1} %, 95 % {least:.1}–{most:.1}), lost {lost}, \
             unknown {unknown}",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_written_with_its_interval() {
        for (won, lost, unknown, expected) in [
            (
                17,
                3,
                0,
                "won 17 of 20 (85.0 %, 95 % 64.0–94.8), lost 3, unknown 0",
            ),
            (
                0,
                0,
                10,
                "won 0 of 10 (0.0 %, 95 % 0.0–27.8), lost 0, unknown 10",
            ),
            (
                1,
                0,
                0,
                "won 1 of 1 (100.0 %, 95 % 20.7–100.0), lost 0, unknown 0",
            ),
            (
                50,
                20,
                30,
                "won 50 of 100 (50.0 %, 95 % 40.4–59.6), lost 20, unknown 30",
            ),
        ] {
            let tally = Tally { won, lost, unknown };
            assert_eq!(tally.to_string(), expected);
            assert_eq!(Tally::read(expected), Some(tally));
            let beginnings = expected.char_indices().map(|(end, _)| &expected[..end]);
            assert!(beginnings.into_iter().all(Tally::begins));
        }
    }

    #[test]
    fn nothing_else_is_a_sum() {
        for line in [
            "",
            "won",
            "won 17 of 21 (85.0 %, 95 % 64.0–94.8), lost 3, unknown 0",
            "won 17 of 20 (85.0 %, 95 % 64.0–94.8), lost 3, unknown 0 ",
            "won 17 of 20 (85.0 %), lost 3, unknown 0",
        ] {
            assert_eq!(Tally::read(line), None, "{line:?}");
        }
        for text in ["won the day", "1", "woe", "won x"] {
            assert!(!Tally::begins(text), "{text:?}");
        }
    }
}
