//! What the tests of drawings ask again and again.

use super::{Drawing, PathCommand, Shape};

/// The box around a shape, widened to its control points and by half its line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

pub(super) fn bounds(shape: &Shape) -> Bounds {
    let mut bounds = Bounds {
        left: f32::INFINITY,
        top: f32::INFINITY,
        right: f32::NEG_INFINITY,
        bottom: f32::NEG_INFINITY,
    };
    let half = shape.stroke / 2.0;
    for (x, y) in shape.commands.iter().flat_map(|&command| points(command)) {
        bounds.left = bounds.left.min(x - half);
        bounds.top = bounds.top.min(y - half);
        bounds.right = bounds.right.max(x + half);
        bounds.bottom = bounds.bottom.max(y + half);
    }
    bounds
}

/// Every outline is well formed and lies inside the drawing's box.
pub(super) fn assert_sound(drawing: &Drawing) {
    for shape in &drawing.shapes {
        assert_well_formed(shape);
        let bounds = bounds(shape);
        assert!(bounds.left >= -0.01 && bounds.top >= -0.01, "{bounds:?}");
        assert!(bounds.right <= drawing.width + 0.01, "{bounds:?}");
        assert!(bounds.bottom <= drawing.height + 0.01, "{bounds:?}");
    }
}

/// All numbers are finite; contours begin with a move and, if filled, end closed.
fn assert_well_formed(shape: &Shape) {
    assert!(!shape.commands.is_empty());
    assert!(shape.stroke >= 0.0 && shape.stroke.is_finite());
    let is_filled = shape.stroke == 0.0;
    let mut is_open = false;
    for &command in &shape.commands {
        assert!(
            points(command)
                .iter()
                .all(|(x, y)| x.is_finite() && y.is_finite())
        );
        match command {
            PathCommand::Move { .. } => {
                assert!(!(is_open && is_filled), "a filled contour stays open");
                is_open = true;
            }
            PathCommand::Close => {
                assert!(is_open, "closed twice");
                is_open = false;
            }
            _ => assert!(is_open, "a contour begins without a move"),
        }
    }
    assert!(!(is_open && is_filled), "a filled contour stays open");
}

fn points(command: PathCommand) -> Vec<(f32, f32)> {
    match command {
        PathCommand::Move { x, y } | PathCommand::Line { x, y } => vec![(x, y)],
        PathCommand::Cubic {
            x1,
            y1,
            x2,
            y2,
            x,
            y,
        } => vec![(x1, y1), (x2, y2), (x, y)],
        PathCommand::Close => Vec::new(),
    }
}
