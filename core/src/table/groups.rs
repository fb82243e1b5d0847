//! Piles that lie side by side.

use std::mem::discriminant;

use crate::piles::Pile;

use super::scene::Scene;
use super::shapes::Rect;

/// What a picture shows below the piles, in heights of a card.
const STRIP: f32 = 0.2;

/// Piles of one kind that lie side by side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PileGroup {
    /// One of them.
    pub pile: Pile,
    /// What they cover with their cards.
    pub area: Rect,
}

impl Scene {
    /// The piles in groups: those of a kind belong together if less than half a card lies between
    /// them.
    pub fn groups(&self) -> Vec<PileGroup> {
        let mut groups: Vec<PileGroup> = Vec::new();
        for outline in &self.outlines {
            let (pile, mut area) = (outline.pile, outline.area);
            let near = area.grown(self.card.width / 2.0, self.card.width / 2.0);
            groups.retain(|group| {
                let is_other = discriminant(&group.pile) != discriminant(&pile)
                    || group.area.overlap(near) == 0.0;
                if !is_other {
                    area = area.around(group.area);
                }
                is_other
            });
            groups.push(PileGroup { pile, area });
        }
        groups
    }

    /// How far down its piles reach.
    pub fn depth(&self) -> f32 {
        let bottoms = self.outlines.iter().map(|outline| outline.area.bottom());
        bottoms.fold(0.0, f32::max)
    }

    /// How high a picture of it is, with a strip of cloth below its piles.
    pub fn picture_height(&self) -> f32 {
        self.depth() + STRIP * self.card.height
    }
}
