//! The settings as a page.

use super::{Language, has_text, text};
use crate::settings::Settings;

/// Settings that belong together, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingSection {
    /// What they are about.
    pub heading: String,
    /// The settings.
    pub entries: Vec<SettingEntry>,
}

/// A setting in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingEntry {
    /// The name by which it is changed.
    pub name: String,
    /// What it is.
    pub label: String,
    /// A line that explains it, or what is chosen.
    pub about: Option<String>,
    /// All that can be chosen; nothing for a switch.
    pub choices: Vec<SettingChoice>,
    /// The word for what is chosen: of a switch `off` or `on`.
    pub chosen: String,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingChoice {
    /// The word by which it is chosen.
    pub word: String,
    /// What it is.
    pub label: String,
}

/// All settings as they are, ready to be read.
pub fn settings_page(language: Language, settings: &Settings) -> Vec<SettingSection> {
    let groups = Settings::GROUPS.iter();
    groups
        .map(|group| SettingSection {
            heading: text(language, group.key),
            entries: entries(language, settings, group.names),
        })
        .collect()
}

/// The settings that are offered before the first game, ready to be read.
pub fn first_choices(language: Language, settings: &Settings) -> Vec<SettingEntry> {
    let mut entries = entries(language, settings, &Settings::FIRST);
    for entry in &mut entries {
        if entry.name == "left_handed" {
            ask_for_hand(language, entry);
        }
    }
    entries
}

/// Nobody has seen a board yet that could be turned round, so both hands are offered alike.
fn ask_for_hand(language: Language, entry: &mut SettingEntry) {
    let hands = [("on", "first-run-left"), ("off", "first-run-right")];
    entry.label = text(language, "first-run-hand");
    entry.about = None;
    entry.choices = hands
        .map(|(word, key)| SettingChoice {
            word: word.to_owned(),
            label: text(language, key),
        })
        .into();
}

/// The settings of these names.
fn entries(language: Language, settings: &Settings, names: &[&str]) -> Vec<SettingEntry> {
    let words = settings.words();
    let entry = |name: &&str| {
        let (_, chosen) = words.iter().find(|(known, _)| known == name)?;
        Some(entry_of(language, name, chosen))
    };
    names.iter().filter_map(entry).collect()
}

fn entry_of(language: Language, name: &str, chosen: &str) -> SettingEntry {
    let key = format!("setting-{}", name.replace('_', "-"));
    let choices = Settings::choices(name);
    let is_switch = choices == ["off", "on"];
    let about_choice = format!("{key}-{chosen}-about");
    let about = [about_choice, format!("{key}-about")];
    SettingEntry {
        name: name.to_owned(),
        label: text(language, &key),
        about: about
            .iter()
            .find(|about| has_text(language, about))
            .map(|about| text(language, about)),
        choices: choices
            .iter()
            .filter(|_| !is_switch)
            .map(|word| SettingChoice {
                word: (*word).to_owned(),
                label: text(language, &format!("{key}-{word}")),
            })
            .collect(),
        chosen: chosen.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::TapPreference;

    #[test]
    fn every_setting_and_every_choice_has_its_words() {
        for language in Language::ALL {
            for section in settings_page(language, &Settings::default()) {
                assert!(!section.heading.contains("settings-"));
                for entry in section.entries {
                    assert!(!entry.label.contains("setting-"), "{}", entry.label);
                    for choice in entry.choices {
                        assert!(!choice.label.contains("setting-"), "{}", choice.label);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_chosen_can_have_a_line_of_its_own() {
        let about = |settings: &Settings| {
            let page = settings_page(Language::English, settings);
            let mut entries = page.into_iter().flat_map(|section| section.entries);
            entries.find(|entry| entry.name == "tap").unwrap().about
        };
        let mut settings = Settings {
            tap: TapPreference::FoundationFirst,
            ..Settings::default()
        };
        assert_eq!(about(&settings), None);
        settings.tap = TapPreference::PickUp;
        let next_tap = "The next tap says where it goes.";
        assert_eq!(about(&settings).as_deref(), Some(next_tap));
        settings.tap = TapPreference::BestPlace;
        let another_tap = "Another tap puts the card in the second-best place.";
        assert_eq!(about(&settings).as_deref(), Some(another_tap));
    }

    #[test]
    fn what_is_chosen_first_can_be_set_by_the_words_that_are_offered() {
        let mut settings = Settings::default();
        let offered = first_choices(Language::English, &settings);
        let names: Vec<&str> = offered.iter().map(|entry| entry.name.as_str()).collect();
        assert_eq!(names, Settings::FIRST);
        for entry in &offered {
            for choice in &entry.choices {
                settings.set(&entry.name, &choice.word).unwrap();
                let now = first_choices(Language::English, &settings);
                assert!(now.iter().any(|other| other.chosen == choice.word));
            }
        }
    }

    #[test]
    fn the_first_choice_of_a_hand_is_between_two_hands() {
        let hand = |left_handed| {
            let settings = Settings {
                left_handed,
                ..Settings::default()
            };
            let mut entries = first_choices(Language::English, &settings).into_iter();
            let hand = entries.find(|entry| entry.name == "left_handed").unwrap();
            let mut choices = hand.choices.into_iter();
            choices
                .find(|choice| choice.word == hand.chosen)
                .unwrap()
                .label
        };
        assert_eq!([hand(true), hand(false)], ["Left", "Right"]);
    }
}
