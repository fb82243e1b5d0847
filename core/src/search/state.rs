//! A position as a search sees it: with its key and its counts, both kept up to date card by card.

use super::key::{
    Key, share_of_pile, share_of_talon_card, share_of_waste, with_card, without_card,
};
use crate::card::{Card, Rank, Suit};
use crate::moves::{Move, Played};
use crate::piles::{CardId, PLACES, Pile};
use crate::position::Position;
use crate::rules::{Build, Direction, Foundations, Rules, Stock};

/// One step of a search: the waste is brought to a length by dealing and turning over, if that is
/// said, and a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// How many cards the waste is to have before the move.
    pub(crate) waste: Option<u8>,
    /// The move.
    pub(crate) action: Move,
}

impl Step {
    /// A move as it stands.
    pub(crate) const fn plain(action: Move) -> Step {
        Step {
            waste: None,
            action,
        }
    }

    /// Whether the step brings a card home.
    #[inline]
    pub(super) fn goes_home(self) -> bool {
        matches!(
            self.action,
            Move::Carry {
                to: Pile::Foundation(_),
                ..
            }
        )
    }

    /// Whether the step takes a card back from a foundation.
    pub(crate) fn is_return(self) -> bool {
        matches!(
            self.action,
            Move::Carry {
                from: Pile::Foundation(_),
                ..
            }
        )
    }
}

/// A step that was made, as far as is needed to take it back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    step: Step,
    played: Played,
    waste_before: u8,
    talon: Key,
    sum: Key,
    counts: Counts,
    from: Hashed,
    to: Hashed,
}

/// A pile's key, and what it adds to the position's key.
#[derive(Clone, Copy, Debug, Default)]
struct Hashed {
    key: Key,
    share: Key,
}

/// What there is of good and bad in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts {
    /// Cards on the foundations.
    pub(super) home: i16,
    /// Cards of the tableau above one that is wanted on a foundation sooner.
    pub(super) blockers: i16,
    /// The same in a waste that is dealt once.
    pub(crate) waste_blockers: i16,
    /// Cards of the tableau that lie on one on which they build.
    pub(super) joins: i16,
    /// Those of them that lie there in suit.
    pub(super) suited_joins: i16,
    /// Face-down cards of the tableau.
    pub(super) face_down: i16,
    /// Empty columns.
    pub(super) spaces: i16,
}

/// A number below 64 that is no card's.
const NO_CARD: u8 = 63;

/// A position with its key and its counts.
#[derive(Clone)]
pub(crate) struct State {
    position: Position,
    /// Each pile but stock and waste.
    piles: [Hashed; PLACES],
    /// The sum of these piles' shares.
    sum: Key,
    /// The sum of the shares of the cards in stock and waste.
    talon: Key,
    counts: Counts,
    /// For each card of tableau and waste: when the first of it and those under it is wanted.
    earliest: [u8; CardId::ROOM],
    /// For each card: when it is wanted on a foundation, 0 the first.
    wanted: [u8; 64],
    build: Option<Build>,
    /// How many cards a deal turns up where the waste can be turned over; 0 where it can't.
    cycle: u8,
    /// Whether face-down cards count as what they are, or not at all.
    sees_all: bool,
}

impl State {
    /// The position with everything worked out.
    pub(crate) fn new(position: &Position) -> State {
        State::with(position, true)
    }

    /// The position with everything worked out that a player sees: face-down cards count as nothing.
    pub(crate) fn fair(position: &Position) -> State {
        State::with(position, false)
    }

    fn with(position: &Position, sees_all: bool) -> State {
        let rules = position.rules();
        let mut state = State {
            position: *position,
            piles: [Hashed::default(); PLACES],
            sum: 0,
            talon: 0,
            counts: Counts {
                spaces: rules.tableau.columns.len() as i16,
                ..Counts::default()
            },
            earliest: [u8::MAX; CardId::ROOM],
            wanted: wanted_order(position),
            build: rules.tableau.build,
            cycle: cycle(rules),
            sees_all,
        };
        for pile in rules.piles() {
            state.take_stock_of(pile);
        }
        state
    }

