//! Where the piles lie: the arrangement that gives the largest cards.
//!
//! A few arrangements are tried, with foundations, cells and stock above the columns or at their
//! sides, and the columns in one to three rows. Each is judged by how large its cards can be when
//! every column is as long as it can get. So no game and no screen needs a layout of its own.

use crate::art::INDEX_BAND;
use crate::piles::Pile;
use crate::rules::{Rules, Stock};

use super::shapes::{Frame, Point, Rect, Size};

/// A card's height by its width.
const ASPECT: f32 = 7.0 / 5.0;
/// The least gap between cards, by a card's width.
const GAP: f32 = 0.1;
/// The widest gap between columns, by a card's width: beyond that, room is left at the sides.
const WIDEST_GAP: f32 = 0.45;
/// How far a face-down card at least shows under the next, by a card's height.
pub(super) const LEAST_FACE_DOWN: f32 = 0.05;
/// How far a face-up card at least shows under the next, by a card's height: its whole index.
pub(super) const LEAST_FACE_UP: f32 = INDEX_BAND;
/// How far a face-up card shows until a column gets too long for it, by a card's height.
const FACE_UP: f32 = 0.34;
/// The same where there is more than enough room.
const AMPLE_FACE_UP: f32 = 0.5;
/// How far a card at least shows in a pile fanned sideways, by a card's width, rounded up from
/// [`INDEX_WIDTH`](crate::art::INDEX_WIDTH).
const SIDEWAYS: f32 = 0.6;
/// How many cards of a waste show at most.
const FANNED: u8 = 3;
/// What a finger hits easily in one direction.
pub(super) const TOUCH: f32 = 44.0;
/// A further row of columns has to make the cards larger by more than this.
const ROW_PENALTY: f32 = 0.7;
/// The same where each row is still as high as the columns of a large phone, so that they lose little.
const TALL_ROW_PENALTY: f32 = 0.8;
/// How high such a row is.
const TALL_ROW: f32 = 440.0;
/// The width of a card that reads well at arm's length; what goes beyond counts for less.
const COMFORTABLE: f32 = 84.0;
/// What a unit beyond that counts.
const BEYOND_COMFORTABLE: f32 = 0.3;
/// What an arrangement is worth more that suits the way the screen is held.
const SUITS_SCREEN: f32 = 1.1;

/// How the cards of a pile lie on each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Fan {
    /// Exactly on each other.
    Stacked,
    /// Downward, all of them, as far as there is room.
    Column,
    /// The last few, each this much further right and down.
    Last {
        /// How many cards show.
        count: u8,
        /// To the right.
        dx: f32,
        /// Down.
        dy: f32,
    },
}

/// Where a pile lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) pile: Pile,
    /// Where its lowest card lies.
    pub(super) base: Rect,
    /// What it may cover at most. The rooms of two piles don't overlap.
    pub(super) room: Rect,
    pub(super) fan: Fan,
}

/// The places of all piles.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Arrangement {
    pub(super) card: Size,
    /// How far a face-up card shows under the next where there is room for the longest column, by
    /// a card's height.
    pub(super) face_up: f32,
    /// Half of what lies free between two piles, so that touches in between count for the nearer.
    pub(super) half_gap: Size,
    pub(super) places: Vec<Place>,
}

/// One way of laying the piles out, before it is known how large the cards get.
#[derive(Clone, Copy, Debug)]
enum Plan {
    /// Rows of foundations, cells and stock above the columns, in a grid this wide.
    Above { grid: u8, rows: u8 },
    /// Foundations on one side in this many columns, stock, waste and cells on the other.
    Beside {
        foundations: u8,
        others: u8,
        rows: u8,
    },
}

