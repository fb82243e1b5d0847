//! The two independent answers to which moves are legal are the same.

use talon_core::rules::GAMES;
use talon_tests::checks::assert_both_answers_agree;
use talon_tests::walk::for_walks;

#[test]
fn legal_moves_are_exactly_those_that_are_legal() {
    for rules in GAMES {
        for_walks(rules, 200, 250, |walk| {
            assert_both_answers_agree(&walk.end(rules));
        });
    }
}
