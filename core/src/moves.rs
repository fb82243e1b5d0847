//! What may be played: making a move, taking it back, and two independent answers to which moves
//! are legal.
//!
//! [`Position::legal_moves`] looks from the cards that can move to the piles that take them;
//! [`Position::check`] takes a single move apart and says what is wrong with it. Neither uses the
//! other, and tests hold them to the same answers.

use thiserror::Error;

use crate::bits::places;
use crate::card::{Card, CardSet};
use crate::piles::{MAX_COLUMNS, MAX_FOUNDATIONS, Pile, Transfer};
use crate::position::Position;
use crate::rules::{Fill, Foundations, Intake, Rules, Stock};

/// A move. Its text is its [`Display`](std::fmt::Display), such as `t2-t5:4`, `deal` or `redeal`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Cards are dealt from the stock to the waste, as many as the game deals at a time.
    Deal,
    /// The waste is turned over to be the stock again.
    Redeal,
    /// The top `count` cards of a pile go to another, in their order.
    Carry {
        /// Where they lie.
        from: Pile,
        /// Where they go.
        to: Pile,
        /// How many, at least 1.
        count: u8,
    },
}

impl Move {
    /// The top card of a pile goes to another.
    #[inline]
    pub const fn single(from: Pile, to: Pile) -> Move {
        Move::Carry { from, to, count: 1 }
    }

    /// Whether it lays cards on a foundation.
    #[inline]
    pub const fn goes_home(self) -> bool {
        matches!(
            self,
            Move::Carry {
                to: Pile::Foundation(_),
                ..
            }
        )
    }
}

/// A move that was played, as far as is needed to take it back exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    transfer: Transfer,
    /// The column on which it turned a face-down card up.
    turned_up: Option<u8>,
}

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Refusal {
    /// The game has no such pile.
    #[error("the game has no such pile")]
    NoSuchPile,
    /// There is no card to take.
    #[error("there is no card to move")]
    NothingThere,
    /// The cards asked for lie face down, or there aren't so many.
    #[error("there are not so many face-up cards")]
    NotFaceUp,
    /// Only the top card of that pile moves.
    #[error("only the top card can move")]
    OnlyTopCard,
    /// The cards do not follow each other as those of a group must.
    #[error("these cards do not move as a group")]
    NoGroup,
    /// The cards of this stock are dealt, not played.
    #[error("cards of the stock are dealt to the waste")]
    StockIsDealt,
    /// Cards on the foundations stay there.
    #[error("cards on a foundation stay there")]
    NoReturn,
    /// A pile to itself, a cell to a cell, a foundation to a foundation.
    #[error("there is no move between these piles")]
    NoMoveBetween,
    /// Nothing is ever laid there by hand.
    #[error("no card can be laid there")]
    NoTarget,
    /// The cell holds a card.
    #[error("the cell is taken")]
    CellTaken,
    /// Foundations and cells take one card at a time.
    #[error("cards go there one at a time")]
    OneAtATime,
    /// The foundation wants another card.
    #[error("the foundation does not take that card")]
    FoundationRefuses,
    /// The column's top card does not take that card.
    #[error("the tableau pile does not take that card")]
    TableauRefuses,
    /// Spaces are filled with other cards, or from other piles.
    #[error("the space does not take that card")]
    SpaceRefuses,
    /// Spaces stay empty.
    #[error("spaces are not filled in this game")]
    SpacesStayEmpty,
    /// The stock is used up.
    #[error("the stock is empty")]
    StockEmpty,
    /// The waste is turned over only when the stock is used up.
    #[error("the stock is not empty yet")]
    StockNotEmpty,
    /// There is no redeal.
    #[error("the waste is not turned over in this game")]
    NoRedeal,
}

