//! Deals that are proven to be winnable, and the deal of the day.
//!
//! Each was won by the solver, all cards known. The lists are part of the program and are read
//! where they lie, so that they cost nothing until they are asked. They only ever grow at their
//! end: the first deals of a list stay the same, and with them every deal of the day.

use time::Date;

use crate::deal::DealNumber;
use crate::rules::{Rules, winnable_list};

/// How hard a deal is beside the other winnable ones of its game, by how many positions the solver
/// looked at before it found a win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Four in ten deals.
    Easy,
    /// Three in ten.
    Medium,
    /// Two in ten.
    Hard,
    /// One in ten.
    VeryHard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard];

    /// The grade of the deal that comes at this place when `count` deals are sorted by how many
    /// positions they took.
    pub fn of_place(place: usize, count: usize) -> Grade {
        match 10 * place / count.max(1) {
            0..=3 => Grade::Easy,
            4..=6 => Grade::Medium,
            7..=8 => Grade::Hard,
            _ => Grade::VeryHard,
        }
    }
}

/// A deal that can be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinnableDeal {
    /// Its number.
    pub number: DealNumber,
    /// How hard it is.
    pub grade: Grade,
}

/// The winnable deals of a game, in the order of their numbers.
///
/// As bytes: for each deal how far its number is from the one before (from 0 for the first), times
/// four, plus the grade; seven bits to a byte, the lowest first, and the eighth set where more
/// follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinnableDeals(&'static [u8]);

/// The deals of the day come from the first ones of the list.
const DAILY_DEALS: usize = 1_000;
/// How far a day's deal is from the day before's in the list, going round. A prime larger than the
/// list, so that none comes again before all were there.
const DAILY_STRIDE: usize = 7_919;

impl WinnableDeals {
    /// The list of a game; empty for a game that has none.
    pub fn of(rules: &Rules) -> WinnableDeals {
        WinnableDeals(winnable_list(rules))
    }

    /// All deals, the lowest number first.
    pub fn iter(self) -> impl Iterator<Item = WinnableDeal> {
        Reader {
            bytes: self.0,
            number: 0,
        }
    }

    /// How many there are.
    pub fn count(self) -> usize {
        // The last byte of each deal is the one without a mark.
        self.0.iter().filter(|&&byte| byte < MORE).count()
    }

    /// How hard a deal is; `None` if it isn't in the list.
    pub fn grade(self, number: DealNumber) -> Option<Grade> {
        let mut deals = self.iter().skip_while(|deal| deal.number < number);
        let next = deals.next()?;
        (next.number == number).then_some(next.grade)
    }

    /// One of the deals, the same for the same `chance`; `None` if there are none.
    pub fn choose(self, chance: u64) -> Option<WinnableDeal> {
        let count = self.count() as u64;
        let index = chance.checked_rem(count)?;
        self.iter().nth(index as usize)
    }

    /// The deal of a day, the same for everyone; `None` if there are none.
    pub fn of_day(self, rules: &Rules, day: Date) -> Option<WinnableDeal> {
        let count = self.count().min(DAILY_DEALS);
        let day = usize::try_from(day.to_julian_day()).unwrap_or(0);
        let start: usize = rules.id.bytes().map(usize::from).sum();
        let index = (start + day * DAILY_STRIDE).checked_rem(count)?;
        self.iter().nth(index)
    }
}

/// Marks a byte after which the number goes on.
const MORE: u8 = 0x80;

struct Reader {
    bytes: &'static [u8],
    number: u32,
}

impl Iterator for Reader {
    type Item = WinnableDeal;

    fn next(&mut self) -> Option<WinnableDeal> {
        let end = self.bytes.iter().position(|&byte| byte < MORE)?;
        let (own, rest) = self.bytes.split_at(end + 1);
        self.bytes = rest;
        let packed = own
            .iter()
            .rev()
            .fold(0_u64, |packed, &byte| packed << 7 | u64::from(byte & !MORE));
        self.number = self.number.wrapping_add((packed >> 2) as u32);
        Some(WinnableDeal {
            number: DealNumber::new(self.number)?,
            grade: *Grade::ALL.get((packed & 3) as usize)?,
        })
    }
}

/// The bytes of a list; `deals` in the order of their numbers.
pub fn pack(deals: &[WinnableDeal]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut before = 0;
    for deal in deals {
        let number = deal.number.get();
        let distance = u64::from(number.wrapping_sub(before));
        before = number;
        let mut left = distance << 2 | deal.grade as u64;
        while left >= u64::from(MORE) {
            bytes.push(left as u8 | MORE);
            left >>= 7;
        }
        bytes.push(left as u8);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GAMES;
    use time::Month;

    fn day(year: i32, month: Month, day: u8) -> Date {
        Date::from_calendar_date(year, month, day).unwrap()
    }

    #[test]
    fn a_packed_list_is_read_as_it_was() {
        let numbers = [1, 2, 33, 34, 70, 5_000, 4_294_967_295];
        let deals: Vec<WinnableDeal> = (0..)
            .zip(numbers)
            .map(|(place, number)| WinnableDeal {
                number: DealNumber::new(number).unwrap(),
                grade: Grade::of_place(place, numbers.len()),
            })
            .collect();
        let list = WinnableDeals(pack(&deals).leak());
        assert_eq!(list.iter().collect::<Vec<_>>(), deals);
        assert_eq!(list.count(), deals.len());
        assert_eq!(list.grade(deals[0].number), Some(Grade::Easy));
        assert_eq!(list.grade(deals[6].number), Some(Grade::Hard));
        assert_eq!(list.grade(DealNumber::new(3).unwrap()), None);
    }

    #[test]
    fn a_list_that_breaks_off_ends() {
        assert_eq!(WinnableDeals(&[MORE, MORE]).iter().count(), 0);
        assert_eq!(WinnableDeals(&[]).choose(7), None);
    }

    #[test]
    fn every_game_has_a_list_in_order() {
        for rules in GAMES {
            let deals: Vec<_> = WinnableDeals::of(rules).iter().collect();
            assert!(deals.len() >= 1_000, "{}: {}", rules.id, deals.len());
            assert!(
                deals.is_sorted_by(|a, b| a.number < b.number),
                "{}",
                rules.id
            );
            let easy = deals
                .iter()
                .filter(|deal| deal.grade == Grade::Easy)
                .count();
            assert_eq!(easy, (4 * deals.len()).div_ceil(10), "{}", rules.id);
        }
    }

    #[test]
    fn the_deal_of_the_day_is_the_same_for_ever_and_new_every_day() {
        let first = day(2026, Month::November, 30);
        for rules in GAMES {
            let list = WinnableDeals::of(rules);
            let count = list.count().min(DAILY_DEALS) as i64;
            let mut numbers: Vec<_> = (0..count)
                .map(|days| list.of_day(rules, first + time::Duration::days(days)))
                .collect();
            assert!(numbers.iter().all(Option::is_some));
            numbers.sort_by_key(|deal| deal.map(|deal| deal.number));
            numbers.dedup();
            assert_eq!(numbers.len() as i64, count, "{}", rules.id);
        }
    }
}
