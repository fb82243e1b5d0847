//! What a game is: [`Rules`], a flat record of small choices, and the five games as such records.
//!
//! Nothing outside this folder knows any game by name. A new patience is a new file here with one
//! record in it, and a line in [`GAMES`]; deals, legality, text, board and session follow from the
//! record.

mod big_apple;
mod bisley;
mod midshipman;
mod napoleons_shoulder;
mod sally;
mod winnable;

pub use big_apple::BIG_APPLE;
pub use bisley::BISLEY;
pub use midshipman::MIDSHIPMAN;
pub use napoleons_shoulder::NAPOLEONS_SHOULDER;
pub use sally::SALLY;
pub(crate) use winnable::winnable_list;

use std::fmt;

use crate::card::{Card, CardSet, Rank, Suit};

/// All games that Talon knows, in the order in which they are listed.
pub static GAMES: [&Rules; 5] = [
    &BIG_APPLE,
    &MIDSHIPMAN,
    &NAPOLEONS_SHOULDER,
    &BISLEY,
    &SALLY,
];

/// The game with this id, such as `big_apple`.
pub fn game(id: &str) -> Option<&'static Rules> {
    GAMES.into_iter().find(|rules| rules.id == id)
}

/// The game with this number in share codes.
pub fn numbered_game(number: u8) -> Option<&'static Rules> {
    GAMES.into_iter().find(|rules| rules.number == number)
}

/// Everything that makes one game differ from another.
#[derive(PartialEq, Eq)]
pub struct Rules {
    /// The name in texts, commands and saved games: lower case and underscores, never changed.
    pub id: &'static str,
    /// The name people know the game by.
    pub name: &'static str,
    /// The game's number in share codes: no other game's, never changed, not given again.
    pub number: u8,
    /// Which version of its rules this is, from 1. A change by which deals or games come out
    /// otherwise than before counts it up.
    pub version: u8,
    /// The cards it is played with.
    pub pack: Pack,
    /// The kinds of foundations, in the order of their numbers.
    pub foundations: &'static [Foundations],
    /// The cells.
    pub cells: Cells,
    /// The columns.
    pub tableau: Tableau,
    /// The stock, and the waste if the game has one.
    pub stock: Stock,
}

/// The cards of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Pack {
    /// How many copies there are of each card: 1 or 2.
    pub decks: u8,
    /// How many ranks a suit has, from the Ace up: 1 to 13.
    pub ranks: u8,
    /// The suits, in the order of the pack.
    pub suits: &'static [Suit],
}

impl Pack {
    /// A pack of whole decks.
    pub const fn of_decks(decks: u8) -> Pack {
        Pack {
            decks,
            ranks: Rank::COUNT,
            suits: &Suit::ALL,
        }
    }

    /// How many cards there are in all.
    pub const fn size(&self) -> usize {
        self.decks as usize * self.ranks as usize * self.suits.len()
    }

    /// Every card in order, the whole of it once for each deck.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        (0..self.decks).flat_map(move |_| {
            self.suits.iter().flat_map(move |&suit| {
                Rank::all()
                    .take(usize::from(self.ranks))
                    .map(move |rank| Card::new(rank, suit))
            })
        })
    }

    /// How often a card is in the pack.
    pub fn copies(&self, card: Card) -> u8 {
        if card.rank().index() < self.ranks && self.suits.contains(&card.suit()) {
            self.decks
        } else {
            0
        }
    }

    /// The highest rank in the pack.
    pub fn highest(&self) -> Rank {
        Rank::from_index(self.ranks.saturating_sub(1)).unwrap_or(Rank::KING)
    }
}

/// Which way a foundation builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From its base rank upward.
    Up,
    /// From its base rank downward.
    Down,
}

/// One step from a card to the next on a tableau pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The next card is one rank higher.
    Up,
    /// The next card is one rank lower.
    Down,
    /// The next card is one rank higher or lower, as the player likes.
    UpOrDown,
}

impl Step {
    /// Whether a card of rank `next` follows one of rank `rank`; ranks do not wrap.
    #[inline]
    pub const fn leads(self, rank: Rank, next: Rank) -> bool {
        let is_up = rank.index() + 1 == next.index();
        let is_down = next.index() + 1 == rank.index();
        match self {
            Step::Up => is_up,
            Step::Down => is_down,
            Step::UpOrDown => is_up || is_down,
        }
    }

    /// The cards that a card of rank `next` follows, as far as ranks go.
    const fn hosts(self, next: Rank) -> CardSet {
        let (lower, higher) = CardSet::of_rank(next).neighbours();
        match self {
            Step::Up => lower,
            Step::Down => higher,
            Step::UpOrDown => lower.or(higher),
        }
    }
}

