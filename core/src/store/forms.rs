//! Games, results and settings as JSON: the form in which games in progress are stored and
//! everything is exported. `docs/export.md` describes it.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use time::Date;
use time::format_description::well_known::Iso8601;

use super::rows::milliseconds;
use crate::deal::{CardOrder, Deal, DealNumber};
use crate::game_result::{GameResult, Moment};
use crate::rules::game;
use crate::saved_game::{Origin, SavedGame};
use crate::session::Record;

/// Why a game or a result in this form can't be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FormError {
    /// It is no JSON, or something in it is missing or of another kind.
    #[error("not in the form expected: {0}")]
    NotInForm(String),
    /// There is no such game here.
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    /// The game was played by newer rules than those known here.
    #[error("played by version {0} of the game's rules")]
    NewerRules(u8),
    /// A value can't be what it is.
    #[error("`{0}` can't be so")]
    Impossible(&'static str),
}

impl From<serde_json::Error> for FormError {
    fn from(error: serde_json::Error) -> FormError {
        FormError::NotInForm(error.to_string())
    }
}

/// A game in progress.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct GameForm {
    id: String,
    pub(super) game: String,
    rules: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    order: Option<String>,
    steps: String,
    done: usize,
    milliseconds: u64,
    undos: u32,
    hints: u32,
    started: Option<i64>,
    played: i64,
    #[serde(default)]
    winnable: bool,
    #[serde(default)]
    daily: Option<String>,
}

impl From<&SavedGame> for GameForm {
    fn from(saved: &SavedGame) -> GameForm {
        let (deal, order) = match &saved.deal {
            Deal::Numbered { number, .. } => (Some(number.get()), None),
            Deal::Ordered(order) => (None, Some(order.to_string())),
        };
        GameForm {
            id: saved.id.to_string(),
            game: saved.deal.rules().id.to_owned(),
            rules: saved.rules_version,
            deal,
            order,
            steps: saved.record.steps.to_string(),
            done: saved.record.done,
            milliseconds: saved
                .record
                .elapsed
                .as_millis()
                .try_into()
                .unwrap_or(u64::MAX),
            undos: saved.record.undos,
            hints: saved.record.hints,
            started: saved.started.map(|moment| moment.0),
            played: saved.played.0,
            winnable: saved.origin.from_winnable,
            daily: saved.origin.daily.map(date_text),
        }
    }
}

impl TryFrom<GameForm> for SavedGame {
    type Error = FormError;

    fn try_from(form: GameForm) -> Result<SavedGame, FormError> {
        let rules = game(&form.game).ok_or(FormError::UnknownGame(form.game))?;
        if form.rules > rules.version {
            return Err(FormError::NewerRules(form.rules));
        }
        let deal = match (form.deal, form.order) {
            (Some(number), None) => Deal::Numbered {
                rules,
                number: DealNumber::new(number).ok_or(FormError::Impossible("deal"))?,
            },
            (None, Some(order)) => Deal::Ordered(
                CardOrder::read(rules, &order).map_err(|_| FormError::Impossible("order"))?,
            ),
            _ => return Err(FormError::Impossible("deal")),
        };
        Ok(SavedGame {
            id: form.id.parse().map_err(|_| FormError::Impossible("id"))?,
            deal,
            rules_version: form.rules,
            origin: Origin {
                from_winnable: form.winnable,
                daily: day(form.daily)?,
            },
            record: Record {
                steps: form
                    .steps
                    .parse()
                    .map_err(|_| FormError::Impossible("steps"))?,
                done: form.done,
                elapsed: Duration::from_millis(form.milliseconds),
                undos: form.undos,
                hints: form.hints,
            },
            started: form.started.map(Moment),
            played: Moment(form.played),
        })
    }
}

/// A game in progress as text.
pub(super) fn game_text(saved: &SavedGame) -> io::Result<String> {
    Ok(serde_json::to_string(&GameForm::from(saved))?)
}

/// The game in progress of a text.
pub(super) fn game_from_text(text: &str) -> Result<SavedGame, FormError> {
    serde_json::from_str::<GameForm>(text)?.try_into()
}

/// A game that is over.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct ResultForm {
    id: String,
    game: String,
    started: i64,
    ended: i64,
    won: bool,
    moves: u32,
    milliseconds: i64,
    undos: u32,
    hints: u32,
    #[serde(default)]
    deal: Option<u32>,
    #[serde(default)]
    winnable: bool,
    #[serde(default)]
    daily: Option<String>,
}

impl From<&GameResult> for ResultForm {
    fn from(result: &GameResult) -> ResultForm {
        ResultForm {
            id: result.id.to_string(),
            game: result.game.clone(),
            started: result.started.0,
            ended: result.ended.0,
            won: result.is_won,
            moves: result.moves,
            milliseconds: milliseconds(result.time),
            undos: result.undos,
            hints: result.hints,
            deal: result.deal.map(DealNumber::get),
            winnable: result.from_winnable,
            daily: result.daily.map(date_text),
        }
    }
}

impl TryFrom<ResultForm> for GameResult {
    type Error = FormError;

    fn try_from(form: ResultForm) -> Result<GameResult, FormError> {
        let number = |number| DealNumber::new(number).ok_or(FormError::Impossible("deal"));
        let time = u64::try_from(form.milliseconds);
        Ok(GameResult {
            id: form.id.parse().map_err(|_| FormError::Impossible("id"))?,
            game: form.game,
            started: Moment(form.started),
            ended: Moment(form.ended),
            is_won: form.won,
            moves: form.moves,
            time: Duration::from_millis(time.map_err(|_| FormError::Impossible("milliseconds"))?),
            undos: form.undos,
            hints: form.hints,
            deal: form.deal.map(number).transpose()?,
            from_winnable: form.winnable,
            daily: day(form.daily)?,
        })
    }
}

/// Everything there is, for another device or a later time.
#[derive(Serialize, Deserialize)]
pub(super) struct ExportForm {
    /// The version of this form.
    pub talon_export: u64,
    /// All settings by their names.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
    /// All games that are over.
    #[serde(default)]
    pub results: Vec<ResultForm>,
    /// The games on the table.
    #[serde(default)]
    pub games: Vec<GameForm>,
}

/// A day as `2026-11-30`.
pub(super) fn date_text(date: Date) -> String {
    let (year, month, day) = date.to_calendar_date();
    format!("{year:04}-{:02}-{day:02}", u8::from(month))
}

/// The day of such a text.
pub(super) fn date_from_text(text: &str) -> Option<Date> {
    let date = Date::parse(text, &Iso8601::DATE).ok()?;
    // There are other ways to write a day; this one is the only one used.
    (date_text(date) == text).then_some(date)
}

fn day(text: Option<String>) -> Result<Option<Date>, FormError> {
    let read = |text: String| date_from_text(&text).ok_or(FormError::Impossible("daily"));
    text.map(read).transpose()
}