/// Lays out a game.
pub(super) fn arrange(rules: &'static Rules, frame: Frame) -> Arrangement {
    let game = Game::of(rules);
    let room = frame.room();
    let mut best: Option<(Plan, f32, f32)> = None;
    for plan in plans(&game) {
        let width = game.card_width(plan, room);
        let score = score(plan, width, room);
        if best.is_none_or(|(_, _, highest)| score > highest) {
            best = Some((plan, width, score));
        }
    }
    // There is always a plan: every game has columns or is laid out as if it had one.
    let (plan, width, _) = best.unwrap_or((Plan::Above { grid: 1, rows: 1 }, 1.0, 0.0));
    game.lay_out(plan, width, room, frame.is_left_handed)
}

fn plans(game: &Game) -> impl Iterator<Item = Plan> + use<> {
    let columns = game.columns;
    let aside = game.cells + game.stock_columns();
    let most_foundations = game.foundations;
    let most_others = if game.others() > 0 { 1..=2 } else { 0..=0 };
    let above = (1..=3).flat_map(move |rows| {
        let least = columns.div_ceil(rows).max(aside).max(1);
        (least..=least + 4).map(move |grid| Plan::Above { grid, rows })
    });
    let beside = (1..=2).flat_map(move |rows| {
        let most_others = most_others.clone();
        (1..=most_foundations.min(4)).flat_map(move |foundations| {
            most_others.clone().map(move |others| Plan::Beside {
                foundations,
                others,
                rows,
            })
        })
    });
    above.chain(beside)
}

/// The larger the cards, the better, but more rows of columns and piles too small for a finger
/// need a good reason. Upright screens have foundations and stock rather above the columns, wide
/// ones rather beside them.
fn score(plan: Plan, width: f32, room: Rect) -> f32 {
    let is_wide = room.width > room.height;
    let (rows, suits_screen) = match plan {
        Plan::Above { rows, .. } => (rows, !is_wide),
        Plan::Beside { rows, .. } => (rows, is_wide),
    };
    let is_easily_touched = width * (ASPECT + GAP) >= TOUCH;
    let size = width.min(COMFORTABLE) + (width - COMFORTABLE).max(0.0) * BEYOND_COMFORTABLE;
    let touch = if is_easily_touched { 1.0 } else { 0.5 };
    let is_tall = room.height >= TALL_ROW * f32::from(rows);
    let penalty = if is_tall {
        TALL_ROW_PENALTY
    } else {
        ROW_PENALTY
    };
    let screen = if suits_screen { SUITS_SCREEN } else { 1.0 };
    size * penalty.powi(i32::from(rows) - 1) * touch * screen
}

/// What of a game's rules matters for its layout.
struct Game {
    rules: &'static Rules,
    foundations: u8,
    cells: u8,
    columns: u8,
    /// How many cards of the waste show; 0 if there is none.
    fanned: u8,
    /// The height of the longest column with its cards as close together as can be, by a card's
    /// height.
    longest: f32,
}

impl Game {
    fn of(rules: &'static Rules) -> Game {
        Game {
            rules,
            foundations: rules.foundation_count(),
            cells: rules.cells.count,
            columns: rules.tableau.columns.len() as u8,
            fanned: match rules.stock {
                Stock::Waste { deal, .. } => deal.clamp(1, FANNED),
                Stock::None | Stock::Open => 0,
            },
            longest: longest_column(rules),
        }
    }

    /// How many piles there are besides foundations and columns.
    fn others(&self) -> u8 {
        u8::from(self.rules.has_stock()) + u8::from(self.fanned > 0) + self.cells
    }

    /// How many places of a row the waste takes.
    fn waste_columns(&self) -> u8 {
        match self.fanned {
            0 | 1 => self.fanned,
            // Each further card shows its index; that is a bit more than half a place.
            more => 1 + (f32::from(more - 1) * SIDEWAYS / (1.0 + GAP)).ceil() as u8,
        }
    }

    /// How many places of a row stock and waste take.
    fn stock_columns(&self) -> u8 {
        u8::from(self.rules.has_stock()) + self.waste_columns()
    }