/// Which suits may follow each other on a tableau pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suits {
    /// Any suit on any.
    Any,
    /// Only the same suit.
    Same,
    /// Any suit but the same.
    Other,
    /// Red on black and black on red.
    Alternating,
}

impl Suits {
    /// Whether a card of suit `next` may follow one of suit `suit`.
    #[inline]
    pub fn allow(self, suit: Suit, next: Suit) -> bool {
        match self {
            Suits::Any => true,
            Suits::Same => suit == next,
            Suits::Other => suit != next,
            Suits::Alternating => suit.colour() != next.colour(),
        }
    }

    /// The cards that a card of suit `next` may follow, as far as suits go.
    const fn hosts(self, next: Suit) -> CardSet {
        match self {
            Suits::Any => CardSet::NONE.complement(),
            Suits::Same => CardSet::of_suit(next),
            Suits::Other => CardSet::of_suit(next).complement(),
            Suits::Alternating => CardSet::of_colour(next.colour()).complement(),
        }
    }
}

/// How cards build on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Build {
    /// The step in rank.
    pub step: Step,
    /// The suits.
    pub suits: Suits,
}

impl Build {
    /// Whether `next` may lie on `card`.
    #[inline]
    pub fn accepts(self, card: Card, next: Card) -> bool {
        self.step.leads(card.rank(), next.rank()) && self.suits.allow(card.suit(), next.suit())
    }

    /// All cards on which `next` may lie.
    #[inline]
    pub(crate) fn hosts(self, next: Card) -> CardSet {
        self.hosts_by_number()[usize::from(next.number())]
    }

    /// The same for every card by its number.
    #[inline]
    pub(crate) fn hosts_by_number(self) -> &'static [CardSet; 64] {
        &HOSTS[self.step as usize][self.suits as usize]
    }
}

/// What [`Build::hosts`] says, by step, suits and number of the card: searches ask all the time.
static HOSTS: [[[CardSet; 64]; 4]; 3] = [
    hosts_by_suits(Step::Up),
    hosts_by_suits(Step::Down),
    hosts_by_suits(Step::UpOrDown),
];

const fn hosts_by_suits(step: Step) -> [[CardSet; 64]; 4] {
    [
        hosts_by_card(step, Suits::Any),
        hosts_by_card(step, Suits::Same),
        hosts_by_card(step, Suits::Other),
        hosts_by_card(step, Suits::Alternating),
    ]
}

const fn hosts_by_card(step: Step, suits: Suits) -> [CardSet; 64] {
    let mut hosts = [CardSet::NONE; 64];
    let mut index = 0;
    while index < Card::COUNT {
        let suit = Suit::ALL[(index / Rank::COUNT) as usize];
        if let Some(rank) = Rank::from_index(index % Rank::COUNT) {
            let number = Card::new(rank, suit).number();
            hosts[number as usize] = step.hosts(rank).and(suits.hosts(suit));
        }
        index += 1;
    }
    hosts
}

/// The card that a foundation begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// Always this rank.
    Rank(Rank),
    /// The rank of the pack's first card, another in each deal.
    FirstCard,
}

/// A run of foundations that build alike, always in suit.
#[derive(Debug, PartialEq, Eq)]
pub struct Foundations {
    /// How many there are.
    pub count: u8,
    /// What they begin with.
    pub base: Base,
    /// Up or down.
    pub direction: Direction,
    /// Whether an Ace follows the highest rank (or the highest rank an Ace, going down).
    pub wraps: bool,
    /// Whether the base cards are laid out before the deal, one on each foundation in suit order.
    pub laid_out: bool,
    /// Whether a top card may return to the tableau.
    pub returns: bool,
}

/// Which cards may fill an empty pile, when they come from a certain kind of pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// None.
    Never,
    /// Any card.
    Any,
    /// Only this rank; a group counts by its lowest card, the one that comes to lie in the space.
    Only(Rank),
}

impl Fill {
    /// Whether a card of this rank may fill.
    #[inline]
    pub fn allows(self, rank: Rank) -> bool {
        match self {
            Fill::Never => false,
            Fill::Any => true,
            Fill::Only(only) => only == rank,
        }
    }
}

/// What may fill an empty pile, by where the card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intake {
    /// From a stock whose top card is playable.
    pub stock: Fill,
    /// From the waste.
    pub waste: Fill,
    /// From a cell.
    pub cell: Fill,
    /// From another tableau pile.
    pub tableau: Fill,
    /// From a foundation whose cards may return.
    pub foundation: Fill,
}

impl Intake {
    /// Nothing from anywhere.
    pub const NOTHING: Intake = Intake::from_anywhere(Fill::Never);

