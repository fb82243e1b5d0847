//! The account of all games: dealing, taking up again, results, settings, export and import.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use talon_core::game_result::GameResult;
use talon_core::ledger::{self, Entry, SystemCalendar};
use talon_core::rules::{self, Rules};
use talon_core::saved_game::SavedGame;
use talon_core::session::{Session, SteadyClock};
use talon_core::settings::Settings;
use talon_core::statistics::{Statistics, WinChange};
use talon_core::store::StoreError;
use talon_core::text::{self, Language};
use time::Date;

use crate::daily::DailyCalendar;
use crate::day::Day;
use crate::error::TalonError;
use crate::game::Game;
use crate::shelf::{self, ShelvedGame};
use crate::statistics::StatisticsPage;
use crate::wish::Wish;
use crate::words::rules_of;

/// A game that lies on its table.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct TableInfo {
    /// The id of the patience.
    pub game: String,
    /// The day whose deal it is, if it is played as such: another game of the same cards is none.
    pub day: Option<Day>,
    /// How many moves were made.
    pub moves: u32,
    /// Whether it has begun, so that it counts.
    pub has_begun: bool,
}

impl From<&SavedGame> for TableInfo {
    fn from(saved: &SavedGame) -> TableInfo {
        TableInfo {
            game: saved.deal.rules().id.to_owned(),
            day: saved.origin.daily.map(Day::from),
            moves: saved.record.done.try_into().unwrap_or(u32::MAX),
            has_begun: saved.started.is_some(),
        }
    }
}

/// How often a patience was played and won.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct GameRecord {
    /// The id of the patience.
    pub game: String,
    /// How many games are over.
    pub played: u32,
    /// The share of them that was won, in words; nothing if none was played.
    pub rate: String,
}

/// Results that were cleared, to be put back.
#[derive(uniffi::Object)]
pub struct ClearedResults(Mutex<Vec<GameResult>>);

#[uniffi::export]
impl ClearedResults {
    /// How many there are.
    pub fn count(&self) -> u32 {
        let results = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        results.len().try_into().unwrap_or(u32::MAX)
    }
}

/// The account of all games.
///
/// Whatever is asked of it is answered when it is done, so none of it belongs on the UI's thread
/// but what a person waits for.
#[derive(uniffi::Object)]
pub struct Ledger {
    ledger: Arc<ledger::Ledger>,
    settings: Mutex<Settings>,
}

impl Ledger {
    fn known_settings(&self) -> Settings {
        let settings = self.settings.lock();
        settings.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn game(&self, opened: (Session, Entry), language: Language) -> Arc<Game> {
        let (session, entry) = opened;
        let ledger = self.ledger.clone();
        Game::kept(session, entry, ledger, language, &self.known_settings())
    }

    fn results(&self, rules: Option<&'static Rules>) -> Result<Vec<GameResult>, StoreError> {
        self.ledger.store().results(rules).wait()
    }

    /// The results of all games; none where they can't be read.
    fn all_results(&self) -> Vec<GameResult> {
        let results = self.results(None);
        let results = results.inspect_err(|error| log::warn!("no results can be read: {error}"));
        results.unwrap_or_default()
    }
}

#[uniffi::export]
impl Ledger {
    /// Opens the ledger that is kept in this folder; begins one if there is none.
    ///
    /// # Errors
    ///
    /// It is of a newer version, or can't be reached.
    #[uniffi::constructor]
    pub fn open(folder: String, language: Language) -> Result<Arc<Ledger>, TalonError> {
        crate::logging::start();
        let clock = Arc::new(SteadyClock::default());
        let open = || {
            let calendar = Arc::new(SystemCalendar);
            let ledger = ledger::Ledger::open(Path::new(&folder), clock, calendar)?;
            let settings = ledger.store().settings().wait()?;
            Ok((ledger, settings))
        };
        let (ledger, settings) = open().map_err(|error| TalonError::storage(language, &error))?;
        Ok(Arc::new(Ledger {
            ledger: Arc::new(ledger),
            settings: Mutex::new(settings),
        }))
    }

    /// What the person has to be told of what was stored, each told once: what was damaged, and
    /// what became of it. To be asked now and then.
    pub fn take_messages(&self, language: Language) -> Vec<String> {
        let rescues = self.ledger.store().take_rescues();
        let texts = rescues.iter();
        let mut messages: Vec<String> = texts
            .map(|rescue| text::rescue_text(language, rescue))
            .collect();
        if self.ledger.take_unread() {
            messages.push(text::text(language, "storage-game-set-aside"));
        }
        messages
    }

