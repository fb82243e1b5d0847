//! What the façade lets a UI see.

use std::thread;

use talon_bindings::{Face, Frame, Game, Insets, Node, PileKind, Status, TalonError, View, games};
use talon_core::card::Card;
use talon_core::deal::DealNumber;
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::{BISLEY, GAMES, MIDSHIPMAN, SALLY, game};
use talon_core::session::Fate;
use talon_core::settings::Settings;
use talon_core::text::{Language, text};
use talon_tests::setup::{Setup, run_up};
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

/// All that is shown of a position, and read of it.
fn shown(text: String, language: Language) -> (View, Vec<Node>) {
    let game = Game::from_position(text, language).unwrap();
    let view = game.set_frame(Frame {
        width: 390.0,
        height: 760.0,
        left_handed: false,
        insets: Insets {
            left: 0.0,
            top: 0.0,
            right: 0.0,
            bottom: 0.0,
        },
    });
    (view, game.nodes())
}

#[test]
fn no_hidden_card_leaks_through_the_facade() {
    for rules in GAMES {
        for_walks(rules, 60, 120, |walk| {
            let position = walk.end(rules);
            let other = with_hidden_cards_turned_round(&position);
            for language in Language::ALL {
                let seen = shown(position.to_string(), language);
                assert_eq!(seen, shown(other.clone(), language));
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

/// Midshipman in which a deuce can go home, as text.
fn with_one_use() -> String {
    let full = [("f1", 'C'), ("f2", 'D'), ("f3", 'C'), ("f4", 'D')];
    let setup = full
        .into_iter()
        .fold(Setup::of(&MIDSHIPMAN), |setup, (pile, suit)| {
            setup.pile(pile, &run_up(suit, 13))
        });
    let setup = setup.pile("f5", "AH").pile("t1", "2H");
    setup.rest_under(Pile::Waste).position().to_string()
}

/// Bisley with a few moves, none of which frees a card, as text.
fn lost_bisley() -> String {
    let columns = [("t1", "8S 9S"), ("t2", "TS"), ("t13", "5H")];
    let setup = columns
        .into_iter()
        .fold(Setup::of(&BISLEY), |setup, (pile, cards)| {
            setup.pile(pile, cards)
        });
    setup.position().to_string()
}

#[test]
fn a_hint_is_shown_in_words_and_marks_until_it_is_played() {
    for (language, word) in [(Language::English, "Hint"), (Language::German, "Tipp")] {
        let game = Game::from_position(with_one_use(), language).unwrap();
        let search = game.hint_search();
        assert_eq!(game.show_hint(&search).notice, None, "it has not run yet");
        assert!(search.run());
        let view = game.show_hint(&search);
        assert!(view.notice.is_some_and(|notice| notice.starts_with(word)));
        let marks = view.scene.hint.unwrap();
        assert!(marks.from.is_some());

        game.undo();
        assert_eq!(game.view().scene.hint, None);
        assert!(game.show_hint(&search).scene.hint.is_some());
        let (from, turn) = (marks.from.unwrap(), game.view().turn);
        let played = game.tap(from.x + from.width / 2.0, from.y + from.height / 2.0);
        assert!(played.turn > turn);
        assert_eq!((played.notice, played.scene.hint), (None, None));
        // The cards lie otherwise now.
        assert_eq!(game.show_hint(&search).scene.hint, None);
    }
}

#[test]
fn the_game_goes_on_while_searches_run() {
    let game = Game::deal("big_apple".into(), 3, Language::English).unwrap();
    let (hint, fate) = (game.hint_search(), game.fate_search());
    thread::scope(|scope| {
        let hint_found = scope.spawn(|| hint.run());
        let fate_found = scope.spawn(|| fate.run());
        let moves = (0..200).map(|round| {
            for outline in game.view().scene.outlines {
                game.tap(outline.top.x + 1.0, outline.top.y + 1.0);
            }
            let moves = game.view().moves;
            if round % 2 == 0 {
                game.restart();
            }
            moves
        });
        assert!(moves.max() > Some(0));
        fate.cancel();
        hint_found.join().unwrap();
        fate_found.join().unwrap();
    });
}

#[test]
fn a_search_that_is_called_off_returns_and_shows_nothing() {
    let game = Game::deal("sally".into(), 3, Language::English).unwrap();
    let (hint, fate) = (game.hint_search(), game.fate_search());
    let before = game.view();
    thread::scope(|scope| {
        let hint_found = scope.spawn(|| hint.run());
        let fate_found = scope.spawn(|| fate.run());
        hint.cancel();
        fate.cancel();
        hint_found.join().unwrap();
        fate_found.join().unwrap();
    });
    hint.cancel();
    let late = game.hint_search();
    late.cancel();
    assert!(!late.run());
    let mut after = game.show_hint(&late);
    after.elapsed_milliseconds = before.elapsed_milliseconds;
    assert_eq!(after, before);
    let late = game.fate_search();
    late.cancel();
    assert_eq!(late.run(), Fate::Unknown);
    assert_eq!(game.show_fate(&late).notice, None);
}

fn saying_lost(says_lost: bool) -> Settings {
    Settings {
        says_lost,
        ..Settings::default()
    }
}

#[test]
fn an_open_game_wants_its_fate_to_be_found_out_and_says_it() {
    let game = Game::from_position(lost_bisley(), Language::English).unwrap();
    assert!(!game.view().wants_fate, "nobody wishes it yet");
    let view = game.set_preferences(saying_lost(true));
    assert!(view.lies_open && view.wants_fate);
    let search = game.fate_search();
    assert_eq!(search.run(), Fate::Lost);
    let view = game.learn_fate(&search);
    assert_eq!(
        view.remark.as_deref(),
        Some("This game can't be won from here.")
    );
    assert!(!view.wants_fate);
    let view = game.set_language(Language::German);
    assert_eq!(
        view.remark.as_deref(),
        Some("Von hier aus ist dieses Spiel nicht zu gewinnen.")
    );
    assert_eq!(game.set_preferences(saying_lost(false)).remark, None);
}

#[test]
fn a_game_that_hides_cards_tells_its_fate_only_when_asked() {
    let game = Game::from_position(with_one_use(), Language::German).unwrap();
    let view = game.set_preferences(saying_lost(true));
    assert!(!view.lies_open && !view.wants_fate);
    let search = game.fate_search();
    let fate = search.run();
    assert_eq!(game.learn_fate(&search).notice, None);
    let view = game.show_fate(&search);
    assert_eq!(view.notice, Some(text(Language::German, fate.key())));
    assert_eq!(view.remark, None);
}

#[test]
fn a_game_that_leads_nowhere_says_so_in_a_remark() {
    let sally = Setup::of(&SALLY)
        .base('A')
        .rest_under(Pile::Tableau(0))
        .pile("s", "2D 2H")
        .pile("t1", "2C");
    let game = Game::from_position(sally.position().to_string(), Language::English).unwrap();
    let view = game.view();
    assert_eq!(view.status, Status::Stuck);
    assert!(
        view.remark
            .is_some_and(|remark| remark.starts_with("Nothing new"))
    );
    let stock = view
        .scene
        .outlines
        .iter()
        .find(|pile| pile.kind == PileKind::Stock);
    let stock = stock.unwrap().rect;
    assert_eq!(game.tap(stock.x + 1.0, stock.y + 1.0).status, Status::Stuck);
}
