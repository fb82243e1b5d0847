//! What is kept, as the façade gives it to a UI.

use std::fs;
use std::sync::Arc;

use talon_bindings::{
    Day, Frame, Game, Insets, Ledger, Outline, PileKind, PlayedDeal, ShelvedGame, TalonError, View,
    Wish, change_setting, default_settings, games, rules_page, settings_page, typed_wish,
    unkept_shelf, unplayed_calendar,
};
use talon_core::moves::Move;
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::GAMES;
use talon_core::settings::{LanguageChoice, TapPreference};
use talon_core::text::{Language, text};

const TODAY: Day = Day {
    year: 2026,
    month: 11,
    day: 30,
};

struct App {
    folder: tempfile::TempDir,
    ledger: Arc<Ledger>,
}

impl App {
    fn new() -> App {
        let folder = tempfile::tempdir().unwrap();
        let ledger = open(&folder);
        App { folder, ledger }
    }

    /// The app is closed and opened again.
    fn reopen(&mut self) {
        self.ledger = open(&self.folder);
    }

    fn deal(&self, game: &str, number: u32) -> Arc<Game> {
        let wish = Wish::Number { number };
        let game = self.ledger.deal(game.into(), wish, Language::English);
        framed(game.unwrap())
    }

    fn resume(&self, game: &str) -> Arc<Game> {
        let game = self.ledger.resume(game.into(), Language::English);
        framed(game.unwrap().expect("a game on the table"))
    }

    fn played(&self) -> Option<String> {
        let page = self.ledger.statistics(None, TODAY, Language::English);
        let sections = page.unwrap().sections;
        let figure = sections.first()?.figures.first()?.clone();
        assert_eq!(figure.label, text(Language::English, "statistics-played"));
        Some(figure.value)
    }
}

fn open(folder: &tempfile::TempDir) -> Arc<Ledger> {
    let path = folder.path().to_str().unwrap().to_owned();
    Ledger::open(path, Language::English).unwrap()
}

fn framed(game: Arc<Game>) -> Arc<Game> {
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
    });
    game
}

/// Drags the first card that can go somewhere there.
fn play_something(game: &Game) -> View {
    let before = game.view();
    let position: Position = game.position_text().parse().unwrap();
    let moves = position.legal_moves();
    let single = moves.iter().find_map(|legal| match *legal {
        Move::Carry { from, to, count: 1 } => Some((from, to)),
        _ => None,
    });
    let Some((from, to)) = single else {
        let stock = outline(&before, Pile::Stock).top;
        return game.tap(stock.x + 1.0, stock.y + 1.0);
    };
    let (from, to) = (outline(&before, from).top, outline(&before, to).top);
    game.grab(from.x + 1.0, from.y + 1.0);
    let view = game.drop_at(to.x, to.y);
    assert_eq!(view.moves, before.moves + 1);
    view
}

fn outline(view: &View, pile: Pile) -> &Outline {
    let (kind, index) = match pile {
        Pile::Stock => (PileKind::Stock, 0),
        Pile::Waste => (PileKind::Waste, 0),
        Pile::Cell(index) => (PileKind::Cell, index),
        Pile::Foundation(index) => (PileKind::Foundation, index),
        Pile::Tableau(index) => (PileKind::Tableau, index),
    };
    let number = u32::from(index) + 1;
    let mut outlines = view.scene.outlines.iter();
    let found = outlines.find(|outline| (outline.kind, outline.number) == (kind, number));
    found.expect("a pile of the game")
}

#[test]
fn every_move_is_there_when_the_app_is_opened_again() {
    for rules in GAMES {
        let mut app = App::new();
        let game = app.deal(rules.id, 7);
        let mut texts = Vec::new();
        for _ in 0..5 {
            play_something(&game);
            texts.push(game.position_text());
        }
        game.undo();
        // Nothing is said goodbye to: the process may be gone at any moment.
        app.reopen();
        let found = app.resume(rules.id);
        assert_eq!(found.position_text(), texts[3]);
        assert!(found.view().can_redo);
        assert_eq!(found.redo().moves, 5);
        assert_eq!(found.position_text(), texts[4]);
        let table = &app.ledger.tables()[0];
        assert_eq!((table.game.as_str(), table.moves), (rules.id, 5));
        assert!(table.has_begun);
    }
}

