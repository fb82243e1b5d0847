//! A position: where every card lies.

use crate::card::{Card, CardSet, Rank};
use crate::piles::{CardId, MAX_CARDS, MAX_CELLS, MAX_COLUMNS, MAX_FOUNDATIONS, Pile, Piles};
use crate::rules::{Base, Direction, Foundations, Rules, Stock};

/// Where every card of a game lies, and which cards lie face down.
///
/// Small and [`Copy`]; everything that plays, searches or draws works on it.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) rules: &'static Rules,
    pub(crate) piles: Piles,
    /// How many cards of each column lie face down, from the bottom.
    pub(crate) face_down: [u8; MAX_COLUMNS as usize],
    /// The rank of the pack's first card, in games whose foundations begin with it.
    pub(crate) base: Option<Rank>,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.rules.id == other.rules.id
            && self.base == other.base
            && self.face_down == other.face_down
            && self.piles == other.piles
    }
}

impl Eq for Position {}

impl Position {
    /// A table without a card on it.
    pub(crate) fn empty(rules: &'static Rules, base: Option<Rank>) -> Position {
        Position {
            rules,
            piles: Piles::EMPTY,
            face_down: [0; MAX_COLUMNS as usize],
            base,
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The base rank of a game in which it changes from deal to deal.
    pub fn base(&self) -> Option<Rank> {
        self.base
    }

    /// The cards on a pile, bottom first; none for a pile that the game doesn't have.
    pub fn cards(&self, pile: Pile) -> Vec<Card> {
        self.ids(pile).into_iter().map(|id| self.card(id)).collect()
    }

    /// The cards on a pile as things, bottom first.
    pub fn ids(&self, pile: Pile) -> Vec<CardId> {
        let mut ids: Vec<CardId> = self.piles.ids_down(pile).collect();
        ids.reverse();
        ids
    }

    /// Which card this is.
    pub fn card(&self, id: CardId) -> Card {
        self.piles.card(id)
    }

    /// How many cards lie on a pile.
    #[inline]
    pub fn len(&self, pile: Pile) -> u8 {
        self.piles.len(pile)
    }

    /// Whether no card lies on a pile.
    #[inline]
    pub fn is_empty(&self, pile: Pile) -> bool {
        self.len(pile) == 0
    }

    /// The top card of a pile.
    #[inline]
    pub fn top(&self, pile: Pile) -> Option<Card> {
        self.piles.top(pile)
    }

    /// How many cards lie face down on a pile, from the bottom. The stock lies face down, but for
    /// its top card where that is playable.
    pub fn face_down(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Stock if self.rules.has_open_stock() => self.len(pile).saturating_sub(1),
            Pile::Stock => self.len(pile),
            Pile::Tableau(column) => self.face_down_in(column),
            Pile::Waste | Pile::Cell(_) | Pile::Foundation(_) => 0,
        }
    }

    /// How many cards of a column lie face down.
    #[inline]
    pub(crate) fn face_down_in(&self, column: u8) -> u8 {
        self.face_down
            .get(usize::from(column))
            .copied()
            .unwrap_or(0)
    }

    /// How many cards the lowest foundation has.
    pub(crate) fn lowest_foundation(&self) -> u8 {
        let foundations = (0..self.rules.foundation_count()).map(Pile::Foundation);
        let heights = foundations.map(|foundation| self.len(foundation));
        heights.min().unwrap_or(0)
    }

    /// How many cards lie on the foundations.
    pub(crate) fn home(&self) -> u8 {
        let foundations = (0..self.rules.foundation_count()).map(Pile::Foundation);
        foundations.map(|foundation| self.len(foundation)).sum()
    }

    /// Whether every card lies on the foundations.
    pub fn is_won(&self) -> bool {
        self.home() == self.piles.total()
    }

    /// The cards that a foundation of this kind accepts next; an empty one takes its base rank in
    /// any suit.
    #[inline]
    pub(crate) fn wanted(&self, kind: &Foundations, foundation: Pile) -> CardSet {
        match self.top(foundation) {
            None => match self.base_of(kind) {
                Some(base) => CardSet::of_rank(base),
                None => CardSet::NONE,
            },
            Some(_) if self.len(foundation) >= self.rules.pack.ranks => CardSet::NONE,
            Some(top) => match self.next_rank(kind, top.rank()) {
                Some(next) => CardSet::NONE.with(Card::new(next, top.suit())),
                None => CardSet::NONE,
            },
        }
    }

    /// The cards that some foundation accepts next.
    pub(crate) fn wanted_by_any(&self) -> CardSet {
        let mut all = CardSet::NONE;
        for index in 0..self.rules.foundation_count() {
            if let Some(kind) = self.rules.foundation_kind(index) {
                all = all.or(self.wanted(kind, Pile::Foundation(index)));
            }
        }
        all
    }

    /// The rank that foundations of this kind begin with.
    #[inline]
    pub(crate) fn base_of(&self, kind: &Foundations) -> Option<Rank> {
        match kind.base {
            Base::Rank(rank) => Some(rank),
            Base::FirstCard => self.base,
        }
    }

    /// The rank that follows `rank` on a foundation of this kind.
    #[inline]
    pub(crate) fn next_rank(&self, kind: &Foundations, rank: Rank) -> Option<Rank> {
        let highest = self.rules.pack.highest();
        match kind.direction {
            Direction::Up if rank == highest => kind.wraps.then_some(Rank::ACE),
            Direction::Up => Rank::from_index(rank.index() + 1),
            Direction::Down if rank == Rank::ACE => kind.wraps.then_some(highest),
            Direction::Down => Rank::from_index(rank.index() - 1),
        }
    }
}

impl Rules {
    /// Whether the game has this pile.
    pub fn has_pile(&self, pile: Pile) -> bool {
        match pile {
            Pile::Stock => self.has_stock(),
            Pile::Waste => self.has_waste(),
            Pile::Cell(index) => index < self.cells.count,
            Pile::Foundation(index) => index < self.foundation_count(),
            Pile::Tableau(index) => usize::from(index) < self.tableau.columns.len(),
        }
    }

