//! A position as a search sees it: with its key and its counts, both kept up to date card by card.

use super::key::{Key, share_of_pile, share_of_talon_card, share_of_waste, with_card};
use crate::card::{Card, CardSet, Rank, Suit};
use crate::moves::{Move, Played, Takers};
use crate::piles::{CardId, MAX_CARDS, PLACES, Pile};
use crate::position::Position;
use crate::rules::{Direction, Foundations, Rules, Stock};

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

    /// Plays the step on a position in which it is known to be legal.
    #[inline]
    pub(super) fn play_on(self, position: &mut Position) -> Played {
        if let Some(waste) = self.waste {
            position.turn_waste_to(waste);
        }
        position.apply(self.action)
    }

    /// The position that the step leads to from one in which it is known to be legal.
    pub(super) fn played(self, position: &Position) -> Position {
        let mut after = *position;
        self.play_on(&mut after);
        after
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
    before: Change,
}

/// What a search has to know of a position to compare it with others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Outlook {
    /// Equal for positions that are alike but for the numbers of their piles and for how far a
    /// talon that goes round and round has been turned.
    pub(super) key: Key,
    /// What there is of good and bad.
    pub(super) counts: Counts,
}

/// What a step changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Change {
    outlook: Outlook,
    /// The shares of the piles that it takes cards from and brings them to.
    from: Key,
    to: Key,
}

/// What there is of good and bad in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts {
    /// Cards on the foundations.
    pub(super) home: i16,
    /// Cards on the lowest foundation.
    pub(super) lowest: i16,
    /// Cards of the tableau above one that is wanted on a foundation sooner.
    pub(super) blockers: i16,
    /// The same in a waste that is dealt once.
    pub(super) waste_blockers: i16,
    /// Cards of the tableau that lie on one on which they build.
    pub(super) joins: i16,
    /// Those of them that lie there in suit.
    pub(super) suited_joins: i16,
    /// Face-down cards of the tableau.
    pub(super) face_down: i16,
    /// Empty columns.
    pub(super) spaces: i16,
    /// Cards in stock and waste.
    pub(super) talon: i16,
    /// Taken cells.
    pub(super) cells: i16,
}

/// What a card lies on: the cards of a pile from the bottom up to some card.
#[derive(Clone, Copy)]
struct Ground {
    /// The key of these cards.
    key: Key,
    /// When the first of them is wanted.
    earliest: u8,
    /// The uppermost of them, if it is known.
    top: Option<Card>,
}

impl Ground {
    /// The bottom of a pile.
    const BARE: Ground = Ground {
        key: 0,
        earliest: u8::MAX,
        top: None,
    };
}

/// What there is to know of how a card lies, kept for each so that it is worked out only once.
#[derive(Clone, Copy)]
struct Lie {
    /// When the first of it and those under it is wanted.
    earliest: u8,
    /// Whether it counts as one that lies above a card that is wanted sooner.
    blocks: bool,
    /// Whether it counts as one that lies on a card on which it builds.
    joins: bool,
    /// Whether it does so in suit.
    joins_in_suit: bool,
}

impl Lie {
    /// Hidden, or in the stock: it counts as nothing.
    const UNKNOWN: Lie = Lie {
        earliest: u8::MAX,
        blocks: false,
        joins: false,
        joins_in_suit: false,
    };
}

/// A number below 64 that is no card's.
const NO_CARD: u8 = 63;

