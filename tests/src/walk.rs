//! Playing at random.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use talon_core::deal::{DealNumber, deal};
use talon_core::moves::{Move, Played};
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::Rules;

/// A deal and the choices that a player makes in it, the same for ever from the same bytes.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The deal.
    pub number: DealNumber,
    /// A byte for each move.
    pub choices: Vec<u8>,
}

impl Walk {
    /// The deal of this game at the start of the walk.
    pub fn start(&self, rules: &'static Rules) -> Position {
        deal(rules, self.number)
    }

    /// The position to which the walk leads.
    pub fn end(&self, rules: &'static Rules) -> Position {
        let mut position = self.start(rules);
        for &choice in &self.choices {
            if step(&mut position, choice).is_none() {
                break;
            }
        }
        position
    }
}

/// Plays the legal move that a byte chooses, if there is any. Foundations are favoured, or random
/// play would never come far.
pub fn step(position: &mut Position, choice: u8) -> Option<(Move, Played)> {
    let moves = position.legal_moves();
    let home = moves.iter().find(|legal| {
        matches!(
            legal,
            Move::Carry {
                to: Pile::Foundation(_),
                ..
            }
        )
    });
    let chosen = match home {
        Some(home) if choice < 128 => home,
        _ => moves.get(usize::from(choice) % moves.len().max(1))?,
    };
    let played = position.play(*chosen).expect("a legal move can be played");
    Some((*chosen, played))
}

/// Runs a test for many walks of one game, always the same ones. What fails is made as short as it
/// can be.
pub fn for_walks(rules: &'static Rules, walks: u32, longest: usize, test: impl Fn(Walk)) {
    let walk = (
        1..=u32::MAX,
        prop::collection::vec(any::<u8>(), 0..=longest),
    );
    let walk = walk.prop_map(|(number, choices)| Walk {
        number: DealNumber::new(number).expect("not 0"),
        choices,
    });
    for_many(walks, &walk, |walk| {
        println!("{}, {walk:?}", rules.id);
        test(walk);
    });
}

/// Runs a test for many values, always the same ones. What fails is made as simple as it can be.
pub fn for_many<S: Strategy>(cases: u32, strategy: &S, test: impl Fn(S::Value)) {
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let outcome = TestRunner::new_with_rng(config, random).run(strategy, |value| {
        test(value);
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}