    /// The rows above the columns in a grid this wide.
    fn rows_above(&self, grid: u8) -> Vec<Row> {
        let aside = Row {
            foundations: 0,
            cells: self.cells,
            stock: self.stock_columns(),
        };
        let all = Row {
            foundations: self.foundations,
            ..aside
        };
        if all.len() <= grid {
            return vec![all];
        }
        let mut rows = split(self.foundations, grid);
        if let Some(last) = rows.last_mut()
            && last.foundations + aside.len() <= grid
        {
            last.cells = aside.cells;
            last.stock = aside.stock;
        } else if aside.len() > 0 {
            rows.push(aside);
        }
        rows
    }

    /// How many rows of cards stock, waste and cells take in this many columns; a fanned waste
    /// counts for what it shows.
    fn height_of_others(&self, columns: u8) -> f32 {
        let piles = f32::from(self.others()) / f32::from(columns.max(1));
        piles.ceil() + f32::from(self.fanned.saturating_sub(1)) * LEAST_FACE_UP
    }

    /// How many places lie side by side in a plan.
    fn across(&self, plan: Plan) -> u8 {
        match plan {
            Plan::Above { grid, .. } => grid,
            Plan::Beside {
                foundations,
                others,
                rows,
            } => self.columns.div_ceil(rows).max(1) + foundations + others,
        }
    }

    /// How wide the cards can be in a plan.
    fn card_width(&self, plan: Plan, room: Rect) -> f32 {
        let (down, gaps) = match plan {
            Plan::Above { grid, rows } => {
                let above = self.rows_above(grid);
                let header = above.len() as f32;
                let down = header + f32::from(rows) * self.longest;
                (down, header + f32::from(rows))
            }
            Plan::Beside {
                foundations,
                others,
                rows,
            } => {
                let of_foundations = self.foundations.div_ceil(foundations.max(1));
                let piles = f32::from(of_foundations).max(self.height_of_others(others));
                let columns = f32::from(rows) * self.longest;
                (piles.max(columns), piles.ceil().max(f32::from(rows)))
            }
        };
        let across = f32::from(self.across(plan)) * (1.0 + GAP) + GAP;
        let down = down * ASPECT + (gaps + 1.0) * GAP;
        (room.width / across).min(room.height / down).max(1.0)
    }

    fn lay_out(&self, plan: Plan, width: f32, room: Rect, is_left_handed: bool) -> Arrangement {
        let card = Size {
            width,
            height: width * ASPECT,
        };
        let across = self.across(plan);
        let pitch = (room.width - GAP * width) / f32::from(across.max(1));
        let pitch = pitch.clamp(width * (1.0 + GAP), width * (1.0 + WIDEST_GAP));
        let used = pitch * f32::from(across) - (pitch - width);
        let mut desk = Desk {
            card,
            pitch,
            gap: GAP * width,
            left: room.x + (room.width - used) / 2.0,
            room,
            places: Vec::new(),
        };
        match plan {
            Plan::Above { grid, rows } => self.lay_out_above(&mut desk, grid, rows, is_left_handed),
            Plan::Beside {
                foundations,
                others,
                rows,
            } => self.lay_out_beside(&mut desk, (foundations, others), rows, is_left_handed),
        }
        let columns = desk.places.iter().rev();
        let height = columns.map(|place| place.room.height).next();
        Arrangement {
            card,
            face_up: self.ample_step(height.unwrap_or(0.0) / card.height),
            half_gap: Size {
                width: (pitch - width) / 2.0,
                height: desk.gap / 2.0,
            },
            places: desk.places,
        }
    }

    fn lay_out_above(&self, desk: &mut Desk, grid: u8, rows: u8, is_left_handed: bool) {
        let header = self.rows_above(grid);
        let row_height = desk.card.height + desk.gap;
        let mut next = Next::default();
        for (index, row) in header.iter().enumerate() {
            let y = desk.room.y + desk.gap + index as f32 * row_height;
            self.lay_out_row(desk, row, grid, y, is_left_handed, &mut next);
        }
        let y = desk.room.y + desk.gap + header.len() as f32 * row_height;
        self.lay_out_columns(desk, 0, grid, rows, y);
    }