#[test]
fn a_new_deal_counts_the_old_one_as_lost_until_it_is_taken_back() {
    let app = App::new();
    let game = app.deal("sally", 1);
    play_something(&game);
    let text_before = game.position_text();
    assert_eq!(app.played(), None);

    let new = app.deal("sally", 2);
    let view = new.view();
    assert!(view.can_take_back);
    let said = text(Language::English, "new-deal-can-be-undone");
    assert_eq!(view.notice, Some(said));
    assert_eq!(app.played().as_deref(), Some("1"));

    let back = app.ledger.take_back("sally".into(), Language::English);
    assert_eq!(back.unwrap().unwrap().position_text(), text_before);
    assert_eq!(app.played(), None);

    let new = app.deal("sally", 2);
    let view = play_something(&new);
    assert!(!view.can_take_back && view.notice.is_none());
    let nothing = app.ledger.take_back("sally".into(), Language::English);
    assert!(nothing.unwrap().is_none());
}

#[test]
fn a_code_gives_the_same_cards_to_someone_else() {
    for rules in GAMES {
        let (app, friend) = (App::new(), App::new());
        let game = app.deal(rules.id, 77);
        for code in [game.share_code(), game.share_order_code()] {
            // A code says itself for which game it is.
            let wish = Wish::Code {
                code: code.unwrap(),
            };
            let shared = friend.ledger.deal("bisley".into(), wish, Language::English);
            assert_eq!(shared.unwrap().position_text(), game.position_text());
        }

        play_something(&game);
        let again = app.ledger.deal_again(&game, Language::English).unwrap();
        let again = again.unwrap();
        assert_eq!(again.view().deal, Some(77));
        assert_eq!(again.view().moves, 0);
    }
    let position = Game::deal("sally".into(), 3, Language::English).unwrap();
    assert_eq!(position.share_code(), None);
    let nothing = App::new().ledger.deal_again(&position, Language::English);
    assert!(nothing.unwrap().is_none());
}

#[test]
fn cards_without_a_number_are_shared_by_their_order() {
    let app = App::new();
    let order = app.deal("sally", 77).share_order_code();
    let wish = Wish::Code {
        code: order.clone().unwrap(),
    };
    let ordered = app.ledger.deal("sally".into(), wish, Language::English);
    let ordered = ordered.unwrap();
    assert_eq!(ordered.view().deal, None);
    assert_eq!(ordered.share_code(), order);
}

#[test]
fn a_win_says_what_it_changed_and_nothing_else_does() {
    let app = App::new();
    let game = app.deal("sally", 77);
    assert_eq!(app.ledger.won(&game, Language::English).unwrap(), [""; 0]);
    play_something(&game);
    assert_eq!(app.ledger.won(&game, Language::English).unwrap(), [""; 0]);
    let alone = Game::deal("sally".into(), 3, Language::English).unwrap();
    assert_eq!(app.ledger.won(&alone, Language::English).unwrap(), [""; 0]);
}

#[test]
fn random_deals_are_winnable_if_that_is_wished() {
    let app = App::new();
    let random = || {
        let game = app
            .ledger
            .deal("bisley".into(), Wish::Random, Language::English);
        let number = game.unwrap().view().deal.unwrap();
        talon_bindings::grade_of_deal("bisley".into(), number).is_some()
    };
    assert!((0..20).all(|_| random()));
    let mut settings = app.ledger.settings();
    settings.winnable_only = false;
    app.ledger
        .save_settings(settings, Language::English)
        .unwrap();
    // One number in a million is in the list.
    assert!((0..20).any(|_| !random()));

    let daily = app.ledger.deal(
        "bisley".into(),
        Wish::OfDay { day: TODAY },
        Language::English,
    );
    let number = talon_bindings::deal_of_the_day("bisley".into(), 2026, 11, 30);
    assert_eq!(daily.unwrap().view().deal, number);
}

#[test]
fn the_deal_of_an_earlier_day_counts_for_that_day_and_for_its_patience_only() {
    let app = App::new();
    let earlier = Day { day: 12, ..TODAY };
    let calendar = || app.ledger.daily_calendar(TODAY, Language::English);
    let unplayed = unplayed_calendar(TODAY, Language::English);
    assert_eq!(calendar(), unplayed);
    assert_eq!(
        unplayed.first,
        Day {
            year: 2025,
            month: 11,
            day: 1
        }
    );

    let deal = |wish| app.ledger.deal("sally".into(), wish, Language::English);
    play_something(&framed(deal(Wish::OfDay { day: earlier }).unwrap()));
    assert_eq!(calendar(), unplayed);
    deal(Wish::Random).unwrap();
    let PlayedDeal { game, day, is_won } = calendar().deals.remove(0);
    assert_eq!((game.as_str(), day, is_won), ("sally", earlier, false));
    let days = calendar().days;
    assert_eq!(days.len(), 1);
    assert_eq!(days[0].day, earlier);
    assert!(days[0].spoken.starts_with("12 November 2026"));
    let statistics = app
        .ledger
        .statistics(Some("sally".into()), TODAY, Language::English);
    assert_eq!(statistics.unwrap().days, days);
}

