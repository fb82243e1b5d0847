//! Talon's core as Kotlin and Swift see it: a few coarse calls and plain records.
//!
//! There are no rules here and no geometry, only the core's answers in other types.

mod daily;
mod day;
mod drawing;
mod error;
mod fresh_table;
mod game;
mod ledger;
mod logging;
mod reading;
mod settings;
mod shelf;
mod statistics;
mod thought;
mod view;
mod winnable;
mod wish;
mod words;

pub use daily::{DailyCalendar, PlayedDeal, unplayed_calendar};
pub use day::{Day, day_text, unplayed_day_text};
pub use drawing::{Card, Marker, Suit, back_art, card_corner, face_art, marker_art, table_colours};
pub use error::TalonError;
pub use fresh_table::{
    FreshTable, Leader, NamePlace, PileGroup, Point, Size, fresh_table, place_names,
};
pub use game::Game;
pub use ledger::{ClearedResults, GameRecord, Ledger, TableInfo};
pub use reading::{Node, NodeAction};
pub use settings::{
    change_setting, default_settings, language_of, motion_factor, settings_page, table_colour_of,
};
pub use shelf::{ShelvedGame, unkept_shelf};
pub use statistics::{PlayedDay, StatisticsPage};
pub use thought::{FateSearch, HintSearch};
pub use view::{
    Face, Frame, Grab, HintMarks, Insets, Outline, PileKind, Rect, Scene, Sprite, Status, View,
    all_events, sound_wave,
};
pub use winnable::{deal_of_the_day, grade_of_deal, random_winnable_deal};
pub use wish::{Wish, typed_wish};
pub use words::{
    GameInfo, duration_text, games, language_for, parse_deal, random_deal, rules_page, text,
    text_with,
};

uniffi::setup_scaffolding!("talon");
