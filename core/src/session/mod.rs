//! A game being played: its history, its clock, and what a tap means.

mod clock;
mod finish;
mod record;
mod tap;
mod thought;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use thiserror::Error;

pub use clock::{Clock, SteadyClock};
pub use record::{BrokenRecord, Record, Steps};
pub use thought::{Answer, Fate, FateSearch, HintSearch};

use crate::change::Change;
use crate::deal::{Deal, DealNumber};
use crate::hint::Memory;
use crate::moves::{Move, Played, Refusal};
use crate::piles::{CardId, Pile};
use crate::position::Position;
use crate::rules::Rules;
use crate::safe::is_safe;
use crate::stuck::is_stuck;
use clock::Stopwatch;

#[cfg(test)]
mod tests;

/// The top `count` cards of a pile; with 0, the pile's bare place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The pile.
    pub pile: Pile,
    /// How many of its cards, from the top.
    pub count: u8,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// There are moves that lead on.
    Playing,
    /// All cards lie on the foundations; only undo is left.
    Won,
    /// The game isn't won and there is no legal move.
    NoMoves,
    /// The game isn't won, and the legal moves only go round in a circle.
    Stuck,
}

/// Why the session did not do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Declined {
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] Refusal),
    /// The card has nowhere to go.
    #[error("this card can go nowhere")]
    NowhereToGo,
    /// The card can't go to a foundation.
    #[error("this card can't go to a foundation")]
    NotHome,
    /// Cards come back from a foundation by being dragged, never by a tap.
    #[error("a card comes back from a foundation by being dragged")]
    FoundationTapped,
    /// The game is won and takes nothing but undo.
    #[error("the game is won")]
    Won,
    /// There is no move to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is no move to play again.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The end is not a sure thing yet.
    #[error("the end is not a sure thing yet")]
    CannotFinish,
}

/// A move that was made, as needed to take it back and to make it again.
#[derive(Clone, Copy, Debug)]
struct Made {
    action: Move,
    played: Played,
    /// The lowest card that moved; of a deal or redeal, none.
    lead: Option<CardId>,
}

/// Something the player did, and the automatic moves that followed from it. Undo and redo take it
/// as one.
type Step = Vec<Made>;

/// A tap that moved a card, so that another tap on the card can offer its next place.
#[derive(Clone, Copy, Debug)]
struct Tap {
    card: CardId,
    from: Spot,
    /// Which of the card's places was taken, in their order of usefulness.
    choice: usize,
    /// How many steps the game had after it.
    steps: usize,
}

/// A game being played.
pub struct Session {
    start: Position,
    deal: Option<DealNumber>,
    position: Position,
    /// How the position stands, worked out when it is first asked for.
    status: OnceLock<Status>,
    /// How often the cards have been moved, in whatever way.
    turn: u64,
    /// Everything that was done; of it the first `done` steps stand, the others can be redone.
    steps: Vec<Step>,
    done: usize,
    /// All cards that the player has ever seen.
    seen: Memory,
    /// What was found out about the position.
    fate: Option<Fate>,
    /// The fewest of the steps with which the game is known to be lost.
    lost_since: Option<usize>,
    /// Whether cards that can't be missed go to the foundations by themselves after each move.
    plays_safe_moves: bool,
    last_tap: Option<Tap>,
    /// Whether a tap sends a card to a foundation before all else.
    taps_home: bool,
    undos: u32,
    hints: u32,
    clock: Arc<dyn Clock>,
    stopwatch: Stopwatch,
    is_paused: bool,
}

impl Session {
    /// A new game with the deal of this number.
    pub fn deal(rules: &'static Rules, number: DealNumber, clock: Arc<dyn Clock>) -> Session {
        Session::new(Deal::Numbered { rules, number }, clock)
    }

    /// A new game with these cards.
    pub fn new(deal: Deal, clock: Arc<dyn Clock>) -> Session {
        Session {
            deal: deal.number(),
            ..Session::from_position(deal.position(), clock)
        }
    }

