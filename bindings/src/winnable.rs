//! Deals that are proven to be winnable.

use talon_core::deal::DealNumber;
use talon_core::rules;
use talon_core::winnable::{self, WinnableDeals};

use crate::words::chance;
use time::{Date, Month};

/// How hard a winnable deal is beside the others of its game.
#[uniffi::remote(Enum)]
pub enum Grade {
    Easy,
    Medium,
    Hard,
    VeryHard,
}
use winnable::Grade;

/// The number of a deal that can be won, drawn at random; none for a game without such a list.
#[uniffi::export]
pub fn random_winnable_deal(game: String) -> Option<u32> {
    let deal = WinnableDeals::of(rules::game(&game)?).choose(chance())?;
    Some(deal.number.get())
}

/// The number of the deal of a day (year, month 1 to 12, day of the month), the same for everyone;
/// none for a game without a list of winnable deals, or a day that doesn't exist.
#[uniffi::export]
pub fn deal_of_the_day(game: String, year: i32, month: u8, day: u8) -> Option<u32> {
    let rules = rules::game(&game)?;
    let month = Month::try_from(month).ok()?;
    let date = Date::from_calendar_date(year, month, day).ok()?;
    let deal = WinnableDeals::of(rules).of_day(rules, date)?;
    Some(deal.number.get())
}

/// How hard a deal is, if it is known to be winnable.
#[uniffi::export]
pub fn grade_of_deal(game: String, number: u32) -> Option<Grade> {
    WinnableDeals::of(rules::game(&game)?).grade(DealNumber::new(number)?)
}
