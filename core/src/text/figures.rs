//! Numbers, shares, times and dates as a language writes them.

use std::ops::RangeInclusive;

use time::Date;

use super::{Argument, Language, text_with};

/// A number with its digits in groups of three: `1,234`, `1.234`.
pub fn integer(language: Language, number: u64) -> String {
    let separator = match language {
        Language::English => ',',
        Language::German => '.',
    };
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(separator);
        }
        grouped.push(digit);
    }
    grouped
}

/// A share of a whole, 0 to 1, as a percentage with one decimal: `12.5%`, `12,5 %`. What lies
/// outside counts as the nearer end, and what is no number as 0.
pub fn percentage(language: Language, share: f64) -> String {
    let number = percent_number(language, share);
    text_with(language, "percent", &[("number", number.into())])
}

/// A share with the interval in which it surely lies, all 0 to 1: `12.5% (8.0–18.3%)`.
pub fn share_with_interval(
    language: Language,
    share: f64,
    interval: RangeInclusive<f64>,
) -> String {
    let arguments = [
        ("share", percentage(language, share).into()),
        ("least", percent_number(language, *interval.start()).into()),
        ("most", percentage(language, *interval.end()).into()),
    ];
    text_with(language, "share-with-interval", &arguments)
}

/// A time as a clock shows it: `3:07`, `1:02:45`. What is left of a second doesn't count.
pub fn duration(milliseconds: u64) -> String {
    match HoursMinutesSeconds::of(milliseconds) {
        HoursMinutesSeconds(0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        HoursMinutesSeconds(hours, minutes, seconds) => {
            format!("{hours}:{minutes:02}:{seconds:02}")
        }
    }
}

/// A time as a person says it: “3 minutes 7 seconds”, „1 Stunde 30 Sekunden“. What is left of a
/// second doesn't count.
pub fn spoken_duration(language: Language, milliseconds: u64) -> String {
    let HoursMinutesSeconds(hours, minutes, seconds) = HoursMinutesSeconds::of(milliseconds);
    let parts = [("hours", hours), ("minutes", minutes), ("seconds", seconds)];
    let is_nothing = hours + minutes + seconds == 0;
    let said: Vec<String> = parts
        .into_iter()
        .filter(|&(key, count)| count > 0 || (is_nothing && key == "seconds"))
        .map(|(key, count)| {
            // Never more than 64 bits of milliseconds have hours.
            let count = Argument::Number(i64::try_from(count).unwrap_or(i64::MAX));
            text_with(language, key, &[("count", count)])
        })
        .collect();
    said.join(" ")
}

/// A day: “30 November 2026”, „30. November 2026“.
pub fn date(language: Language, date: Date) -> String {
    let arguments = [
        ("day", date.day().into()),
        ("month", u8::from(date.month()).into()),
        ("year", Argument::Number(date.year().into())),
    ];
    text_with(language, "date", &arguments)
}

/// A share of 1 in percent with one decimal, without the sign for it.
fn percent_number(language: Language, share: f64) -> String {
    // Comparing this way round makes 0 of what is no number.
    let share = if share > 0.0 { share.min(1.0) } else { 0.0 };
    // At most 1000, so nothing is cut off.
    let tenths = (share * 1000.0).round() as u16;
    let point = match language {
        Language::English => '.',
        Language::German => ',',
    };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// A time in whole seconds, taken apart.
struct HoursMinutesSeconds(u64, u64, u64);

impl HoursMinutesSeconds {
    fn of(milliseconds: u64) -> HoursMinutesSeconds {
        let seconds = milliseconds / 1000;
        HoursMinutesSeconds(seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use time::Month;

    use super::*;

    /// In English and in German.
    fn both(say: impl Fn(Language) -> String) -> [String; 2] {
        Language::ALL.map(say)
    }

    #[test]
    fn digits_stand_in_groups_of_three() {
        for (number, english, german) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1_000, "1,000", "1.000"),
            (50_000, "50,000", "50.000"),
            (4_294_967_295, "4,294,967,295", "4.294.967.295"),
        ] {
            assert_eq!(
                both(|language| integer(language, number)),
                [english, german]
            );
        }
        assert_eq!(
            integer(Language::German, u64::MAX),
            "18.446.744.073.709.551.615"
        );
    }

    #[test]
    fn a_share_is_written_in_percent_with_one_decimal() {
        for (share, english, german) in [
            (0.0, "0.0%", "0,0\u{a0}%"),
            (0.125, "12.5%", "12,5\u{a0}%"),
            (2.0 / 3.0, "66.7%", "66,7\u{a0}%"),
            (0.9996, "100.0%", "100,0\u{a0}%"),
            (1.0, "100.0%", "100,0\u{a0}%"),
        ] {
            assert_eq!(
                both(|language| percentage(language, share)),
                [english, german]
            );
        }
    }

    #[test]
    fn what_is_no_share_is_written_as_the_nearest_one() {
        for (share, expected) in [
            (-0.5, "0.0%"),
            (1.5, "100.0%"),
            (f64::INFINITY, "100.0%"),
            (f64::NEG_INFINITY, "0.0%"),
            (f64::NAN, "0.0%"),
        ] {
            assert_eq!(percentage(Language::English, share), expected);
        }
    }

    #[test]
    fn an_interval_stands_behind_its_share() {
        assert_eq!(
            both(|language| share_with_interval(language, 0.125, 0.08..=0.183)),
            ["12.5% (8.0–18.3%)", "12,5\u{a0}% (8,0–18,3\u{a0}%)"]
        );
    }

    #[test]
    fn a_time_reads_as_on_a_clock() {
        for (milliseconds, expected) in [
            (0, "0:00"),
            (999, "0:00"),
            (187_000, "3:07"),
            (3_599_999, "59:59"),
            (3_765_000, "1:02:45"),
            (360_000_000, "100:00:00"),
        ] {
            assert_eq!(duration(milliseconds), expected);
        }
        assert_eq!(duration(u64::MAX), "5124095576030:25:51");
    }

    #[test]
    fn a_time_is_said_without_the_parts_that_are_nothing() {
        for (milliseconds, english, german) in [
            (0, "0 seconds", "0 Sekunden"),
            (1_999, "1 second", "1 Sekunde"),
            (60_000, "1 minute", "1 Minute"),
            (187_000, "3 minutes 7 seconds", "3 Minuten 7 Sekunden"),
            (3_630_000, "1 hour 30 seconds", "1 Stunde 30 Sekunden"),
            (7_320_000, "2 hours 2 minutes", "2 Stunden 2 Minuten"),
        ] {
            let said = both(|language| spoken_duration(language, milliseconds));
            assert_eq!(said, [english, german]);
        }
    }

    #[test]
    fn a_day_is_written_with_the_name_of_its_month() {
        let day = |year, month, day| {
            let day = Date::from_calendar_date(year, month, day).unwrap();
            both(|language| date(language, day))
        };
        assert_eq!(
            day(2026, Month::November, 30),
            ["30 November 2026", "30. November 2026"]
        );
        assert_eq!(day(2027, Month::March, 1), ["1 March 2027", "1. März 2027"]);

        let mut months: Vec<[String; 2]> = (1..=12)
            .map(|month| day(2026, Month::try_from(month).unwrap(), 1))
            .collect();
        months.dedup();
        assert_eq!(months.len(), 12);
    }
}
