//! The faces of the cards.

use super::court::court_figure;
use super::glyphs::rank_outline;
use super::suits::{DeckStyle, suit_colour, suit_outline};
use super::{Drawing, HEIGHT, PAPER, Shape, WIDTH, body};
use crate::card::{Card, Rank, Suit};

/// The part of a card's height, from the top, that holds the index whole.
pub const INDEX_BAND: f32 = 0.2;

/// The part of a card's width, from the left, that holds the index whole.
pub const INDEX_WIDTH: f32 = 0.6;

/// Where rank and suit stand.
struct Index {
    /// The lines between which both stand, from the top.
    lines: (f32, f32),
    /// The middle of the rank, from the left.
    rank_centre: f32,
    /// The most that the rank may take up.
    rank_width: f32,
    /// The middle of the suit, from the left.
    suit_centre: f32,
}

/// As tall as the band allows with the tail of the Q.
const INDEX: Index = Index {
    lines: (4.2, INDEX_BAND * HEIGHT - 2.0),
    rank_centre: 18.5,
    rank_width: 28.0,
    suit_centre: 46.5,
};
/// Half the card's width each. In the tightest column their lower third is covered, which tells
/// ranks and suits apart least.
const LARGE_INDEX: Index = Index {
    lines: (4.5, 39.0),
    rank_centre: 26.0,
    rank_width: 42.0,
    suit_centre: 73.0,
};
/// The middle of what lies below the index, and its height.
const MIDDLE: (f32, f32) = (WIDTH / 2.0, 83.0);
const MIDDLE_HEIGHT: f32 = 70.0;
/// The same below a large index.
const LARGE_MIDDLE: (f32, f32) = (WIDTH / 2.0, 91.5);

/// The face of a card.
pub fn face(card: Card, deck: DeckStyle) -> Drawing {
    let (suit, colour) = (card.suit(), suit_colour(card.suit(), deck));
    let mut shapes = body();
    if deck.large_indices {
        shapes.extend(index(card, colour, &LARGE_INDEX));
        shapes.push(suit_outline(suit, LARGE_MIDDLE, MIDDLE_HEIGHT).filled(colour));
        return Drawing::card_sized(shapes);
    }
    shapes.extend(index(card, colour, &INDEX));
    shapes.extend(match card.rank() {
        Rank::ACE => ace(suit, colour),
        rank => court_figure(rank, suit, colour)
            .unwrap_or_else(|| vec![suit_outline(suit, MIDDLE, MIDDLE_HEIGHT).filled(colour)]),
    });
    Drawing::card_sized(shapes)
}

/// Rank and suit, side by side above all else.
fn index(card: Card, colour: u32, at: &Index) -> [Shape; 2] {
    let (top, bottom) = at.lines;
    let rank = rank_outline(card.rank(), at.rank_centre, at.lines, at.rank_width);
    let suit_at = (at.suit_centre, (top + bottom) / 2.0);
    let suit = suit_outline(card.suit(), suit_at, bottom - top);
    [rank.filled(colour), suit.filled(colour)]
}

/// The ace's suit: larger than on other cards, and set off by a fine line along its edge.
fn ace(suit: Suit, colour: u32) -> Vec<Shape> {
    let outline = suit_outline(suit, MIDDLE, 80.0);
    vec![
        outline.clone().stroked(colour, 8.4),
        outline.clone().filled(colour),
        outline.stroked(PAPER, 1.5),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::checks::{Bounds, assert_sound, bounds};
    use super::super::suits::INK;
    use super::*;
    use std::collections::HashSet;

    fn cards() -> impl Iterator<Item = Card> {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::all().map(move |rank| Card::new(rank, suit)))
    }

    #[test]
    fn every_face_is_sound_and_unlike_the_others() {
        for deck in DeckStyle::ALL {
            let mut seen = HashSet::new();
            for card in cards() {
                let drawing = face(card, deck);
                assert_sound(&drawing);
                assert!(seen.insert(format!("{drawing:?}")), "{card}");
            }
        }
    }

    #[test]
    fn the_index_lies_in_its_band() {
        for card in cards() {
            let [rank, suit] = index(card, INK, &INDEX);
            let (rank, suit) = (bounds(&rank), bounds(&suit));
            for part in [rank, suit] {
                assert!(part.left >= 3.0 && part.top >= 3.0, "{card} {part:?}");
                assert!(part.right <= INDEX_WIDTH * WIDTH, "{card} {part:?}");
                assert!(part.bottom <= INDEX_BAND * HEIGHT, "{card} {part:?}");
            }
            assert!(rank.right + 1.5 < suit.left, "{card} {rank:?} {suit:?}");
        }
    }

    #[test]
    fn nothing_else_reaches_into_the_band() {
        for card in cards() {
            let drawing = face(card, DeckStyle::default());
            for shape in drawing.shapes.iter().skip(body().len() + 2) {
                assert!(bounds(shape).top > INDEX_BAND * HEIGHT, "{card}");
            }
        }
    }

    #[test]
    fn a_large_index_has_half_of_the_card_each_and_lies_above_the_suit() {
        for card in cards() {
            let [rank, suit] = index(card, INK, &LARGE_INDEX).map(|part| bounds(&part));
            assert!(
                rank.left >= 3.0 && rank.right <= WIDTH / 2.0,
                "{card} {rank:?}"
            );
            assert!(
                suit.left >= WIDTH / 2.0 && suit.right <= WIDTH - 3.0,
                "{card} {suit:?}"
            );
            let [small, _] = index(card, INK, &INDEX).map(|part| bounds(&part));
            let height = |part: &Bounds| part.bottom - part.top;
            assert!(height(&rank) > 1.3 * height(&small), "{card}");
            let large = DeckStyle {
                large_indices: true,
                ..DeckStyle::default()
            };
            let middle = face(card, large).shapes.pop().unwrap();
            let lowest = rank.bottom.max(suit.bottom);
            assert!(bounds(&middle).top > lowest, "{card}");
        }
    }

    #[test]
    fn four_colours_tell_suits_of_a_colour_apart() {
        let [two, four, ..] = DeckStyle::ALL;
        let colours = |deck| Suit::ALL.map(|suit| suit_colour(suit, deck));
        assert_eq!(HashSet::from(colours(two)).len(), 2, "black and red");
        assert_eq!(HashSet::from(colours(four)).len(), 4);
        for suit in [Suit::Diamonds, Suit::Clubs] {
            let card = Card::new(Rank::KING, suit);
            assert_ne!(face(card, two), face(card, four));
        }
    }
}