    /// Foundations at one end of a row, stock and waste at the other, cells in between.
    fn lay_out_row(
        &self,
        desk: &mut Desk,
        row: &Row,
        grid: u8,
        y: f32,
        is_left_handed: bool,
        next: &mut Next,
    ) {
        // What lies at one end for right hands lies at the other for left ones, in the same order.
        let block = |column: u8, len: u8| match is_left_handed {
            true => grid - column - len,
            false => column,
        };
        // Where foundations are all there is, they lie in the middle.
        let first = match self.others() {
            0 => f32::from(grid - row.foundations) / 2.0,
            _ => f32::from(block(0, row.foundations)),
        };
        for index in 0..row.foundations {
            let corner = desk.corner(first + f32::from(index), y);
            let at = Rect::at(corner, desk.card);
            desk.add(next.foundation(), at, at, Fan::Stacked);
        }
        let stock = u8::from(row.stock > 0);
        if row.stock > 0 {
            let at = desk.cell(block(grid - 1, 1), y);
            desk.add(Pile::Stock, at, at, Fan::Stacked);
        }
        if row.stock > stock {
            let len = row.stock - stock;
            let first = block(grid - row.stock, len);
            let places = desk.cell(first, y).around(desk.cell(first + len - 1, y));
            self.lay_out_waste_in_row(desk, places, is_left_handed);
        }
        let free = grid - row.stock - row.foundations;
        let first = match row.foundations {
            0 => 0,
            taken => taken + (free - row.cells) / 2,
        };
        let first = block(first, row.cells);
        for index in 0..row.cells {
            let at = desk.cell(first + index, y);
            desk.add(next.cell(), at, at, Fan::Stacked);
        }
    }

    /// The waste lies as near to the stock as its fan allows.
    fn lay_out_waste_in_row(&self, desk: &mut Desk, places: Rect, is_left_handed: bool) {
        let step = desk.card.width * SIDEWAYS;
        let width = desk.card.width + step * f32::from(self.fanned.saturating_sub(1));
        let x = match is_left_handed {
            true => places.x,
            false => places.right() - width,
        };
        let room = Rect { x, width, ..places };
        let base = Rect::at(room.corner(), desk.card);
        desk.add(Pile::Waste, base, room, self.fan(step, 0.0));
    }

    fn lay_out_beside(
        &self,
        desk: &mut Desk,
        (foundations, others): (u8, u8),
        rows: u8,
        is_left_handed: bool,
    ) {
        let columns = self.columns.div_ceil(rows).max(1);
        let (first_foundation, first_other, first_column) = match is_left_handed {
            true => (others + columns, 0, others),
            false => (0, foundations + columns, foundations),
        };
        let top = desk.room.y + desk.gap;
        let row_height = desk.card.height + desk.gap;
        let height = self.foundations.div_ceil(foundations.max(1));
        let mut next = Next::default();
        for index in 0..self.foundations {
            let y = top + f32::from(index % height.max(1)) * row_height;
            let at = desk.cell(first_foundation + index / height.max(1), y);
            desk.add(next.foundation(), at, at, Fan::Stacked);
        }
        self.lay_out_others(desk, first_other, others, top);
        self.lay_out_columns(desk, first_column, columns, rows, top);
    }

    /// Stock, waste and cells from the top down, column after column; a fanned waste takes more
    /// height than the others.
    fn lay_out_others(&self, desk: &mut Desk, first: u8, columns: u8, top: f32) {
        let piles: Vec<Pile> = self
            .rules
            .piles()
            .filter(|pile| matches!(pile, Pile::Stock | Pile::Waste | Pile::Cell(_)))
            .collect();
        let height = piles.len().div_ceil(usize::from(columns.max(1))).max(1);
        for (column, piles) in (first..).zip(piles.chunks(height)) {
            let mut y = top;
            for &pile in piles {
                let base = desk.cell(column, y);
                let mut room = base;
                let mut fan = Fan::Stacked;
                if pile == Pile::Waste {
                    let step = desk.card.height * LEAST_FACE_UP;
                    room.height += step * f32::from(self.fanned.saturating_sub(1));
                    fan = self.fan(0.0, step);
                }
                desk.add(pile, base, room, fan);
                y = room.bottom() + desk.gap;
            }
        }
    }

