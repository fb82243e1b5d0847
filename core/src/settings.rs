//! How a player likes it: every setting with its choices and its default.
//!
//! Settings are kept as names and values, both plain words that never change, so that a version
//! that doesn't know one of them can still pass it on.

use thiserror::Error;

use crate::art::{BackDesign, TableColour};
use crate::text::Language;

/// A value of a setting, which has one word by which it is kept.
trait Choice: Copy + 'static {
    /// All values and their words.
    const WORDS: &'static [(Self, &'static str)];
}

/// The word of a value.
fn word_of<C: Choice + PartialEq>(choice: C) -> &'static str {
    let found = C::WORDS.iter().find(|(known, _)| *known == choice);
    found.map_or("", |(_, word)| word)
}

/// The value of a word, if it is one.
fn choice_of<C: Choice>(word: &str) -> Option<C> {
    let found = C::WORDS.iter().find(|(_, known)| *known == word);
    found.map(|(choice, _)| *choice)
}

/// The words of all values.
fn words_of<C: Choice>() -> Vec<&'static str> {
    C::WORDS.iter().map(|(_, word)| *word).collect()
}

impl Choice for bool {
    const WORDS: &'static [(bool, &'static str)] = &[(false, "off"), (true, "on")];
}

/// Declares an enum with a word for each of its values.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$what])* $value,)+
        }

        impl $name {
            /// All choices, in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$value,)+];
        }

        impl Choice for $name {
            const WORDS: &'static [($name, &'static str)] = &[$(($name::$value, $word),)+];
        }
    };
}

choices! {
    /// Which language the app speaks.
    LanguageChoice {
        /// The system's, or English where Talon doesn't speak that.
        System = "system",
        /// English.
        English = "en",
        /// German.
        German = "de",
    }
}

impl LanguageChoice {
    /// The language, where the system speaks this one.
    pub const fn language(self, system: Language) -> Language {
        match self {
            LanguageChoice::System => system,
            LanguageChoice::English => Language::English,
            LanguageChoice::German => Language::German,
        }
    }
}

choices! {
    /// Whether panels are light or dark.
    Theme {
        /// As the system has it.
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
        /// Dark, and black where nothing is, which saves power on some screens. The table is black
        /// too.
        Black = "black",
    }
}

choices! {
    /// How fast cards move.
    MotionSpeed {
        /// Cards are simply there.
        None = "none",
        /// Slower than usual.
        Calm = "calm",
        /// As designed.
        Normal = "normal",
        /// Faster than usual.
        Quick = "quick",
    }
}

impl MotionSpeed {
    /// How long a motion takes beside one of normal speed; 0 for none at all.
    pub const fn factor(self) -> f32 {
        match self {
            MotionSpeed::None => 0.0,
            MotionSpeed::Calm => 1.6,
            MotionSpeed::Normal => 1.0,
            MotionSpeed::Quick => 0.6,
        }
    }
}

choices! {
    /// What a tap on a card does.
    TapPreference {
        /// Sends it where it is most useful.
        BestPlace = "best-place",
        /// Sends it to a foundation if it can go there, and otherwise where it is most useful.
        FoundationFirst = "foundation-first",
        /// Only picks it up; the next tap says where it goes.
        PickUp = "pick-up",
    }
}

choices! {
    /// Which cards go to the foundations by themselves.
    AutoPlay {
        /// None.
        Off = "off",
        /// Those that can't be missed any more.
        Safe = "safe",
    }
}

impl Choice for TableColour {
    const WORDS: &'static [(TableColour, &'static str)] = &[
        (TableColour::Felt, "felt"),
        (TableColour::Slate, "slate"),
        (TableColour::Midnight, "midnight"),
        (TableColour::Burgundy, "burgundy"),
        (TableColour::Black, "black"),
    ];
}

impl Choice for BackDesign {
    const WORDS: &'static [(BackDesign, &'static str)] = &[
        (BackDesign::Lattice, "lattice"),
        (BackDesign::Waves, "waves"),
        (BackDesign::Rosette, "rosette"),
        (BackDesign::Plain, "plain"),
    ];
}

/// Why a setting was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UnknownSetting {
    /// There is no setting of this name here.
    #[error("no such setting")]
    Name,
    /// The setting has no such value here.
    #[error("no such value")]
    Value,
}

/// Declares the settings: each is kept under the name of its field.
macro_rules! settings {
    ($($(#[$about:meta])* $field:ident: $kind:ty = $default:expr,)+) => {
        /// How a player likes it.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Settings {
            $($(#[$about])* pub $field: $kind,)+
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($field: $default,)+ }
            }
        }

        impl Settings {
            /// The name of each setting and the word for its value.
            pub fn words(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($field), word_of(self.$field)),)+]
            }

            /// The words for all values of the setting of this name; none if there is no such
            /// setting. A switch has the words `off` and `on`.
            pub fn choices(name: &str) -> Vec<&'static str> {
                match name {
                    $(stringify!($field) => words_of::<$kind>(),)+
                    _ => Vec::new(),
                }
            }

            /// Changes the setting of this name to the value of this word.
            ///
            /// # Errors
            ///
            /// There is no such setting or value; nothing has changed then.
            pub fn set(&mut self, name: &str, word: &str) -> Result<(), UnknownSetting> {
                match name {
                    $(stringify!($field) => {
                        self.$field = choice_of(word).ok_or(UnknownSetting::Value)?;
                    })+
                    _ => return Err(UnknownSetting::Name),
                }
                Ok(())
            }
        }
    };
}

