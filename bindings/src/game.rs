//! A game being played, one call for each thing a person does.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_core::board::{Board, Outcome};
use talon_core::deal::{Deal, DealNumber};
use talon_core::game_result::GameId;
use talon_core::ledger::{Entry, Ledger};
use talon_core::moves::Move;
use talon_core::position::Position;
use talon_core::saved_game::Origin;
use talon_core::session::{Session, SteadyClock};
use talon_core::settings::Settings;
use talon_core::share;
use talon_core::store::{Pending, StoreError};
use talon_core::table::{self, Point};
use talon_core::text::{self, Language};
use time::Date;

use crate::day::Day;
use crate::error::TalonError;
use crate::ledger::TableInfo;
use crate::reading::{Node, nodes_of};
use crate::thought::{FateSearch, HintSearch};
use crate::view::{Frame, Grab, View, milliseconds, view_of};
use crate::wish::Wish;
use crate::words::rules_of;

/// How long to wait for the store before the board goes on without it. It is usually done in a few
/// thousandths of a second.
const PATIENCE: Duration = Duration::from_secs(1);

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

/// A board, the language of the person who sees it, and where it is kept.
struct Seen {
    board: Board,
    language: Language,
    /// The day whose deal it is, if it is played as such.
    day: Option<Date>,
    kept: Option<Kept>,
}

/// Where a game is kept.
struct Kept {
    ledger: Arc<Ledger>,
    entry: Entry,
    /// The key of what there is to say of how it is kept.
    message: Option<&'static str>,
}

impl Kept {
    /// Sees to it that what was just done is durable before anyone gets to see it.
    fn settle(&mut self, saving: &Pending<()>) {
        self.message = match saving.wait_for(PATIENCE) {
            Some(Ok(())) => None,
            Some(Err(error)) => {
                self.ledger.forget_kept(&mut self.entry);
                log::warn!("the game can't be kept: {error}");
                Some(error.key())
            }
            None => Some(StoreError::Busy.key()),
        };
    }
}

impl Seen {
    fn keep(&mut self) {
        if let Some(kept) = &mut self.kept
            && let Some(saving) = kept.ledger.keep(&mut kept.entry, self.board.session())
        {
            kept.settle(&saving);
        }
    }

    fn keep_now(&mut self) {
        if let Some(kept) = &mut self.kept {
            let saving = kept.ledger.keep_now(&mut kept.entry, self.board.session());
            kept.settle(&saving);
        }
    }

    fn view(&self, outcome: &Outcome) -> View {
        let mut view = view_of(&self.board, outcome, self.language);
        if let Some(kept) = &self.kept {
            view.can_take_back = kept.entry.can_take_back();
            let message = kept.message.map(|key| text::text(self.language, key));
            view.notice = view.notice.or(message);
        }
        view
    }
}

impl Game {
    /// A game that is not kept, of the deal of a day if there is one.
    fn of(session: Session, day: Option<Date>, language: Language) -> Arc<Game> {
        crate::logging::start();
        Arc::new(Game {
            board: Mutex::new(Seen {
                board: Board::new(session),
                language,
                day,
                kept: None,
            }),
        })
    }

    /// A game that is kept, as a player with these settings likes it.
    pub(crate) fn kept(
        session: Session,
        entry: Entry,
        ledger: Arc<Ledger>,
        language: Language,
        settings: &Settings,
    ) -> Arc<Game> {
        let mut board = Board::new(session);
        board.set_preferences(settings);
        let message = match entry.is_broken() {
            true => Some("storage-game-cut"),
            false => entry.can_take_back().then_some("new-deal-can-be-undone"),
        };
        Arc::new(Game {
            board: Mutex::new(Seen {
                board,
                language,
                day: entry.origin().daily,
                kept: Some(Kept {
                    ledger,
                    entry,
                    message,
                }),
            }),
        })
    }

