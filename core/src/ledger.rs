//! The account of all games: which lies on which table, which are over and how they came out.
//!
//! A game counts from its first move on. Left before, it leaves nothing behind; left later for a
//! new deal, it is lost, unless the new deal is taken back before it has begun in its turn.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::deal::Deal;
use crate::game_result::{GameId, Moment};
use crate::rules::Rules;
use crate::saved_game::{Origin, SavedGame};
use crate::session::{Clock, Session, Status};
use crate::store::{Found, Pending, Store, StoreError};

/// Something that tells what time it is, passed in from outside so that tests have it in hand.
pub trait Calendar: Send + Sync {
    /// Now.
    fn now(&self) -> Moment;
}

/// The device's own time.
#[derive(Debug, Default)]
pub struct SystemCalendar;

impl Calendar for SystemCalendar {
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let seconds = since.map_or(0, |since| since.as_secs());
        Moment(seconds.try_into().unwrap_or(i64::MAX))
    }
}

/// What the ledger knows of a game being played.
#[derive(Debug)]
pub struct Entry {
    /// The game as it was last to be kept.
    saved: SavedGame,
    /// What the game was like when it was last kept; `None` if it wasn't, or that failed.
    kept: Option<Mark>,
    is_broken: bool,
    /// Whether another game was left for it that is still there.
    has_predecessor: bool,
}

/// Tells whether something has been done in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    turn: u64,
    hints: u32,
}

impl Mark {
    fn of(session: &Session) -> Mark {
        Mark {
            turn: session.turn(),
            hints: session.hints(),
        }
    }
}

impl Entry {
    /// Which game it is.
    pub fn id(&self) -> GameId {
        self.saved.id
    }

    /// The game's cards.
    pub fn deal(&self) -> &Deal {
        &self.saved.deal
    }

    /// How the game came to be dealt.
    pub fn origin(&self) -> Origin {
        self.saved.origin
    }

    /// Whether the deal can be [taken back](Ledger::take_back): another game was left for it, and
    /// it hasn't begun.
    pub fn can_take_back(&self) -> bool {
        self.has_predecessor && self.saved.started.is_none()
    }

    /// Whether its moves could only be played in part when it was taken up again, so that it
    /// stands where that ended.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }
}

/// The account of all games, on top of the store.
pub struct Ledger {
    store: Store,
    clock: Arc<dyn Clock>,
    calendar: Arc<dyn Calendar>,
    /// Whether a saved game had to be set aside and nobody was told yet.
    has_unread: AtomicBool,
}

impl Ledger {
    /// Opens the ledger whose store is in this folder.
    ///
    /// # Errors
    ///
    /// Those of [`Store::open`].
    pub fn open(
        folder: &Path,
        clock: Arc<dyn Clock>,
        calendar: Arc<dyn Calendar>,
    ) -> Result<Ledger, StoreError> {
        Ok(Ledger {
            store: Store::open(folder)?,
            clock,
            calendar,
            has_unread: AtomicBool::new(false),
        })
    }

    /// The store, for whatever isn't about a game being played.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Deals a game. The one on the table is left for it.
    ///
    /// # Errors
    ///
    /// That can't be stored; the other game is still on the table then.
    pub fn begin(&self, deal: Deal, origin: Origin) -> Result<(Session, Entry), StoreError> {
        let left = self.on_table(deal.rules())?;
        let result = left.and_then(|left| left.result(false));
        let saved = SavedGame::new(deal, origin, self.calendar.now());
        self.store.begin(saved.clone(), result).wait()?;
        let (session, mut entry) = self.take_up(saved);
        entry.has_predecessor = self.store.can_take_back(session.rules()).wait()?;
        Ok((session, entry))
    }

    /// Takes a game up again where it was left off; `None` if none lies on the table. One whose
    /// moves can't all be played is set aside, and goes on from where they could.
    ///
    /// # Errors
    ///
    /// The store can't be read or written.
    pub fn resume(&self, rules: &'static Rules) -> Result<Option<(Session, Entry)>, StoreError> {
        let saved = self.on_table(rules)?;
        saved.map(|saved| self.replay(saved)).transpose()
    }

    /// The game on the table. One that can't be read here is set aside.
    fn on_table(&self, rules: &'static Rules) -> Result<Option<SavedGame>, StoreError> {
        match self.store.game(rules).wait()? {
            Some(Found::Game(saved)) => Ok(Some(saved)),
            Some(Found::Unreadable(why)) => {
                self.has_unread.store(true, Ordering::Relaxed);
                self.set_aside(rules, &why)?;
                Ok(None)
            }
            None => Ok(None),
        }
    }

    fn replay(&self, saved: SavedGame) -> Result<(Session, Entry), StoreError> {
        let (mut session, mut entry) = self.take_up(saved);
        if let Err(broken) = session.restore(&entry.saved.record) {
            self.set_aside(session.rules(), &broken)?;
            entry.is_broken = true;
            self.keep_now(&mut entry, &session).wait()?;
        }
        entry.kept = Some(Mark::of(&session));
        entry.has_predecessor = self.store.can_take_back(session.rules()).wait()?;
        Ok((session, entry))
    }

    /// Whether a saved game had to be set aside because it can't be read here; told once.
    pub fn take_unread(&self) -> bool {
        self.has_unread.swap(false, Ordering::Relaxed)
    }

    fn set_aside(&self, rules: &'static Rules, why: &dyn fmt::Display) -> Result<(), StoreError> {
        log::warn!("a saved game of `{}` is set aside: {why}", rules.id);
        self.store.set_aside(rules).wait()
    }

    fn take_up(&self, saved: SavedGame) -> (Session, Entry) {
        let session = Session::new(saved.deal.clone(), self.clock.clone());
        let entry = Entry {
            kept: Some(Mark::of(&session)),
            saved,
            is_broken: false,
            has_predecessor: false,
        };
        (session, entry)
    }

    /// Keeps a game as it is now; `None` if nothing has been done in it since it was last kept.
    pub fn keep(&self, entry: &mut Entry, session: &Session) -> Option<Pending<()>> {
        let is_kept = entry.kept == Some(Mark::of(session));
        (!is_kept).then(|| self.keep_now(entry, session))
    }

    /// Keeps a game as it is now, and what its clock shows.
    pub fn keep_now(&self, entry: &mut Entry, session: &Session) -> Pending<()> {
        let now = self.calendar.now();
        let has_begun = session.move_count() > 0;
        let mark = Some(Mark::of(session));
        let saved = &mut entry.saved;
        saved.started = saved.started.or(has_begun.then_some(now));
        // That the clock was stopped is not yet playing.
        if entry.kept != mark {
            saved.played = now;
        }
        saved.record = session.record();
        entry.kept = mark;
        let is_won = session.status() == Status::Won;
        let result = saved.result(true).filter(|_| is_won);
        self.store.save(saved.clone(), result)
    }

    /// Has a game kept again the next time, because it could not be kept.
    pub fn forget_kept(&self, entry: &mut Entry) {
        entry.kept = None;
    }

    /// Takes a new deal back: the game that was left for it lies on the table again, and isn't lost
    /// any more. `None` if there is none.
    ///
    /// # Errors
    ///
    /// The store can't be read or written.
    pub fn take_back(&self, rules: &'static Rules) -> Result<Option<(Session, Entry)>, StoreError> {
        if self.store.take_back(rules).wait()? {
            self.resume(rules)
        } else {
            Ok(None)
        }
    }
}
