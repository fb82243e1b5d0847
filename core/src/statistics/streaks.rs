//! Games won or lost in a row.

use std::num::NonZeroU32;

/// How the last games came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Streak {
    /// There is no game yet.
    #[default]
    None,
    /// So many were won, and the one before was not.
    Won(NonZeroU32),
    /// So many were lost, and the one before was not.
    Lost(NonZeroU32),
}

impl Streak {
    fn followed_by(self, is_won: bool) -> Streak {
        match (self, is_won) {
            (Streak::Won(count), true) => Streak::Won(count.saturating_add(1)),
            (Streak::Lost(count), false) => Streak::Lost(count.saturating_add(1)),
            (_, true) => Streak::Won(NonZeroU32::MIN),
            (_, false) => Streak::Lost(NonZeroU32::MIN),
        }
    }
}

/// The streaks of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streaks {
    /// The one that the last game belongs to.
    pub current: Streak,
    /// The most games that were won in a row.
    pub longest_won: u32,
    /// The most games that were lost in a row.
    pub longest_lost: u32,
}

impl FromIterator<bool> for Streaks {
    /// The streaks of games of which these were won, the oldest first.
    fn from_iter<I: IntoIterator<Item = bool>>(won: I) -> Streaks {
        let mut streaks = Streaks::default();
        for is_won in won {
            streaks.current = streaks.current.followed_by(is_won);
            match streaks.current {
                Streak::None => {}
                Streak::Won(count) => streaks.longest_won = streaks.longest_won.max(count.get()),
                Streak::Lost(count) => streaks.longest_lost = streaks.longest_lost.max(count.get()),
            }
        }
        streaks
    }
}
