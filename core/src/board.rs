//! The board under the player's hands: a session on a table, with what is lifted, where the
//! keyboard's cursor is, and what there is to say.
//!
//! A UI passes on what the person did and draws the [`Scene`] it gets.

mod outcome;
mod reading;

pub use outcome::{Event, Outcome};
pub use reading::{Node, Subject};

use crate::hint::Hint;
use crate::moves::Move;
use crate::piles::{CardId, Pile};
use crate::session::{Answer, Declined, Fate, Session, Spot, Status};
use crate::settings::{AutoPlay, Settings, TapPreference};
use crate::table::{Direction, Frame, Point, Rect, Scene, Table};

/// Cards that a finger has lifted, or that the keyboard has picked up.
#[derive(Clone, PartialEq, Debug)]
pub struct Grab {
    /// The cards, lowest first; none if there is nothing to lift.
    pub cards: Vec<CardId>,
    /// Where the lowest of them lies.
    pub corner: Point,
}

/// Something to be said until the next thing is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Why what was asked for was not done.
    Declined(Declined),
    /// The hint that was asked for. It is also marked on the board.
    Hint(Hint),
    /// A hint was asked for, and no move is of any use.
    NoHint,
    /// What was asked for: whether the game can still be won.
    Fate(Fate),
}

/// Something to be said as long as the game stands like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// There is no legal move.
    NoMoves,
    /// Nothing new can happen any more.
    Stuck,
    /// The game can't be won any more.
    Lost,
}

/// A game on a table.
pub struct Board {
    session: Session,
    table: Table,
    held: Option<Spot>,
    /// What a tap has picked up for the next one, where taps do that.
    picked: Option<Spot>,
    /// Whether a tap only picks up.
    taps_pick_up: bool,
    cursor: Option<Spot>,
    notice: Option<Notice>,
    /// Whether what was last asked for was not done.
    is_refused: bool,
    /// Whether it is to be said when the game can't be won any more.
    says_lost: bool,
}

impl Board {
    /// Lays a game on a table of an ordinary phone's size, until the real frame is known.
    pub fn new(session: Session) -> Board {
        let table = Table::new(session.rules(), Frame::of(390.0, 844.0));
        Board {
            session,
            table,
            held: None,
            picked: None,
            taps_pick_up: false,
            cursor: None,
            notice: None,
            is_refused: false,
            says_lost: false,
        }
    }

    /// The game being played.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Where the piles lie.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What there is to say to the last thing that was asked for.
    pub fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// What there is to say of how the game stands.
    pub fn remark(&self) -> Option<Remark> {
        match self.session.status() {
            Status::NoMoves => Some(Remark::NoMoves),
            Status::Stuck => Some(Remark::Stuck),
            Status::Playing if self.may_say_lost() => match self.session.known_fate()? {
                Fate::Lost => Some(Remark::Lost),
                Fate::Winnable | Fate::Unknown => None,
            },
            Status::Playing | Status::Won => None,
        }
    }

    /// Only games that [hide nothing](Session::lies_open) ever say so by themselves.
    fn may_say_lost(&self) -> bool {
        self.says_lost && self.session.lies_open()
    }

    /// Whether it should be found out without being asked for if the game can still be won: it is
    /// to be said, and not known yet.
    pub fn wants_fate(&self) -> bool {
        self.may_say_lost()
            && self.session.status() == Status::Playing
            && self.session.known_fate().is_none()
    }

    /// Remembers whether the game can still be won, for [`Board::remark`].
    pub fn learn_fate(&mut self, answer: &Answer<Fate>) {
        self.session.learn_fate(answer);
    }

    /// Answers the person's question whether the game can still be won, if the cards still lie as
    /// they did when it was asked.
    pub fn show_fate(&mut self, answer: &Answer<Fate>) {
        if let Some(fate) = answer.about(self.session.position()) {
            self.notice = Some(Notice::Fate(fate));
            if fate != Fate::Unknown && !self.session.lies_open() {
                self.session.count_hint();
            }
        }
    }

    /// Shows a hint, if the cards still lie as they did when it was asked for. It stays until the
    /// next thing is done; looking for the cards with the cursor or lifting them is not yet that.
    pub fn show_hint(&mut self, answer: &Answer<Option<Hint>>) {
        let Some(found) = answer.about(self.session.position()) else {
            return;
        };
        if found.is_some() && self.session.status() != Status::Won {
            self.session.count_hint();
        }
        self.notice = Some(match found {
            _ if self.session.status() == Status::Won => Notice::Declined(Declined::Won),
            Some(hint) => Notice::Hint(hint),
            None => Notice::NoHint,
        });
    }

