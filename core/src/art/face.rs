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

/// The lines between which the index stands: as tall as the band allows with the tail of the Q.
const INDEX_LINES: (f32, f32) = (4.2, INDEX_BAND * HEIGHT - 2.0);
/// The middle of the rank, and the most it may take up.
const RANK_CENTRE: f32 = 18.5;
const RANK_WIDTH: f32 = 28.0;
/// The middle of the suit beside it.
const SUIT_CENTRE: f32 = 46.5;
/// The middle of what lies below the index.
const MIDDLE: (f32, f32) = (WIDTH / 2.0, 83.0);

/// The face of a card.
pub fn face(card: Card, deck: DeckStyle) -> Drawing {
    let (suit, colour) = (card.suit(), suit_colour(card.suit(), deck));
    let mut shapes = body();
    shapes.extend(index(card, colour));
    shapes.extend(match card.rank() {
        Rank::ACE => ace(suit, colour),
        rank => court_figure(rank, suit, colour)
            .unwrap_or_else(|| vec![suit_outline(suit, MIDDLE, 70.0).filled(colour)]),
    });
    Drawing::card_sized(shapes)
}

/// Rank and suit, side by side in the upper left corner.
fn index(card: Card, colour: u32) -> [Shape; 2] {
    let (top, bottom) = INDEX_LINES;
    let rank = rank_outline(card.rank(), RANK_CENTRE, INDEX_LINES, RANK_WIDTH);
    let suit_at = (SUIT_CENTRE, (top + bottom) / 2.0);
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
    use super::super::checks::{assert_sound, bounds};
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
            let [rank, suit] = index(card, suit_colour(card.suit(), DeckStyle::TwoColours));
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
            let drawing = face(card, DeckStyle::FourColours);
            for shape in drawing.shapes.iter().skip(body().len() + 2) {
                assert!(bounds(shape).top > INDEX_BAND * HEIGHT, "{card}");
            }
        }
    }

    #[test]
    fn four_colours_tell_suits_of_a_colour_apart() {
        let colours = |deck| Suit::ALL.map(|suit| suit_colour(suit, deck));
        assert_eq!(
            HashSet::from(colours(DeckStyle::TwoColours)).len(),
            2,
            "black and red"
        );
        assert_eq!(HashSet::from(colours(DeckStyle::FourColours)).len(), 4);
        for suit in [Suit::Diamonds, Suit::Clubs] {
            let card = Card::new(Rank::KING, suit);
            assert_ne!(
                face(card, DeckStyle::TwoColours),
                face(card, DeckStyle::FourColours)
            );
        }
    }
}