    /// A game that starts with this position.
    pub fn from_position(start: Position, clock: Arc<dyn Clock>) -> Session {
        let mut seen = Memory::of_a_game();
        seen.see(&start);
        Session {
            start,
            deal: None,
            position: start,
            status: OnceLock::new(),
            turn: 0,
            steps: Vec::new(),
            done: 0,
            seen,
            fate: None,
            lost_since: None,
            plays_safe_moves: false,
            last_tap: None,
            taps_home: false,
            undos: 0,
            hints: 0,
            clock,
            stopwatch: Stopwatch::default(),
            is_paused: false,
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'static Rules {
        self.position.rules()
    }

    /// How the cards lie now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How the cards lay at the start.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The number of the deal, unless the game started from some position.
    pub fn deal_number(&self) -> Option<DealNumber> {
        self.deal
    }

    /// How the game stands.
    pub fn status(&self) -> Status {
        *self.status.get_or_init(|| status_of(&self.position))
    }

    /// A number that changes whenever the cards are moved, in whatever way.
    pub fn turn(&self) -> u64 {
        self.turn
    }

    /// What the player has seen of the cards, also in moves that were taken back, and where the
    /// game has been.
    pub fn memory(&self) -> Memory {
        let mut memory = self.seen.clone();
        let mut position = self.start;
        memory.note(&position);
        for made in self.moves() {
            position.apply(made);
            memory.note(&position);
        }
        memory
    }

    /// Whether nothing is ever hidden in this game, so that whoever plays it can know whatever
    /// there is to be known.
    pub fn lies_open(&self) -> bool {
        !self.rules().has_face_down_cards() && !self.rules().has_stock()
    }

    /// Whether the game can still be won, as far as the session was [told](Session::learn_fate)
    /// here or earlier in the game.
    pub fn known_fate(&self) -> Option<Fate> {
        let is_lost = self.lost_since.is_some_and(|since| since <= self.done);
        if is_lost { Some(Fate::Lost) } else { self.fate }
    }

    /// Remembers what was found out about the game, if it is about how the cards lie now.
    pub fn learn_fate(&mut self, answer: &Answer<Fate>) {
        let Some(fate) = answer.about(&self.position) else {
            return;
        };
        self.fate = Some(fate);
        if fate == Fate::Lost {
            let since = self.lost_since.unwrap_or(self.done);
            self.lost_since = Some(since.min(self.done));
        }
    }

    /// How many moves the player has made, automatic ones and those taken back not counted.
    pub fn move_count(&self) -> usize {
        self.done
    }

    /// All moves that stand, automatic ones among them, in their order.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let done = self.steps.iter().take(self.done);
        done.flatten().map(|made| made.action)
    }

    /// What the last step that stands did to the cards; nothing at the start.
    pub fn last_change(&self) -> Change {
        let mut before = self.position;
        let last = self
            .done
            .checked_sub(1)
            .and_then(|last| self.steps.get(last));
        if let Some(step) = last {
            take_back(&mut before, step);
        }
        Change::between(&before, &self.position)
    }

    /// How often the player has taken something back.
    pub fn undos(&self) -> u32 {
        self.undos
    }

