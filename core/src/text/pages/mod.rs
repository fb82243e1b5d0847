//! A game's rules as a page to read. All that its record says is put into words from there, so
//! that page and play can't differ; what a game is like and how to play it well are messages of
//! its own.

mod cells_and_stock;
mod foundations;
mod layout;
mod tableau;

use super::spoken::rank_number;
use super::{Argument, Language, game_line, has_text, key_of_game, text, text_with};
use crate::card::Rank;
use crate::rules::{Direction, Rules};

#[cfg(test)]
mod tests;

/// The rules of one game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesPage {
    /// The game's name.
    pub title: String,
    /// One line that says what it is like.
    pub summary: String,
    /// All there is to know, in the order in which it is best read.
    pub sections: Vec<Section>,
}

/// A part of a rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is about.
    pub heading: String,
    /// Its text: short paragraphs without line breaks.
    pub paragraphs: Vec<String>,
}

/// The rules of a game, ready to be read.
pub fn rules_page(language: Language, rules: &Rules) -> RulesPage {
    let writer = Writer { language, rules };
    let sections = [
        writer.section("heading-aim", writer.aim()),
        writer.section("heading-table", writer.layout()),
        writer.section("heading-foundations", writer.foundations()),
        writer.section("heading-tableau", writer.tableau()),
        writer.section("heading-spaces", writer.spaces()),
        writer.section("heading-cells", writer.cells()),
        writer.section(writer.stock_heading(), writer.stock()),
        writer.section("heading-special", writer.of_its_own("page-special")),
        writer.section("heading-tips", writer.of_its_own("page-tips")),
    ];
    RulesPage {
        title: rules.name.to_owned(),
        summary: game_line(language, rules),
        sections: sections.into_iter().flatten().collect(),
    }
}

/// Puts one game into words of one language.
struct Writer<'a> {
    language: Language,
    rules: &'a Rules,
}

impl Writer<'_> {
    /// A section, unless there is nothing to say in it.
    fn section(&self, heading: &str, paragraphs: Vec<String>) -> Option<Section> {
        (!paragraphs.is_empty()).then(|| Section {
            heading: self.say(heading),
            paragraphs,
        })
    }

    fn aim(&self) -> Vec<String> {
        let arguments = [
            ("cards", self.rules.pack.size().into()),
            ("foundations", self.number(self.rules.foundation_count())),
        ];
        vec![
            self.say_with("page-aim", &arguments),
            self.say("page-no-moves"),
        ]
    }

    /// The paragraphs of a message that belongs to this game, if it has it. An empty line parts
    /// them; other line breaks are those of the file.
    fn of_its_own(&self, kind: &str) -> Vec<String> {
        let key = key_of_game(kind, self.rules);
        if !has_text(self.language, &key) {
            return Vec::new();
        }
        let text = self.say(&key);
        let paragraphs = text.split("\n\n");
        paragraphs.map(|lines| lines.replace('\n', " ")).collect()
    }

    fn say(&self, key: &str) -> String {
        text(self.language, key)
    }

    fn say_with(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        text_with(self.language, key, arguments)
    }

    /// A message about a number, which stands in it as a word.
    fn say_number(&self, key: &str, number: u8) -> String {
        self.say_with(key, &[("number", number.into())])
    }

    /// A number as a word, if it is a small one.
    fn number(&self, number: u8) -> Argument {
        self.say_number("number", number).into()
    }

    fn rank(&self, rank: Rank) -> Argument {
        self.say_with("rank", &[("rank", rank_number(rank))]).into()
    }
}

/// The name by which messages know a direction.
fn direction_name(direction: Direction) -> Argument {
    match direction {
        Direction::Up => "up".into(),
        Direction::Down => "down".into(),
    }
}