    /// What is lifted.
    pub fn held(&self) -> Option<Spot> {
        self.held
    }

    /// What there is to be drawn.
    pub fn scene(&self) -> Scene {
        let accepting = self.held.map(|held| self.session.destinations(held));
        let position = self.session.position();
        let mut scene = self
            .table
            .scene(position, self.held, &accepting.unwrap_or_default());
        if let (Some(held), Some(cursor)) = (self.held, self.cursor)
            && held.pile != cursor.pile
        {
            self.table.hover(&mut scene, position, held, cursor.pile);
        }
        match self.notice {
            Some(Notice::Hint(hint)) => {
                scene.hint = Some(self.table.hint_marks(position, self.held, hint.action));
            }
            _ if self.held.is_none() => scene.last = self.last_marks(),
            _ => {}
        }
        scene
    }

    /// Where the cards lie that moved last, so that nobody asks where one has gone.
    fn last_marks(&self) -> Vec<Rect> {
        let position = self.session.position();
        if position.is_won() {
            return Vec::new();
        }
        let spots = self.session.last_change().spots();
        let marks = spots.into_iter();
        marks
            .filter_map(|spot| self.table.spot_rect(position, spot))
            .collect()
    }

    /// What the keyboard's cursor is on.
    pub fn cursor_rect(&self) -> Option<Rect> {
        self.table.spot_rect(self.session.position(), self.cursor?)
    }

    /// Lays the board out for another frame.
    pub fn set_frame(&mut self, frame: Frame) {
        if frame != self.table.frame() {
            self.table = Table::new(self.session.rules(), frame);
        }
    }

    /// A finger went down: lifts what can be moved there. Nothing is said where nothing can, since
    /// it may become a tap.
    pub fn grab(&mut self, point: Point) -> Grab {
        self.keep_only_hint();
        self.cursor = None;
        let position = self.session.position();
        let spot = self.table.spot_at(position, point);
        self.held = spot.filter(|&spot| self.session.check_lift(spot).is_ok());
        self.grabbed()
    }

    fn grabbed(&self) -> Grab {
        let position = self.session.position();
        let lifted = self.held.and_then(|held| {
            let ids = position.ids(held.pile);
            let lowest = ids.len().checked_sub(usize::from(held.count))?;
            let lead = self.table.lead_rect(position, held)?;
            Some((ids.get(lowest..)?.to_vec(), lead.corner()))
        });
        let (cards, corner) = lifted.unwrap_or((Vec::new(), Point { x: 0.0, y: 0.0 }));
        Grab { cards, corner }
    }

    /// The lifted cards are let go with the lowest one's upper left corner at `corner`: plays them
    /// to the pile that is meant, or puts them back.
    pub fn drop_at(&mut self, corner: Point) {
        self.keep_only_hint();
        self.picked = None;
        let Some(held) = self.held.take() else {
            return;
        };
        let legal = self.session.destinations(held);
        let position = self.session.position();
        if let Some(to) = self.table.drop_target(position, held, corner, &legal) {
            self.play(held, to);
            return;
        }
        let centre = Rect::at(corner, self.table.card_size()).centre();
        if let Some(over) = self.table.spot_at(position, centre)
            && over.pile != held.pile
        {
            self.play(held, over.pile);
        }
    }

    /// Puts down what is lifted without playing it. What a tap has picked up stays so.
    pub fn release(&mut self) {
        self.held = self.picked;
    }

    /// Does as a player likes it, from the next thing on.
    pub fn set_preferences(&mut self, settings: &Settings) {
        self.session
            .set_plays_safe_moves(settings.auto_play == AutoPlay::Safe);
        self.session
            .set_taps_home(settings.tap == TapPreference::FoundationFirst);
        self.taps_pick_up = settings.tap == TapPreference::PickUp;
        self.says_lost = settings.says_lost;
    }

    /// A tap: see [`Session::tap`]. Where taps only pick up, the first one does that and the second
    /// says where it goes. On the bare board it does nothing but put down what is picked up.
    pub fn tap(&mut self, point: Point) {
        let picked = self.picked;
        self.begin();
        self.cursor = None;
        let Some(spot) = self.table.spot_at(self.session.position(), point) else {
            return;
        };
        match picked {
            Some(picked) if picked.pile != spot.pile => self.play(picked, spot.pile),
            Some(_) => {}
            None if self.taps_pick_up && !self.deals_at(spot) => self.pick_up(spot),
            None => {
                let outcome = self.session.tap(spot);
                self.answer(outcome);
            }
        }
    }

