//! A game being played, one call for each thing a person does.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use talon_core::board::Board;
use talon_core::deal::DealNumber;
use talon_core::position::Position;
use talon_core::rules;
use talon_core::session::{Session, SteadyClock};
use talon_core::table::{self, Point};
use talon_core::text::Language;

use crate::error::TalonError;
use crate::thought::{FateSearch, HintSearch};
use crate::view::{Frame, Grab, View, milliseconds, view_of};

/// A direction of the arrow keys.
#[uniffi::remote(Enum)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}
use table::Direction;

/// A game being played on a board.
///
/// Whatever changes it returns the new view. Points are on the board, in density-independent
/// units.
#[derive(uniffi::Object)]
pub struct Game {
    board: Mutex<Seen>,
}

/// A board and the language of the person who sees it.
struct Seen {
    board: Board,
    language: Language,
}

impl Game {
    fn of(session: Session, language: Language) -> Arc<Game> {
        crate::logging::start();
        Arc::new(Game {
            board: Mutex::new(Seen {
                board: Board::new(session),
                language,
            }),
        })
    }

    /// The board. One whose call panicked, which none should, is still in order: the core changes
    /// nothing before it knows that it can.
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Board)) -> View {
        let mut seen = self.seen();
        change(&mut seen.board);
        view_of(&seen.board, seen.language)
    }
}

#[uniffi::export]
impl Game {
    /// Deals a game by the deal's number.
    ///
    /// # Errors
    ///
    /// There is no such game, or no deal with number 0.
    #[uniffi::constructor]
    pub fn deal(game: String, number: u32, language: Language) -> Result<Arc<Game>, TalonError> {
        let rules = rules::game(&game).ok_or_else(|| TalonError::unknown_game(language))?;
        let number = DealNumber::new(number).ok_or_else(|| {
            TalonError::deal_number(language, talon_core::deal::DealNumberError::OutOfRange)
        })?;
        let session = Session::deal(rules, number, Arc::new(SteadyClock::default()));
        Ok(Game::of(session, language))
    }

    /// Starts a game from a position's text.
    ///
    /// # Errors
    ///
    /// The text is no position.
    #[uniffi::constructor]
    pub fn from_position(text: String, language: Language) -> Result<Arc<Game>, TalonError> {
        let start: Position = text
            .parse()
            .map_err(|error| TalonError::position(language, error))?;
        let session = Session::from_position(start, Arc::new(SteadyClock::default()));
        Ok(Game::of(session, language))
    }

    /// The board as it is.
    pub fn view(&self) -> View {
        self.change(|_| {})
    }

    /// The position as text.
    pub fn position_text(&self) -> String {
        self.seen().board.session().position().to_string()
    }

    /// Lays the board out for another frame.
    pub fn set_frame(&self, frame: Frame) -> View {
        self.change(|board| board.set_frame(frame.into()))
    }

    /// Speaks another language from now on.
    pub fn set_language(&self, language: Language) -> View {
        self.seen().language = language;
        self.view()
    }

    /// Lets cards that can't be missed go home by themselves, or not.
    pub fn set_auto_play(&self, on: bool) -> View {
        self.change(|board| board.set_plays_safe_moves(on))
    }

    /// A finger went down.
    pub fn grab(&self, x: f32, y: f32) -> Grab {
        let mut seen = self.seen();
        let grab = seen.board.grab(Point { x, y });
        Grab {
            ids: grab.cards.iter().map(|id| id.index().into()).collect(),
            x: grab.corner.x,
            y: grab.corner.y,
            view: view_of(&seen.board, seen.language),
        }
    }

    /// The lifted cards are let go, the lowest with its upper left corner here.
    pub fn drop_at(&self, x: f32, y: f32) -> View {
        self.change(|board| board.drop_at(Point { x, y }))
    }

    /// What is lifted or picked up is put back.
    pub fn release(&self) -> View {
        self.change(Board::release)
    }

    /// A tap.
    pub fn tap(&self, x: f32, y: f32) -> View {
        self.change(|board| board.tap(Point { x, y }))
    }

    /// The second of two quick taps.
    pub fn double_tap(&self, x: f32, y: f32) -> View {
        self.change(|board| board.double_tap(Point { x, y }))
    }

    /// Takes the last step back.
    pub fn undo(&self) -> View {
        self.change(Board::undo)
    }

    /// Plays a step again that was taken back.
    pub fn redo(&self) -> View {
        self.change(Board::redo)
    }

    /// Goes back to the start.
    pub fn restart(&self) -> View {
        self.change(Board::restart)
    }

    /// Plays all remaining cards home.
    pub fn finish(&self) -> View {
        self.change(Board::finish)
    }

    /// A hint to be looked for, which is then shown by [`Game::show_hint`].
    pub fn hint_search(&self) -> Arc<HintSearch> {
        HintSearch::of(self.seen().board.session().think_of_hint())
    }

    /// Shows what a search has found, if the cards still lie as they did when it was asked for.
    pub fn show_hint(&self, search: &HintSearch) -> View {
        self.change(|board| {
            if let Some(answer) = search.answer() {
                board.show_hint(answer);
            }
        })
    }

    /// Whether the game can still be won, to be found out; this looks at hidden cards. What comes
    /// of it is shown by [`Game::show_fate`] if the person has asked for it, and by
    /// [`Game::learn_fate`] if the view has.
    pub fn fate_search(&self) -> Arc<FateSearch> {
        FateSearch::of(self.seen().board.session().ask_for_fate())
    }

    /// Answers the person's question, if the cards still lie as they did when it was asked.
    pub fn show_fate(&self, search: &FateSearch) -> View {
        self.change(|board| {
            if let Some(answer) = search.answer() {
                board.show_fate(answer);
            }
        })
    }

    /// Remembers what a search has found out, for the view's remark.
    pub fn learn_fate(&self, search: &FateSearch) -> View {
        self.change(|board| {
            if let Some(answer) = search.answer() {
                board.learn_fate(answer);
            }
        })
    }

    /// Says or doesn't say when the game can't be won any more, in games whose cards all lie open.
    pub fn set_says_lost(&self, on: bool) -> View {
        self.change(|board| board.set_says_lost(on))
    }

    /// An arrow key.
    pub fn move_cursor(&self, direction: Direction) -> View {
        self.change(|board| board.move_cursor(direction))
    }

    /// The space key: picks up at the cursor, or lays down there.
    pub fn press(&self) -> View {
        self.change(Board::press)
    }

    /// The enter key: as a tap at the cursor.
    pub fn play_cursor(&self) -> View {
        self.change(Board::play_cursor)
    }

    /// Stops the clock while nobody sees the board.
    pub fn pause(&self) {
        self.seen().board.pause();
    }

    /// Lets the clock run on.
    pub fn resume(&self) {
        self.seen().board.resume();
    }

    /// How long the game has been played.
    pub fn elapsed_milliseconds(&self) -> u64 {
        milliseconds(self.seen().board.session().elapsed())
    }
}