    /// How often the player was helped: by a hint that showed something, or by being told whether
    /// the game can still be won where cards are hidden.
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Counts one more help.
    pub fn count_hint(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// How long the game has been played: from the first move to the win, without pauses.
    pub fn elapsed(&self) -> Duration {
        self.stopwatch.elapsed(self.clock.now())
    }

    /// Whether the clock runs.
    pub fn is_clock_running(&self) -> bool {
        self.stopwatch.is_running()
    }

    /// Stops the clock while nobody sees the board.
    pub fn pause(&mut self) {
        self.is_paused = true;
        self.stopwatch.stop(self.clock.now());
    }

    /// Lets the clock run on, if the game has begun and isn't won.
    pub fn resume(&mut self) {
        self.is_paused = false;
        if self.stopwatch.elapsed(self.clock.now()) > Duration::ZERO || self.done > 0 {
            self.run_clock();
        }
    }

    /// To be called whenever the cards have been moved.
    fn has_changed(&mut self) {
        self.status = OnceLock::new();
        self.fate = None;
        self.turn += 1;
        self.run_clock();
    }

    fn run_clock(&mut self) {
        let now = self.clock.now();
        if self.position.is_won() {
            self.stopwatch.stop(now);
        } else if !self.is_paused {
            self.stopwatch.start(now);
        }
    }

    /// Lets cards that can't be missed go to the foundations by themselves, from the next move on.
    pub fn set_plays_safe_moves(&mut self, plays: bool) {
        self.plays_safe_moves = plays;
    }

    /// Lets a tap send a card to a foundation before all else, from the next one on.
    pub fn set_taps_home(&mut self, taps_home: bool) {
        self.taps_home = taps_home;
    }

    /// The piles to which the cards of a spot may go.
    pub fn destinations(&self, spot: Spot) -> Vec<Pile> {
        if self.position.is_won() {
            return Vec::new();
        }
        let mut piles = Vec::new();
        self.position.visit_legal_moves(&mut |legal| {
            if let Move::Carry { from, to, count } = legal
                && (from, count) == (spot.pile, spot.count)
            {
                piles.push(to);
            }
        });
        piles
    }

    /// Whether the cards of a spot can be lifted together.
    ///
    /// # Errors
    ///
    /// Why they can't.
    pub fn check_lift(&self, spot: Spot) -> Result<(), Declined> {
        if self.position.is_won() {
            return Err(Declined::Won);
        }
        self.position.check_lift(spot.pile, spot.count)?;
        Ok(())
    }

    /// Plays a move, and what follows from it by itself.
    ///
    /// # Errors
    ///
    /// Why it can't be played; nothing has changed then.
    pub fn play(&mut self, candidate: Move) -> Result<(), Declined> {
        if self.position.is_won() {
            return Err(Declined::Won);
        }
        self.position.check(candidate)?;
        self.last_tap = None;
        let mut step = vec![make(&mut self.position, candidate)];
        self.add_safe_moves(candidate, &mut step);
        self.push_step(step);
        Ok(())
    }

    fn push_step(&mut self, step: Step) {
        self.steps.truncate(self.done);
        self.steps.push(step);
        self.lost_since = self.lost_since.filter(|&since| since <= self.done);
        self.done += 1;
        self.seen.see(&self.position);
        self.has_changed();
    }

    /// Plays the safe moves that follow from the player's move. After a card was taken back from a
    /// foundation there are none, and that card stays until the player moves it.
    fn add_safe_moves(&mut self, cause: Move, step: &mut Step) {
        if !self.plays_safe_moves || is_return(cause) {
            return;
        }
        while let Some(safe) = self.next_safe_move(step) {
            step.push(make(&mut self.position, safe));
        }
    }

    fn next_safe_move(&self, step: &Step) -> Option<Move> {
        let legal = self.position.legal_moves().into_iter();
        legal
            .filter(|&legal| is_safe(&self.position, legal))
            .find(|&legal| !self.was_taken_back(legal, step))
    }

    /// Whether the card of this move was last moved by taking it back from a foundation.
    fn was_taken_back(&self, legal: Move, step: &Step) -> bool {
        let Move::Carry { from, .. } = legal else {
            return false;
        };
        let card = self.position.piles.ids_down(from).next();
        let done = self.steps.iter().take(self.done);
        let mut history = done.flatten().chain(step).rev();
        let last = history.find(|made| made.lead == card);
        last.is_some_and(|made| is_return(made.action))
    }

    /// Whether there is a step to take back.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether there is a step to play again.
    pub fn can_redo(&self) -> bool {
        self.done < self.steps.len()
    }

    /// Takes the last step back, with the automatic moves that belong to it.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn undo(&mut self) -> Result<(), Declined> {
        if !self.can_undo() {
            return Err(Declined::NothingToUndo);
        }
        self.step_back();
        self.last_tap = None;
        self.undos = self.undos.saturating_add(1);
        self.has_changed();
        Ok(())
    }