    /// Deals a game. The one on its table is left for it, which can be taken back.
    ///
    /// # Errors
    ///
    /// There is no such game or deal, the code is none, or it can't be stored.
    pub fn deal(
        &self,
        game: String,
        wish: Wish,
        language: Language,
    ) -> Result<Arc<Game>, TalonError> {
        let winnable_only = self.known_settings().winnable_only;
        let (deal, origin) = wish.dealt(&game, winnable_only, language)?;
        self.ledger
            .begin(deal, origin)
            .map(|opened| self.game(opened, language))
            .map_err(|error| TalonError::storage(language, &error))
    }

    /// Deals the cards of a game again; nothing for a game that isn't kept.
    ///
    /// # Errors
    ///
    /// It can't be stored.
    pub fn deal_again(
        &self,
        game: &Game,
        language: Language,
    ) -> Result<Option<Arc<Game>>, TalonError> {
        let Some((deal, origin)) = game.dealt() else {
            return Ok(None);
        };
        self.ledger
            .begin(deal, origin)
            .map(|opened| Some(self.game(opened, language)))
            .map_err(|error| TalonError::storage(language, &error))
    }

    /// Takes up the game that lies on a table; nothing if none does.
    ///
    /// # Errors
    ///
    /// There is no such game, or the store can't be read.
    pub fn resume(
        &self,
        game: String,
        language: Language,
    ) -> Result<Option<Arc<Game>>, TalonError> {
        let opened = self.ledger.resume(rules_of(&game, language)?);
        opened
            .map(|opened| opened.map(|opened| self.game(opened, language)))
            .map_err(|error| TalonError::storage(language, &error))
    }

    /// Takes a new deal back, so that the game which was left for it lies on the table again;
    /// nothing if there is none.
    ///
    /// # Errors
    ///
    /// There is no such game, or it can't be stored.
    pub fn take_back(
        &self,
        game: String,
        language: Language,
    ) -> Result<Option<Arc<Game>>, TalonError> {
        let opened = self.ledger.take_back(rules_of(&game, language)?);
        opened
            .map(|opened| opened.map(|opened| self.game(opened, language)))
            .map_err(|error| TalonError::storage(language, &error))
    }

    /// All games that lie on a table, the one last played first.
    pub fn tables(&self) -> Vec<TableInfo> {
        let games = self.ledger.store().games().wait();
        let games = games.inspect_err(|error| log::warn!("the games can't be read: {error}"));
        games.unwrap_or_default().iter().map(Into::into).collect()
    }

    /// How often each patience was played and won, in the order in which they are listed.
    pub fn records(&self, language: Language) -> Vec<GameRecord> {
        let results = self.all_results();
        let record = |rules: &&'static Rules| {
            let results = results.iter().filter(|result| result.game == rules.id);
            let games = Statistics::of(results, Date::MIN).games;
            GameRecord {
                game: rules.id.to_owned(),
                played: games.played().try_into().unwrap_or(u32::MAX),
                rate: games
                    .rate()
                    .map_or(String::new(), |rate| text::percentage(language, rate)),
            }
        };
        rules::GAMES.iter().map(record).collect()
    }

    /// All patiences, the one last played first, and what has been played of each.
    pub fn shelf(&self, language: Language) -> Vec<ShelvedGame> {
        shelf::of(self.tables(), self.records(language), language)
    }

    /// What came of the deals of the days, and of which days a deal is offered. `today` is the day
    /// where the player is.
    pub fn daily_calendar(&self, today: Day, language: Language) -> DailyCalendar {
        DailyCalendar::of(&self.all_results(), today, language)
    }

    /// The statistics of one patience, or of all. `today` is the day where the player is.
    ///
    /// # Errors
    ///
    /// There is no such game, or the store can't be read.
    pub fn statistics(
        &self,
        game: Option<String>,
        today: Day,
        language: Language,
    ) -> Result<StatisticsPage, TalonError> {
        let rules = some_rules(game, language)?;
        let results = self
            .results(rules)
            .map_err(|error| TalonError::storage(language, &error))?;
        let today = today.date().unwrap_or(Date::MIN);
        let statistics = Statistics::of(&results, today);
        let page = text::statistics_page(language, &statistics);
        let summary = text::statistics_summary(language, rules, &statistics);
        Ok(StatisticsPage::of(language, page, summary))
    }