settings! {
    /// The language of all words.
    language: LanguageChoice = LanguageChoice::System,
    /// Whether the bars and the stock lie for the left hand.
    left_handed: bool = false,
    /// Whether each suit has a colour of its own.
    four_colours: bool = false,
    /// Whether faces have one large rank and suit.
    large_indices: bool = false,
    /// The pattern on the backs.
    back: BackDesign = BackDesign::Lattice,
    /// Whether panels are light or dark.
    theme: Theme = Theme::System,
    /// The colour of the table.
    table: TableColour = TableColour::Felt,
    /// How fast cards move.
    motion: MotionSpeed = MotionSpeed::Normal,
    /// Whether cards can be heard.
    sound: bool = false,
    /// Whether cards can be felt.
    haptics: bool = true,
    /// Whether the time is shown.
    shows_clock: bool = true,
    /// What a tap does.
    tap: TapPreference = TapPreference::BestPlace,
    /// Which cards go to the foundations by themselves.
    auto_play: AutoPlay = AutoPlay::Off,
    /// Whether random deals are such as can be won.
    winnable_only: bool = true,
    /// Whether to ask before a game that has begun is left for a new one.
    confirms_new_deal: bool = false,
    /// Whether it is said when a game can't be won any more, where all cards lie open.
    says_lost: bool = true,
    /// Whether the player has been shown the first choices.
    is_introduced: bool = false,
}

impl Settings {
    /// The colour that the table has; where all is black it is black too.
    pub fn table_colour(&self) -> TableColour {
        match self.theme {
            Theme::Black => TableColour::Black,
            Theme::System | Theme::Light | Theme::Dark => self.table,
        }
    }
}

impl Settings {
    /// The settings that are offered before the first game.
    pub const FIRST: [&str; 3] = ["left_handed", "tap", "winnable_only"];
}

/// Settings that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingGroup {
    /// The key of the message that names it.
    pub key: &'static str,
    /// The names of its settings, in the order in which they are offered.
    pub names: &'static [&'static str],
}

impl Settings {
    /// All settings that are offered to the player, group by group.
    pub const GROUPS: [SettingGroup; 3] = [
        SettingGroup {
            key: "settings-play",
            names: &[
                "tap",
                "auto_play",
                "winnable_only",
                "confirms_new_deal",
                "says_lost",
                "shows_clock",
            ],
        },
        SettingGroup {
            key: "settings-look",
            names: &[
                "left_handed",
                "four_colours",
                "large_indices",
                "table",
                "back",
                "theme",
                "language",
            ],
        },
        SettingGroup {
            key: "settings-feel",
            names: &["motion", "sound", "haptics"],
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_being_kept_as_words() {
        let mut changed = Settings::default();
        for (name, word) in [
            ("language", "de"),
            ("left_handed", "on"),
            ("back", "rosette"),
            ("theme", "black"),
            ("table", "burgundy"),
            ("motion", "none"),
            ("haptics", "off"),
            ("tap", "pick-up"),
            ("auto_play", "safe"),
        ] {
            changed.set(name, word).unwrap();
        }
        let mut read = Settings::default();
        for (name, word) in changed.words() {
            read.set(name, word).unwrap();
        }
        assert_eq!(read, changed);
        assert_ne!(read, Settings::default());
    }

    #[test]
    fn what_is_unknown_changes_nothing() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("gravity", "on"), Err(UnknownSetting::Name));
        assert_eq!(settings.set("theme", "pink"), Err(UnknownSetting::Value));
        assert_eq!(settings.set("sound", ""), Err(UnknownSetting::Value));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn every_setting_is_offered_once_but_the_one_that_is_no_choice() {
        let groups = Settings::GROUPS.iter();
        let mut offered: Vec<&str> = groups.flat_map(|group| group.names).copied().collect();
        offered.push("is_introduced");
        offered.sort_unstable();
        let mut names: Vec<&str> = Settings::default().words().iter().map(|w| w.0).collect();
        names.sort_unstable();
        assert_eq!(offered, names);
        for (name, word) in Settings::default().words() {
            assert!(Settings::choices(name).contains(&word), "{name}");
        }
    }

    fn assert_words_differ<C: Choice + PartialEq + std::fmt::Debug>(count: usize) {
        assert_eq!(C::WORDS.len(), count);
        for &(choice, word) in C::WORDS {
            assert!(!word.is_empty());
            assert_eq!(choice_of(word), Some(choice));
            assert_eq!(word_of(choice), word);
        }
    }

    #[test]
    fn every_choice_has_a_word_of_its_own() {
        assert_words_differ::<bool>(2);
        assert_words_differ::<LanguageChoice>(LanguageChoice::ALL.len());
        assert_words_differ::<Theme>(Theme::ALL.len());
        assert_words_differ::<MotionSpeed>(MotionSpeed::ALL.len());
        assert_words_differ::<TapPreference>(TapPreference::ALL.len());
        assert_words_differ::<AutoPlay>(AutoPlay::ALL.len());
        assert_words_differ::<TableColour>(TableColour::ALL.len());
        assert_words_differ::<BackDesign>(BackDesign::ALL.len());
    }
}
