//! Which of several plans is the best, where hidden cards decide it.
//!
//! The hidden cards are guessed again and again, each time in another order, and every plan is
//! followed and played on by plans to the end of the game. The plans whose games came to little are
//! dropped one half at a time (sequential halving: Karnin, Koren and Somekh, "Almost optimal
//! exploration in multi-armed bandits", 2013), so that most of the time goes into those that are
//! hard to tell apart; the one that looks best stays to the end, to be compared with what is left.
//! That a quick player who looks no further than the next hidden card becomes a better one by
//! playing on from each of its choices is known since Tesauro and Galperin, "On-line policy
//! improvement using Monte-Carlo search", 1996.

use std::cmp::Reverse;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::card::Card;
use crate::deal::shuffle;
use crate::piles::{CardId, Pile};
use crate::position::Position;
use crate::search::{PlayOut, Player, Step, Watch};
use crate::seen::Seen;

/// As many positions are looked at in all.
const NODES: u64 = 360_000;
/// And for each plan of a game that is played on: many games tell more than good ones.
const NODES_OF_PLAN: u64 = 150;

/// And no more games are begun with each plan, between two times that some are dropped: when a game
/// is nearly over, playing on takes next to no positions.
const MOST_GUESSES: u32 = 100;

/// What a won game counts, and at most one that was not won.
const WON: u64 = 10_000;
const MOST_FOR_LOST: u64 = 3_000;

/// A plan, and what each of the games came to that began with it.
struct Trial {
    plan: Vec<Step>,
    scores: Vec<u64>,
}

impl Trial {
    fn sum(&self) -> u64 {
        self.scores.iter().sum()
    }

    /// Whether its games came further than the other's with the same cards, by more than the
    /// standard error of the difference.
    ///
    /// With n differences d the mean is Σd / n, and its error squared (Σd² − (Σd)² / n) / n(n − 1).
    /// The mean squared is more than that just where (Σd)² > Σd².
    fn is_surely_better_than(&self, other: &Trial) -> bool {
        let scores = self.scores.iter().zip(&other.scores);
        let gains = scores.map(|(&own, &other)| own.cast_signed() - other.cast_signed());
        let (sum, squares) = gains.fold((0, 0), |(sum, squares), gain| {
            (sum + gain, squares + gain * gain)
        });
        sum > 0 && sum * sum > squares
    }
}

/// The plan whose games come furthest, of those given with the one that looks best first. That one
/// it is unless another is surely better: few games say less about a plan than its looks.
pub(super) fn best_plan(
    plans: Vec<Vec<Step>>,
    position: &Position,
    seen: Seen,
    watch: &mut Watch<'_>,
) -> Option<Vec<Step>> {
    let mut plans = plans.into_iter().map(|plan| Trial {
        plan,
        scores: Vec::new(),
    });
    let mut looks_best = plans.next()?;
    let mut others: Vec<Trial> = plans.collect();
    let mut guesses = Guesses::new(position, seen);
    let halvings = u64::from((others.len() + 1).next_power_of_two().ilog2());
    let begin = watch.nodes();
    for halving in 1..=halvings {
        let end = begin + NODES * halving / halvings;
        for _ in 0..MOST_GUESSES {
            let trials = std::iter::once(&mut looks_best).chain(&mut others);
            if watch.nodes() >= end || !play_all(trials, guesses.next(), seen, watch) {
                break;
            }
        }
        others.sort_by_key(|trial| Reverse(trial.sum()));
        others.truncate(others.len().div_ceil(2));
    }
    let best = others.into_iter().next();
    let best = best.filter(|best| best.is_surely_better_than(&looks_best));
    Some(best.unwrap_or(looks_best).plan)
}

