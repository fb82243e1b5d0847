//! What a player may wish for when a new game is dealt.

use time::Date;

use crate::deal::{Deal, DealNumber, DealNumberError};
use crate::rules::Rules;
use crate::saved_game::Origin;
use crate::winnable::WinnableDeals;

/// Which deal it shall be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Any.
    Random,
    /// Any that is proven to be winnable.
    Winnable,
    /// The deal of this day. Whenever it is played, it counts for this day.
    OfDay(Date),
    /// The deal of this number.
    Number(DealNumber),
    /// These cards, such as those of a code or those that were just played.
    These(Deal),
}

impl Wish {
    /// The deal, and how it came to be. `chance` decides where there is a choice. `None` if the
    /// game has no list of winnable deals, and so none of the day either.
    pub fn deal(&self, rules: &'static Rules, chance: u64) -> Option<(Deal, Origin)> {
        let winnable = WinnableDeals::of(rules);
        let number = match self {
            Wish::These(deal) => return Some((deal.clone(), Origin::default())),
            Wish::Number(number) => *number,
            Wish::Random => random_number(chance),
            Wish::Winnable => winnable.choose(chance)?.number,
            Wish::OfDay(day) => winnable.of_day(rules, *day)?.number,
        };
        let origin = Origin {
            from_winnable: matches!(self, Wish::Winnable | Wish::OfDay(_)),
            daily: match self {
                Wish::OfDay(day) => Some(*day),
                _ => None,
            },
        };
        Some((Deal::Numbered { rules, number }, origin))
    }
}

/// What a player typed to name a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// The number of a deal.
    Number(DealNumber),
    /// A code, or what was meant as one.
    Code,
}

impl Typed {
    /// What a text is meant as. Codes are written in groups, so digits alone are a number.
    ///
    /// # Errors
    ///
    /// It is meant as a number, but no deal has it.
    pub fn read(text: &str) -> Result<Typed, DealNumberError> {
        let is_number = |letter: char| letter.is_numeric() || letter.is_whitespace();
        match text.trim().parse() {
            Ok(number) => Ok(Typed::Number(number)),
            Err(error) if text.chars().all(is_number) => Err(error),
            Err(_) => Ok(Typed::Code),
        }
    }
}

/// Every number is as likely as any other, but for the last one, which makes up for 0.
fn random_number(chance: u64) -> DealNumber {
    DealNumber::new(chance as u32).unwrap_or(DealNumber::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BISLEY, GAMES};
    use crate::winnable::WinnableDeals;
    use time::Month;

    fn day() -> Date {
        Date::from_calendar_date(2026, Month::November, 30).unwrap()
    }

    #[test]
    fn a_wish_is_fulfilled_and_remembered() {
        for rules in GAMES {
            let list = WinnableDeals::of(rules);
            for chance in [0, 1, u64::MAX, 0xFFFF_FFFF_0000_0000] {
                let (winnable, origin) = Wish::Winnable.deal(rules, chance).unwrap();
                assert!(list.grade(winnable.number().unwrap()).is_some());
                assert!(origin.from_winnable && origin.daily.is_none());

                let (_, origin) = Wish::Random.deal(rules, chance).unwrap();
                assert_eq!(origin, Origin::default());

                let (daily, origin) = Wish::OfDay(day()).deal(rules, chance).unwrap();
                assert!(list.grade(daily.number().unwrap()).is_some());
                assert_eq!(origin.daily, Some(day()));
                assert_eq!(daily, Wish::OfDay(day()).deal(rules, 7).unwrap().0);
            }
        }
    }

    #[test]
    fn random_deals_may_have_any_number() {
        let number = |chance| Wish::Random.deal(&BISLEY, chance).unwrap().0.number();
        assert_eq!(number(42), DealNumber::new(42));
        assert_eq!(number(u64::from(u32::MAX)), DealNumber::new(u32::MAX));
        assert_eq!(number(0), DealNumber::new(u32::MAX));
    }

    #[test]
    fn cards_asked_for_are_those_that_come() {
        let number = DealNumber::new(42).unwrap();
        let deal = Deal::Numbered {
            rules: &BISLEY,
            number,
        };
        let expected = Some((deal.clone(), Origin::default()));
        assert_eq!(Wish::Number(number).deal(&BISLEY, 1), expected);
        assert_eq!(Wish::These(deal).deal(&BISLEY, 1), expected);
    }

    #[test]
    fn digits_are_a_number_and_all_else_is_a_code() {
        let number = DealNumber::new(42).unwrap();
        assert_eq!(Typed::read(" 42\n"), Ok(Typed::Number(number)));
        for text in ["2020-2AGA-84", "Bisley 42", "4x", "-3", "?"] {
            assert_eq!(Typed::read(text), Ok(Typed::Code), "{text:?}");
        }
        for text in ["0", "4294967296", "99999999999", "1 2", "", " "] {
            assert!(Typed::read(text).is_err(), "{text:?}");
        }
    }
}
