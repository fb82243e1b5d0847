//! Games, deals and words: what the UIs ask for without a game at hand.

use std::collections::HashMap;

use talon_core::deal::DealNumber;
use talon_core::rules::{GAMES, Rules, game as game_of};
use talon_core::text::{self, Argument, Language};

use crate::error::TalonError;

/// A language that the app speaks.
#[uniffi::remote(Enum)]
pub enum Language {
    English,
    German,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct GameInfo {
    /// Its id, by which it is dealt.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many decks it is played with.
    pub decks: u32,
    /// One line that says what it is like.
    pub line: String,
}

/// All games, in the order in which they are listed.
#[uniffi::export]
pub fn games(language: Language) -> Vec<GameInfo> {
    let games = GAMES.into_iter();
    games
        .map(|rules| GameInfo {
            id: rules.id.to_owned(),
            name: rules.name.to_owned(),
            decks: rules.pack.decks.into(),
            line: text::game_line(language, rules),
        })
        .collect()
}

/// The number of a deal, drawn at random.
#[uniffi::export]
pub fn random_deal() -> u32 {
    crate::logging::start();
    DealNumber::new(chance() as u32).map_or(1, DealNumber::get)
}

/// A random number.
pub(crate) fn chance() -> u64 {
    getrandom::u64()
        .inspect_err(|error| log::error!("no random number: {error}"))
        .unwrap_or(0)
}

/// The rules of one game in words.
#[uniffi::remote(Record)]
pub struct RulesPage {
    pub title: String,
    pub summary: String,
    pub sections: Vec<Section>,
}

/// A part of a rules page: what it is about, and short paragraphs.
#[uniffi::remote(Record)]
pub struct Section {
    pub heading: String,
    pub paragraphs: Vec<String>,
}
use text::{RulesPage, Section};

/// The rules of a game, ready to be read.
///
/// # Errors
///
/// There is no such game.
#[uniffi::export]
pub fn rules_page(game: String, language: Language) -> Result<RulesPage, TalonError> {
    Ok(text::rules_page(language, rules_of(&game, language)?))
}

/// The rules of the game with this id.
pub(crate) fn rules_of(game: &str, language: Language) -> Result<&'static Rules, TalonError> {
    game_of(game).ok_or_else(|| TalonError::unknown_game(language))
}

/// The number of a deal as a person typed it; white space around it doesn't matter.
///
/// # Errors
///
/// What is wrong with it.
#[uniffi::export]
pub fn parse_deal(language: Language, typed: String) -> Result<u32, TalonError> {
    let number = typed.trim().parse::<DealNumber>();
    number
        .map(DealNumber::get)
        .map_err(|error| TalonError::deal_number(language, error))
}

/// The language for a tag as systems give it, such as `de-AT`.
#[uniffi::export]
pub fn language_for(tag: String) -> Language {
    Language::from_tag(&tag)
}

/// The words for this key.
#[uniffi::export]
pub fn text(language: Language, key: String) -> String {
    crate::logging::start();
    text::text(language, &key)
}

/// The words for this key, with these arguments; a number chooses between singular and plural.
#[uniffi::export]
pub fn text_with(language: Language, key: String, arguments: HashMap<String, String>) -> String {
    crate::logging::start();
    let arguments: Vec<(&str, Argument)> = arguments
        .iter()
        .map(|(name, value)| (name.as_str(), Argument::from_text(value)))
        .collect();
    text::text_with(language, &key, &arguments)
}

/// A time as `3:07` or `1:02:45`.
#[uniffi::export]
pub fn duration_text(milliseconds: u64) -> String {
    text::duration(milliseconds)
}
