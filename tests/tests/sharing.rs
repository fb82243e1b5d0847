//! Codes for deals: every deal has one, no typing error gets past, and what a code means never
//! changes.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use talon_core::card::Card;
use talon_core::deal::{CardOrder, Deal, DealNumber, deal, deal_in_order};
use talon_core::rules::{GAMES, Rules, game};
use talon_core::share::{ShareCodeError, code, parse};
use talon_tests::small::SMALL_GAMES;
use talon_tests::walk::for_many;

const SYMBOLS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Format 1: a deal by its number, and cards in an order of their own.
const NUMBERED: u8 = 0x10;
const ORDERED: u8 = 0x11;

fn numbers() -> impl Strategy<Value = DealNumber> {
    // As many with few digits as with many.
    (0..32_u32, any::<u32>()).prop_map(|(shift, bits)| DealNumber::new(bits >> shift | 1).unwrap())
}

/// The packs of a game, shuffled.
fn orders(rules: &'static Rules) -> impl Strategy<Value = CardOrder> {
    let pack: Vec<Card> = rules.pack.cards().collect();
    let shuffled = Just(pack).prop_shuffle();
    shuffled.prop_map(move |cards| CardOrder::new(rules, &cards).unwrap())
}

/// Deals of a game by their numbers, and orders of its cards.
fn deals(rules: &'static Rules) -> impl Strategy<Value = Deal> {
    prop_oneof![
        numbers().prop_map(move |number| Deal::Numbered { rules, number }),
        orders(rules).prop_map(Deal::Ordered),
    ]
}

/// What the bytes of a code and its checksum look like, put together bit by bit as the contract has
/// it.
fn spelled(content: &[u8]) -> String {
    let mut sum = 0xffff_u16;
    for byte in content {
        sum ^= u16::from(*byte) << 8;
        for _ in 0..8 {
            let is_out = sum & 0x8000 != 0;
            sum = sum << 1 ^ if is_out { 0x1021 } else { 0 };
        }
    }
    let bytes = content.iter().copied().chain((!sum).to_be_bytes());
    let bits: String = bytes.map(|byte| format!("{byte:08b}")).collect();
    let symbols = bits.as_bytes().chunks(5).map(|five| {
        let five = format!("{:0<5}", str::from_utf8(five).unwrap());
        let value = usize::from_str_radix(&five, 2).unwrap();
        SYMBOLS.as_bytes()[value]
    });
    let symbols: Vec<u8> = symbols.collect();
    let groups: Vec<&str> = symbols
        .chunks(4)
        .map(|group| str::from_utf8(group).unwrap())
        .collect();
    groups.join("-")
}

/// The text with another letter at this place.
fn with_letter(text: &str, at: usize, letter: char) -> String {
    let letters = text.chars().enumerate();
    letters
        .map(|(place, old)| if place == at { letter } else { old })
        .collect()
}

/// The symbol as which a letter is read; `None` for one that is no symbol's.
fn symbol(letter: char) -> Option<char> {
    let symbol = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    SYMBOLS.contains(symbol).then_some(symbol)
}

#[test]
fn every_deal_is_read_from_its_code() {
    for rules in GAMES {
        for_many(300, &deals(rules), |dealt| {
            let code = code(&dealt);
            assert_eq!(parse(&code), Ok(dealt.clone()), "{code}");
            assert_eq!(parse(&code.to_lowercase()), Ok(dealt.clone()));
            assert_eq!(parse(&code.replace('-', "")), Ok(dealt.clone()));
            let text = format!("Talon: {} 42 — {code}.", rules.name);
            assert_eq!(parse(&text), Ok(dealt));
        });
    }
}

#[test]
fn the_first_and_the_last_deals_are_read_from_their_codes() {
    for rules in GAMES {
        for number in [1, 2, 255, 256, 65_535, 65_536, 1 << 24, u32::MAX] {
            let number = DealNumber::new(number).unwrap();
            let dealt = Deal::Numbered { rules, number };
            assert_eq!(parse(&code(&dealt)), Ok(dealt));
        }
    }
}

#[test]
fn the_deal_of_a_number_and_of_its_order_are_the_same_position() {
    for rules in GAMES.into_iter().chain(SMALL_GAMES) {
        for_many(50, &numbers(), |number| {
            let order = CardOrder::of_deal(rules, number);
            assert_eq!(CardOrder::new(rules, order.cards()), Ok(order.clone()));
            let position = deal(rules, number);
            assert_eq!(deal_in_order(&order), position);
            assert_eq!(Deal::Numbered { rules, number }.position(), position);
            assert_eq!(Deal::Ordered(order).position(), position);
        });
    }
}

#[test]
fn every_order_of_cards_is_read_as_it_is_written() {
    for rules in GAMES.into_iter().chain(SMALL_GAMES) {
        for_many(50, &orders(rules), |order| {
            assert_eq!(CardOrder::read(rules, &order.to_string()), Ok(order));
        });
    }
}

