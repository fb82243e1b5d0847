//! Both languages say everything, and alike.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::board::Remark;
use crate::deal::DealNumberError;
use crate::hint::Reason;
use crate::moves::Refusal;
use crate::rules::GAMES;
use crate::session::Fate;

const REFUSALS: [Refusal; 18] = [
    Refusal::NoSuchPile,
    Refusal::NothingThere,
    Refusal::NotFaceUp,
    Refusal::OnlyTopCard,
    Refusal::NoGroup,
    Refusal::StockIsDealt,
    Refusal::NoReturn,
    Refusal::NoMoveBetween,
    Refusal::NoTarget,
    Refusal::CellTaken,
    Refusal::OneAtATime,
    Refusal::FoundationRefuses,
    Refusal::TableauRefuses,
    Refusal::SpaceRefuses,
    Refusal::SpacesStayEmpty,
    Refusal::StockEmpty,
    Refusal::StockNotEmpty,
    Refusal::NoRedeal,
];

fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("en.ftl"),
        Language::German => include_str!("de.ftl"),
    }
}

/// The keys with everything that stands behind them, as the file has them.
fn bodies(language: Language) -> BTreeMap<&'static str, String> {
    let mut bodies = BTreeMap::new();
    let mut key = "";
    for line in source(language).lines() {
        let mut body = line;
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            (key, body) = line.split_once(" =").unwrap();
            let is_new = bodies.insert(key, String::new()).is_none();
            assert!(is_new, "{key} is there twice");
        } else if line.starts_with('#') {
            continue;
        }
        if let Some(known) = bodies.get_mut(key) {
            known.push_str(body);
            known.push('\n');
        }
    }
    bodies
}

/// The arguments of each message, those of the messages in it among them.
fn arguments(language: Language) -> BTreeMap<&'static str, BTreeSet<String>> {
    let bodies = bodies(language);
    let of = |body: &str| -> BTreeSet<String> {
        let starts = body.split('$').skip(1);
        starts
            .map(|rest| rest.chars().take_while(char::is_ascii_alphabetic).collect())
            .collect()
    };
    let mut arguments: BTreeMap<_, _> = bodies.iter().map(|(key, body)| (*key, of(body))).collect();
    // Messages stand in messages two deep at most.
    for _ in 0..2 {
        let known = arguments.clone();
        for (key, body) in &bodies {
            let inner = known
                .iter()
                .filter(|(inner, _)| body.contains(&format!("{{ {inner} }}")));
            let more: Vec<String> = inner.flat_map(|(_, more)| more.clone()).collect();
            arguments.entry(key).or_default().extend(more);
        }
    }
    arguments
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_arguments() {
    let english = arguments(Language::English);
    assert!(english.len() > 90, "only {} keys were found", english.len());
    assert_eq!(english, arguments(Language::German));
}

#[test]
fn both_files_are_read_without_an_error() {
    for language in Language::ALL {
        let resource = FluentResource::try_new(source(language).to_owned());
        assert!(resource.is_ok(), "{:?}", resource.err());
    }
}

#[test]
fn every_message_can_be_put_together() {
    for language in Language::ALL {
        for (key, names) in arguments(language) {
            for value in [
                Argument::from_text("1"),
                Argument::from_text("2"),
                "x".into(),
            ] {
                let given: Vec<_> = names
                    .iter()
                    .map(|name| (name.as_str(), value.clone()))
                    .collect();
                let text = format(language.messages(), key, &given);
                let text = text.unwrap_or_else(|| panic!("{key} in {}", language.tag()));
                assert!(!text.trim().is_empty(), "{key}");
                assert!(!text.contains(['{', '}', '$']), "{key}: {text}");
                let is_of_several_lines = key.starts_with("page-");
                let is_control =
                    |letter: char| letter.is_control() && !(letter == '\n' && is_of_several_lines);
                assert!(!text.contains(is_control), "{key}: {text}");
            }
        }
    }
}

#[test]
fn only_a_win_is_worth_an_exclamation_mark() {
    for language in Language::ALL {
        for (key, body) in bodies(language) {
            assert_eq!(body.contains('!'), key == "won-title", "{key}: {body}");
        }
    }
}

#[test]
fn leaving_a_game_for_another_says_that_it_is_the_one_begun_that_counts_as_lost() {
    let question = Language::ALL.map(|language| text(language, "new-deal-question"));
    assert_eq!(
        question,
        [
            "Start a new deal? This game then counts as lost.",
            "Neues Spiel beginnen? Das laufende zählt dann als verloren."
        ]
    );
}

