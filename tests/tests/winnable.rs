//! The lists of winnable deals are true: a sample of each is won again, and replayed.

use talon_core::deal::deal;
use talon_core::rules::GAMES;
use talon_core::search::{Cancel, Limits, Verdict, solve};
use talon_core::winnable::{Grade, WinnableDeals};

/// Deals of each game that are tried.
const SAMPLE: usize = 12;

/// Far more positions than any easy deal of a list takes.
const NODES: u64 = 2_000_000;

#[test]
fn deals_from_all_over_the_lists_are_won_again() {
    for rules in GAMES {
        let deals = WinnableDeals::of(rules).iter();
        let easy: Vec<_> = deals.filter(|deal| deal.grade == Grade::Easy).collect();
        for deal_of_list in easy.iter().step_by(easy.len().div_ceil(SAMPLE)) {
            let number = deal_of_list.number;
            let mut position = deal(rules, number);
            let limits = Limits::of_nodes(NODES);
            let solution = solve(&position, &limits, &Cancel::default(), &mut |_| {});
            let Verdict::Won(line) = solution.verdict else {
                panic!("{} {number}: {:?}", rules.id, solution.verdict);
            };
            for action in line {
                assert_eq!(position.play(action).map(|_| ()), Ok(()), "{number}");
            }
            assert!(position.is_won(), "{} {number}", rules.id);
        }
    }
}
