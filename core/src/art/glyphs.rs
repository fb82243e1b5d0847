//! The letters and figures of the ranks, taken from the bundled font.

use super::path::Path;
use crate::card::Rank;
use ttf_parser::{Face, OutlineBuilder, Rect};

/// Inter Bold, cut down to `A K Q J 0-9`.
const FONT: &[u8] = include_bytes!("../../assets/card-index.ttf");

/// How much ranks are widened: for a given height, broad letters are read from farther away.
const WIDEN: f32 = 1.1;

/// The gap between the figures of the 10, for height 1.
const GAP: f32 = 0.08;

/// The outline of a rank, centred on `x`, its capitals reaching from `top` to `bottom`. A rank that
/// would be wider than `width`, such as 10, is condensed to it. Empty if the font lacks a glyph.
pub(super) fn rank_outline(rank: Rank, x: f32, (top, bottom): (f32, f32), width: f32) -> Path {
    let height = bottom - top;
    let (outline, natural) = outline_of(text(rank)).unwrap_or_default();
    let widen = WIDEN.min(width / (natural * height).max(1.0));
    outline
        .moved(-natural / 2.0, 0.0)
        .scaled(height * widen, height)
        .moved(x, bottom)
}

/// What is written on the card.
fn text(rank: Rank) -> &'static str {
    const TEXTS: [&str; 13] = [
        "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
    ];
    TEXTS
        .get(usize::from(rank.index()))
        .copied()
        .unwrap_or_default()
}

/// The outline of a text and its width, for capitals of height 1 on the line y = 0. Glyphs follow
/// each other by their ink, not by their advance, which is what makes a tight 10.
fn outline_of(text: &str) -> Option<(Path, f32)> {
    let font = Face::parse(FONT, 0).ok()?;
    let scale = 1.0 / f32::from(font.capital_height()?);
    let mut whole = Path::default();
    let mut right = 0.0;
    for letter in text.chars() {
        let (glyph, ink) = glyph(&font, letter)?;
        let left = if right > 0.0 { right + GAP } else { 0.0 };
        whole = whole.and(
            glyph
                .moved(-f32::from(ink.x_min), 0.0)
                .scaled(scale, -scale)
                .moved(left, 0.0),
        );
        right = left + f32::from(ink.x_max - ink.x_min) * scale;
    }
    Some((whole, right))
}

/// A letter's outline in the font's units, and the box it fills.
fn glyph(font: &Face, letter: char) -> Option<(Path, Rect)> {
    let mut pen = Pen::default();
    let ink = font.outline_glyph(font.glyph_index(letter)?, &mut pen)?;
    Some((pen.path, ink))
}

/// Takes an outline down as the font tells it.
#[derive(Default)]
struct Pen {
    path: Path,
    at: (f32, f32),
}

impl Pen {
    /// Goes on with a path made from the one so far.
    fn draw(&mut self, to: (f32, f32), more: impl FnOnce(Path) -> Path) {
        self.path = more(std::mem::take(&mut self.path));
        self.at = to;
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.draw((x, y), |path| path.and(Path::start(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.draw((x, y), |path| path.line(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let toward = |from: f32, control: f32| from + (control - from) * 2.0 / 3.0;
        let control1 = (toward(self.at.0, x1), toward(self.at.1, y1));
        let control2 = (toward(x, x1), toward(y, y1));
        self.draw((x, y), |path| path.curve(control1, control2, (x, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.draw((x, y), |path| path.curve((x1, y1), (x2, y2), (x, y)));
    }

    fn close(&mut self) {
        self.path = std::mem::take(&mut self.path).close();
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::bounds;
    use super::*;

    #[test]
    fn the_font_has_every_rank() {
        for rank in Rank::all() {
            let bounds = bounds(&rank_outline(rank, 50.0, (10.0, 30.0), 25.0).filled(0));
            assert!((bounds.top - 10.0).abs() < 1.0, "{rank} {bounds:?}");
            assert!((bounds.bottom - 30.0).abs() < 2.0, "{rank} {bounds:?}");
            assert!(
                bounds.left >= 37.4 && bounds.right <= 62.6,
                "{rank} {bounds:?}"
            );
        }
    }

    #[test]
    fn a_missing_glyph_gives_nothing() {
        assert!(outline_of("A").is_some());
        assert!(outline_of("A?").is_none());
    }
}