/// Plays a game that begins with each plan, with the same cards. Whether there was the time.
fn play_all<'a>(
    trials: impl Iterator<Item = &'a mut Trial>,
    start: Position,
    seen: Seen,
    watch: &mut Watch<'_>,
) -> bool {
    let player = Player::of(start.rules());
    let played = trials.map(|trial| {
        let mut game = PlayOut::new(start, seen);
        game.follow(&trial.plan);
        let is_over = game.play_on(&player, NODES_OF_PLAN, watch);
        is_over.then(|| (score(game.position()), trial))
    });
    let Some(played) = played.collect::<Option<Vec<(u64, &mut Trial)>>>() else {
        return false;
    };
    for (score, trial) in played {
        trial.scores.push(score);
    }
    true
}

/// What a game comes to that ends here: a win, or else something for how far it came, for each
/// step more than for the one before.
fn score(end: &Position) -> u64 {
    if end.is_won() {
        return WON;
    }
    let (done, all) = progress(end);
    MOST_FOR_LOST * done * done / (all * all).max(1)
}

/// How many face-down cards were turned up, of how many; where none are dealt, how many cards are
/// home.
fn progress(end: &Position) -> (u64, u64) {
    let columns = end.rules().tableau.columns;
    let all: u64 = columns.iter().map(|column| u64::from(column.down)).sum();
    if all == 0 {
        return (u64::from(end.home()), u64::from(end.piles.total()));
    }
    let piles = (0..).zip(columns).map(|(column, _)| Pile::Tableau(column));
    let left: u64 = piles.map(|pile| u64::from(end.face_down(pile))).sum();
    (all.saturating_sub(left), all)
}

/// The position with other cards in the places of the hidden ones, in one order after the other.
struct Guesses {
    position: Position,
    hidden: Vec<CardId>,
    faces: Vec<Card>,
    random: ChaCha8Rng,
}

impl Guesses {
    /// The orders are the same for all positions between which nothing changes for good, so that a
    /// plan is judged alike on all of its way. They have nothing to do with the real one.
    fn new(position: &Position, seen: Seen) -> Guesses {
        let hidden: Vec<CardId> = seen.others(position).collect();
        let mut faces: Vec<Card> = hidden.iter().map(|&id| position.card(id)).collect();
        faces.sort_unstable_by_key(|face| face.number());
        let talon = position.len(Pile::Stock) + position.len(Pile::Waste);
        Guesses {
            position: *position,
            random: ChaCha8Rng::seed_from_u64(
                u64::from(position.home()) << 16 | u64::from(talon) << 8 | hidden.len() as u64,
            ),
            hidden,
            faces,
        }
    }