impl Position {
    /// All legal moves, in a fixed order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.visit_legal_moves(&mut |legal| moves.push(legal));
        moves
    }

    /// Calls `visit` with every legal move, in a fixed order, without allocating.
    #[inline]
    pub fn visit_legal_moves(&self, visit: &mut impl FnMut(Move)) {
        Generator::new(self, &Takers::of(self)).visit_moves(visit);
    }

    /// Whether there is any legal move.
    pub fn has_legal_move(&self) -> bool {
        let mut found = false;
        self.visit_legal_moves(&mut |_| found = true);
        found
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, candidate: Move) -> bool {
        self.check(candidate).is_ok()
    }

    /// Whether a move is legal, or what is wrong with it.
    ///
    /// # Errors
    ///
    /// The first reason found, looking at the piles, then at the cards to be taken, then at the
    /// pile that is to get them.
    pub fn check(&self, candidate: Move) -> Result<(), Refusal> {
        match candidate {
            Move::Deal => self.check_deal(),
            Move::Redeal => self.check_redeal(),
            Move::Carry { from, to, count } => {
                if !self.rules.has_pile(from) || !self.rules.has_pile(to) {
                    return Err(Refusal::NoSuchPile);
                }
                let lead = self.check_lift(from, count)?;
                self.check_landing(from, to, lead, count)
            }
        }
    }

    fn check_deal(&self) -> Result<(), Refusal> {
        if !self.rules.has_waste() {
            return Err(Refusal::NoSuchPile);
        }
        if self.is_empty(Pile::Stock) {
            return Err(Refusal::StockEmpty);
        }
        Ok(())
    }

    fn check_redeal(&self) -> Result<(), Refusal> {
        let Stock::Waste { redeals, .. } = self.rules.stock else {
            return Err(Refusal::NoSuchPile);
        };
        if !redeals {
            return Err(Refusal::NoRedeal);
        }
        if !self.is_empty(Pile::Stock) {
            return Err(Refusal::StockNotEmpty);
        }
        if self.is_empty(Pile::Waste) {
            return Err(Refusal::NothingThere);
        }
        Ok(())
    }

    /// Whether the top `count` cards of a pile can be lifted; the lowest of them, if so.
    ///
    /// # Errors
    ///
    /// Why they cannot.
    pub fn check_lift(&self, from: Pile, count: u8) -> Result<Card, Refusal> {
        if self.is_empty(from) {
            return Err(Refusal::NothingThere);
        }
        match from {
            Pile::Stock if !self.rules.has_open_stock() => return Err(Refusal::StockIsDealt),
            Pile::Foundation(index) => {
                let returns = self.rules.foundation_kind(index).map(|kind| kind.returns);
                if returns != Some(true) {
                    return Err(Refusal::NoReturn);
                }
            }
            _ => {}
        }
        if count == 0 {
            return Err(Refusal::NothingThere);
        }
        if count > 1 && !matches!(from, Pile::Tableau(_)) {
            return Err(Refusal::OnlyTopCard);
        }
        if count > self.len(from).saturating_sub(self.face_down(from)) {
            return Err(Refusal::NotFaceUp);
        }
        self.check_group(from, count)
    }

    /// Whether the top `count` face-up cards of a pile move as one; the lowest of them, if so.
    fn check_group(&self, from: Pile, count: u8) -> Result<Card, Refusal> {
        let mut cards = self.piles.down(from).take(usize::from(count));
        let mut lead = cards.next().ok_or(Refusal::NothingThere)?;
        for below in cards {
            let groups = self.rules.tableau.groups.ok_or(Refusal::OnlyTopCard)?;
            if !groups.accepts(below, lead) {
                return Err(Refusal::NoGroup);
            }
            lead = below;
        }
        Ok(lead)
    }

    /// Whether `to` takes `count` lifted cards, of which `lead` is the lowest.
    fn check_landing(&self, from: Pile, to: Pile, lead: Card, count: u8) -> Result<(), Refusal> {
        match (from, to) {
            _ if from == to => Err(Refusal::NoMoveBetween),
            (Pile::Cell(_), Pile::Cell(_)) | (Pile::Foundation(_), Pile::Foundation(_)) => {
                Err(Refusal::NoMoveBetween)
            }
            (_, Pile::Stock | Pile::Waste) | (Pile::Foundation(_), Pile::Cell(_)) => {
                Err(Refusal::NoTarget)
            }
            (_, Pile::Cell(_) | Pile::Foundation(_)) if count > 1 => Err(Refusal::OneAtATime),
            (_, Pile::Cell(_)) if !self.is_empty(to) => Err(Refusal::CellTaken),
            (_, Pile::Cell(_)) => {
                let fill = fill_from(&self.rules.cells.filled_by, from);
                fill.allows(lead.rank())
                    .then_some(())
                    .ok_or(Refusal::NoTarget)
            }
            (_, Pile::Foundation(index)) => self.check_foundation(index, lead),
            (_, Pile::Tableau(_)) => self.check_column(from, to, lead),
        }
    }

    fn check_foundation(&self, index: u8, card: Card) -> Result<(), Refusal> {
        let kind = self
            .rules
            .foundation_kind(index)
            .ok_or(Refusal::NoSuchPile)?;
        let foundation = Pile::Foundation(index);
        let wanted = match self.top(foundation) {
            None => self.base_of(kind),
            Some(top) if top.suit() != card.suit() => None,
            Some(_) if self.len(foundation) >= self.rules.pack.ranks => None,
            Some(top) => self.next_rank(kind, top.rank()),
        };
        if wanted == Some(card.rank()) {
            Ok(())
        } else {
            Err(Refusal::FoundationRefuses)
        }
    }

    fn check_column(&self, from: Pile, to: Pile, lead: Card) -> Result<(), Refusal> {
        let tableau = &self.rules.tableau;
        let Some(top) = self.top(to) else {
            if tableau.spaces == Intake::NOTHING {
                return Err(Refusal::SpacesStayEmpty);
            }
            let fill = fill_from(&tableau.spaces, from);
            return fill
                .allows(lead.rank())
                .then_some(())
                .ok_or(Refusal::SpaceRefuses);
        };
        match tableau.build {
            Some(build) if build.accepts(top, lead) => Ok(()),
            _ => Err(Refusal::TableauRefuses),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// Why it is not legal; the position is then as it was.
    pub fn play(&mut self, candidate: Move) -> Result<Played, Refusal> {
        self.check(candidate)?;
        Ok(self.apply(candidate))
    }

    /// Plays a move that is known to be legal.
    #[inline]
    pub(crate) fn apply(&mut self, legal: Move) -> Played {
        let (from, transfer) = match legal {
            Move::Carry { from, to, count } => (from, transfer(from, to, count, false)),
            Move::Deal => {
                let count = self.cards_per_deal();
                (Pile::Stock, transfer(Pile::Stock, Pile::Waste, count, true))
            }
            Move::Redeal => {
                let count = self.len(Pile::Waste);
                (Pile::Waste, transfer(Pile::Waste, Pile::Stock, count, true))
            }
        };
        self.piles.carry(transfer);
        Played {
            transfer,
            turned_up: self.turn_up(from),
        }
    }

    /// Takes back the last move that was played, exactly.
    #[inline]
    pub fn undo(&mut self, played: Played) {
        self.piles.carry(played.transfer.back());
        if let Some(column) = played.turned_up
            && let Some(down) = self.face_down.get_mut(usize::from(column))
        {
            *down += 1;
        }
    }

    /// The move that turns the talon on: the next deal, or the redeal when the stock is used up.
    pub(crate) fn next_turn(&self) -> Option<Move> {
        [Move::Deal, Move::Redeal]
            .into_iter()
            .find(|&turn| self.is_legal(turn))
    }

    /// Whether a legal move turns a face-down card up.
    pub(crate) fn turns_up(&self, legal: Move) -> bool {
        let Move::Carry {
            from: from @ Pile::Tableau(_),
            count,
            ..
        } = legal
        else {
            return false;
        };
        let down = self.face_down(from);
        down > 0 && down + count == self.len(from)
    }

    /// Whether a legal move does what no rearranging undoes: a card goes home or comes from stock or
    /// waste, a face-down card is turned up, or a stock that is gone through once is dealt from.
    pub(crate) fn changes_for_good(&self, legal: Move) -> bool {
        let Move::Carry { from, .. } = legal else {
            return !self.rules.turns_waste_over();
        };
        legal.goes_home() || matches!(from, Pile::Stock | Pile::Waste) || self.turns_up(legal)
    }

    /// Brings the waste to a length that dealing and turning over would reach.
    pub(crate) fn turn_waste_to(&mut self, len: u8) {
        let now = self.len(Pile::Waste);
        self.piles.carry(if len > now {
            transfer(Pile::Stock, Pile::Waste, len - now, true)
        } else {
            transfer(Pile::Waste, Pile::Stock, now - len, true)
        });
    }

    /// How many cards the next deal turns up.
    fn cards_per_deal(&self) -> u8 {
        match self.rules.stock {
            Stock::Waste { deal, .. } => deal.min(self.len(Pile::Stock)),
            Stock::None | Stock::Open => 0,
        }
    }

    /// Turns the top card of a column up if it lies face down; the column, if it did.
    #[inline]
    fn turn_up(&mut self, pile: Pile) -> Option<u8> {
        let Pile::Tableau(column) = pile else {
            return None;
        };
        let down = self.face_down.get_mut(usize::from(column))?;
        if *down == 0 || *down != self.piles.len(pile) {
            return None;
        }
        *down -= 1;
        Some(column)
    }
}

#[inline]
fn transfer(from: Pile, to: Pile, count: u8, is_turned: bool) -> Transfer {
    Transfer {
        from: from.place(),
        to: to.place(),
        count,
        is_turned,
    }
}

/// What the piles accept, kept so that a look at a set shows where a card can go.
#[derive(Clone)]
pub(crate) struct Takers {
    /// What each foundation accepts.
    wanted: [CardSet; MAX_FOUNDATIONS as usize],
    /// Each column's top card.
    top_of: [Option<Card>; MAX_COLUMNS as usize],
    /// All of these.
    tops: CardSet,
    /// For each card by its number a bit for each column on top of which it lies.
    columns_under: [u32; 64],
    /// A bit for each space.
    spaces: u32,
}

impl Takers {
    #[inline]
    pub(crate) fn of(position: &Position) -> Takers {
        let mut takers = Takers {
            wanted: [CardSet::NONE; MAX_FOUNDATIONS as usize],
            top_of: [None; MAX_COLUMNS as usize],
            tops: CardSet::NONE,
            columns_under: [0; 64],
            spaces: 0,
        };
        let mut first = 0;
        for kind in position.rules.foundations {
            for index in first..first + kind.count {
                takers.look_at_foundation(position, kind, index);
            }
            first += kind.count;
        }
        for column in 0..position.rules.tableau.columns.len() as u8 {
            takers.look_at_column(position, column);
        }
        takers
    }

    /// The columns' top cards.
    #[inline]
    pub(crate) fn tops(&self) -> CardSet {
        self.tops
    }

    /// For each card by its number a bit for each column on top of which it lies.
    #[inline]
    pub(crate) fn columns_by_top(&self) -> &[u32; 64] {
        &self.columns_under
    }

    /// The cards that some foundation accepts.
    #[inline]
    pub(crate) fn wanted_by_any(&self) -> CardSet {
        let either = |all: CardSet, wanted: &CardSet| all.or(*wanted);
        self.wanted.iter().fold(CardSet::NONE, either)
    }

    /// Looks again at a pile that has got another top card.
    #[inline]
    pub(crate) fn look_at(&mut self, position: &Position, pile: Pile) {
        match pile {
            Pile::Foundation(index) => {
                if let Some(kind) = position.rules.foundation_kind(index) {
                    self.look_at_foundation(position, kind, index);
                }
            }
            Pile::Tableau(column) => self.look_at_column(position, column),
            Pile::Stock | Pile::Waste | Pile::Cell(_) => {}
        }
    }

    #[inline]
    fn look_at_foundation(&mut self, position: &Position, kind: &Foundations, index: u8) {
        if let Some(wanted) = self.wanted.get_mut(usize::from(index)) {
            *wanted = position.wanted(kind, Pile::Foundation(index));
        }
    }

    #[inline]
    fn look_at_column(&mut self, position: &Position, column: u8) {
        let Some(known) = self.top_of.get_mut(usize::from(column)) else {
            return;
        };
        let top = position.top(Pile::Tableau(column));
        let bit = 1 << column;
        match std::mem::replace(known, top) {
            Some(before) => {
                let under = &mut self.columns_under[usize::from(before.number())];
                *under &= !bit;
                if *under == 0 {
                    self.tops = self.tops.without(before);
                }
            }
            None => self.spaces &= !bit,
        }
        match top {
            Some(card) => {
                self.tops = self.tops.with(card);
                self.columns_under[usize::from(card.number())] |= bit;
            }
            None => self.spaces |= bit,
        }
    }
}

/// All moves of a position.
pub(crate) struct Generator<'a> {
    position: &'a Position,
    rules: &'static Rules,
    takers: &'a Takers,
    wanted_by_any: CardSet,
}

