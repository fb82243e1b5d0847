//! The pages say what the rules are, wholly and in both languages.

use super::*;
use crate::card::Suit;
use crate::rules::{
    BIG_APPLE, BISLEY, Base, Build, Cells, Column, Fill, Foundations, GAMES, Intake, MIDSHIPMAN,
    NAPOLEONS_SHOULDER, Pack, SALLY, Step, Stock, Suits, Tableau,
};

/// Made up to be unlike the others: one deck without high ranks, foundations of a changing base
/// that build down and of a fixed base that build up, one cell, columns of all lengths, groups.
static PATCHWORK: Rules = Rules {
    id: "patchwork",
    number: 200,
    version: 1,
    name: "Patchwork",
    pack: Pack {
        decks: 1,
        ranks: 9,
        suits: &Suit::ALL,
    },
    foundations: &[
        Foundations {
            count: 4,
            base: Base::FirstCard,
            direction: Direction::Down,
            wraps: true,
            laid_out: false,
            returns: true,
        },
        Foundations {
            count: 4,
            base: Base::Rank(Rank::ACE),
            direction: Direction::Up,
            wraps: true,
            laid_out: false,
            returns: false,
        },
    ],
    cells: Cells {
        count: 1,
        filled_by: Intake::from_anywhere(Fill::Any),
    },
    tableau: Tableau {
        columns: &[
            Column { down: 1, up: 2 },
            Column { down: 0, up: 5 },
            Column { down: 0, up: 5 },
        ],
        build: Some(Build {
            step: Step::Up,
            suits: Suits::Other,
        }),
        groups: Some(Build {
            step: Step::UpOrDown,
            suits: Suits::Same,
        }),
        spaces: Intake::from_anywhere(Fill::Any),
    },
    stock: Stock::Open,
};

/// Made up: nothing may be laid on a card of the tableau.
static BARE: Rules = Rules {
    id: "bare",
    number: 201,
    version: 1,
    name: "Bare",
    pack: Pack::of_decks(1),
    foundations: &[Foundations {
        count: 4,
        base: Base::Rank(Rank::KING),
        direction: Direction::Down,
        wraps: false,
        laid_out: false,
        returns: false,
    }],
    cells: Cells::NONE,
    tableau: Tableau {
        columns: &[Column { down: 1, up: 2 }; 4],
        build: None,
        groups: None,
        spaces: Intake::NOTHING,
    },
    stock: Stock::Waste {
        deal: 2,
        redeals: true,
    },
};

fn all_games() -> impl Iterator<Item = &'static Rules> {
    GAMES.into_iter().chain([&PATCHWORK, &BARE])
}

/// The paragraphs of the section with this heading, joined by spaces.
fn section(language: Language, rules: &Rules, heading: &str) -> String {
    let heading = text(language, heading);
    let sections = rules_page(language, rules).sections.into_iter();
    let mut found = sections.filter(|section| section.heading == heading);
    found.next().unwrap().paragraphs.join(" ")
}

#[track_caller]
fn assert_says(rules: &Rules, heading: &str, english: &[&str], german: &[&str]) {
    for (language, sentences) in [(Language::English, english), (Language::German, german)] {
        let said = section(language, rules, heading);
        for sentence in sentences {
            assert!(said.contains(sentence), "`{sentence}` is not in: {said}");
        }
    }
}

#[test]
fn a_page_has_the_sections_for_which_its_game_has_something() {
    for rules in all_games() {
        let is_known = GAMES.iter().any(|known| known.id == rules.id);
        let expected = [
            (true, "heading-aim"),
            (true, "heading-table"),
            (true, "heading-foundations"),
            (true, "heading-tableau"),
            (true, "heading-spaces"),
            (rules.cells.count > 0, "heading-cells"),
            (rules.has_open_stock(), "heading-stock"),
            (rules.has_waste(), "heading-stock-and-waste"),
            (is_known, "heading-special"),
            (is_known, "heading-tips"),
        ];
        for language in Language::ALL {
            let headings: Vec<String> = expected
                .iter()
                .filter(|(is_there, _)| *is_there)
                .map(|(_, key)| text(language, key))
                .collect();
            let page = rules_page(language, rules);
            let found: Vec<String> = page.sections.into_iter().map(|part| part.heading).collect();
            assert_eq!(found, headings, "{}", rules.id);
        }
    }
}