    /// The cards it was dealt from and how that came, if it is kept.
    pub(crate) fn dealt(&self) -> Option<(Deal, Origin)> {
        let seen = self.seen();
        let entry = &seen.kept.as_ref()?.entry;
        Some((entry.deal().clone(), entry.origin()))
    }

    /// Which game it is, if it is kept.
    pub(crate) fn id(&self) -> Option<GameId> {
        Some(self.seen().kept.as_ref()?.entry.id())
    }

    /// The board as geometry.
    pub(crate) fn laid(&self) -> table::Scene {
        self.seen().board.scene()
    }

    /// The game as it lies on its table.
    pub(crate) fn on_table(&self) -> TableInfo {
        let seen = self.seen();
        let session = seen.board.session();
        let moves = session.move_count();
        TableInfo {
            game: session.rules().id.to_owned(),
            day: seen.day.map(Day::from),
            moves: moves.try_into().unwrap_or(u32::MAX),
            has_begun: moves > 0,
        }
    }

    /// The board. One whose call panicked, which none should, is still in order: the core changes
    /// nothing before it knows that it can.
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Board)) -> View {
        let mut seen = self.seen();
        let ((), outcome) = seen.board.witness(change);
        seen.keep();
        seen.view(&outcome)
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
        let rules = rules_of(&game, language)?;
        let number = DealNumber::new(number).ok_or_else(|| {
            TalonError::deal_number(language, talon_core::deal::DealNumberError::OutOfRange)
        })?;
        let session = Session::deal(rules, number, Arc::new(SteadyClock::default()));
        Ok(Game::of(session, None, language))
    }

    /// Deals a game as wished, without keeping it: for an app that can't reach its ledger.
    ///
    /// # Errors
    ///
    /// There is no such game or deal, or the code is none.
    #[uniffi::constructor]
    pub fn deal_wish(
        game: String,
        wish: Wish,
        winnable_only: bool,
        language: Language,
    ) -> Result<Arc<Game>, TalonError> {
        let (deal, origin) = wish.dealt(&game, winnable_only, language)?;
        let session = Session::new(deal, Arc::new(SteadyClock::default()));
        Ok(Game::of(session, origin.daily, language))
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
        Ok(Game::of(session, None, language))
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

    /// Does as the player likes it from now on.
    pub fn set_preferences(&self, settings: Settings) -> View {
        self.change(|board| board.set_preferences(&settings))
    }

    /// The code by which someone else can play the same cards; nothing for a game that is not kept.
    pub fn share_code(&self) -> Option<String> {
        let (deal, _) = self.dealt()?;
        Some(share::code(&deal))
    }

    /// A longer code that has every card in its place, for those who keep deals without trusting
    /// numbers; nothing for a game that is not kept.
    pub fn share_order_code(&self) -> Option<String> {
        let (deal, _) = self.dealt()?;
        Some(share::code(&Deal::Ordered(deal.order())))
    }

    /// A finger went down.
    pub fn grab(&self, x: f32, y: f32) -> Grab {
        let mut seen = self.seen();
        let (grab, outcome) = seen.board.witness(|board| board.grab(Point { x, y }));
        Grab {
            ids: grab.cards.iter().map(|id| id.index().into()).collect(),
            x: grab.corner.x,
            y: grab.corner.y,
            view: seen.view(&outcome),
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

    /// Plays a move, as [`Game::nodes`] offer it.
    pub fn play(&self, action: Move) -> View {
        self.change(|board| board.play_move(action))
    }

    /// All there is to be read of the board, for a screen reader, in a sensible order.
    pub fn nodes(&self) -> Vec<Node> {
        let seen = self.seen();
        nodes_of(&seen.board, seen.language)
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

    /// Stops the clock while nobody sees the board, and keeps what it shows.
    pub fn pause(&self) {
        let mut seen = self.seen();
        seen.board.pause();
        seen.keep_now();
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