    fn pick_up(&mut self, spot: Spot) {
        let outcome = self.session.check_lift(spot);
        if outcome.is_ok() {
            (self.held, self.picked) = (Some(spot), Some(spot));
        }
        self.answer(outcome);
    }

    /// Whether a spot is a stock that is dealt from, so that there is nothing to pick up.
    fn deals_at(&self, spot: Spot) -> bool {
        spot.pile == Pile::Stock && self.session.rules().has_waste()
    }

    /// The second of two quick taps at the same place: see [`Session::double_tap`]. Where taps only
    /// pick up, it is a tap like any other.
    pub fn double_tap(&mut self, point: Point) {
        if self.taps_pick_up {
            return self.tap(point);
        }
        self.begin();
        if let Some(spot) = self.table.spot_at(self.session.position(), point) {
            let outcome = self.session.double_tap(spot);
            self.answer(outcome);
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        self.act(Session::undo);
    }

    /// Plays a step again that was taken back.
    pub fn redo(&mut self) {
        self.act(Session::redo);
    }

    /// Goes back to the start.
    pub fn restart(&mut self) {
        self.act(Session::restart);
    }

    /// Plays all remaining cards home.
    pub fn finish(&mut self) {
        self.act(Session::finish);
    }

    /// Plays a move given by its piles.
    pub fn play_move(&mut self, candidate: Move) {
        self.act(|session| session.play(candidate));
    }

    /// Does something with the whole game, and remembers why if it was not done.
    fn act(&mut self, act: impl FnOnce(&mut Session) -> Result<(), Declined>) {
        self.begin();
        let outcome = act(&mut self.session);
        self.answer(outcome);
        self.settle_cursor();
    }

    /// Stops the clock.
    pub fn pause(&mut self) {
        self.session.pause();
    }

    /// Lets the clock run on.
    pub fn resume(&mut self) {
        self.session.resume();
    }

    /// An arrow key: moves the cursor, which first appears on the first column. While cards are
    /// picked up it goes from pile to pile, and they hover where it is.
    pub fn move_cursor(&mut self, direction: Direction) {
        self.keep_only_hint();
        let position = self.session.position();
        self.cursor = Some(match self.cursor {
            Some(from) if self.held.is_some() => {
                let from = Spot::top_of(position, from.pile);
                self.table.step_to_pile(position, from, direction)
            }
            Some(from) => self.table.step(position, from, direction),
            None => Spot::top_of(position, Pile::Tableau(0)),
        });
    }

    /// The space key: picks up the cards at the cursor, or lays down what is picked up. On a stock
    /// that is dealt it deals.
    pub fn press(&mut self) {
        self.keep_only_hint();
        let Some(cursor) = self.cursor else {
            return;
        };
        if let Some(held) = self.held.take() {
            if held.pile != cursor.pile {
                self.play(held, cursor.pile);
            }
            self.settle_cursor();
            return;
        }
        if self.deals_at(cursor) {
            self.play_cursor();
            return;
        }
        let outcome = self.session.check_lift(cursor);
        match outcome {
            Ok(()) => self.held = Some(cursor),
            Err(_) => self.answer(outcome),
        }
    }

    /// The enter key: as a tap on what the cursor is on.
    pub fn play_cursor(&mut self) {
        let cursor = self.cursor;
        self.act(|session| cursor.map_or(Ok(()), |cursor| session.tap(cursor)));
    }

    fn play(&mut self, held: Spot, to: Pile) {
        let carry = Move::Carry {
            from: held.pile,
            to,
            count: held.count,
        };
        let outcome = self.session.play(carry);
        self.answer(outcome);
    }

    /// Something was asked for and done, or else there is to be said why it was not.
    fn answer(&mut self, outcome: Result<(), Declined>) {
        self.is_refused = outcome.is_err();
        self.notice = outcome.err().map(Notice::Declined);
    }

    /// Whatever was lifted or said is over as soon as something else is done.
    fn begin(&mut self) {
        self.held = None;
        self.picked = None;
        self.notice = None;
    }

    /// Nothing has been done yet to the cards that a hint is about, so that it still helps.
    fn keep_only_hint(&mut self) {
        self.notice = self
            .notice
            .filter(|notice| matches!(notice, Notice::Hint(_)));
    }

    /// After cards have moved the cursor is on its pile's top card.
    fn settle_cursor(&mut self) {
        let position = self.session.position();
        self.cursor = self.cursor.map(|at| Spot::top_of(position, at.pile));
    }
}

#[cfg(test)]
mod tests;
