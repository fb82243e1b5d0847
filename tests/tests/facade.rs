//! What the façade lets a UI see.

use talon_bindings::{Face, Frame, Game, Insets, TalonError, View, games};
use talon_core::card::Card;
use talon_core::deal::DealNumber;
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::{GAMES, game};
use talon_core::text::Language;
use talon_tests::walk::for_walks;

/// The position's text with all hidden cards in another order.
fn with_hidden_cards_turned_round(position: &Position) -> String {
    let hidden_on = |pile: Pile| {
        let cards = position.cards(pile);
        let count = usize::from(position.face_down(pile));
        cards[..count].to_vec()
    };
    let mut hidden: Vec<Card> = position.rules().piles().flat_map(hidden_on).collect();
    let mut text = String::new();
    let said = position.to_string();
    let mut lines = said.lines();
    let header = 1 + usize::from(position.base().is_some());
    for line in lines.by_ref().take(header) {
        text += &format!("{line}\n");
    }
    for (pile, line) in position.rules().piles().zip(lines) {
        let count = usize::from(position.face_down(pile));
        let mut words = line.split(' ').map(str::to_owned);
        text += &words.next().unwrap();
        for (index, word) in words.enumerate() {
            let word = match index < count {
                true => {
                    let card = hidden.pop().unwrap();
                    match word.starts_with('(') {
                        true => format!("({card})"),
                        false => card.to_string(),
                    }
                }
                false => word,
            };
            text += &format!(" {word}");
        }
        text += "\n";
    }
    text
}

fn view_of(text: String, language: Language) -> View {
    let game = Game::from_position(text, language).unwrap();
    game.set_frame(Frame {
        width: 390.0,
        height: 760.0,
        left_handed: false,
        insets: Insets {
            left: 0.0,
            top: 0.0,
            right: 0.0,
            bottom: 0.0,
        },
    })
}

#[test]
fn no_hidden_card_leaks_through_the_facade() {
    for rules in GAMES {
        for_walks(rules, 60, 120, |walk| {
            let position = walk.end(rules);
            let other = with_hidden_cards_turned_round(&position);
            for language in Language::ALL {
                let seen = view_of(position.to_string(), language);
                assert_eq!(seen, view_of(other.clone(), language));
            }
        });
    }
}

#[test]
fn turning_the_hidden_cards_round_gives_another_deal() {
    for rules in GAMES {
        let start = talon_core::deal::deal(rules, DealNumber::new(5).unwrap());
        let other = with_hidden_cards_turned_round(&start);
        let hides_cards = rules.piles().any(|pile| start.face_down(pile) > 0);
        assert_eq!(other != start.to_string(), hides_cards, "{}", rules.id);
        assert!(other.parse::<Position>().is_ok(), "{}", rules.id);
    }
}

#[test]
fn every_card_is_a_sprite_and_every_pile_an_outline_with_words() {
    for info in games(Language::English) {
        let rules = game(&info.id).unwrap();
        let game = Game::deal(info.id, 11, Language::English).unwrap();
        let scene = game.view().scene;
        let mut ids: Vec<u32> = scene.sprites.iter().map(|sprite| sprite.id).collect();
        ids.sort_unstable();
        let expected: Vec<u32> = (0..rules.pack.size() as u32).collect();
        assert_eq!(ids, expected);
        assert_eq!(scene.outlines.len(), rules.piles().count());
        assert!(
            scene
                .outlines
                .iter()
                .all(|pile| !pile.description.is_empty())
        );
        let backs = scene.sprites.iter().filter(|s| s.face == Face::Back);
        let hidden: usize = {
            let start: Position = game.position_text().parse().unwrap();
            rules
                .piles()
                .map(|pile| usize::from(start.face_down(pile)))
                .sum()
        };
        assert_eq!(backs.count(), hidden);
    }
}

#[test]
fn a_wrong_call_is_an_error_with_a_sentence_in_the_persons_language() {
    let unknown = Game::deal("chess".into(), 1, Language::German).err();
    assert!(
        matches!(unknown, Some(TalonError::UnknownGame { reason }) if reason.contains("Spiel"))
    );
    let zero = Game::deal("sally".into(), 0, Language::English).err();
    assert!(matches!(zero, Some(TalonError::NotADealNumber { .. })));
    for typed in ["", "0", "x", "-3", "4294967296"] {
        let error = talon_bindings::parse_deal(Language::English, typed.into());
        assert!(
            matches!(error, Err(TalonError::NotADealNumber { .. })),
            "{typed}"
        );
    }
    assert_eq!(
        talon_bindings::parse_deal(Language::English, " 42 ".into()),
        Ok(42)
    );
    let text = Game::from_position("game sally\nbase X".into(), Language::German).err();
    assert!(matches!(text, Some(TalonError::NotAPosition { reason }) if reason.contains('2')));
}

#[test]
fn a_deal_is_the_same_through_the_facade() {
    for rules in GAMES {
        let game = Game::deal(rules.id.into(), 7, Language::English).unwrap();
        let number = DealNumber::new(7).unwrap();
        let dealt = talon_core::deal::deal(rules, number);
        assert_eq!(game.position_text(), dealt.to_string());
        assert_eq!(game.view().deal, Some(7));
    }
}

#[test]
fn a_random_deal_is_a_deal() {
    let deals: Vec<u32> = (0..20).map(|_| talon_bindings::random_deal()).collect();
    assert!(deals.iter().all(|&number| number > 0));
    assert!(deals.windows(2).any(|pair| pair[0] != pair[1]));
}