#[test]
fn a_table_knows_the_day_whose_deal_lies_on_it() {
    let app = App::new();
    let day_of = |wish| {
        let dealt = app.ledger.deal("sally".into(), wish, Language::English);
        (dealt.unwrap(), app.ledger.tables()[0].day)
    };
    let (daily, day) = day_of(Wish::OfDay { day: TODAY });
    assert_eq!(day, Some(TODAY));
    // The same cards dealt by their number are no deal of a day.
    let number = daily.view().deal.unwrap();
    assert_eq!(day_of(Wish::Number { number }).1, None);
}

#[test]
fn the_game_last_played_is_the_first_on_the_shelf() {
    let app = App::new();
    let ids = |shelf: &[ShelvedGame]| -> Vec<String> {
        shelf
            .iter()
            .map(|shelved| shelved.game.id.clone())
            .collect()
    };
    let listed: Vec<String> = games(Language::English)
        .into_iter()
        .map(|game| game.id)
        .collect();
    let untouched = app.ledger.shelf(Language::English);
    assert_eq!(ids(&untouched), listed);
    assert!(
        untouched
            .iter()
            .all(|shelved| shelved.table.is_none() && shelved.record.is_none())
    );

    for (last, next) in [("sally", "bisley"), ("bisley", "sally")] {
        app.deal(last, 3);
        play_something(&app.deal(next, 4));
        let shelf = app.ledger.shelf(Language::English);
        let unplayed: Vec<String> = listed
            .iter()
            .filter(|id| !["sally", "bisley"].contains(&id.as_str()))
            .cloned()
            .collect();
        assert_eq!(ids(&shelf)[..2], [next, last]);
        assert_eq!(ids(&shelf)[2..], unplayed);
        assert!(shelf[0].table.as_ref().unwrap().has_begun);
        assert!(!shelf[1].table.as_ref().unwrap().has_begun);
    }
    // The game of Bisley that was left for another one counts.
    let record = app.ledger.shelf(Language::English).remove(1).record;
    assert_eq!(record.unwrap().played, 1);
}

#[test]
fn without_a_ledger_the_shelf_knows_the_game_on_the_table() {
    let wish = Wish::OfDay { day: TODAY };
    let game = Game::deal_wish("sally".into(), wish, true, Language::English).unwrap();
    let shelf = || unkept_shelf(Some(game.clone()), Language::English);
    assert_eq!(shelf()[0].game.id, "sally");
    let table = shelf().remove(0).table.unwrap();
    assert_eq!((table.day, table.has_begun), (Some(TODAY), false));
    play_something(&framed(game.clone()));
    assert!(shelf().remove(0).table.unwrap().has_begun);
    assert!(shelf()[1..].iter().all(|shelved| shelved.table.is_none()));
    let empty = unkept_shelf(None, Language::English);
    assert!(empty.iter().all(|shelved| shelved.table.is_none()));
}

#[test]
fn what_can_be_wished_for_can_be_played_without_a_ledger() {
    let app = App::new();
    let kept = app.deal("sally", 77);
    let code = kept.share_code().unwrap();
    for typed in [code, "77".into()] {
        let wish = typed_wish(Language::English, typed).unwrap();
        let game = Game::deal_wish("sally".into(), wish, true, Language::English).unwrap();
        assert_eq!(game.position_text(), kept.position_text());
        assert_eq!(game.share_code(), None);
    }
    let random = Game::deal_wish("bisley".into(), Wish::Random, true, Language::English).unwrap();
    let number = random.view().deal.unwrap();
    assert!(talon_bindings::grade_of_deal("bisley".into(), number).is_some());
    assert!(typed_wish(Language::English, "0".into()).is_err());
}

#[test]
fn wrong_wishes_are_answered_in_the_persons_language() {
    let app = App::new();
    let deal = |game: &str, wish| app.ledger.deal(game.into(), wish, Language::German).err();
    assert!(matches!(
        deal("chess", Wish::Random),
        Some(TalonError::UnknownGame { .. })
    ));
    assert!(matches!(
        deal("sally", Wish::Number { number: 0 }),
        Some(TalonError::NotADealNumber { .. })
    ));
    let day = Day { day: 31, ..TODAY };
    assert!(deal("sally", Wish::OfDay { day }).is_some());
    let code = "2020-2AGA-85".to_owned();
    let Some(TalonError::NotAShareCode { reason }) = deal("sally", Wish::Code { code }) else {
        panic!("a wrong code");
    };
    assert_eq!(reason, text(Language::German, "share-code-mistyped"));
    assert!(app.ledger.tables().is_empty());
}

