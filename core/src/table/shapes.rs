//! Points and rectangles on the board, in density-independent units; y grows downward.

/// A point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl Point {
    /// How far it is from another.
    pub fn distance(&self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A width and a height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl Rect {
    /// The rectangle of this size whose upper left corner is at `corner`.
    pub fn at(corner: Point, size: Size) -> Rect {
        Rect {
            x: corner.x,
            y: corner.y,
            width: size.width,
            height: size.height,
        }
    }

    /// The upper left corner.
    pub fn corner(&self) -> Point {
        Point {
            x: self.x,
            y: self.y,
        }
    }

    /// The point in the middle.
    pub fn centre(&self) -> Point {
        Point {
            x: self.x + self.width / 2.0,
            y: self.y + self.height / 2.0,
        }
    }

    /// The right edge.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Whether a point lies inside; of the edges only the left and upper one belong to it.
    pub fn has(&self, point: Point) -> bool {
        (self.x..self.right()).contains(&point.x) && (self.y..self.bottom()).contains(&point.y)
    }

    /// The smallest rectangle around both.
    pub fn around(&self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Rect {
            x,
            y,
            width: self.right().max(other.right()) - x,
            height: self.bottom().max(other.bottom()) - y,
        }
    }

    /// The part of it that lies in another, into which it reaches.
    pub fn within(&self, other: Rect) -> Rect {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        Rect {
            x,
            y,
            width: (self.width - (x - self.x)).min(other.right() - x),
            height: (self.height - (y - self.y)).min(other.bottom() - y),
        }
    }

    /// The area that both cover.
    pub fn overlap(&self, other: Rect) -> f32 {
        let width = self.right().min(other.right()) - self.x.max(other.x);
        let height = self.bottom().min(other.bottom()) - self.y.max(other.y);
        width.max(0.0) * height.max(0.0)
    }

    /// The point of the rectangle that is nearest to another; that one itself inside.
    pub fn nearest(&self, point: Point) -> Point {
        Point {
            x: point.x.min(self.right()).max(self.x),
            y: point.y.min(self.bottom()).max(self.y),
        }
    }

    /// How far a point is from the nearest point of the rectangle; 0 inside.
    pub fn distance(&self, point: Point) -> f32 {
        self.nearest(point).distance(point)
    }

    /// How much it covers.
    pub fn surface(&self) -> f32 {
        self.width * self.height
    }

    /// The same rectangle on a picture that is so many times as large.
    pub fn scaled(&self, scale: f32) -> Rect {
        Rect {
            x: self.x * scale,
            y: self.y * scale,
            width: self.width * scale,
            height: self.height * scale,
        }
    }

    /// The same rectangle with `margin` more on every side.
    pub fn grown(&self, x: f32, y: f32) -> Rect {
        Rect {
            x: self.x - x,
            y: self.y - y,
            width: self.width + 2.0 * x,
            height: self.height + 2.0 * y,
        }
    }
}

/// What of a screen's edges is not for cards, such as a notch or a rounded corner.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Insets {
    /// From the left edge.
    pub left: f32,
    /// From the upper edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the lower edge.
    pub bottom: f32,
}

/// The room that a board has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The whole size.
    pub size: Size,
    /// What of it is to stay free.
    pub insets: Insets,
    /// Whether stock and waste lie where a left hand reaches them.
    pub is_left_handed: bool,
}

impl Frame {
    /// The least width and height that a board is laid out for; a smaller frame is treated as
    /// having it.
    const LEAST: f32 = 120.0;
    /// The most, far beyond any screen.
    const MOST: f32 = 20_000.0;

    /// A frame without insets, right-handed.
    pub fn of(width: f32, height: f32) -> Frame {
        Frame {
            size: Size { width, height },
            insets: Insets::default(),
            is_left_handed: false,
        }
    }

    /// The part that is for cards. Sizes that are none (negative, infinite, no number) are brought
    /// to the nearest that make sense.
    pub fn room(&self) -> Rect {
        let (x, width) = inner(self.size.width, self.insets.left, self.insets.right);
        let (y, height) = inner(self.size.height, self.insets.top, self.insets.bottom);
        Rect {
            x,
            y,
            width,
            height,
        }
    }
}

/// Start and length of what two insets leave of a length.
fn inner(length: f32, before: f32, after: f32) -> (f32, f32) {
    let sane = |value: f32, most: f32| {
        if value.is_finite() {
            value.clamp(0.0, most)
        } else {
            0.0
        }
    };
    let length = sane(length, Frame::MOST).max(Frame::LEAST);
    let spare = length - Frame::LEAST;
    let before = sane(before, spare);
    let after = sane(after, spare - before);
    (before, length - before - after)
}