impl<'a> Generator<'a> {
    /// `takers` is what the piles of this position accept.
    #[inline]
    pub(crate) fn new(position: &'a Position, takers: &'a Takers) -> Generator<'a> {
        Generator {
            position,
            rules: position.rules,
            takers,
            wanted_by_any: takers.wanted_by_any(),
        }
    }

    /// A bit for each column that has one of these cards on top.
    #[inline]
    fn columns_under(&self, cards: CardSet) -> u32 {
        let under = |number: u8| self.takers.columns_under[usize::from(number & 63)];
        let tops = self.takers.tops.and(cards).numbers();
        tops.fold(0, |columns, number| columns | under(number))
    }

    /// The columns whose top card some foundation takes.
    #[inline]
    pub(crate) fn columns_wanted(&self) -> impl Iterator<Item = Pile> + use<> {
        columns_of(self.columns_under(self.wanted_by_any))
    }

    /// The position that is looked at.
    pub(crate) fn position(&self) -> &'a Position {
        self.position
    }

    /// Whether some foundation takes this card.
    #[inline]
    pub(crate) fn wants(&self, card: Card) -> bool {
        self.wanted_by_any.has(card)
    }

    #[inline]
    pub(crate) fn visit_moves(&self, visit: &mut impl FnMut(Move)) {
        self.visit_stock_moves(visit);
        for cell in (0..self.rules.cells.count).map(Pile::Cell) {
            if let Some(card) = self.position.top(cell) {
                self.visit_foundations(cell, card, visit);
                self.visit_columns(cell, card, 1, visit);
            }
        }
        for (column, &top) in (0..).zip(&self.takers.top_of) {
            if let Some(card) = top {
                self.visit_single(Pile::Tableau(column), card, visit);
                self.visit_groups(column, card, visit);
            }
        }
        self.visit_returns(visit);
    }

    #[inline]
    fn visit_stock_moves(&self, visit: &mut impl FnMut(Move)) {
        let stock = self.position.top(Pile::Stock);
        let waste = self.position.top(Pile::Waste);
        match self.rules.stock {
            Stock::None => {}
            Stock::Open => {
                if let Some(card) = stock {
                    self.visit_single(Pile::Stock, card, visit);
                }
            }
            Stock::Waste { redeals, .. } => {
                if stock.is_some() {
                    visit(Move::Deal);
                } else if redeals && waste.is_some() {
                    visit(Move::Redeal);
                }
                if let Some(card) = waste {
                    self.visit_single(Pile::Waste, card, visit);
                }
            }
        }
    }

    /// Moves of the top card of the stock, the waste or a column.
    #[inline]
    pub(crate) fn visit_single(&self, from: Pile, card: Card, visit: &mut impl FnMut(Move)) {
        self.visit_foundations(from, card, visit);
        if self.rules.cells.count > 0 {
            self.visit_cells(from, card, visit);
        }
        self.visit_columns(from, card, 1, visit);
    }

    /// Moves of the groups that lie on a column's top, of which `card` is the top card.
    #[inline]
    fn visit_groups(&self, column: u8, card: Card, visit: &mut impl FnMut(Move)) {
        let Some(groups) = self.rules.tableau.groups else {
            return;
        };
        let from = Pile::Tableau(column);
        let face_up = self
            .position
            .len(from)
            .saturating_sub(self.position.face_down_in(column));
        let covered = self.position.piles.down(from).skip(1);
        let mut follower = card;
        for (lead, count) in covered.zip(2..=face_up) {
            if !groups.accepts(lead, follower) {
                return;
            }
            self.visit_columns(from, lead, count, visit);
            follower = lead;
        }
    }

    /// Top cards of foundations that may return to the tableau.
    #[inline]
    fn visit_returns(&self, visit: &mut impl FnMut(Move)) {
        let mut first = 0;
        for kind in self.rules.foundations {
            let next = first + kind.count;
            if kind.returns {
                for foundation in (first..next).map(Pile::Foundation) {
                    if let Some(card) = self.position.top(foundation) {
                        self.visit_columns(foundation, card, 1, visit);
                    }
                }
            }
            first = next;
        }
    }

    /// Moves of a single card to the foundations.
    #[inline]
    fn visit_foundations(&self, from: Pile, card: Card, visit: &mut impl FnMut(Move)) {
        if !self.wanted_by_any.has(card) {
            return;
        }
        for (index, wanted) in (0..).zip(&self.takers.wanted) {
            if wanted.has(card) {
                visit(Move::single(from, Pile::Foundation(index)));
            }
        }
    }

    /// Moves of a single card to the empty cells.
    fn visit_cells(&self, from: Pile, card: Card, visit: &mut impl FnMut(Move)) {
        if !fill_from(&self.rules.cells.filled_by, from).allows(card.rank()) {
            return;
        }
        for to in (0..self.rules.cells.count).map(Pile::Cell) {
            if self.position.is_empty(to) {
                visit(Move::single(from, to));
            }
        }
    }

    /// Moves of `count` cards, of which `lead` is the lowest, to the columns.
    fn visit_columns(&self, from: Pile, lead: Card, count: u8, visit: &mut impl FnMut(Move)) {
        let tableau = &self.rules.tableau;
        let hosts = match tableau.build {
            Some(build) => build.hosts(lead),
            None => CardSet::NONE,
        };
        let mut accepting = self.columns_under(hosts);
        if self.takers.spaces != 0 && fill_from(&tableau.spaces, from).allows(lead.rank()) {
            accepting |= self.takers.spaces;
        }
        if let Pile::Tableau(column) = from {
            accepting &= !(1 << column);
        }
        for to in columns_of(accepting) {
            visit(Move::Carry { from, to, count });
        }
    }
}

/// The columns for which there is a bit, in the order of their numbers.
#[inline]
fn columns_of(bits: u32) -> impl Iterator<Item = Pile> {
    places(bits.into()).map(Pile::Tableau)
}

/// What of an intake concerns cards from this pile.
#[inline]
fn fill_from(intake: &Intake, from: Pile) -> Fill {
    match from {
        Pile::Stock => intake.stock,
        Pile::Waste => intake.waste,
        Pile::Cell(_) => intake.cell,
        Pile::Foundation(_) => intake.foundation,
        Pile::Tableau(_) => intake.tableau,
    }
}