/// A position with its key and its counts.
#[derive(Clone)]
pub(crate) struct State {
    position: Position,
    /// What its piles accept.
    takers: Takers,
    outlook: Outlook,
    /// For each card but those of stock and waste: the key of it and those under it.
    keys: [Key; CardId::ROOM],
    /// What each pile but stock and waste adds to the position's key.
    shares: [Key; PLACES],
    /// For each card of tableau and waste: how it lies.
    lies: [Lie; CardId::ROOM],
    /// For each card: when it is wanted on a foundation, 0 the first.
    wanted: [u8; 64],
    /// For each card by its number: those on which it builds.
    hosts: &'static [CardSet; 64],
    /// How many foundations build as the first one does.
    first_kind: u8,
    /// How many cards a deal turns up.
    deal: u8,
    /// The same where the waste can be turned over; 0 where it can't.
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
            takers: Takers::of(position),
            outlook: Outlook::default(),
            keys: [0; CardId::ROOM],
            shares: [0; PLACES],
            lies: [Lie::UNKNOWN; CardId::ROOM],
            wanted: wanted_order(position),
            hosts: rules.hosts_by_number(),
            first_kind: rules.foundations.first().map_or(0, |kind| kind.count),
            deal: match rules.stock {
                Stock::Waste { deal, .. } => deal,
                Stock::None | Stock::Open => 0,
            },
            cycle: cycle(rules),
            sees_all,
        };
        state.take_stock();
        state
    }

    /// Goes over to another position of the same deal. That is quicker than to begin anew, as what
    /// holds for the whole deal stays.
    pub(super) fn go_over_to(&mut self, position: &Position) {
        self.position = *position;
        self.takers = Takers::of(position);
        self.take_stock();
    }

    /// Works everything out that is kept up to date from then on.
    fn take_stock(&mut self) {
        let mut outlook = Outlook::default();
        let mut ids = Vec::with_capacity(MAX_CARDS);
        for pile in self.position.rules().piles() {
            ids.clear();
            ids.extend(self.position.piles.ids_down(pile));
            self.take_stock_of(pile, &ids, &mut outlook);
        }
        outlook.counts.lowest = i16::from(self.position.lowest_foundation());
        let waste = self.position.len(Pile::Waste);
        let phase = phase(waste, outlook.counts.talon, self.cycle);
        outlook.key = outlook.key.wrapping_add(share_of_waste(phase));
        self.outlook = outlook;
    }

    /// `ids` are the pile's cards from the top down.
    fn take_stock_of(&mut self, pile: Pile, ids: &[CardId], outlook: &mut Outlook) {
        let down = self.position.face_down(pile);
        let hidden = match pile {
            Pile::Tableau(_) if !self.sees_all => usize::from(down),
            _ => 0,
        };
        let mut ground = Ground::BARE;
        for (index, &id) in ids.iter().rev().enumerate() {
            let card = self.position.card(id);
            if matches!(pile, Pile::Stock | Pile::Waste) {
                let share = share_of_talon_card(id.slot() as u8);
                outlook.key = outlook.key.wrapping_add(share);
                outlook.counts.talon += 1;
            }
            if index < hidden {
                // It can't be told from any other.
                ground.key = with_card(ground.key, NO_CARD);
                self.note(id, ground.key, Lie::UNKNOWN);
            } else {
                let lie = self.lie(pile, card, ground);
                count_card(&mut outlook.counts, 1, pile, lie);
                ground = on_top(ground, card, lie);
                self.note(id, ground.key, lie);
            }
        }
        if let Pile::Tableau(_) = pile {
            outlook.counts.face_down += i16::from(down);
            outlook.counts.spaces += i16::from(self.position.is_empty(pile));
        }
        let share = self.share_of(pile, ground.key, down);
        self.shares[pile.place().index()] = share;
        outlook.key = outlook.key.wrapping_add(share);
    }

    /// How the cards lie.
    #[inline]
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// What the piles accept.
    #[inline]
    pub(super) fn takers(&self) -> &Takers {
        &self.takers
    }

    /// What is to be known of the position to compare it with others.
    #[inline]
    pub(super) fn outlook(&self) -> &Outlook {
        &self.outlook
    }

    /// The position's key.
    #[inline]
    pub(super) fn key(&self) -> Key {
        self.outlook.key
    }

    /// How many cards a deal turns up where the waste can be turned over; 0 where it can't.
    #[inline]
    pub(super) fn cycle(&self) -> u8 {
        self.cycle
    }

    /// Whether every card is home.
    #[inline]
    pub(crate) fn is_won(&self) -> bool {
        self.is_win(&self.outlook)
    }

    /// Whether every card is home where a step leads.
    #[inline]
    pub(super) fn is_win(&self, outlook: &Outlook) -> bool {
        outlook.counts.home == i16::from(self.position.piles.total())
    }

    /// What is to be known of the position that a legal step leads to.
    #[inline]
    pub(super) fn after(&self, step: Step) -> Outlook {
        self.change(step).outlook
    }

    /// Makes a step that is known to be legal.
    #[inline]
    pub(crate) fn make(&mut self, step: Step) -> Undo {
        let (from, to, count) = self.ends(step.action);
        let before = Change {
            outlook: self.outlook,
            from: self.share(from),
            to: self.share(to),
        };
        let change = self.change(step);
        self.put(from, to, change);
        let waste_before = self.position.len(Pile::Waste);
        let shows_new = !self.sees_all && self.turns_up(from, count);
        let played = step.play_on(&mut self.position);
        self.takers.look_at(&self.position, from);
        self.takers.look_at(&self.position, to);
        self.settle(to, count);
        if let (true, Some(id)) = (shows_new, self.position.piles.top_id(from)) {
            let card = self.position.card(id);
            self.lies[id.slot()].earliest = self.wanted[usize::from(card.number())];
        }
        Undo {
            step,
            played,
            waste_before,
            before,
        }
    }

    /// Takes back the last step that was made.
    #[inline]
    pub(super) fn take_back(&mut self, undo: Undo) {
        self.position.undo(undo.played);
        if let Move::Carry { from, to, count } = undo.step.action {
            self.put(from, to, undo.before);
            self.takers.look_at(&self.position, from);
            self.takers.look_at(&self.position, to);
            let under = self.position.piles.ids_down(from).nth(usize::from(count));
            if let (Some(under), false) = (under, self.sees_all)
                && self.turns_up(from, count)
            {
                self.lies[under.slot()].earliest = u8::MAX;
            }
            self.settle(from, count);
        }
        if undo.step.waste.is_some() {
            self.position.turn_waste_to(undo.waste_before);
        }
        self.outlook = undo.before.outlook;
    }

    #[inline]
    fn put(&mut self, from: Pile, to: Pile, change: Change) {
        self.outlook = change.outlook;
        self.shares[from.place().index()] = change.from;
        self.shares[to.place().index()] = change.to;
    }

    #[inline]
    fn change(&self, step: Step) -> Change {
        match step.action {
            Move::Carry { from, to, count } => self.carried(step.waste, from, to, count),
            Move::Deal | Move::Redeal => self.turned(step.action),
        }
    }

    #[inline]
    fn carried(&self, waste: Option<u8>, from: Pile, to: Pile, count: u8) -> Change {
        let lead = self.lead(waste, from, count);
        let left = self.up_to(lead.and_then(|id| self.position.piles.below(id)));
        let mut outlook = self.outlook;
        let landed = self.recount(&mut outlook.counts, lead, from, to, count);
        let turns_up = self.turns_up(from, count);
        outlook.counts.face_down -= i16::from(turns_up);
        let down = self.position.face_down(from) - u8::from(turns_up);
        let from_share = self.share_of(from, left.key, down);
        let to_share = self.share_of(to, landed.key, self.position.face_down(to));
        outlook.key = outlook
            .key
            .wrapping_sub(self.share(from))
            .wrapping_sub(self.share(to))
            .wrapping_add(from_share)
            .wrapping_add(to_share);
        if let (Pile::Stock | Pile::Waste, Some(lead)) = (from, lead) {
            self.leave_talon(&mut outlook, waste, from, lead);
        }
        Change {
            outlook,
            from: from_share,
            to: to_share,
        }
    }

    /// Counts cards where they go, and no more where they were; what they then make up.
    #[inline]
    fn recount(
        &self,
        counts: &mut Counts,
        lead: Option<CardId>,
        from: Pile,
        to: Pile,
        count: u8,
    ) -> Ground {
        let piles = &self.position.piles;
        let mut ground = self.up_to(piles.top_id(to));
        let mut next = lead;
        for above in (0..count).rev() {
            let Some(id) = next else { break };
            let card = self.position.card(id);
            let lie = self.lie(to, card, ground);
            count_card(counts, -1, from, self.lies[id.slot()]);
            count_card(counts, 1, to, lie);
            ground = on_top(ground, card, lie);
            let above = above.checked_sub(1).map(usize::from);
            next = above.and_then(|depth| piles.ids_down(from).nth(depth));
        }
        self.count_piles(counts, from, to, count);
        ground
    }

    /// Counts spaces and the lowest foundation anew, for cards that go from one pile to another.
    #[inline]
    fn count_piles(&self, counts: &mut Counts, from: Pile, to: Pile, count: u8) {
        match from {
            Pile::Tableau(_) => counts.spaces += i16::from(self.position.len(from) == count),
            Pile::Foundation(_) => {
                let left = self.position.len(from).saturating_sub(count);
                counts.lowest = counts.lowest.min(i16::from(left));
            }
            Pile::Stock | Pile::Waste | Pile::Cell(_) => {}
        }
        match to {
            Pile::Tableau(_) => counts.spaces -= i16::from(self.position.is_empty(to)),
            Pile::Foundation(_) => counts.lowest = self.lowest_with_one_more_on(to),
            Pile::Stock | Pile::Waste | Pile::Cell(_) => {}
        }
    }

    /// Takes a card of stock or waste out of the books.
    fn leave_talon(&self, outlook: &mut Outlook, waste: Option<u8>, from: Pile, id: CardId) {
        let talon = outlook.counts.talon;
        let before = self.position.len(Pile::Waste);
        let now = waste.unwrap_or(before);
        let after = now.saturating_sub(u8::from(from == Pile::Waste));
        outlook.key = outlook
            .key
            .wrapping_sub(share_of_talon_card(id.slot() as u8))
            .wrapping_sub(share_of_waste(phase(before, talon, self.cycle)))
            .wrapping_add(share_of_waste(phase(after, talon - 1, self.cycle)));
        outlook.counts.talon -= 1;
    }

    /// Whether a face-down card is turned up when so many cards leave a pile.
    #[inline]
    fn turns_up(&self, from: Pile, count: u8) -> bool {
        let Pile::Tableau(column) = from else {
            return false;
        };
        let down = self.position.face_down_in(column);
        down > 0 && down + count == self.position.len(from)
    }

    fn turned(&self, action: Move) -> Change {
        let Outlook { key, mut counts } = self.outlook;
        let (from, to, count) = self.ends(action);
        let before = self.position.len(Pile::Waste);
        let mut after = 0;
        if to == Pile::Waste {
            let mut ground = self.up_to(self.position.piles.top_id(to));
            for id in self.position.piles.ids_down(from).take(usize::from(count)) {
                let card = self.position.card(id);
                let lie = self.lie(to, card, ground);
                count_card(&mut counts, 1, to, lie);
                ground = on_top(ground, card, lie);
            }
            after = before + count;
        }
        let key = key
            .wrapping_sub(share_of_waste(phase(before, counts.talon, self.cycle)))
            .wrapping_add(share_of_waste(phase(after, counts.talon, self.cycle)));
        Change {
            outlook: Outlook { key, counts },
            from: 0,
            to: 0,
        }
    }

    /// Where a move takes cards from and brings them to, and how many.
    #[inline]
    fn ends(&self, action: Move) -> (Pile, Pile, u8) {
        let waste = self.position.len(Pile::Waste);
        match action {
            Move::Carry { from, to, count } => (from, to, count),
            Move::Deal => {
                let count = self.deal.min(self.position.len(Pile::Stock));
                (Pile::Stock, Pile::Waste, count)
            }
            Move::Redeal => (Pile::Waste, Pile::Stock, waste),
        }
    }

    /// The lowest of the top `count` cards of a pile, after the waste was brought to a length.
    #[inline]
    fn lead(&self, waste: Option<u8>, from: Pile, count: u8) -> Option<CardId> {
        let Some(waste) = waste else {
            let depth = usize::from(count.saturating_sub(1));
            return self.position.piles.ids_down(from).nth(depth);
        };
        let now = self.position.len(Pile::Waste);
        let (pile, depth) = match waste.checked_sub(now) {
            None | Some(0) => (Pile::Waste, now - waste),
            Some(ahead) => (Pile::Stock, ahead - 1),
        };
        self.position.piles.ids_down(pile).nth(usize::from(depth))
    }

    /// How many cards the lowest foundation will have with one more card on one of them.
    #[inline]
    fn lowest_with_one_more_on(&self, foundation: Pile) -> i16 {
        let lowest = self.outlook.counts.lowest;
        if i16::from(self.position.len(foundation)) > lowest {
            return lowest;
        }
        let count = self.position.rules().foundation_count();
        let others = (0..count).map(Pile::Foundation);
        let mut others = others.filter(|&other| other != foundation);
        let has_other = others.any(|other| i16::from(self.position.len(other)) == lowest);
        lowest + i16::from(!has_other)
    }

    /// How a card lies on a pile, on `ground`.
    #[inline]
    fn lie(&self, pile: Pile, card: Card, ground: Ground) -> Lie {
        let own = self.wanted[usize::from(card.number())];
        let blocks = ground.earliest < own;
        let earliest = ground.earliest.min(own);
        match pile {
            Pile::Tableau(_) => {
                let hosts = self.hosts[usize::from(card.number())];
                let host = ground.top.filter(|&top| hosts.has(top));
                Lie {
                    earliest,
                    blocks,
                    joins: host.is_some(),
                    joins_in_suit: host.is_some_and(|host| host.suit() == card.suit()),
                }
            }
            // In a waste that is turned over again, every card comes up by itself.
            Pile::Waste if self.cycle == 0 => Lie {
                earliest,
                blocks,
                ..Lie::UNKNOWN
            },
            Pile::Stock | Pile::Waste | Pile::Cell(_) | Pile::Foundation(_) => Lie {
                earliest,
                ..Lie::UNKNOWN
            },
        }
    }

    /// The cards of a pile up to this one; none for the bottom of the pile.
    #[inline]
    fn up_to(&self, id: Option<CardId>) -> Ground {
        let Some(id) = id else {
            return Ground::BARE;
        };
        let earliest = self.lies[id.slot()].earliest;
        Ground {
            key: self.keys[id.slot()],
            earliest,
            top: (earliest != u8::MAX).then(|| self.position.card(id)),
        }
    }

    #[inline]
    fn note(&mut self, id: CardId, key: Key, lie: Lie) {
        self.keys[id.slot()] = key;
        self.lies[id.slot()] = lie;
    }

    /// Notes anew how the top cards of a pile lie, which came there.
    #[inline]
    fn settle(&mut self, pile: Pile, count: u8) {
        if pile == Pile::Stock {
            return;
        }
        for depth in (0..count).rev() {
            let piles = &self.position.piles;
            let Some(id) = piles.ids_down(pile).nth(usize::from(depth)) else {
                return;
            };
            let ground = self.up_to(piles.below(id));
            let card = self.position.card(id);
            let lie = self.lie(pile, card, ground);
            self.note(id, with_card(ground.key, card.number()), lie);
        }
    }

    /// What a pile adds to the key; stock and waste have their own share.
    #[inline]
    fn share(&self, pile: Pile) -> Key {
        self.shares[pile.place().index()]
    }

    /// What a pile of these cards adds to the key.
    #[inline]
    fn share_of(&self, pile: Pile, cards: Key, down: u8) -> Key {
        let kind = match pile {
            Pile::Stock | Pile::Waste => return 0,
            Pile::Cell(_) => 0,
            Pile::Foundation(index) => 1 + u8::from(index >= self.first_kind),
            Pile::Tableau(_) => 3,
        };
        share_of_pile(cards, kind, down)
    }
}

