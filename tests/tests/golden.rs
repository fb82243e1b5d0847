//! Deals, positions and perft counts that must never change: `data/golden/`.

use std::fs;
use std::path::PathBuf;

use talon_core::deal::{DealNumber, deal};
use talon_core::perft::perft;
use talon_core::position::Position;
use talon_core::rules::GAMES;

fn golden(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("data/golden")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_golden_deal_is_dealt_card_for_card() {
    for rules in GAMES {
        for number in [1, 7, 4_294_967_295] {
            let dealt = deal(rules, DealNumber::new(number).unwrap());
            let name = format!("{}-{number}.txt", rules.id);
            assert_eq!(dealt.to_string(), golden(&name), "{name}");
        }
    }
}

#[test]
fn every_golden_position_is_read_and_written_alike() {
    for rules in GAMES {
        for number in ["1", "7", "4294967295", "42-mid"] {
            let text = golden(&format!("{}-{number}.txt", rules.id));
            let position: Position = text.parse().unwrap();
            assert_eq!(position.to_string(), text);
        }
    }
}

#[test]
fn golden_perft_counts_hold() {
    let counts: serde_json::Value = serde_json::from_str(&golden("perft.json")).unwrap();
    let counts = counts.as_array().unwrap();
    assert_eq!(counts.len(), 20);
    for entry in counts {
        let name = entry["position"].as_str().unwrap();
        let position: Position = golden(name).parse().unwrap();
        assert_eq!(perft(&position, 0), 1, "{name}");
        for (depth, count) in (1..).zip(entry["perft"].as_array().unwrap()) {
            assert_eq!(
                perft(&position, depth),
                count.as_u64().unwrap(),
                "{name} at depth {depth}"
            );
        }
    }
}

#[test]
fn deeper_perft_counts_of_deal_3_hold() {
    let counts = [
        ("big_apple", 5, 8_379_220),
        ("midshipman", 8, 144_771_778),
        ("napoleons_shoulder", 6, 1_963_664),
        ("bisley", 7, 7_107_219),
        ("sally", 10, 1_969_433),
    ];
    for (id, depth, count) in counts {
        let rules = talon_core::rules::game(id).unwrap();
        let position = deal(rules, DealNumber::new(3).unwrap());
        assert_eq!(perft(&position, depth), count, "{id} at depth {depth}");
    }
}
