//! The words people read and hear, in English and German: Fluent messages, looked up by key.

mod figures;
mod hints;
mod moves;
mod notices;
mod pages;
mod refusals;
mod settings;
mod sharing;
mod spoken;
mod statistics;
mod storage;
mod summary;
mod takes;
mod wins;

pub use figures::{date, duration, integer, percentage, share_with_interval, spoken_duration};
pub use hints::hint_sentence;
pub use moves::{move_sentence, outcome_text, spot_name};
pub use notices::notice_text;
pub use pages::{RulesPage, Section, rules_page};
pub use settings::{SettingChoice, SettingEntry, SettingSection, first_choices, settings_page};
pub use spoken::{card_name, pile_description, pile_name, piles_name};
pub use statistics::{Figure, FigureSection, StatisticsPage, TimeBar, day_text, statistics_page};
pub use storage::{import_text, rescue_text};
pub use summary::statistics_summary;
pub use wins::win_lines;

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::rules::Rules;

/// A language that Talon speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, also for people whose language Talon doesn't speak.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The language for a tag as systems give it, such as `de-AT` or `en_GB`.
    pub fn from_tag(tag: &str) -> Language {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        if primary.eq_ignore_ascii_case("de") {
            Language::German
        } else {
            Language::English
        }
    }

    /// The language's own tag: `en` or `de`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    fn messages(self) -> &'static Messages {
        match self {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }
}

/// What stands in the place of a `$name` in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A text, put there as it is.
    Text(String),
    /// A number, which also chooses between singular and plural. Its digits are not grouped.
    Number(i64),
}

impl Argument {
    /// A text that is a number in its usual digits counts as that number, so that it chooses
    /// between singular and plural.
    pub fn from_text(text: &str) -> Argument {
        let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse::<i64>() {
            Ok(number) if is_digits && number.to_string() == text => Argument::Number(number),
            _ => Argument::Text(text.to_owned()),
        }
    }

    fn value(&self) -> FluentValue<'_> {
        /// Up to here a number survives being a floating-point number, as messages have them.
        const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;
        match self {
            Argument::Number(number) if number.unsigned_abs() <= EXACT => (*number).into(),
            Argument::Number(number) => number.to_string().into(),
            Argument::Text(text) => text.as_str().into(),
        }
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Argument {
        Argument::Number(number.into())
    }
}

impl From<usize> for Argument {
    fn from(count: usize) -> Argument {
        Argument::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// The message with this key, or the key itself where that is none.
pub fn text(language: Language, key: &str) -> String {
    text_with(language, key, &[])
}

/// The message with this key and these arguments; the key itself where it is none, or can't be
/// put together from these arguments.
pub fn text_with(language: Language, key: &str, arguments: &[(&str, Argument)]) -> String {
    format(language.messages(), key, arguments).unwrap_or_else(|| {
        log::error!("no message `{key}` in `{}`", language.tag());
        key.to_owned()
    })
}

/// Whether there is a message with this key.
fn has_text(language: Language, key: &str) -> bool {
    language.messages().has_message(key)
}

/// The one line that says what a game is like.
pub fn game_line(language: Language, rules: &Rules) -> String {
    text(language, &key_of_game("line", rules))
}

/// The key of a message that belongs to one game: `line-big-apple`.
fn key_of_game(kind: &str, rules: &Rules) -> String {
    format!("{kind}-{}", rules.id.replace('_', "-"))
}

type Messages = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Messages> =
    LazyLock::new(|| messages(Language::English, include_str!("en.ftl")));
static GERMAN: LazyLock<Messages> =
    LazyLock::new(|| messages(Language::German, include_str!("de.ftl")));

fn messages(language: Language, source: &str) -> Messages {
    let tag = language.tag();
    // What can be read of a broken file is still worth having; the tests keep it whole.
    let resource =
        FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, errors)| {
            log::error!("messages of `{tag}`: {errors:?}");
            readable
        });
    let locale: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut messages = FluentBundle::new_concurrent(vec![locale]);
    // Arguments are not put between marks for the direction of writing: both languages are written
    // from left to right, and the marks would get into what is searched, compared or spoken.
    messages.set_use_isolating(false);
    if let Err(errors) = messages.add_resource(resource) {
        log::error!("messages of `{tag}`: {errors:?}");
    }
    messages
}

/// The message, if there is one and nothing is wrong with it.
fn format(messages: &Messages, key: &str, arguments: &[(&str, Argument)]) -> Option<String> {
    let pattern = messages.get_message(key)?.value()?;
    let arguments: FluentArgs<'_> = arguments
        .iter()
        .map(|(name, argument)| (*name, argument.value()))
        .collect();
    let mut errors = Vec::new();
    let text = messages.format_pattern(pattern, Some(&arguments), &mut errors);
    if !errors.is_empty() {
        log::error!("message `{key}`: {errors:?}");
        return None;
    }
    Some(text.into_owned())
}

#[cfg(test)]
mod tests;