    /// Takes the last step back, if there is one, and nothing else.
    fn step_back(&mut self) {
        let Some(last) = self.done.checked_sub(1) else {
            return;
        };
        if let Some(step) = self.steps.get(last) {
            take_back(&mut self.position, step);
        }
        self.done = last;
    }

    /// Plays a step again that was taken back.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn redo(&mut self) -> Result<(), Declined> {
        let step = self.steps.get(self.done).ok_or(Declined::NothingToRedo)?;
        for made in step {
            self.position.apply(made.action);
        }
        self.done += 1;
        self.last_tap = None;
        self.has_changed();
        Ok(())
    }

    /// Goes back to the start, as an undo of everything. Redo still leads forward again, and the
    /// clock goes on: it shows how long this game takes, whatever is tried in it.
    ///
    /// # Errors
    ///
    /// The game is at its start.
    pub fn restart(&mut self) -> Result<(), Declined> {
        if !self.can_undo() {
            return Err(Declined::NothingToUndo);
        }
        self.position = self.start;
        self.done = 0;
        self.last_tap = None;
        self.undos = self.undos.saturating_add(1);
        self.has_changed();
        Ok(())
    }

    /// Taps a spot: the stock deals or is turned over, a card or group goes to its most useful
    /// place, and a card that the last tap moved goes on to its next one instead.
    ///
    /// # Errors
    ///
    /// Why nothing moved.
    pub fn tap(&mut self, spot: Spot) -> Result<(), Declined> {
        if self.position.is_won() {
            return Err(Declined::Won);
        }
        match spot.pile {
            Pile::Stock if self.rules().has_waste() => self.tap_stock(),
            Pile::Foundation(_) if spot.count > 0 => Err(Declined::FoundationTapped),
            _ => self.tap_card(spot),
        }
    }

    fn tap_stock(&mut self) -> Result<(), Declined> {
        if self.position.is_empty(Pile::Stock) {
            self.play(Move::Redeal)
        } else {
            self.play(Move::Deal)
        }
    }

    fn tap_card(&mut self, spot: Spot) -> Result<(), Declined> {
        self.position.check_lift(spot.pile, spot.count)?;
        let card = self.card_of(spot).ok_or(Refusal::NothingThere)?;
        let repeated = self.standing_tap().filter(|tap| tap.card == card);
        let Some(tap) = repeated else {
            return self.play_choice(spot, card, 0);
        };
        self.take_back_tap();
        let places = self.places_for(tap.from).len();
        if places < 2 {
            // There is no other place: the card sets out again from where it lies now.
            self.redo()?;
            return self.play_choice(spot, card, 0);
        }
        self.play_choice(tap.from, card, (tap.choice + 1) % places)
    }

    fn play_choice(&mut self, from: Spot, card: CardId, choice: usize) -> Result<(), Declined> {
        let moves = self.places_for(from);
        let &best = moves.get(choice).ok_or(Declined::NowhereToGo)?;
        self.play(best)?;
        self.last_tap = Some(Tap {
            card,
            from,
            choice,
            steps: self.done,
        });
        Ok(())
    }

    /// The moves of the cards of a spot, in the order in which taps offer them.
    fn places_for(&self, spot: Spot) -> Vec<Move> {
        tap::ranked_moves(&self.position, spot.pile, spot.count, self.taps_home)
    }

    /// The last tap, if nothing was done since.
    fn standing_tap(&self) -> Option<Tap> {
        self.last_tap.filter(|tap| tap.steps == self.done)
    }

    /// A standing tap is the last step. That it is taken back is no help to anyone, and doesn't
    /// count as such.
    fn take_back_tap(&mut self) {
        self.step_back();
        self.last_tap = None;
        self.has_changed();
    }

    /// Taps again, quickly: the card that the first tap moved goes home. On the stock and the
    /// waste, where there is nothing to bring home, it counts as one more tap.
    ///
    /// # Errors
    ///
    /// Why nothing moved.
    pub fn double_tap(&mut self, spot: Spot) -> Result<(), Declined> {
        let Some(tap) = self.standing_tap() else {
            return self.tap(spot);
        };
        let is_quick_play = matches!(spot.pile, Pile::Stock | Pile::Waste);
        if self.is_home(tap.card) {
            return if is_quick_play {
                self.tap(spot)
            } else {
                Ok(())
            };
        }
        self.take_back_tap();
        let moves = self.places_for(tap.from);
        let home = moves.into_iter().find(|legal| legal.goes_home());
        if let Some(home) = home {
            return self.play(home);
        }
        self.redo()?;
        if is_quick_play {
            self.tap(spot)
        } else {
            Err(Declined::NotHome)
        }
    }

    fn is_home(&self, card: CardId) -> bool {
        (0..self.rules().foundation_count()).any(|index| {
            self.position
                .piles
                .ids_down(Pile::Foundation(index))
                .any(|id| id == card)
        })
    }

    /// The lowest card of a spot.
    fn card_of(&self, spot: Spot) -> Option<CardId> {
        let above = usize::from(spot.count.checked_sub(1)?);
        self.position.piles.ids_down(spot.pile).nth(above)
    }

    /// Whether [`finish`](Session::finish) leads to the win.
    pub fn can_finish(&self) -> bool {
        self.line_home().is_some()
    }

    /// Plays all remaining cards home, as one step.
    ///
    /// # Errors
    ///
    /// That doesn't lead to the win, or cards are hidden.
    pub fn finish(&mut self) -> Result<(), Declined> {
        let line = self.line_home().ok_or(Declined::CannotFinish)?;
        let step = line
            .into_iter()
            .map(|next| make(&mut self.position, next))
            .collect();
        self.last_tap = None;
        self.push_step(step);
        Ok(())
    }

    fn line_home(&self) -> Option<Vec<Move>> {
        if self.position.is_won() || self.hidden_cards() > 1 {
            return None;
        }
        finish::line_home(&self.position)
    }

    /// How many cards the player can't know. A single one follows from all the others.
    fn hidden_cards(&self) -> usize {
        let in_tableau = self.rules().columns();
        let in_tableau: usize = in_tableau
            .map(|column| usize::from(self.position.face_down(column)))
            .sum();
        let was_seen = self.moves().any(|made| made == Move::Redeal);
        let in_stock = match was_seen {
            true => 0,
            false => usize::from(self.position.face_down(Pile::Stock)),
        };
        in_tableau + in_stock
    }
}

/// How a position stands.
fn status_of(position: &Position) -> Status {
    if position.is_won() {
        Status::Won
    } else if !position.has_legal_move() {
        Status::NoMoves
    } else if is_stuck(position) {
        Status::Stuck
    } else {
        Status::Playing
    }
}

/// Whether a move takes a card back from a foundation.
fn is_return(action: Move) -> bool {
    matches!(
        action,
        Move::Carry {
            from: Pile::Foundation(_),
            ..
        }
    )
}

/// Takes the moves of a step back, the last one first.
fn take_back(position: &mut Position, step: &Step) {
    for made in step.iter().rev() {
        position.undo(made.played);
    }
}

/// Makes a legal move.
fn make(position: &mut Position, action: Move) -> Made {
    let lead = match action {
        Move::Carry { from, count, .. } => {
            let above = usize::from(count.saturating_sub(1));
            position.piles.ids_down(from).nth(above)
        }
        Move::Deal | Move::Redeal => None,
    };
    Made {
        action,
        played: position.apply(action),
        lead,
    }
}