    fn take_stock_of(&mut self, pile: Pile) {
        let mut under = None;
        let hidden = match pile {
            Pile::Tableau(_) if !self.sees_all => usize::from(self.position.face_down(pile)),
            _ => 0,
        };
        for (index, id) in self.position.ids(pile).into_iter().enumerate() {
            self.arrive(pile, id, under);
            if index < hidden {
                self.hide(pile, id, under);
            }
            under = Some(id);
            if matches!(pile, Pile::Stock | Pile::Waste) {
                self.talon = self
                    .talon
                    .wrapping_add(share_of_talon_card(id.slot() as u8));
            }
        }
        let share = self.new_share(pile);
        self.sum = self.sum.wrapping_add(share);
        if let Pile::Tableau(column) = pile {
            self.counts.face_down += i16::from(self.position.face_down_in(column));
        }
    }

    /// How the cards lie.
    #[inline]
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// What there is of good and bad.
    #[inline]
    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Equal for positions that are alike but for the numbers of their piles and for how far a
    /// talon that goes round and round has been turned.
    #[inline]
    pub(super) fn key(&self) -> Key {
        let waste = self.phase();
        self.sum
            .wrapping_add(self.talon)
            .wrapping_add(share_of_waste(waste))
    }

    /// How many cards a deal turns up where the waste can be turned over; 0 where it can't.
    #[inline]
    pub(super) fn cycle(&self) -> u8 {
        self.cycle
    }

    /// The length of the waste as far as it matters. Where it can be turned over, the lengths that
    /// are reached from an empty waste are all reached from each other.
    #[inline]
    fn phase(&self) -> u8 {
        let waste = self.position.len(Pile::Waste);
        let comes_round = self.cycle > 0
            && (waste.is_multiple_of(self.cycle) || self.position.is_empty(Pile::Stock));
        if comes_round { 0 } else { waste }
    }

    /// Whether every card is home.
    #[inline]
    pub(crate) fn is_won(&self) -> bool {
        self.counts.home == i16::from(self.position.piles.total())
    }

    /// Makes a step that is known to be legal.
    #[inline]
    pub(crate) fn make(&mut self, step: Step) -> Undo {
        let waste_before = self.position.len(Pile::Waste);
        let (from, to) = match step.action {
            Move::Carry { from, to, .. } => (from, to),
            Move::Deal | Move::Redeal => (Pile::Stock, Pile::Waste),
        };
        let (talon, sum, counts) = (self.talon, self.sum, self.counts);
        let (from, to) = (
            self.piles[from.place().index()],
            self.piles[to.place().index()],
        );
        if let Some(waste) = step.waste {
            self.position.turn_waste_to(waste);
        }
        let played = match step.action {
            Move::Carry { from, to, count } => self.carry(step.action, from, to, count),
            Move::Deal | Move::Redeal => self.turn(step.action),
        };
        Undo {
            step,
            played,
            waste_before,
            talon,
            sum,
            counts,
            from,
            to,
        }
    }

    #[inline]
    fn carry(&mut self, action: Move, from: Pile, to: Pile, count: u8) -> Played {
        let before = self.share(from).wrapping_add(self.share(to));
        let down = self.position.face_down(from);
        if let (Pile::Stock | Pile::Waste, Some(id)) = (from, self.position.piles.top_id(from)) {
            self.talon = self
                .talon
                .wrapping_sub(share_of_talon_card(id.slot() as u8));
        }
        self.leave_all(from, count);
        let under = self.position.piles.top_id(to);
        let played = self.position.apply(action);
        self.arrive_all(to, count, under);
        if let Pile::Tableau(column) = from {
            let turned = down - self.position.face_down_in(column);
            self.counts.face_down -= i16::from(turned);
            if let (1, false, Some(id)) = (turned, self.sees_all, self.position.piles.top_id(from))
            {
                let card = self.position.card(id);
                self.earliest[id.slot()] = self.wanted[usize::from(card.number())];
            }
        }
        let after = self.new_share(from).wrapping_add(self.new_share(to));
        self.sum = self.sum.wrapping_sub(before).wrapping_add(after);
        played
    }

    fn turn(&mut self, action: Move) -> Played {
        let (under, before) = (
            self.position.piles.top_id(Pile::Waste),
            self.position.len(Pile::Waste),
        );
        let played = self.position.apply(action);
        let after = self.position.len(Pile::Waste);
        self.arrive_all(Pile::Waste, after.saturating_sub(before), under);
        played
    }