    fn next(&mut self) -> Position {
        shuffle(&mut self.faces, &mut self.random);
        let mut guessed = self.position;
        for (&id, &face) in self.hidden.iter().zip(&self.faces) {
            guessed.piles.set_face(id, face);
        }
        guessed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::laid::{position, suit};
    use crate::rules::{GAMES, SALLY};
    use crate::search::{Cancel, Choice, Knowledge, Limits, State, plans};

    #[test]
    fn a_guess_has_the_same_cards_and_leaves_those_alone_that_were_seen() {
        for rules in GAMES {
            let dealt = deal(rules, DealNumber::new(7).unwrap());
            let mut seen = Seen::default();
            seen.see(&dealt);
            let mut guesses = Guesses::new(&dealt, seen);
            let of = |position: &Position, is_seen| {
                let ids = rules.piles().flat_map(|pile| position.ids(pile));
                let ids = ids.filter(|&id| seen.has(id) == is_seen);
                ids.map(|id| position.card(id)).collect::<Vec<Card>>()
            };
            let sorted = |mut cards: Vec<Card>| {
                cards.sort_unstable_by_key(|card| card.number());
                cards
            };
            for _ in 0..5 {
                let guessed = guesses.next();
                assert_eq!(of(&guessed, true), of(&dealt, true));
                assert_eq!(sorted(of(&guessed, false)), sorted(of(&dealt, false)));
                let hides = seen.others(&dealt).nth(1).is_some();
                assert_eq!(of(&guessed, false) != of(&dealt, false), hides);
            }
        }
    }

    fn found_plans(position: &Position, seen: Seen, choice: Choice) -> Vec<Vec<Step>> {
        let (cancel, mut report) = (Cancel::default(), |_| {});
        let mut watch = Watch::new(Limits::NONE, &cancel, &mut report);
        let knowledge = Knowledge {
            seen,
            is_welcome: &|_| true,
            can_fetch: true,
        };
        let player = Player::of(position.rules());
        let start = State::fair(position);
        plans(&start, &player, &knowledge, choice, 500, &mut watch)
    }

    fn chosen(position: &Position, seen: Seen) -> Option<Vec<Step>> {
        let (cancel, mut report) = (Cancel::default(), |_| {});
        let mut watch = Watch::new(Limits::of_nodes(150_000), &cancel, &mut report);
        let choice = Choice {
            most: 6,
            most_alike: 2,
        };
        let found = found_plans(position, seen, choice);
        let best = best_plan(found.clone(), position, seen, &mut watch);
        assert!(best.as_ref().is_some_and(|best| found.contains(best)));
        best
    }

    #[test]
    fn a_plan_is_surely_better_where_its_gain_is_more_than_the_error() {
        let trial = |scores: &[u64]| Trial {
            plan: Vec::new(),
            scores: scores.to_vec(),
        };
        let other = trial(&[5, 5, 5, 5]);
        assert!(trial(&[7, 5, 7, 5]).is_surely_better_than(&other));
        assert!(!trial(&[9, 1, 7, 5]).is_surely_better_than(&other));
        assert!(!trial(&[5, 5, 5, 5]).is_surely_better_than(&other));
        assert!(!trial(&[3, 3, 3, 3]).is_surely_better_than(&other));
        // A single game tells nothing.
        assert!(!trial(&[9]).is_surely_better_than(&other));
    }

    #[test]
    fn comparing_plans_that_win_at_once_comes_to_an_end() {
        let kings: Vec<(String, String)> = (0..8)
            .map(|index| {
                (
                    format!("f{}", index + 1),
                    suit(['C', 'D', 'H', 'S'][index / 2], 13),
                )
            })
            .collect();
        let mut piles: Vec<(&str, &str)> = kings
            .iter()
            .map(|(name, cards)| (name.as_str(), cards.as_str()))
            .collect();
        let queens = suit('S', 12);
        piles[7].1 = &queens;
        piles.push(("t1", "KS"));
        let position = position("napoleons_shoulder", &piles, "s");
        let win = vec![Step::plain("t1-f8".parse().unwrap())];
        let (cancel, mut report) = (Cancel::default(), |_| {});
        let mut watch = Watch::new(Limits::NONE, &cancel, &mut report);
        let plans = vec![win.clone(), win.clone()];
        let best = best_plan(plans, &position, Seen::default(), &mut watch);
        assert_eq!(best, Some(win));
    }

    #[test]
    fn guesses_and_what_comes_of_them_have_nothing_to_do_with_the_hidden_cards() {
        let mut away_from_the_first = 0;
        for number in 1..=6 {
            let dealt = deal(&SALLY, DealNumber::new(number).unwrap());
            let mut seen = Seen::default();
            seen.see(&dealt);
            let mut all_dealt = dealt;
            all_dealt.turn_waste_to(dealt.len(Pile::Stock));
            seen.see(&all_dealt);
            let mut real = Guesses::new(&dealt, seen);
            let other = real.next();
            let mut swapped = Guesses::new(&other, seen);
            assert_ne!(other, dealt);
            assert_eq!(swapped.next(), other);
            assert_eq!(swapped.next(), real.next());
            let plan = chosen(&dealt, seen);
            assert_eq!(plan, chosen(&other, seen), "{number}");
            let looks_best = found_plans(&dealt, seen, Choice::BEST).pop();
            away_from_the_first += u32::from(plan != looks_best);
        }
        assert!(away_from_the_first > 0);
    }
}
