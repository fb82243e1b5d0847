//! Outlines: a small builder, and the shapes that everything else is put together from.

use super::{PathCommand, Shape};

/// How far a control point lies from a quarter circle's end, for radius 1.
const QUARTER: f32 = 0.552_284_8;

/// An outline being built.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Path(Vec<PathCommand>);

impl Path {
    /// A path that begins here.
    pub(super) fn start(x: f32, y: f32) -> Path {
        Path(vec![PathCommand::Move { x, y }])
    }

    /// Goes on with a straight line.
    pub(super) fn line(mut self, x: f32, y: f32) -> Path {
        self.0.push(PathCommand::Line { x, y });
        self
    }

    /// Goes on with a curve to `end`.
    pub(super) fn curve(
        mut self,
        control1: (f32, f32),
        control2: (f32, f32),
        end: (f32, f32),
    ) -> Path {
        let ((x1, y1), (x2, y2), (x, y)) = (control1, control2, end);
        self.0.push(PathCommand::Cubic {
            x1,
            y1,
            x2,
            y2,
            x,
            y,
        });
        self
    }

    /// Closes the contour.
    pub(super) fn close(mut self) -> Path {
        self.0.push(PathCommand::Close);
        self
    }

    /// Adds the contours of another path.
    pub(super) fn and(mut self, other: Path) -> Path {
        self.0.extend(other.0);
        self
    }

    /// A circle.
    pub(super) fn circle((x, y): (f32, f32), radius: f32) -> Path {
        Path::ellipse((x, y), radius, radius)
    }

    /// An ellipse with upright axes.
    pub(super) fn ellipse((x, y): (f32, f32), rx: f32, ry: f32) -> Path {
        let (kx, ky) = (rx * QUARTER, ry * QUARTER);
        Path::start(x, y - ry)
            .curve((x + kx, y - ry), (x + rx, y - ky), (x + rx, y))
            .curve((x + rx, y + ky), (x + kx, y + ry), (x, y + ry))
            .curve((x - kx, y + ry), (x - rx, y + ky), (x - rx, y))
            .curve((x - rx, y - ky), (x - kx, y - ry), (x, y - ry))
            .close()
    }

    /// A rectangle with rounded corners.
    pub(super) fn rounded_rect(
        (left, top): (f32, f32),
        (right, bottom): (f32, f32),
        radius: f32,
    ) -> Path {
        let k = radius * (1.0 - QUARTER);
        Path::start(left + radius, top)
            .line(right - radius, top)
            .curve((right - k, top), (right, top + k), (right, top + radius))
            .line(right, bottom - radius)
            .curve(
                (right, bottom - k),
                (right - k, bottom),
                (right - radius, bottom),
            )
            .line(left + radius, bottom)
            .curve(
                (left + k, bottom),
                (left, bottom - k),
                (left, bottom - radius),
            )
            .line(left, top + radius)
            .curve((left, top + k), (left + k, top), (left + radius, top))
            .close()
    }

    /// A closed polygon.
    pub(super) fn polygon(corners: &[(f32, f32)]) -> Path {
        let mut path = Path::default();
        for &(x, y) in corners {
            path = if path.0.is_empty() {
                Path::start(x, y)
            } else {
                path.line(x, y)
            };
        }
        path.close()
    }

    /// Goes on along a circle from the angle `from`, where the path must be, to the angle `to`.
    /// Angles are in radians, 0 to the right, and grow clockwise.
    pub(super) fn arc(mut self, centre: (f32, f32), radius: f32, from: f32, to: f32) -> Path {
        let steps = ((to - from).abs() / std::f32::consts::FRAC_PI_2)
            .ceil()
            .max(1.0);
        let angle = (to - from) / steps;
        let reach = 4.0 / 3.0 * (angle / 4.0).tan() * radius;
        for step in 0..steps as u8 {
            let begin = from + angle * f32::from(step);
            let (a, b) = (
                on_circle(centre, radius, begin),
                on_circle(centre, radius, begin + angle),
            );
            let (sin1, cos1) = begin.sin_cos();
            let (sin2, cos2) = (begin + angle).sin_cos();
            self = self.curve(
                (a.0 - reach * sin1, a.1 + reach * cos1),
                (b.0 + reach * sin2, b.1 - reach * cos2),
                b,
            );
        }
        self
    }

    /// Closes an open path that begins and ends on the axis x = 0 with its own mirror image, so
    /// that symmetrical figures are written as their right half only.
    pub(super) fn reflected(mut self) -> Path {
        let back: Vec<PathCommand> = self.0.windows(2).rev().filter_map(mirrored_back).collect();
        self.0.extend(back);
        self.close()
    }

    /// This path and its mirror image on the other side of the axis x = 0. The image winds the other
    /// way, so in a filled shape it must not overlap anything else.
    pub(super) fn on_both_sides(self) -> Path {
        let mirrored = self.clone().scaled(-1.0, 1.0);
        self.and(mirrored)
    }

    /// This path, moved.
    pub(super) fn moved(self, dx: f32, dy: f32) -> Path {
        self.mapped(|x, y| (x + dx, y + dy))
    }