/// Counts a card that lies on a pile so many times.
#[inline]
fn count_card(counts: &mut Counts, times: i16, pile: Pile, lie: Lie) {
    match pile {
        Pile::Stock => {}
        Pile::Waste => counts.waste_blockers += times * i16::from(lie.blocks),
        Pile::Cell(_) => counts.cells += times,
        Pile::Foundation(_) => counts.home += times,
        Pile::Tableau(_) => {
            counts.blockers += times * i16::from(lie.blocks);
            counts.joins += times * i16::from(lie.joins);
            counts.suited_joins += times * i16::from(lie.joins_in_suit);
        }
    }
}

/// One more card on others.
#[inline]
fn on_top(ground: Ground, card: Card, lie: Lie) -> Ground {
    Ground {
        key: with_card(ground.key, card.number()),
        earliest: lie.earliest,
        top: Some(card),
    }
}

/// The length of the waste as far as it matters. Where it can be turned over, the lengths that are
/// reached from an empty waste are all reached from each other.
#[inline]
fn phase(waste: u8, talon: i16, cycle: u8) -> u8 {
    let comes_round = cycle > 0 && (waste.is_multiple_of(cycle) || i16::from(waste) == talon);
    if comes_round { 0 } else { waste }
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

#[cfg(test)]
mod tests {
    use super::super::expand::plays;
    use super::super::key::split_mix;
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::GAMES;

    /// Steps as chance has them, deals and cards that come back included.
    fn assert_books_are_kept(rules: &'static Rules, number: u32) {
        let start = deal(rules, DealNumber::new(number).unwrap());
        let mut state = State::new(&start);
        let mut made = Vec::new();
        for chance in 0..300 {
            let legal = state.position.legal_moves().into_iter().map(Step::plain);
            let steps: Vec<Step> = plays(&state).into_iter().chain(legal).collect();
            let chosen = split_mix(u64::from(number) << 32 | chance) as usize;
            let Some(&step) = steps.get(chosen % steps.len().max(1)) else {
                break;
            };
            let expected = state.after(step);
            made.push((state.clone(), state.make(step)));
            let anew = State::new(&state.position);
            assert_eq!(state.outlook, anew.outlook, "{step:?}\n{}", state.position);
            assert_eq!(state.outlook, expected, "{step:?}\n{}", state.position);
        }
        for (before, undo) in made.into_iter().rev() {
            state.take_back(undo);
            assert_eq!(state.outlook, before.outlook);
            assert_eq!(state.shares, before.shares);
            assert_eq!(state.position, before.position);
        }
    }

    #[test]
    fn what_is_kept_up_step_by_step_is_what_is_worked_out_anew() {
        for rules in GAMES {
            for number in 1..=20 {
                assert_books_are_kept(rules, number);
            }
        }
    }
}