    /// The columns in so many rows, from `y` down to the lower edge.
    fn lay_out_columns(&self, desk: &mut Desk, first: u8, width: u8, rows: u8, y: f32) {
        let per_row = self.columns.div_ceil(rows).max(1);
        let free = desk.room.bottom() - desk.gap - y - desk.gap * f32::from(rows - 1);
        let height = (free / f32::from(rows)).max(desk.card.height);
        let indent = f32::from(width.saturating_sub(per_row)) / 2.0;
        for column in 0..self.columns {
            let y = y + f32::from(column / per_row) * (height + desk.gap);
            let x = f32::from(first) + f32::from(column % per_row) + indent;
            let base = Rect::at(desk.corner(x, y), desk.card);
            let room = Rect { height, ..base };
            desk.add(Pile::Tableau(column), base, room, Fan::Column);
        }
    }

    /// How far the cards of a column may lie apart for the longest one to fit into this height, in
    /// cards' heights; more than ample is not needed, less comes only with long columns.
    fn ample_step(&self, height: f32) -> f32 {
        let longest = f32::from(self.rules.longest_column().max(2) - 1);
        ((height - 1.0) / longest).clamp(FACE_UP, AMPLE_FACE_UP)
    }

    fn fan(&self, dx: f32, dy: f32) -> Fan {
        match self.fanned {
            0 | 1 => Fan::Stacked,
            count => Fan::Last { count, dx, dy },
        }
    }
}

/// The height of the longest column that play can lead to, by a card's height.
fn longest_column(rules: &Rules) -> f32 {
    let built = rules.longest_run();
    let heights = rules.tableau.columns.iter().map(|column| {
        // What lies under the column's top card at the start, and a whole suit from there.
        let up = f32::from(column.up.max(1) - 1 + built);
        1.0 + f32::from(column.down) * LEAST_FACE_DOWN + (up - 1.0) * LEAST_FACE_UP
    });
    heights.fold(1.0, f32::max)
}

/// What lies in a row above the columns, in places of the grid.
#[derive(Clone, Copy, Debug)]
struct Row {
    foundations: u8,
    cells: u8,
    stock: u8,
}

impl Row {
    fn len(&self) -> u8 {
        self.foundations + self.cells + self.stock
    }
}

/// Foundations in as few rows as the grid allows, as even as can be.
fn split(foundations: u8, grid: u8) -> Vec<Row> {
    let rows = foundations.div_ceil(grid.max(1));
    let per_row = foundations.div_ceil(rows.max(1));
    (0..rows)
        .map(|row| Row {
            foundations: per_row.min(foundations - row * per_row),
            cells: 0,
            stock: 0,
        })
        .collect()
}

/// The next foundation and cell to be laid out.
#[derive(Default)]
struct Next {
    foundation: u8,
    cell: u8,
}

impl Next {
    fn foundation(&mut self) -> Pile {
        self.foundation += 1;
        Pile::Foundation(self.foundation - 1)
    }

    fn cell(&mut self) -> Pile {
        self.cell += 1;
        Pile::Cell(self.cell - 1)
    }
}

/// The board while piles are being laid on it.
struct Desk {
    card: Size,
    /// From one column of the grid to the next.
    pitch: f32,
    /// Between rows, and at the upper and lower edge.
    gap: f32,
    /// Where the grid begins.
    left: f32,
    room: Rect,
    places: Vec<Place>,
}

impl Desk {
    fn corner(&self, column: f32, y: f32) -> Point {
        Point {
            x: self.left + column * self.pitch,
            y,
        }
    }

    fn cell(&self, column: u8, y: f32) -> Rect {
        Rect::at(self.corner(f32::from(column), y), self.card)
    }

    fn add(&mut self, pile: Pile, base: Rect, room: Rect, fan: Fan) {
        self.places.push(Place {
            pile,
            base,
            room,
            fan,
        });
    }
}