#[test]
fn a_wrong_character_is_always_found() {
    let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    for rules in GAMES {
        for_many(6, &deals(rules), |dealt| {
            let code = code(&dealt);
            for (at, old) in code.char_indices().filter(|&(_, old)| old != '-') {
                for letter in letters.chars() {
                    let expected = match symbol(letter) == symbol(old) {
                        true => Ok(dealt.clone()),
                        false => Err(ShareCodeError::Mistyped),
                    };
                    let changed = with_letter(&code, at, letter);
                    assert_eq!(parse(&changed), expected, "{code}\n{changed}");
                }
                for sign in ['.', '/', '!', 'ß', 'А', '٠', '\0'] {
                    let changed = with_letter(&code, at, sign);
                    assert!(parse(&changed).is_err(), "{code}\n{changed}");
                }
            }
        });
    }
}

#[test]
fn two_characters_that_changed_places_are_always_found() {
    for rules in GAMES {
        for_many(40, &deals(rules), |dealt| {
            let code = code(&dealt).replace('-', "");
            for at in 1..code.len() {
                let mut letters: Vec<char> = code.chars().collect();
                letters.swap(at - 1, at);
                let expected = match letters[at - 1] == letters[at] {
                    true => Ok(dealt.clone()),
                    false => Err(ShareCodeError::Mistyped),
                };
                let changed: String = letters.into_iter().collect();
                assert_eq!(parse(&changed), expected, "{code}\n{changed}");
            }
        });
    }
}

#[test]
fn a_deal_has_no_second_code() {
    for rules in GAMES {
        let content = prop_oneof![
            prop::collection::vec(any::<u8>(), 0..6).prop_map(|number| (NUMBERED, number)),
            prop::collection::vec(any::<u8>(), 0..66).prop_map(|number| (ORDERED, number)),
        ];
        for_many(500, &content, |(kind, number)| {
            let head = [kind, rules.number, rules.version];
            let text = spelled(&[&head[..], &number].concat());
            match parse(&text) {
                Ok(dealt) => assert_eq!(code(&dealt), text),
                Err(error) => assert_eq!(error, ShareCodeError::NoDeal, "{text}"),
            }
        });
    }
}

#[test]
fn codes_of_versions_to_come_are_told_from_mistyped_ones() {
    let rest = prop::collection::vec(any::<u8>(), 2..100);
    for_many(300, &(0x20..=0xff_u8, rest), |(kind, rest)| {
        let code = spelled(&[&[kind][..], &rest].concat());
        assert_eq!(parse(&code), Err(ShareCodeError::Newer), "{code}");
    });
    for kind in [NUMBERED, ORDERED] {
        for rules in GAMES {
            for version in rules.version + 1..=u8::MAX {
                let code = spelled(&[kind, rules.number, version, 7]);
                assert_eq!(parse(&code), Err(ShareCodeError::Newer));
            }
        }
        for number in 0..=u8::MAX {
            if GAMES.iter().all(|rules| rules.number != number) {
                let code = spelled(&[kind, number, 200, 7]);
                assert_eq!(parse(&code), Err(ShareCodeError::UnknownGame));
            }
        }
    }
}

#[test]
fn a_game_that_is_not_among_the_known_ones_is_told_by_its_code() {
    for rules in SMALL_GAMES {
        for_many(5, &deals(rules), |dealt| {
            let error = parse(&code(&dealt));
            assert_eq!(error, Err(ShareCodeError::UnknownGame));
        });
    }
}

#[test]
fn any_text_is_a_code_or_refused() {
    let texts = prop_oneof![
        any::<String>(),
        "[0-9A-Za-z]{0,140}",
        "[0-9A-Z]{4}(-[0-9A-Z]{4}){1,30}(-[0-9A-Z]{1,3})?",
        "([0-9A-Z]{4}[ -]|Talon: |[—.\\n]){0,30}",
    ];
    for_many(5000, &texts, |text| {
        if let Ok(dealt) = parse(&text) {
            assert_eq!(parse(&code(&dealt)), Ok(dealt));
        }
    });
}

/// The code, the game, and the deal's number or the cards; a line for each.
fn golden() -> Vec<(String, Deal)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/golden");
    let text = fs::read_to_string(folder.join("share-codes.tsv")).unwrap();
    let line = |line: &str| {
        let [code, id, what] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let rules = game(id).unwrap();
        let dealt = match what.parse() {
            Ok(number) => Deal::Numbered { rules, number },
            Err(_) => Deal::Ordered(CardOrder::read(rules, what).unwrap()),
        };
        (code.to_owned(), dealt)
    };
    text.lines().map(line).collect()
}

#[test]
fn golden_codes_never_change() {
    let golden = golden();
    assert_eq!(golden.len(), 30);
    for (text, dealt) in golden {
        assert_eq!(code(&dealt), text);
        assert_eq!(parse(&text), Ok(dealt));
    }
}

#[test]
fn golden_codes_with_a_character_too_few_or_too_many_are_refused() {
    for (code, _) in golden() {
        for at in 0..code.len() {
            let (before, after) = code.split_at(at);
            for symbol in SYMBOLS.chars() {
                let more = format!("{before}{symbol}{after}");
                assert!(parse(&more).is_err(), "{more}");
            }
            if !after.starts_with('-') {
                let less = format!("{before}{}", &after[1..]);
                assert!(parse(&less).is_err(), "{less}");
            }
        }
    }
}