    /// Takes back the last step that was made.
    #[inline]
    pub(super) fn take_back(&mut self, undo: Undo) {
        self.position.undo(undo.played);
        if let Move::Carry { from, to, count } = undo.step.action {
            let under = self.position.piles.ids_down(from).nth(usize::from(count));
            if let (Some(under), Pile::Tableau(column), false) = (under, from, self.sees_all)
                && self.position.face_down_in(column) + count == self.position.len(from)
            {
                self.earliest[under.slot()] = u8::MAX;
            }
            self.settle_all(from, count, under);
            self.piles[from.place().index()] = undo.from;
            self.piles[to.place().index()] = undo.to;
        }
        if undo.step.waste.is_some() {
            self.position.turn_waste_to(undo.waste_before);
        }
        self.talon = undo.talon;
        self.sum = undo.sum;
        self.counts = undo.counts;
    }

    /// Notes anew what is wanted first up to each of a pile's top cards, which came back there.
    #[inline]
    fn settle_all(&mut self, pile: Pile, count: u8, under: Option<CardId>) {
        if !matches!(pile, Pile::Tableau(_) | Pile::Waste) {
            return;
        }
        let mut under = under;
        for depth in (0..count).rev() {
            let Some(id) = self.position.piles.ids_down(pile).nth(usize::from(depth)) else {
                return;
            };
            self.settle(id, self.position.card(id), under);
            under = Some(id);
        }
    }

    /// Takes the top `count` cards of a pile out of the books, while they still lie there.
    #[inline]
    fn leave_all(&mut self, pile: Pile, count: u8) {
        let mut next = self.position.piles.top_id(pile);
        for _ in 0..count {
            let Some(id) = next else { return };
            next = self.position.piles.below(id);
            self.leave(pile, id, next);
        }
    }

    /// Enters the top `count` cards of a pile in the books, when they lie there.
    #[inline]
    fn arrive_all(&mut self, pile: Pile, count: u8, under: Option<CardId>) {
        if count == 1 {
            if let Some(id) = self.position.piles.top_id(pile) {
                self.arrive(pile, id, under);
            }
            return;
        }
        let mut under = under;
        for depth in (0..count).rev() {
            let Some(id) = self.position.piles.ids_down(pile).nth(usize::from(depth)) else {
                return;
            };
            self.arrive(pile, id, under);
            under = Some(id);
        }
    }

    /// A card comes to lie on a pile, on the card `under`.
    #[inline]
    fn arrive(&mut self, pile: Pile, id: CardId, under: Option<CardId>) {
        let card = self.position.card(id);
        match pile {
            Pile::Stock => return,
            Pile::Waste => {
                let blocks = self.settle(id, card, under);
                // In a waste that is turned over again, every card comes up by itself.
                if self.cycle == 0 {
                    self.counts.waste_blockers += blocks;
                }
                return;
            }
            Pile::Cell(_) => {}
            Pile::Foundation(_) => self.counts.home += 1,
            Pile::Tableau(_) => {
                self.counts.blockers += self.settle(id, card, under);
                let (joins, suited) = self.joins(card, under);
                self.counts.joins += joins;
                self.counts.suited_joins += suited;
                self.counts.spaces -= i16::from(under.is_none());
            }
        }
        let key = &mut self.piles[pile.place().index()].key;
        *key = with_card(*key, card.number());
    }

    /// Takes back what a face-down card counted for, and what it added to its pile's key: that can't
    /// be told from any other's.
    fn hide(&mut self, pile: Pile, id: CardId, under: Option<CardId>) {
        let card = self.position.card(id);
        self.counts.blockers -= self.blocks(card, under);
        let (joins, suited) = self.joins(card, under);
        self.counts.joins -= joins;
        self.counts.suited_joins -= suited;
        self.earliest[id.slot()] = u8::MAX;
        let key = &mut self.piles[pile.place().index()].key;
        *key = with_card(without_card(*key, card.number()), NO_CARD);
    }

    /// A card is lifted from a pile, off the card `under`.
    #[inline]
    fn leave(&mut self, pile: Pile, id: CardId, under: Option<CardId>) {
        let card = self.position.card(id);
        match pile {
            Pile::Stock => return,
            Pile::Waste => {
                if self.cycle == 0 {
                    self.counts.waste_blockers -= self.blocks(card, under);
                }
                return;
            }
            Pile::Cell(_) => {}
            Pile::Foundation(_) => self.counts.home -= 1,
            Pile::Tableau(_) => {
                self.counts.blockers -= self.blocks(card, under);
                let (joins, suited) = self.joins(card, under);
                self.counts.joins -= joins;
                self.counts.suited_joins -= suited;
                self.counts.spaces += i16::from(under.is_none());
            }
        }
        let key = &mut self.piles[pile.place().index()].key;
        *key = without_card(*key, card.number());
    }