#[test]
fn settings_are_kept_and_follow_the_game() {
    let mut app = App::new();
    assert_eq!(app.ledger.settings(), default_settings());
    let settings = change_setting(default_settings(), "tap".into(), "pick-up".into());
    let settings = change_setting(settings, "language".into(), "de".into());
    let settings = change_setting(settings, "gravity".into(), "low".into());
    app.ledger
        .save_settings(settings.clone(), Language::German)
        .unwrap();
    app.reopen();
    assert_eq!(app.ledger.settings(), settings);
    assert_eq!(settings.tap, TapPreference::PickUp);
    assert_eq!(settings.language, LanguageChoice::German);

    let game = app.deal("midshipman", 1);
    let column = game.view().scene.outlines.last().unwrap().top;
    let view = game.tap(column.x + 1.0, column.y + 1.0);
    assert_eq!(view.moves, 0);
    assert!(view.scene.sprites.iter().any(|sprite| sprite.held));
}

#[test]
fn every_setting_can_be_changed_from_its_page() {
    for section in settings_page(Language::German, default_settings()) {
        for entry in section.entries {
            let words: Vec<String> = match entry.choices.is_empty() {
                true => vec!["off".into(), "on".into()],
                false => entry
                    .choices
                    .into_iter()
                    .map(|choice| choice.word)
                    .collect(),
            };
            assert!(words.contains(&entry.chosen), "{}", entry.name);
            for word in words {
                let name = entry.name.clone();
                let changed = change_setting(default_settings(), name, word.clone());
                let page = settings_page(Language::German, changed);
                let mut entries = page.iter().flat_map(|section| &section.entries);
                let now = entries.find(|other| other.name == entry.name).unwrap();
                assert_eq!(now.chosen, word);
            }
        }
    }
}

#[test]
fn results_are_cleared_put_back_exported_and_imported() {
    let (app, other) = (App::new(), App::new());
    for number in 1..=3 {
        play_something(&app.deal("sally", number));
    }
    assert_eq!(app.played().as_deref(), Some("2"));
    let cleared = app
        .ledger
        .clear_results(Some("sally".into()), Language::English);
    let cleared = cleared.unwrap();
    assert_eq!((cleared.count(), app.played()), (2, None));
    app.ledger
        .restore_results(&cleared, Language::English)
        .unwrap();
    assert_eq!(app.played().as_deref(), Some("2"));

    let file = app.ledger.export_text(Language::English).unwrap();
    let said = other.ledger.import_text(file.clone(), Language::English);
    assert_eq!(
        said.unwrap(),
        "2 new results, none already there, 1 game in progress taken over."
    );
    assert_eq!(other.played().as_deref(), Some("2"));
    other.ledger.import_text(file, Language::English).unwrap();
    assert_eq!(other.played().as_deref(), Some("2"));
    let refused = other.ledger.import_text("a poem".into(), Language::German);
    let Err(TalonError::NotImported { reason }) = refused else {
        panic!("a poem is no export");
    };
    assert_eq!(reason, text(Language::German, "import-not-ours"));
    let table = app.ledger.results_as_csv(Language::English).unwrap();
    assert_eq!(table.lines().count(), 3);
}

#[test]
fn damage_is_told_and_play_goes_on() {
    let mut app = App::new();
    play_something(&app.deal("sally", 1));
    drop(app.ledger);
    let file = app.folder.path().join("talon.sqlite");
    fs::write(&file, "not a database").unwrap();
    app.ledger = open(&app.folder);
    let messages = app.ledger.take_messages(Language::English);
    assert_eq!(messages.len(), 1);
    assert!(messages[0].contains("talon.damaged-1"), "{messages:?}");
    assert!(app.ledger.take_messages(Language::English).is_empty());
    play_something(&app.deal("sally", 2));
}

#[test]
fn data_of_a_newer_version_is_an_error_with_a_sentence() {
    let app = App::new();
    drop(app.ledger);
    let file = app.folder.path().join("talon.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&99_i32.to_be_bytes());
    fs::write(&file, &bytes).unwrap();
    let folder = app.folder.path().to_str().unwrap().to_owned();
    let refused = Ledger::open(folder, Language::German).err();
    let Some(TalonError::NotStored { reason }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(reason, text(Language::German, "storage-newer"));
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[test]
fn every_game_has_a_rules_page() {
    for language in Language::ALL {
        for info in games(language) {
            let page = rules_page(info.id, language).unwrap();
            assert_eq!(page.title, info.name);
            assert!(page.sections.len() > 4);
        }
    }
    assert!(rules_page("chess".into(), Language::English).is_err());
}
