//! How a player likes it.

use talon_core::art::{BackDesign, TableColour};
use talon_core::settings;
use talon_core::text;

/// Which language the app speaks.
#[uniffi::remote(Enum)]
pub enum LanguageChoice {
    System,
    English,
    German,
}

/// Whether panels are light or dark.
#[uniffi::remote(Enum)]
pub enum Theme {
    System,
    Light,
    Dark,
    Black,
}

/// How fast cards move.
#[uniffi::remote(Enum)]
pub enum MotionSpeed {
    None,
    Calm,
    Normal,
    Quick,
}

/// What a tap on a card does.
#[uniffi::remote(Enum)]
pub enum TapPreference {
    BestPlace,
    FoundationFirst,
    PickUp,
}

/// Which cards go to the foundations by themselves.
#[uniffi::remote(Enum)]
pub enum AutoPlay {
    Off,
    Safe,
}

/// How a player likes it. What each setting means is said in the core.
#[uniffi::remote(Record)]
pub struct Settings {
    pub language: LanguageChoice,
    pub left_handed: bool,
    pub four_colours: bool,
    pub large_indices: bool,
    pub back: BackDesign,
    pub theme: Theme,
    pub table: TableColour,
    pub motion: MotionSpeed,
    pub sound: bool,
    pub haptics: bool,
    pub shows_clock: bool,
    pub tap: TapPreference,
    pub auto_play: AutoPlay,
    pub winnable_only: bool,
    pub confirms_new_deal: bool,
    pub says_lost: bool,
    pub is_introduced: bool,
}
use settings::{AutoPlay, LanguageChoice, MotionSpeed, Settings, TapPreference, Theme};

/// Settings that belong together, in words.
#[uniffi::remote(Record)]
pub struct SettingSection {
    pub heading: String,
    pub entries: Vec<SettingEntry>,
}

/// A setting in words: the name by which it is changed, what it is, a line about it, all that can be
/// chosen (nothing for a switch), and the word for what is chosen (of a switch `off` or `on`).
#[uniffi::remote(Record)]
pub struct SettingEntry {
    pub name: String,
    pub label: String,
    pub about: Option<String>,
    pub choices: Vec<SettingChoice>,
    pub chosen: String,
}

/// Something that can be chosen: the word by which it is, and what it is called.
#[uniffi::remote(Record)]
pub struct SettingChoice {
    pub word: String,
    pub label: String,
}
use text::{Language, SettingChoice, SettingEntry, SettingSection};

/// The settings of someone who has changed none.
#[uniffi::export]
pub fn default_settings() -> Settings {
    Settings::default()
}

/// The settings with one of them changed; as they were if there is no such setting or word.
#[uniffi::export]
pub fn change_setting(settings: Settings, name: String, word: String) -> Settings {
    let mut changed = settings.clone();
    match changed.set(&name, &word) {
        Ok(()) => changed,
        Err(unknown) => {
            log::error!("setting `{name}` to `{word}`: {unknown}");
            settings
        }
    }
}

/// All settings as they are, ready to be read.
#[uniffi::export]
pub fn settings_page(language: Language, settings: Settings) -> Vec<SettingSection> {
    text::settings_page(language, &settings)
}

/// The settings that are offered before the first game, ready to be read.
#[uniffi::export]
pub fn first_choices(language: Language, settings: Settings) -> Vec<SettingEntry> {
    text::first_choices(language, &settings)
}

/// The language to speak, where the system speaks this one.
#[uniffi::export]
pub fn language_of(choice: LanguageChoice, system: Language) -> Language {
    choice.language(system)
}

/// How long a motion takes beside one of normal speed; 0 for none at all.
#[uniffi::export]
pub fn motion_factor(speed: MotionSpeed) -> f32 {
    speed.factor()
}

/// The colour that the table has with these settings.
#[uniffi::export]
pub fn table_colour_of(settings: Settings) -> TableColour {
    settings.table_colour()
}