    /// The same from everywhere.
    pub const fn from_anywhere(fill: Fill) -> Intake {
        Intake {
            stock: fill,
            waste: fill,
            cell: fill,
            tableau: fill,
            foundation: fill,
        }
    }
}

/// Cells, each for one card.
#[derive(Debug, PartialEq, Eq)]
pub struct Cells {
    /// How many there are.
    pub count: u8,
    /// What may fill an empty one. Cards never go from a cell or a foundation to a cell, whatever
    /// stands here for these.
    pub filled_by: Intake,
}

impl Cells {
    /// No cells at all.
    pub const NONE: Cells = Cells {
        count: 0,
        filled_by: Intake::NOTHING,
    };
}

/// A column at the start: `down` cards face down, `up` cards face up on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Face-down cards.
    pub down: u8,
    /// Face-up cards.
    pub up: u8,
}

impl Column {
    /// A column of face-up cards.
    pub const fn face_up(up: u8) -> Column {
        Column { down: 0, up }
    }

    /// How many cards the column starts with.
    pub const fn len(self) -> u8 {
        self.down + self.up
    }

    /// Whether the column starts as a space.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// The columns and how they build.
#[derive(Debug, PartialEq, Eq)]
pub struct Tableau {
    /// The columns as dealt, in the order of their numbers.
    pub columns: &'static [Column],
    /// How single cards build; `None` if nothing may be laid on a card.
    pub build: Option<Build>,
    /// How the cards of a group that moves in one follow each other; `None` if only single cards
    /// move.
    pub groups: Option<Build>,
    /// What may fill a space.
    pub spaces: Intake,
}

/// What lies aside at the start, and how it comes into play.
#[derive(Debug, PartialEq, Eq)]
pub enum Stock {
    /// All cards are dealt out.
    None,
    /// The top card is face up and playable from the stock; there is no waste.
    Open,
    /// Cards are dealt to a waste, whose top card is playable.
    Waste {
        /// How many cards a deal turns up, fewer if fewer are left.
        deal: u8,
        /// Whether the waste may be turned over to be the stock again, as often as wanted.
        redeals: bool,
    },
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

impl Rules {
    /// How many foundations there are in all.
    pub fn foundation_count(&self) -> u8 {
        self.foundations.iter().map(|kind| kind.count).sum()
    }

    /// The kind of the foundation with this index (from 0).
    pub fn foundation_kind(&self, index: u8) -> Option<&'static Foundations> {
        let mut index = index;
        for kind in self.foundations {
            if index < kind.count {
                return Some(kind);
            }
            index -= kind.count;
        }
        None
    }

    /// Whether the base rank changes from deal to deal.
    pub fn has_changing_base(&self) -> bool {
        self.foundations
            .iter()
            .any(|kind| kind.base == Base::FirstCard)
    }

    /// Whether the tableau starts with face-down cards.
    pub fn has_face_down_cards(&self) -> bool {
        self.tableau.columns.iter().any(|column| column.down > 0)
    }

    /// Whether there is a stock.
    pub fn has_stock(&self) -> bool {
        self.stock != Stock::None
    }

    /// Whether there is a waste.
    pub fn has_waste(&self) -> bool {
        matches!(self.stock, Stock::Waste { .. })
    }

    /// Whether the waste may be turned over to be the stock again.
    pub fn turns_waste_over(&self) -> bool {
        matches!(self.stock, Stock::Waste { redeals: true, .. })
    }

    /// Whether the top card of the stock may be played from where it lies.
    pub fn has_open_stock(&self) -> bool {
        self.stock == Stock::Open
    }

    /// How many cards the longest column can get by play: all that lay under a column's top card
    /// at the start, and a whole suit's ranks from there on.
    pub fn longest_column(&self) -> u8 {
        let deepest = self.tableau.columns.iter().map(|column| column.len()).max();
        deepest.unwrap_or(0).saturating_sub(1) + self.longest_run()
    }

    /// How many cards can follow each other on a column by building: a whole suit's ranks, or the
    /// one card itself where nothing may be laid on it.
    pub fn longest_run(&self) -> u8 {
        match self.tableau.build {
            Some(_) => self.pack.ranks,
            None => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_by_its_number() {
        for rules in GAMES {
            assert_eq!(game(rules.id).map(|found| found.id), Some(rules.id));
            let found = numbered_game(rules.number);
            assert_eq!(found.map(|found| found.id), Some(rules.id));
            assert!(rules.version >= 1, "{}", rules.id);
        }
        assert_eq!(game("solitaire"), None);
        assert_eq!(numbered_game(0), None);
    }
}