    /// This path, scaled around the origin.
    pub(super) fn scaled(self, sx: f32, sy: f32) -> Path {
        self.mapped(|x, y| (x * sx, y * sy))
    }

    /// This path, turned around the origin.
    pub(super) fn turned(self, angle: f32) -> Path {
        let (sin, cos) = angle.sin_cos();
        self.mapped(|x, y| (x * cos - y * sin, x * sin + y * cos))
    }

    /// This path with every point mapped.
    fn mapped(self, map: impl Fn(f32, f32) -> (f32, f32)) -> Path {
        Path(
            self.0
                .into_iter()
                .map(|command| mapped(command, &map))
                .collect(),
        )
    }

    /// The path as a filled shape.
    pub(super) fn filled(self, colour: u32) -> Shape {
        self.stroked(colour, 0.0)
    }

    /// The path as a line of this width.
    pub(super) fn stroked(self, colour: u32, width: f32) -> Shape {
        Shape {
            commands: self.0,
            colour,
            stroke: width,
        }
    }
}

/// The point of a circle at this angle: 0 to the right, growing clockwise.
pub(super) fn on_circle((x, y): (f32, f32), radius: f32, angle: f32) -> (f32, f32) {
    let (sin, cos) = angle.sin_cos();
    (x + radius * cos, y + radius * sin)
}

/// The way back, on the other side of the axis x = 0, from where the second command of a pair ends
/// to where the first does.
fn mirrored_back(pair: &[PathCommand]) -> Option<PathCommand> {
    let [before, step] = pair else { return None };
    let (x, y) = end_point(*before)?;
    Some(match *step {
        PathCommand::Cubic { x1, y1, x2, y2, .. } => PathCommand::Cubic {
            x1: -x2,
            y1: y2,
            x2: -x1,
            y2: y1,
            x: -x,
            y,
        },
        _ => PathCommand::Line { x: -x, y },
    })
}

/// Where a command leads.
fn end_point(command: PathCommand) -> Option<(f32, f32)> {
    match command {
        PathCommand::Move { x, y }
        | PathCommand::Line { x, y }
        | PathCommand::Cubic { x, y, .. } => Some((x, y)),
        PathCommand::Close => None,
    }
}

/// A command with every point mapped.
fn mapped(command: PathCommand, map: impl Fn(f32, f32) -> (f32, f32)) -> PathCommand {
    match command {
        PathCommand::Move { x, y } => {
            let (x, y) = map(x, y);
            PathCommand::Move { x, y }
        }
        PathCommand::Line { x, y } => {
            let (x, y) = map(x, y);
            PathCommand::Line { x, y }
        }
        PathCommand::Cubic {
            x1,
            y1,
            x2,
            y2,
            x,
            y,
        } => {
            let ((x1, y1), (x2, y2), (x, y)) = (map(x1, y1), map(x2, y2), map(x, y));
            PathCommand::Cubic {
                x1,
                y1,
                x2,
                y2,
                x,
                y,
            }
        }
        PathCommand::Close => PathCommand::Close,
    }
}

impl From<Vec<PathCommand>> for Path {
    fn from(commands: Vec<PathCommand>) -> Path {
        Path(commands)
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::bounds;
    use super::*;

    #[test]
    fn a_reflected_half_is_symmetrical() {
        let whole = Path::start(0.0, -10.0)
            .line(5.0, -8.0)
            .curve((9.0, -5.0), (9.0, 5.0), (4.0, 8.0))
            .line(0.0, 10.0)
            .reflected();
        let (first, last) = (
            whole.0.first().copied(),
            whole.0.iter().rev().nth(1).copied(),
        );
        assert_eq!(whole.0.len(), 1 + 3 + 3 + 1);
        assert_eq!(first.and_then(end_point), Some((0.0, -10.0)));
        assert_eq!(last.and_then(end_point), Some((0.0, -10.0)));
        let bounds = bounds(&whole.filled(0));
        assert_eq!((bounds.left, bounds.right), (-9.0, 9.0));
    }

    #[test]
    fn an_arc_ends_on_its_circle() {
        for (from, to) in [(0.0, 1.0), (0.3, -4.0), (-3.0, 3.0)] {
            let (x, y) = on_circle((3.0, 4.0), 5.0, from);
            let arc = Path::start(x, y).arc((3.0, 4.0), 5.0, from, to);
            let end = arc
                .0
                .last()
                .copied()
                .and_then(end_point)
                .unwrap_or_default();
            let expected = on_circle((3.0, 4.0), 5.0, to);
            assert!((end.0 - expected.0).abs() < 1e-4 && (end.1 - expected.1).abs() < 1e-4);
        }
    }

    #[test]
    fn circles_and_rectangles_fill_their_boxes() {
        let circle = bounds(&Path::circle((10.0, 20.0), 5.0).filled(0));
        assert_eq!((circle.left, circle.top), (5.0, 15.0));
        assert_eq!((circle.right, circle.bottom), (15.0, 25.0));
        let rect = bounds(&Path::rounded_rect((1.0, 2.0), (30.0, 40.0), 4.0).stroked(0, 2.0));
        assert_eq!((rect.left, rect.top), (0.0, 1.0));
        assert_eq!((rect.right, rect.bottom), (31.0, 41.0));
    }
}
