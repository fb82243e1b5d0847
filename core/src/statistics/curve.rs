//! The last games as a curve.

/// How many games there are on the curve at most.
const POINTS: usize = 50;

/// How many games the height of a point is taken from at most.
const WINDOW: usize = 20;

/// A game on the curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CurvePoint {
    /// Whether it was won.
    pub is_won: bool,
    /// The height of the curve: the share that was won of this game and the up to 19 before it, 0
    /// to 1. It goes up where games are won more often than before, and down where less often.
    pub share: f64,
}

/// The curve of games of which these were won, the oldest first.
pub(super) fn curve(won: &[bool]) -> Vec<CurvePoint> {
    let point = |(place, &is_won): (usize, &bool)| {
        let window = &won[(place + 1).saturating_sub(WINDOW)..=place];
        let won = window.iter().filter(|&&is_won| is_won).count();
        CurvePoint {
            is_won,
            share: won as f64 / window.len() as f64,
        }
    };
    let before = won.len().saturating_sub(POINTS);
    won.iter().enumerate().skip(before).map(point).collect()
}
