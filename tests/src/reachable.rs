//! Everything that can become of a position, by trying all moves. Nothing is cleverly left out
//! here, so that what is clever elsewhere can be compared with it.

use std::collections::HashMap;

use talon_core::position::Position;

/// Every position that play can reach, each with the places of those that its legal moves lead to.
#[derive(Default)]
pub struct Reachable {
    /// The positions, the start first.
    pub positions: Vec<Position>,
    /// For each position where its legal moves lead, in the order of the moves.
    pub next: Vec<Vec<usize>>,
    places: HashMap<String, usize>,
}

impl Reachable {
    /// What can be reached from `start`; `None` if that is more than `most` positions.
    pub fn from(start: Position, most: usize) -> Option<Reachable> {
        let mut reachable = Reachable::default();
        reachable.place_of(start);
        while let Some(&position) = reachable.positions.get(reachable.next.len()) {
            let next = position.legal_moves().into_iter().map(|legal| {
                let mut after = position;
                after.play(legal).expect("a legal move can be played");
                reachable.place_of(after)
            });
            let next = next.collect();
            reachable.next.push(next);
            if reachable.positions.len() > most {
                return None;
            }
        }
        Some(reachable)
    }

    fn place_of(&mut self, position: Position) -> usize {
        let new = self.positions.len();
        let place = *self.places.entry(position.to_string()).or_insert(new);
        if place == new {
            self.positions.push(position);
        }
        place
    }

    /// From which positions the game can be won.
    pub fn winnable(&self) -> Vec<bool> {
        let won = |place: &usize| self.positions[*place].is_won();
        self.leading_to((0..self.positions.len()).filter(won).collect())
    }

    /// From which positions some of the places can be reached, found from those backwards.
    pub fn leading_to(&self, places: Vec<usize>) -> Vec<bool> {
        let mut before = vec![Vec::new(); self.positions.len()];
        for (here, next) in self.next.iter().enumerate() {
            next.iter().for_each(|&after| before[after].push(here));
        }
        let mut leads = vec![false; self.positions.len()];
        let mut waiting = places;
        while let Some(place) = waiting.pop() {
            if !leads[place] {
                leads[place] = true;
                waiting.extend(&before[place]);
            }
        }
        leads
    }
}