    /// What a win changed in the statistics of its patience, line by line; nothing for a game that
    /// isn't won, or not kept.
    ///
    /// # Errors
    ///
    /// The store can't be read.
    pub fn won(&self, game: &Game, language: Language) -> Result<Vec<String>, TalonError> {
        let (Some((deal, _)), Some(id)) = (game.dealt(), game.id()) else {
            return Ok(Vec::new());
        };
        let results = self
            .results(Some(deal.rules()))
            .map_err(|error| TalonError::storage(language, &error))?;
        let shows_clock = self.known_settings().shows_clock;
        let change = WinChange::of(&results, id);
        Ok(change.map_or(Vec::new(), |change| {
            text::win_lines(language, &change, shows_clock)
        }))
    }

    /// Forgets the results of one patience, or of all.
    ///
    /// # Errors
    ///
    /// There is no such game, or it can't be stored.
    pub fn clear_results(
        &self,
        game: Option<String>,
        language: Language,
    ) -> Result<Arc<ClearedResults>, TalonError> {
        let rules = some_rules(game, language)?;
        let cleared = self.ledger.store().clear_results(rules).wait();
        cleared
            .map(|cleared| Arc::new(ClearedResults(Mutex::new(cleared))))
            .map_err(|error| TalonError::storage(language, &error))
    }

    /// Puts cleared results back.
    ///
    /// # Errors
    ///
    /// It can't be stored.
    pub fn restore_results(
        &self,
        cleared: &ClearedResults,
        language: Language,
    ) -> Result<(), TalonError> {
        let results = cleared.0.lock().unwrap_or_else(PoisonError::into_inner);
        let restored = self.ledger.store().add_results(results.clone()).wait();
        restored.map_err(|error| TalonError::storage(language, &error))
    }

    /// How the player likes it.
    pub fn settings(&self) -> Settings {
        self.known_settings()
    }

    /// Keeps how the player likes it.
    ///
    /// # Errors
    ///
    /// It can't be stored; it counts all the same until the app ends.
    pub fn save_settings(&self, settings: Settings, language: Language) -> Result<(), TalonError> {
        let mut known = self.settings.lock().unwrap_or_else(PoisonError::into_inner);
        let saving = self.ledger.store().save_settings(&known, &settings);
        *known = settings;
        drop(known);
        saving
            .wait()
            .map_err(|error| TalonError::storage(language, &error))
    }

    /// Everything that is stored, as the text of a file.
    ///
    /// # Errors
    ///
    /// The store can't be read.
    pub fn export_text(&self, language: Language) -> Result<String, TalonError> {
        let text = self.ledger.store().export().wait();
        text.map_err(|error| TalonError::storage(language, &error))
    }

    /// All results as comma-separated values.
    ///
    /// # Errors
    ///
    /// The store can't be read.
    pub fn results_as_csv(&self, language: Language) -> Result<String, TalonError> {
        let table = self.ledger.store().results_as_csv().wait();
        table.map_err(|error| TalonError::storage(language, &error))
    }

    /// Takes in what an exported file has, and says what came of it. Nothing counts twice.
    ///
    /// # Errors
    ///
    /// The file can't be read, or not stored; nothing has changed then.
    pub fn import_text(&self, file: String, language: Language) -> Result<String, TalonError> {
        let store = self.ledger.store();
        let import = store
            .import(&file)
            .map_err(|error| TalonError::import(language, &error))?;
        let settings = store.settings().wait();
        let mut known = self.settings.lock().unwrap_or_else(PoisonError::into_inner);
        *known = settings.map_err(|error| TalonError::storage(language, &error))?;
        Ok(text::import_text(language, &import))
    }

    /// Has everything written into one file, because the app may soon be ended.
    pub fn flush(&self) {
        if let Err(error) = self.ledger.store().flush().wait() {
            log::warn!("the store can't be flushed: {error}");
        }
    }
}

fn some_rules(
    game: Option<String>,
    language: Language,
) -> Result<Option<&'static Rules>, TalonError> {
    game.map(|game| rules_of(&game, language)).transpose()
}
