//! What came of something that was done on the board: to be felt, heard and spoken.

use crate::change::Change;
use crate::piles::Pile;

use super::Board;

/// What a hand feels and an ear hears of something that was done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Cards were lifted.
    Lifted,
    /// Cards were laid on another pile.
    Laid,
    /// A card went to a foundation.
    Home,
    /// The stock was dealt from.
    Dealt,
    /// The waste was turned over to be the stock again.
    TurnedOver,
    /// Something was taken back.
    TakenBack,
    /// What was asked for can't be done.
    Refused,
    /// The game is won.
    Won,
}

impl Event {
    /// All events.
    pub const ALL: [Event; 8] = [
        Event::Lifted,
        Event::Laid,
        Event::Home,
        Event::Dealt,
        Event::TurnedOver,
        Event::TakenBack,
        Event::Refused,
        Event::Won,
    ];
}

/// What came of something that was done on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What is felt and heard of it, if anything is.
    pub event: Option<Event>,
    /// What it did to the cards.
    pub change: Change,
    /// Whether moves were taken back.
    pub is_taken_back: bool,
}

impl Board {
    /// Does something on the board, and says what came of it.
    pub fn witness<T>(&mut self, act: impl FnOnce(&mut Board) -> T) -> (T, Outcome) {
        let position = *self.session.position();
        let moves = self.session.move_count();
        let held = self.held;
        self.is_refused = false;
        let done = act(self);
        let change = Change::between(&position, self.session.position());
        let is_taken_back = self.session.move_count() < moves;
        let event = if !change.is_none() {
            Some(self.event_of(&change, is_taken_back))
        } else if self.is_refused {
            Some(Event::Refused)
        } else {
            (self.held.is_some() && self.held != held).then_some(Event::Lifted)
        };
        let outcome = Outcome {
            event,
            change,
            is_taken_back,
        };
        (done, outcome)
    }

    fn event_of(&self, change: &Change, is_taken_back: bool) -> Event {
        let goes = |from: Pile, to: Pile| {
            let mut carried = change.carried.iter();
            carried.any(|carried| (carried.from, carried.to) == (from, to))
        };
        let mut carried = change.carried.iter();
        if is_taken_back {
            Event::TakenBack
        } else if self.session.position().is_won() {
            Event::Won
        } else if carried.any(|carried| matches!(carried.to, Pile::Foundation(_))) {
            Event::Home
        } else if goes(Pile::Waste, Pile::Stock) {
            Event::TurnedOver
        } else if goes(Pile::Stock, Pile::Waste) {
            Event::Dealt
        } else {
            Event::Laid
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{MIDSHIPMAN, board, drag, on};
    use super::*;
    use crate::laid::suit;
    use crate::table::Frame;

    fn event(board: &mut Board, act: impl FnOnce(&mut Board)) -> Option<Event> {
        board.witness(act).1.event
    }

    #[test]
    fn every_kind_of_act_is_told_apart() {
        let mut board = board("midshipman", &MIDSHIPMAN, "s");
        let (card, bare) = (on(&board, "t2"), on(&board, "f1"));
        assert_eq!(
            event(&mut board, |b| drop(b.grab(card))),
            Some(Event::Lifted)
        );
        assert_eq!(event(&mut board, Board::release), None);
        assert_eq!(event(&mut board, |b| drop(b.grab(bare))), None);
        assert_eq!(
            event(&mut board, |b| drag(b, "t2", "t1")),
            Some(Event::Laid)
        );
        assert_eq!(event(&mut board, Board::undo), Some(Event::TakenBack));
        assert_eq!(event(&mut board, Board::undo), Some(Event::Refused));
        assert_eq!(event(&mut board, Board::redo), Some(Event::Laid));
        let stock = on(&board, "s");
        assert_eq!(event(&mut board, |b| b.tap(stock)), Some(Event::Dealt));
        assert_eq!(event(&mut board, Board::restart), Some(Event::TakenBack));
    }

    #[test]
    fn a_card_that_goes_home_is_heard_as_such_and_the_last_one_as_the_win() {
        let piles = [("t1", "AC 2C")];
        let mut start = board("bisley", &piles, "t2");
        assert_eq!(
            event(&mut start, |b| drag(b, "t1", "f1")),
            Some(Event::Refused)
        );

        let full: Vec<String> = "CDHSCDH".chars().map(|s| suit(s, 13)).collect();
        let names = ["f1", "f2", "f3", "f4", "f5", "f6", "f7"];
        let mut piles: Vec<(&str, &str)> = names
            .into_iter()
            .zip(full.iter().map(String::as_str))
            .collect();
        let most = suit('S', 12);
        piles.extend([("f8", most.as_str()), ("t1", "KS")]);
        let mut end = board("napoleons_shoulder", &piles, "t2");
        let last = on(&end, "t1");
        assert_eq!(event(&mut end, |b| b.tap(last)), Some(Event::Won));
        assert_eq!(event(&mut end, Board::undo), Some(Event::TakenBack));
    }

    #[test]
    fn what_was_refused_is_not_refused_again_when_the_board_is_laid_out_anew() {
        let mut board = board("midshipman", &MIDSHIPMAN, "s");
        assert_eq!(event(&mut board, Board::undo), Some(Event::Refused));
        let wide = Frame::of(900.0, 500.0);
        assert_eq!(event(&mut board, |b| b.set_frame(wide)), None);
        assert!(board.notice().is_some(), "it is still said");
        assert_eq!(event(&mut board, Board::undo), Some(Event::Refused));
    }

    #[test]
    fn turning_the_waste_over_is_no_deal() {
        let mut board = board("sally", &[("w", "AH 2C 3C")], "t8");
        let stock = on(&board, "s");
        assert_eq!(event(&mut board, |b| b.tap(stock)), Some(Event::TurnedOver));
        assert_eq!(event(&mut board, |b| b.tap(stock)), Some(Event::Dealt));
    }
}