#[test]
fn every_paragraph_is_a_few_whole_sentences() {
    for rules in all_games() {
        for language in Language::ALL {
            let page = rules_page(language, rules);
            assert_eq!(page.title, rules.name);
            for part in page.sections {
                for paragraph in part.paragraphs {
                    let start = paragraph.chars().next();
                    assert!(start.is_some_and(char::is_uppercase), "{paragraph}");
                    assert!(paragraph.ends_with('.'), "{paragraph}");
                    assert!((10..=270).contains(&paragraph.len()), "{paragraph}");
                    for wrong in [
                        "page-", "place-", "source-", "\n", "  ", "{", "}", " ,", "..",
                    ] {
                        assert!(!paragraph.contains(wrong), "{wrong:?} in: {paragraph}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_page_is_the_same_in_both_languages() {
    for rules in all_games() {
        let [english, german] = Language::ALL.map(|language| rules_page(language, rules));
        for (english, german) in english.sections.iter().zip(&german.sections) {
            assert_eq!(english.paragraphs.len(), german.paragraphs.len());
            for (english, german) in english.paragraphs.iter().zip(&german.paragraphs) {
                assert_ne!(english, german);
            }
        }
    }
}

#[test]
fn what_is_written_by_hand_names_the_numbers_of_the_record() {
    let cells = BIG_APPLE.cells.count;
    let columns = NAPOLEONS_SHOULDER.tableau.columns.len() as u8;
    let face_down = MIDSHIPMAN.tableau.columns[0].down;
    for language in Language::ALL {
        let word = |number: u8| {
            let word = text_with(language, "number", &[("number", number.into())]);
            word.to_lowercase()
        };
        for (rules, heading, number) in [
            (&BIG_APPLE, "heading-tips", cells),
            (&MIDSHIPMAN, "heading-tips", face_down),
            (&NAPOLEONS_SHOULDER, "heading-special", columns),
            (&SALLY, "heading-special", SALLY.pack.decks),
            (&SALLY, "heading-special", SALLY.pack.ranks),
        ] {
            let said = section(language, rules, heading).to_lowercase();
            assert!(said.contains(&word(number)), "{number} is not in: {said}");
        }
        assert!(game_line(language, &BIG_APPLE).contains(&word(cells)));
    }
}

#[test]
fn the_table_is_described_as_it_is_dealt() {
    assert_says(
        &BIG_APPLE,
        "heading-table",
        &[
            "Two decks, 104 cards in all.",
            "The tableau has eight piles of one card each. All cards lie face up.",
            "There are three empty cells. The other 96 cards are the stock. Its top card lies face up.",
        ],
        &[
            "Zwei Kartenspiele, zusammen 104 Karten.",
            "Das Tableau hat acht Stapel mit je einer Karte. Alle Karten liegen offen.",
            "Dazu kommen drei leere Zellen. Die übrigen 96 Karten sind der Talon. Seine oberste \
             Karte liegt offen.",
        ],
    );
    assert_says(
        &MIDSHIPMAN,
        "heading-table",
        &[
            "nine piles of four cards each. In each pile two cards lie face down, with two face \
             up on top.",
            "The other 68 cards",
        ],
        &[
            "neun Stapel mit je vier Karten. In jedem Stapel liegen zwei Karten verdeckt, darauf \
             zwei offen.",
            "Die übrigen 68 Karten",
        ],
    );
    assert_says(
        &NAPOLEONS_SHOULDER,
        "heading-table",
        &[
            "twelve piles of four cards each. All cards lie face up.",
            "The other 56 cards",
        ],
        &[
            "zwölf Stapel mit je vier Karten. Alle Karten liegen offen.",
            "Die übrigen 56 Karten",
        ],
    );
    assert_says(
        &BISLEY,
        "heading-table",
        &[
            "One deck of 52 cards.",
            "thirteen piles: four of three cards, then nine of four cards.",
            "Four cards lie on the foundations from the start. There is no stock.",
        ],
        &[
            "Ein Kartenspiel mit 52 Karten.",
            "dreizehn Stapel: vier mit drei Karten, dann neun mit vier Karten.",
            "Vier Karten liegen von Anfang an auf den Grundstapeln. Einen Talon gibt es nicht.",
        ],
    );
    assert_says(
        &SALLY,
        "heading-table",
        &[
            "nine piles like a staircase: one card in the first, two in the second, and so on up \
             to nine in the last. Only the top card of each pile lies face up.",
            "Eight cards lie on the foundations from the start. The other 51 cards",
        ],
        &[
            "neun Stapel, die wie eine Treppe wachsen: eine Karte im ersten, zwei im zweiten und \
             so weiter bis neun im letzten. Nur die oberste Karte jedes Stapels liegt offen.",
            "Acht Karten liegen von Anfang an auf den Grundstapeln. Die übrigen 51 Karten",
        ],
    );
    assert_says(
        &PATCHWORK,
        "heading-table",
        &[
            "One deck of 36 cards.",
            "three piles: one of three cards, then two of five cards. Some cards lie face down.",
            "There is one empty cell. The other 23 cards",
        ],
        &[
            "Ein Kartenspiel mit 36 Karten.",
            "drei Stapel: einer mit drei Karten, dann zwei mit fünf Karten.",
            "Dazu kommt eine leere Zelle. Die übrigen 23 Karten",
        ],
    );
}

#[test]
fn foundations_are_described_as_they_build() {
    for rules in [&BIG_APPLE, &MIDSHIPMAN, &NAPOLEONS_SHOULDER] {
        assert_says(
            rules,
            "heading-foundations",
            &[
                "Eight foundations build up in suit, from ace to king. An empty one takes an ace \
                 of any suit.",
                "may come back to a tableau pile that takes it, but nowhere else.",
            ],
            &[
                "Acht Grundstapel wachsen in gleicher Farbe aufwärts, von Ass bis König. Ein \
                 leerer nimmt ein Ass beliebiger Farbe.",
                "darf auf einen Tableau-Stapel zurück, der sie nimmt, sonst nirgendwohin.",
            ],
        );
    }
    assert_says(
        &BIG_APPLE,
        "heading-foundations",
        &["one at a time, from the stock, from a cell or from the tableau."],
        &["nur einzeln, vom Talon, aus einer Zelle oder aus dem Tableau."],
    );
    assert_says(
        &BISLEY,
        "heading-foundations",
        &[
            "Four foundations build up in suit, from ace to king. Each has an ace from the start.",
            "Four foundations build down in suit, from king to ace. An empty one takes a king of \
             any suit.",
            "A card that fits on both may go to either.",
            "The one that builds down never gets its last card, the ace",
            "It may even stay empty; then the other takes the whole suit.",
            "Cards on a foundation stay there.",
        ],
        &[
            "Vier Grundstapel wachsen in gleicher Farbe aufwärts, von Ass bis König. Jeder hat \
             von Anfang an ein Ass.",
            "Vier Grundstapel wachsen in gleicher Farbe abwärts, von König bis Ass. Ein leerer \
             nimmt einen König beliebiger Farbe.",
            "Passt eine Karte auf beide, hast du die Wahl.",
            "Der Grundstapel, der abwärts wächst, bekommt seine letzte Karte (Ass) nie",
            "Er darf sogar leer bleiben; dann nimmt der andere die ganze Farbe.",
            "Karten auf einem Grundstapel bleiben dort.",
        ],
    );
    assert_says(
        &SALLY,
        "heading-foundations",
        &[
            "it changes from deal to deal. All eight cards of this rank lie on the foundations \
             from the start, two of each suit.",
            "build up in suit, from the base card to thirteen cards each. There the ace follows \
             the king.",
            "Even the base card may come back. An emptied foundation takes any card of the base \
             rank.",
        ],
        &[
            "er wechselt also von Spiel zu Spiel. Alle acht Karten dieses Ranges liegen von \
             Anfang an auf den Grundstapeln, von jeder Farbe zwei.",
            "von der Grundkarte an bis zu je dreizehn Karten. Auf König folgt dort Ass.",
            "Sogar die Grundkarte darf zurück. Ein leer gewordener Grundstapel nimmt jede Karte \
             ihres Ranges.",
        ],
    );
    assert_says(
        &PATCHWORK,
        "heading-foundations",
        &["from the base card to nine cards each. There the nine follows the ace."],
        &["von Ass an bis zu je neun Karten. Auf Neun folgt dort Ass."],
    );
}

#[test]
fn the_tableau_is_described_as_it_builds_and_moves() {
    assert_says(
        &BIG_APPLE,
        "heading-tableau",
        &[
            "Build down regardless of suit. On a seven goes a six of any suit.",
            "a group: face-up cards from the top that build down in suit.",
        ],
        &[
            "Gebaut wird abwärts, ohne Rücksicht auf die Farbe. Auf eine Sieben passt eine Sechs \
             beliebiger Farbe.",
            "die so aufeinanderliegen: abwärts, in gleicher Farbe.",
        ],
    );
    assert_says(
        &MIDSHIPMAN,
        "heading-tableau",
        &[
            "Build down in any suit but the one covered. On the seven of diamonds goes the six \
             of clubs, six of hearts or six of spades.",
            "Only the top card of a pile moves",
            "A face-down card turns up as soon as no other card lies on it.",
        ],
        &[
            "Gebaut wird abwärts, in jeder anderen Farbe als der bedeckten. Auf Karo Sieben passt \
             Kreuz Sechs, Herz Sechs oder Pik Sechs.",
            "Nur die oberste Karte eines Stapels lässt sich bewegen",
            "Eine verdeckte Karte wird aufgedeckt, sobald keine andere mehr auf ihr liegt.",
        ],
    );
    assert_says(
        &BISLEY,
        "heading-tableau",
        &[
            "Build up or down in suit. On the seven of diamonds goes the six of diamonds or \
             eight of diamonds.",
            "Ace and king are never neighbours in the tableau.",
        ],
        &[
            "Gebaut wird aufwärts oder abwärts, in gleicher Farbe. Auf Karo Sieben passt Karo \
             Sechs oder Karo Acht.",
            "Ass und König sind im Tableau keine Nachbarn.",
        ],
    );
    assert_says(
        &SALLY,
        "heading-tableau",
        &[
            "Build down in alternating colours. On the seven of diamonds goes the six of clubs \
             or six of spades.",
            "that build down in alternating colours.",
        ],
        &[
            "Gebaut wird abwärts, abwechselnd rot und schwarz. Auf Karo Sieben passt Kreuz Sechs \
             oder Pik Sechs.",
            "die so aufeinanderliegen: abwärts, abwechselnd rot und schwarz.",
        ],
    );
    assert_says(
        &BARE,
        "heading-tableau",
        &["Nothing is laid on the cards of the tableau."],
        &["Auf Karten im Tableau wird nichts gelegt."],
    );
}

#[test]
fn only_where_cards_lie_face_down_it_is_said_how_they_turn_up() {
    for rules in all_games() {
        for language in Language::ALL {
            let said = section(language, rules, "heading-tableau");
            let turning = text(language, "page-face-down");
            assert_eq!(said.contains(&turning), rules.has_face_down_cards());
        }
    }
}

#[test]
fn spaces_are_described_as_they_are_filled() {
    assert_says(
        &BIG_APPLE,
        "heading-spaces",
        &[
            "It takes any card from the stock or from a cell.",
            "Nothing comes there from the tableau or from a foundation.",
        ],
        &[
            "Sie nimmt jede Karte vom Talon oder aus einer Zelle.",
            "Nichts kommt aus dem Tableau oder von einem Grundstapel hinein.",
        ],
    );
    assert_says(
        &MIDSHIPMAN,
        "heading-spaces",
        &["It takes any card, be it from the waste, from the tableau or from a foundation."],
        &["Sie nimmt jede Karte, ob vom Ablagestapel, aus dem Tableau oder von einem Grundstapel."],
    );
    assert_says(
        &NAPOLEONS_SHOULDER,
        "heading-spaces",
        &[
            "It takes any card from the waste or an ace from a foundation.",
            "Nothing comes there from the tableau.",
        ],
        &[
            "Sie nimmt jede Karte vom Ablagestapel oder ein Ass von einem Grundstapel.",
            "Nichts kommt aus dem Tableau hinein.",
        ],
    );
    assert_says(
        &BISLEY,
        "heading-spaces",
        &["Spaces stay empty to the end."],
        &["Lücken bleiben leer bis zum Schluss."],
    );
    assert_says(
        &SALLY,
        "heading-spaces",
        &["It takes a king or a group led by one, be it from the waste"],
        &["Sie nimmt einen König oder eine damit beginnende Folge, ob vom Ablagestapel"],
    );
    assert_says(
        &PATCHWORK,
        "heading-spaces",
        &["It takes any card or group, be it from the stock, from a cell"],
        &["Sie nimmt jede Karte oder Folge, ob vom Talon, aus einer Zelle"],
    );
}

#[test]
fn cells_are_described_as_they_are_filled_and_emptied() {
    assert_says(
        &BIG_APPLE,
        "heading-cells",
        &[
            "Each of the three cells holds one card. An empty cell takes any card from the stock \
             or from the tableau.",
            "where it fits: to a tableau pile, to a space or to a foundation. It can't go to \
             another cell.",
        ],
        &[
            "In jede der drei Zellen passt eine Karte. Eine leere Zelle nimmt jede Karte vom \
             Talon oder aus dem Tableau.",
            "dorthin, wo sie passt: auf einen Tableau-Stapel, in eine Lücke oder auf einen \
             Grundstapel. In eine andere Zelle darf sie nicht.",
        ],
    );
}

#[test]
fn the_stock_is_described_as_it_comes_into_play() {
    assert_says(
        &BIG_APPLE,
        "heading-stock",
        &[
            "where it fits: to a tableau pile, to a space, to a cell or to a foundation. Then \
             the next one shows.",
            "there is no waste. The stock comes up only once.",
        ],
        &[
            "wo sie passt: auf einen Tableau-Stapel, in eine Lücke, in eine Zelle oder auf einen \
             Grundstapel. Dann zeigt sich die nächste.",
            "einen Ablagestapel gibt es nicht. Der Talon kommt nur einmal durch.",
        ],
    );
    for rules in [&MIDSHIPMAN, &NAPOLEONS_SHOULDER] {
        assert_says(
            rules,
            "heading-stock-and-waste",
            &[
                "deal one card face up to the waste.",
                "to a tableau pile, to a space or to a foundation.",
                "You go through the stock once. The waste isn't turned over.",
            ],
            &[
                "kommt eine Karte offen auf den Ablagestapel.",
                "auf einen Tableau-Stapel, in eine Lücke oder auf einen Grundstapel.",
                "Der Talon kommt nur einmal durch. Der Ablagestapel wird nicht umgedreht.",
            ],
        );
    }
    assert_says(
        &SALLY,
        "heading-stock-and-waste",
        &[
            "deal three cards face up to the waste, one after the other, so that the last lies \
             on top. Fewer are dealt if fewer are left.",
            "as often as you like. Nothing is shuffled",
        ],
        &[
            "kommen drei Karten offen auf den Ablagestapel, eine nach der anderen, sodass die \
             letzte oben liegt. Sind weniger übrig, kommen weniger.",
            "so oft du willst. Gemischt wird nicht",
        ],
    );
    assert_says(
        &BARE,
        "heading-stock-and-waste",
        &["deal two cards face up", "where it fits: to a foundation."],
        &[
            "kommen zwei Karten offen",
            "wo sie passt: auf einen Grundstapel.",
        ],
    );
}