    /// Notes the earliest card of a pile up to this one; 1 if the card blocks one, else 0.
    #[inline]
    fn settle(&mut self, id: CardId, card: Card, under: Option<CardId>) -> i16 {
        let own = self.wanted[usize::from(card.number())];
        let below = under.map_or(u8::MAX, |under| self.earliest[under.slot()]);
        self.earliest[id.slot()] = own.min(below);
        i16::from(below < own)
    }

    #[inline]
    fn blocks(&self, card: Card, under: Option<CardId>) -> i16 {
        let below = under.map_or(u8::MAX, |under| self.earliest[under.slot()]);
        i16::from(below < self.wanted[usize::from(card.number())])
    }

    /// Whether a card builds on the one under it, and whether in suit, as 0 or 1.
    #[inline]
    fn joins(&self, card: Card, under: Option<CardId>) -> (i16, i16) {
        let (Some(under), Some(build)) = (under, self.build) else {
            return (0, 0);
        };
        if self.earliest[under.slot()] == u8::MAX {
            return (0, 0);
        }
        let under = self.position.card(under);
        let joins = build.accepts(under, card);
        (
            i16::from(joins),
            i16::from(joins && under.suit() == card.suit()),
        )
    }

    /// What a pile adds to the key; stock and waste have their own share.
    #[inline]
    fn share(&self, pile: Pile) -> Key {
        self.piles[pile.place().index()].share
    }

    /// What a pile that has changed adds to the key from now on.
    #[inline]
    fn new_share(&mut self, pile: Pile) -> Key {
        let kind = match pile {
            Pile::Stock | Pile::Waste => return 0,
            Pile::Cell(_) => 0,
            Pile::Foundation(index) => 1 + self.is_of_second_kind(index),
            Pile::Tableau(_) => 3,
        };
        let down = self.position.face_down(pile);
        let hashed = &mut self.piles[pile.place().index()];
        hashed.share = share_of_pile(hashed.key, kind, down);
        hashed.share
    }

    /// 1 for foundations that build otherwise than the first ones.
    #[inline]
    fn is_of_second_kind(&self, index: u8) -> u8 {
        let first = self.position.rules().foundations.first();
        u8::from(first.is_some_and(|kind| index >= kind.count))
    }
}

fn cycle(rules: &Rules) -> u8 {
    match rules.stock {
        Stock::Waste {
            deal,
            redeals: true,
        } => deal,
        Stock::Waste { .. } | Stock::None | Stock::Open => 0,
    }
}

/// For each card when it is wanted: its place on the foundation that takes it first.
fn wanted_order(position: &Position) -> [u8; 64] {
    let rules = position.rules();
    let ranks = rules.pack.ranks;
    let place = |kind: &Foundations, card: Card| {
        let base = position.base_of(kind).map_or(0, |base| base.index());
        let steps = match kind.direction {
            Direction::Up => card.rank().index() + ranks - base,
            Direction::Down => base + ranks - card.rank().index(),
        };
        steps % ranks
    };
    let mut wanted = [u8::MAX; 64];
    for suit in Suit::ALL {
        // A card that is not in the pack has no place, and is wanted last.
        for rank in Rank::all().take(usize::from(ranks)) {
            let card = Card::new(rank, suit);
            let places = rules.foundations.iter().map(|kind| place(kind, card));
            wanted[usize::from(card.number())] = places.min().unwrap_or(0);
        }
    }
    wanted
}

/// The key of a position as it lies on the table: equal only where all piles are.
pub(crate) fn exact_key(position: &Position) -> Key {
    let mut sum = share_of_waste(position.len(Pile::Waste));
    for pile in position.rules().piles() {
        let cards = position.piles.down(pile);
        let key = cards.fold(1, |key, card| with_card(key, card.number()));
        let place = pile.place().index() as u8;
        let placed = with_card(key, place & 63);
        sum = sum.wrapping_add(share_of_pile(placed, 0, position.face_down(pile)));
    }
    sum
}