    /// All piles of the game in the order of a position's text: stock, waste, cells, foundations,
    /// tableau.
    pub fn piles(&self) -> impl Iterator<Item = Pile> + use<> {
        let aside = [
            self.has_stock().then_some(Pile::Stock),
            self.has_waste().then_some(Pile::Waste),
        ];
        aside
            .into_iter()
            .flatten()
            .chain((0..self.cells.count).map(Pile::Cell))
            .chain((0..self.foundation_count()).map(Pile::Foundation))
            .chain(self.columns())
    }

    /// For each card by its number: those on which it builds in the tableau.
    pub(crate) fn hosts_by_number(&self) -> &'static [CardSet; 64] {
        match self.tableau.build {
            Some(build) => build.hosts_by_number(),
            None => &[CardSet::NONE; 64],
        }
    }

    /// The columns in the order of their numbers.
    pub fn columns(&self) -> impl Iterator<Item = Pile> + use<> {
        (0..self.tableau.columns.len() as u8).map(Pile::Tableau)
    }

    /// Whether the game's piles and cards fit into a [`Position`], and the pack is enough for the
    /// deal. A test holds this for every game; a new one is to be asked as well.
    pub fn is_sound(&self) -> bool {
        let dealt: usize = self
            .tableau
            .columns
            .iter()
            .map(|c| usize::from(c.len()))
            .sum();
        let is_laid_out = |kind: &&Foundations| kind.laid_out;
        let laid_out: usize = self
            .foundations
            .iter()
            .filter(is_laid_out)
            .map(|kind| usize::from(kind.count))
            .sum();
        let needed = dealt + laid_out;
        let deals = match self.stock {
            Stock::None => needed == self.pack.size(),
            Stock::Open => needed <= self.pack.size(),
            Stock::Waste { deal, .. } => deal > 0 && needed <= self.pack.size(),
        };
        deals
            && (1..=Rank::COUNT).contains(&self.pack.ranks)
            && self.pack.size() <= MAX_CARDS
            && self.cells.count <= MAX_CELLS
            && self.foundation_count() <= MAX_FOUNDATIONS
            && self.tableau.columns.len() <= usize::from(MAX_COLUMNS)
    }
}
