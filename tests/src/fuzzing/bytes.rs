//! Arbitrary bytes as what a session is asked for.

use talon_core::deal::DealNumber;
use talon_core::moves::Move;
use talon_core::piles::Pile;
use talon_core::rules::{GAMES, Rules};
use talon_core::session::Spot;
use talon_core::table::{Direction, Frame, Insets, Point, Size};

/// Bytes still to be read.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl Bytes<'_> {
    /// The next byte, if there is one left.
    pub(super) fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// The next byte; 0 after the last.
    pub(super) fn byte(&mut self) -> u8 {
        self.next().unwrap_or(0)
    }

    pub(super) fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    fn u16(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    fn u32(&mut self) -> u32 {
        u32::from(self.u16()) | u32::from(self.u16()) << 16
    }

    /// Seldom a number that no screen has: without end, negative, not a number at all.
    fn length(&mut self) -> f32 {
        match self.byte() {
            255 => f32::from_bits(self.u32()),
            high => f32::from(high) * 8.0 + f32::from(self.byte()) / 32.0,
        }
    }

    pub(super) fn rules(&mut self) -> &'static Rules {
        GAMES[usize::from(self.byte()) % GAMES.len()]
    }

    pub(super) fn deal_number(&mut self) -> DealNumber {
        DealNumber::new(self.u32()).unwrap_or(DealNumber::new(1).expect("not 0"))
    }

    /// Mostly a pile that the game has.
    pub(super) fn pile(&mut self, rules: &Rules) -> Pile {
        let piles: Vec<Pile> = rules.piles().collect();
        match self.byte() {
            255 => Pile::Cell(self.byte()),
            254 => Pile::Foundation(self.byte()),
            253 => Pile::Tableau(self.byte()),
            252 => Pile::Waste,
            251 => Pile::Stock,
            index => piles[usize::from(index) % piles.len()],
        }
    }

    /// Mostly one card.
    pub(super) fn count(&mut self) -> u8 {
        match self.byte() {
            byte @ 0..=15 => byte,
            255 => 255,
            _ => 1,
        }
    }

    pub(super) fn spot(&mut self, rules: &Rules) -> Spot {
        Spot {
            pile: self.pile(rules),
            count: self.count(),
        }
    }

    pub(super) fn move_of(&mut self, rules: &Rules) -> Move {
        match self.byte() {
            0..=15 => Move::Deal,
            16..=23 => Move::Redeal,
            _ => Move::Carry {
                from: self.pile(rules),
                to: self.pile(rules),
                count: self.count(),
            },
        }
    }

    pub(super) fn point(&mut self) -> Point {
        Point {
            x: self.length(),
            y: self.length(),
        }
    }

    pub(super) fn direction(&mut self) -> Direction {
        match self.byte() % 4 {
            0 => Direction::Left,
            1 => Direction::Right,
            2 => Direction::Up,
            _ => Direction::Down,
        }
    }

    /// Mostly a frame like those of phones and tablets.
    pub(super) fn frame(&mut self) -> Frame {
        let size = Size {
            width: self.length(),
            height: self.length(),
        };
        let insets = match self.byte() {
            0..=63 => Insets {
                left: self.length() / 32.0,
                top: self.length() / 32.0,
                right: self.length() / 32.0,
                bottom: self.length() / 32.0,
            },
            _ => Insets::default(),
        };
        Frame {
            size,
            insets,
            is_left_handed: self.flag(),
        }
    }
}
