//! Moves are tried out on guesses at the hidden cards.

use super::guess::Hidden;
use crate::position::Position;
use crate::search::{Player, State, Step, Watch};

/// As many steps are tried, the best-looking ones.
const MOST_STEPS: usize = 5;
/// More tries than this change nothing.
const MOST_TRIES: u32 = 2_000;
/// How much a step is tried again because it was tried little.
const CURIOSITY: f32 = 0.1;
/// What a game is worth at most that isn't won.
const NEARLY: f32 = 0.3;

/// A step that is tried out.
struct Tried {
    step: Step,
    tries: u32,
    sum: f32,
}

impl Tried {
    fn mean(&self) -> f32 {
        self.sum / self.tries.max(1) as f32
    }

    /// How promising another try is, after `all` tries of all steps.
    fn promise(&self, all: u32) -> f32 {
        if self.tries == 0 {
            return f32::INFINITY;
        }
        self.mean() + CURIOSITY * ((all.max(1) as f32).ln() / self.tries as f32).sqrt()
    }
}

/// The step that does best on guesses, as far as the watch lets it be known.
///
/// The step to try next is chosen by the UCB rule of Auer, Cesa-Bianchi and Fischer (2002). The
/// first try of each step is on the same guess, the second on another, and so on.
pub(super) fn best(
    position: &Position,
    steps: &[Step],
    hidden: &Hidden,
    seed: u64,
    watch: &mut Watch<'_>,
) -> Option<Step> {
    let player = Player::of(position.rules());
    let mut tried = best_looking(position, steps, &player);
    let mut all = 0;
    while all < MOST_TRIES && watch.stopped().is_none() {
        let promising = tried
            .iter_mut()
            .rev()
            .max_by(|a, b| a.promise(all).total_cmp(&b.promise(all)))?;
        let number = u64::from(promising.tries);
        let mut state = State::fair(&hidden.guess(position, seed, number));
        state.make(promising.step);
        let left = player.play_on(&mut state, watch);
        if watch.stopped().is_some() {
            break;
        }
        promising.tries += 1;
        promising.sum += match left {
            0.0 => 1.0,
            left => NEARLY * (1.0 - left),
        };
        all += 1;
    }
    let best = tried
        .iter()
        .rev()
        .max_by(|a, b| a.mean().total_cmp(&b.mean()));
    best.map(|tried| tried.step)
}

fn best_looking(position: &Position, steps: &[Step], player: &Player) -> Vec<Tried> {
    let state = State::fair(position);
    let mut ranked: Vec<(i32, Step)> = steps
        .iter()
        .map(|&step| (player.gain(&mut state.clone(), step), step))
        .collect();
    ranked.sort_by_key(|&(gain, _)| -gain);
    ranked.truncate(MOST_STEPS);
    let untried = |(_, step)| Tried {
        step,
        tries: 0,
        sum: 0.0,
    };
    ranked.into_iter().map(untried).collect()
}