#[test]
fn everything_that_can_be_refused_has_its_own_message() {
    let english = bodies(Language::English);
    let mut keys: BTreeSet<&str> = REFUSALS.iter().map(|refusal| refusal.key()).collect();
    let written = english.keys().filter(|key| key.starts_with("refusal-"));
    assert_eq!(keys, written.copied().collect());

    keys.extend([
        DealNumberError::NotANumber.key(),
        DealNumberError::OutOfRange.key(),
    ]);
    for language in Language::ALL {
        let texts: BTreeSet<String> = keys.iter().map(|key| text(language, key)).collect();
        assert_eq!(texts.len(), keys.len());
        assert!(keys.iter().all(|key| !texts.contains(*key)));
    }
}

#[test]
fn everything_that_the_board_says_has_its_own_message() {
    let reasons = [
        Reason::BuildsFoundation,
        Reason::TurnsUpCard,
        Reason::OpensSpace,
        Reason::FreesCardForFoundation,
        Reason::BringsCardIntoPlay,
        Reason::MakesRoom,
        Reason::ShowsStock,
        Reason::NothingBetterThanDealing,
        Reason::NothingBetterThanTurning,
    ];
    let mut keys = reasons.map(Reason::key).to_vec();
    keys.extend([Fate::Winnable, Fate::Lost, Fate::Unknown].map(Fate::key));
    keys.extend([Remark::NoMoves, Remark::Stuck, Remark::Lost].map(Remark::key));
    for language in Language::ALL {
        let texts: BTreeSet<String> = keys.iter().map(|key| text(language, key)).collect();
        assert_eq!(texts.len(), keys.len());
        assert!(keys.iter().all(|key| !texts.contains(*key)));
    }
}

#[test]
fn every_game_has_its_line() {
    for rules in GAMES {
        let key = key_of_game("line", rules);
        for language in Language::ALL {
            assert_ne!(text(language, &key), key);
        }
    }
}

#[test]
fn the_range_of_deal_numbers_is_the_one_in_the_message() {
    for language in Language::ALL {
        let text = text(language, DealNumberError::OutOfRange.key());
        assert!(text.contains(&u32::MAX.to_string()), "{text}");
    }
}

#[test]
fn a_number_chooses_the_plural_and_keeps_its_digits() {
    let moves = |language, count| text_with(language, "move-count", &[("count", count)]);
    assert_eq!(moves(Language::English, Argument::Number(1)), "1 move");
    assert_eq!(moves(Language::English, Argument::from_text("1")), "1 move");
    assert_eq!(moves(Language::English, Argument::Number(0)), "0 moves");
    assert_eq!(moves(Language::German, Argument::from_text("1")), "1 Zug");
    assert_eq!(moves(Language::German, Argument::Number(1234)), "1234 Züge");

    for digits in ["4294967295", "9007199254740993", "9223372036854775807"] {
        let number = Argument::from_text(digits);
        assert!(matches!(number, Argument::Number(_)));
        let text = text_with(Language::German, "deal-name", &[("number", number)]);
        assert_eq!(text, format!("Nr. {digits}"));
    }
}

#[test]
fn only_proper_digits_are_a_number() {
    for text in [
        "",
        "007",
        "+1",
        "-1",
        "1.5",
        "1 ",
        "١",
        "99999999999999999999",
    ] {
        assert_eq!(Argument::from_text(text), text.into());
    }
    assert_eq!(Argument::from_text("0"), Argument::Number(0));
}

#[test]
fn what_is_no_message_gives_its_key() {
    for key in ["", "no-such-message", "No such key", "{", "won-title.a"] {
        assert_eq!(text(Language::German, key), key);
    }
    // Its arguments are missing.
    assert_eq!(text(Language::English, "won-summary"), "won-summary");
}

#[test]
fn arguments_are_taken_as_they_are() {
    let name = "{ $game } & \"<b>\"\n";
    let text = text_with(Language::English, "play-spoken", &[("game", name.into())]);
    assert_eq!(text, format!("Play {name}"));
}

#[test]
fn a_tag_gives_its_language() {
    for tag in ["de", "de-AT", "de_CH", "DE", "de-Latn-DE-u-co-phonebk"] {
        assert_eq!(Language::from_tag(tag), Language::German, "{tag}");
    }
    for tag in ["en", "en-GB", "fr", "", "-", "deu", "nds", "é"] {
        assert_eq!(Language::from_tag(tag), Language::English, "{tag}");
    }
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), language);
    }
}
