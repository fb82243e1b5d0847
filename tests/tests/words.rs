//! Every message is used by the core, the façade or an interface, and every message that an
//! interface asks for is there and gets the arguments it needs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use talon_core::rules::GAMES;
use talon_core::settings::{SettingGroup, Settings};
use talon_core::text::{Argument, Language, text_with};

/// Where words are used. An interface that isn't there yet uses none.
const FOLDERS: [&str; 4] = ["core/src", "bindings/src", "android", "ios"];

/// What is written or built by programs, or only tests the rest.
const LEFT_OUT: [&str; 7] = [
    "Generated",
    "Tests",
    "build",
    "generated",
    "target",
    "test",
    "tests.rs",
];

/// Calls in the core that ask for a message of each game, up to the kind of it:
/// `key_of_game("line", rules)` is for `line-big-apple` and its like.
const ASK_FOR_EACH_GAME: [&str; 2] = ["key_of_game(\"", "of_its_own(\""];

/// How the interfaces ask for a message, up to its key.
const ASK: [&str; 5] = [
    "words[\"",
    "current[\"",
    "words.with(\"",
    "ChoiceItem(\"",
    "BarAction(\"",
];

/// A button of the bar also has words for a screen reader, under its key with this at its end.
const BUTTON: &str = "BarAction(\"";
const SPOKEN: &str = "-spoken";

/// What may be said about a thing whose key is put together, with this at the end of the key.
const ABOUT: &str = "-about";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources in one of the languages that the endings stand for, without their tests.
fn sources(endings: &[&str]) -> Vec<String> {
    let mut sources = Vec::new();
    for folder in FOLDERS {
        read_sources(&root().join(folder), endings, &mut sources);
    }
    sources
}

fn read_sources(folder: &Path, endings: &[&str], sources: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if LEFT_OUT.contains(&name) || name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            read_sources(&path, endings, sources);
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            let source = fs::read_to_string(&path).unwrap();
            let end = source.find("#[cfg(test)]\nmod tests {");
            sources.push(source[..end.unwrap_or(source.len())].to_owned());
        }
    }
}

fn interfaces() -> Vec<String> {
    sources(&[".kt", ".swift"])
}

fn messages() -> String {
    fs::read_to_string(root().join("core/src/text/en.ftl")).unwrap()
}

/// The keys of all messages.
fn keys() -> Vec<String> {
    let messages = messages();
    let lines = messages
        .lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    lines
        .map(|line| line.split_once(" =").unwrap().0.to_owned())
        .collect()
}

/// The literals that follow this start, each with what follows it in turn.
fn literals_after<'a>(source: &'a str, start: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let found = source.match_indices(start);
    found.filter_map(move |(at, _)| source[at + start.len()..].split_once('"'))
}

/// The keys that are put together when the app runs.
fn built_keys() -> BTreeSet<String> {
    let mut built = BTreeSet::new();
    for source in sources(&[".rs"]) {
        for start in ASK_FOR_EACH_GAME {
            for (kind, _) in literals_after(&source, start) {
                let ids = GAMES.iter().map(|rules| rules.id.replace('_', "-"));
                built.extend(ids.map(|id| format!("{kind}-{id}")));
            }
        }
    }
    built.extend(Settings::GROUPS.iter().flat_map(setting_keys));
    for source in interfaces() {
        let buttons = literals_after(&source, BUTTON);
        built.extend(buttons.map(|(key, _)| format!("{key}{SPOKEN}")));
    }
    built
}

/// A setting is asked for by its name, and each of its choices by its word; a switch has none.
fn setting_keys(group: &SettingGroup) -> Vec<String> {
    let mut keys = vec![group.key.to_owned()];
    for name in group.names {
        let key = format!("setting-{}", name.replace('_', "-"));
        let choices = Settings::choices(name);
        if choices != ["off", "on"] {
            keys.extend(choices.iter().map(|word| format!("{key}-{word}")));
        }
        keys.push(key);
    }
    keys
}

#[test]
fn every_message_is_used() {
    let built = built_keys();
    let mut used = sources(&[".rs", ".kt", ".swift"]).join("\n");
    // What a test finds a thing on the screen by isn't what is read there.
    used = used.replace("testTag(\"", "testTag(");
    let messages = messages();
    let unused: Vec<String> = keys()
        .into_iter()
        .filter(|key| {
            !built.contains(key)
                && !built.contains(key.trim_end_matches(ABOUT))
                && !used.contains(&format!("\"{key}\""))
                && !messages.contains(&format!("{{ {key} }}"))
        })
        .collect();
    assert!(unused.is_empty(), "nothing uses {unused:?}");
}

#[test]
fn every_key_that_is_put_together_has_a_message() {
    let keys: BTreeSet<String> = keys().into_iter().collect();
    let missing: Vec<String> = built_keys().difference(&keys).cloned().collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
}

#[test]
fn every_message_that_an_interface_asks_for_is_there_with_its_arguments() {
    let mut asked = 0;
    for source in interfaces() {
        for start in ASK {
            for (key, rest) in literals_after(&source, start) {
                // Where a name stands in the key it is put together.
                if key.contains(['$', '\\']) {
                    continue;
                }
                asked += 1;
                let arguments = match start.contains("with") {
                    true => arguments(rest),
                    false => Vec::new(),
                };
                for language in Language::ALL {
                    let text = text_with(language, key, &arguments);
                    assert_ne!(text, key, "not there, or it needs other arguments");
                }
            }
        }
    }
    assert!(asked > 20, "only {asked} were found");
}

/// The arguments of a call, up to its end: `, "count" to view.moves)`, or `, ["count": view.moves])`.
fn arguments(rest: &str) -> Vec<(&str, Argument)> {
    let mut depth = 0;
    let end = rest.find(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth < 0
    });
    let call = &rest[..end.unwrap_or(rest.len())];
    let literals = call.split('"').skip(1).step_by(2);
    let follows = call.split('"').skip(2).step_by(2);
    literals
        .zip(follows)
        .filter(|(_, follows)| follows.trim_start().starts_with("to ") || follows.starts_with(": "))
        .map(|(name, _)| (name, Argument::Number(1)))
        .collect()
}
