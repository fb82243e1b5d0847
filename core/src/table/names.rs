//! Where the names of piles lie on a picture of a table.

use super::shapes::{Point, Rect, Size};

/// Where a name lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NamePlace {
    /// What it covers.
    pub tag: Rect,
    /// Where it could be taken for another pile's name: a line from it to its own piles.
    pub leader: Option<Leader>,
}

/// A line from a name to what it names.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Leader {
    /// Where it leaves the name.
    pub from: Point,
    /// Where it ends, well inside of what is named.
    pub to: Point,
}

/// What it costs to cover as much of another name or of another name's piles, and what it is worth
/// to lie on the own ones. Names that lie on each other can't be read, all else is a matter of looks.
const ON_NAME: f32 = 1000.0;
const ON_OTHERS: f32 = 1.0;
const ON_OWN: f32 = 0.5;
/// For each length of the name's height that it lies away from its piles.
const AWAY: f32 = 0.1;
/// For each length of the name's height that it lies off the middle of its piles' lower edge.
const MOVED: f32 = 0.002;

/// How far names are from each other, in heights of a name.
const BETWEEN: f32 = 0.15;

/// So many times as much of a name has to lie on its own piles as on others, not to need a leader.
const CLEARLY: f32 = 2.0;

/// How far inside of an area a leader ends at least, as a part of the area's size.
const INSIDE: f32 = 0.2;

/// Places for names of these `sizes`, each for the piles that cover the area of the same number, on
/// a picture as large as `room`. All lengths are in one unit, whichever it is.
///
/// A name lies on its own piles if it is no wider than these, else where it covers least of others.
/// If that leaves a doubt whose it is, a leader tells.
pub fn place_names(areas: &[Rect], sizes: &[Size], room: Size) -> Vec<NamePlace> {
    let count = areas.len().min(sizes.len());
    let mut order: Vec<usize> = (0..count).collect();
    // Names of small piles have the least choice.
    order.sort_by(|&one, &other| areas[one].surface().total_cmp(&areas[other].surface()));
    let mut tags: Vec<Option<Rect>> = vec![None; count];
    for index in order {
        let margin = BETWEEN * sizes[index].height;
        let taken = tags.iter().flatten().map(|tag| tag.grown(margin, margin));
        let taken: Vec<Rect> = taken.collect();
        tags[index] = Some(place(index, areas, sizes[index], room, &taken));
    }
    let tags: Vec<Rect> = tags.into_iter().flatten().collect();
    (0..count)
        .map(|index| NamePlace {
            tag: tags[index],
            leader: leader(index, areas, &tags),
        })
        .collect()
}

/// The cheapest place for a name.
fn place(index: usize, areas: &[Rect], size: Size, room: Size, taken: &[Rect]) -> Rect {
    let own = areas[index];
    let cost = |tag: &Rect| {
        let on_names: f32 = taken.iter().map(|name| tag.overlap(*name)).sum();
        let away = tag.surface() * gap(*tag, own) / size.height.max(1.0);
        let on_own = match is_clear(index, areas, *tag) {
            true => tag.overlap(own),
            // A leader is to end there.
            false => -hidden(*tag, own),
        };
        let on_others: f32 = others(index, areas).map(|area| hidden(*tag, area)).sum();
        let moved = tag.centre().distance(low_in(own, size)) / size.height.max(1.0);
        on_names * ON_NAME + on_others * ON_OTHERS - on_own * ON_OWN
            + away * AWAY
            + tag.surface() * moved * MOVED
    };
    let places = places(own, size, room, taken);
    let best = places
        .into_iter()
        .min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.unwrap_or(Rect::at(own.corner(), size))
}

/// The middle of a name that lies in the middle of an area's lower edge.
fn low_in(own: Rect, size: Size) -> Point {
    Point {
        x: own.centre().x,
        y: own.bottom() - size.height / 2.0,
    }
}

/// The places for a name on an area, the lower edge first, and beside it and other names.
fn places(own: Rect, size: Size, room: Size, taken: &[Rect]) -> Vec<Rect> {
    let mut xs = vec![
        own.centre().x - size.width / 2.0,
        own.right() - size.width,
        own.x,
        own.right(),
        own.x - size.width,
    ];
    let mut ys = vec![
        own.bottom() - size.height,
        own.centre().y - size.height / 2.0,
        own.y,
        own.bottom(),
        own.y - size.height,
    ];
    for name in taken {
        xs.extend([name.right(), name.x - size.width]);
        ys.extend([name.bottom(), name.y - size.height]);
    }
    let most = Point {
        x: (room.width - size.width).max(0.0),
        y: (room.height - size.height).max(0.0),
    };
    let corners = ys.iter().flat_map(|&y| xs.iter().map(move |&x| (x, y)));
    let within = |(x, y): (f32, f32)| Point {
        x: x.min(most.x).max(0.0),
        y: y.min(most.y).max(0.0),
    };
    corners
        .map(|corner| Rect::at(within(corner), size))
        .collect()
}

/// All but the one with this number.
fn others(index: usize, rects: &[Rect]) -> impl Iterator<Item = Rect> {
    let numbered = (0..).zip(rects).filter(move |&(other, _)| other != index);
    numbered.map(|(_, rect)| *rect)
}

/// How much of the piles of other names a name covers.
fn on_others(tag: Rect, index: usize, areas: &[Rect]) -> f32 {
    others(index, areas).map(|area| tag.overlap(area)).sum()
}

/// How much of an area a name covers, where what is covered of few cards counts for more.
fn hidden(tag: Rect, area: Rect) -> f32 {
    tag.overlap(area) * (1.0 + tag.surface() / area.surface().max(1.0))
}

/// Whether nobody can take a name for that of other piles.
fn is_clear(index: usize, areas: &[Rect], tag: Rect) -> bool {
    let own = tag.overlap(areas[index]);
    own > 0.0 && own >= CLEARLY * on_others(tag, index, areas)
}

/// The line from a name to its piles, if it needs one: of those that cross no other name one that
/// is short and ends near the middle of the piles.
fn leader(index: usize, areas: &[Rect], tags: &[Rect]) -> Option<Leader> {
    let (own, tag) = (areas[index], tags[index]);
    if is_clear(index, areas, tag) {
        return None;
    }
    let is_covered = |point: Point| tags.iter().any(|name| name.has(point));
    let crosses = |line: &Leader| {
        (1..=STEPS).any(|step| {
            let point = line.at(f32::from(step) / f32::from(STEPS));
            others(index, tags).any(|name| name.has(point))
        })
    };
    let lines = ends_in(own).into_iter().map(|to| Leader {
        from: tag.nearest(to),
        to,
    });
    lines.min_by(|one, other| {
        let faults = |line: &Leader| (is_covered(line.to), crosses(line));
        let by_faults = faults(one).cmp(&faults(other));
        let cost =
            |line: &Leader| line.from.distance(line.to) + 2.0 * line.to.distance(own.centre());
        by_faults.then(cost(one).total_cmp(&cost(other)))
    })
}

/// Into so many parts a line is cut to see what it crosses.
const STEPS: u8 = 24;

impl Leader {
    /// The point after this part of the way.
    fn at(&self, part: f32) -> Point {
        Point {
            x: self.from.x + (self.to.x - self.from.x) * part,
            y: self.from.y + (self.to.y - self.from.y) * part,
        }
    }
}

/// Points well inside of an area.
fn ends_in(area: Rect) -> Vec<Point> {
    let parts = [INSIDE, 0.35, 0.5, 0.65, 1.0 - INSIDE];
    let point = |x: f32, y: f32| Point {
        x: area.x + area.width * x,
        y: area.y + area.height * y,
    };
    parts
        .into_iter()
        .flat_map(|x| parts.map(|y| point(x, y)))
        .collect()
}

/// How far two rectangles are from each other; 0 if they touch.
fn gap(one: Rect, other: Rect) -> f32 {
    let dx = (one.x - other.right()).max(other.x - one.right()).max(0.0);
    let dy = (one.y - other.bottom())
        .max(other.y - one.bottom())
        .max(0.0);
    dx.hypot(dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{DealNumber, deal};
    use crate::rules::GAMES;
    use crate::table::{Frame, Table};
    use crate::text::{Language, piles_name};

    /// What a picture of this width has: the areas, and the names' sizes with letters so many times
    /// as large as usual.
    fn pictures(mut see: impl FnMut(&str, &[Rect], &[Size], Size)) {
        for rules in GAMES {
            for is_left_handed in [false, true] {
                let frame = Frame {
                    is_left_handed,
                    ..Frame::of(552.0, 480.0)
                };
                let start = deal(rules, DealNumber::new(7).unwrap());
                let scene = Table::new(rules, frame).scene(&start, None, &[]);
                let groups = scene.groups();
                for (width, letters) in WIDTHS.into_iter().zip([1.0, 1.3].into_iter().cycle()) {
                    for language in Language::ALL {
                        let scale = width / scene.size.width;
                        let areas: Vec<Rect> = groups
                            .iter()
                            .map(|group| group.area.scaled(scale))
                            .collect();
                        let names = groups.iter().map(|group| piles_name(language, group.pile));
                        let sizes: Vec<Size> = names
                            .map(|name| Size {
                                width: letters * 7.0 * name.chars().count() as f32 + 12.0,
                                height: letters * 16.0 + 2.0,
                            })
                            .collect();
                        let height = scene.picture_height() * scale;
                        let what = format!("{} {width} {letters} {is_left_handed}", rules.id);
                        see(&what, &areas, &sizes, Size { width, height });
                    }
                }
            }
        }
    }

    const WIDTHS: [f32; 10] = [
        250.0, 250.0, 284.0, 284.0, 340.0, 340.0, 500.0, 500.0, 900.0, 900.0,
    ];

    #[test]
    fn names_lie_whole_on_the_picture_and_none_on_another() {
        pictures(|what, areas, sizes, room| {
            let places = place_names(areas, sizes, room);
            assert_eq!(places.len(), areas.len());
            for (index, place) in places.iter().enumerate() {
                let tag = place.tag;
                assert!(tag.x >= 0.0 && tag.y >= 0.0, "{what} {tag:?}");
                assert!(tag.right() <= room.width + 0.01, "{what} {tag:?}");
                assert!(tag.bottom() <= room.height + 0.01, "{what} {tag:?}");
                for other in &places[index + 1..] {
                    assert!(tag.overlap(other.tag) < 0.01, "{what} {tag:?} {other:?}");
                }
            }
        });
    }

    #[test]
    fn every_name_lies_on_its_own_piles_or_points_at_them() {
        let mut leaders = 0;
        pictures(|what, areas, sizes, room| {
            let places = place_names(areas, sizes, room);
            for (index, place) in places.iter().enumerate() {
                let own = place.tag.overlap(areas[index]);
                let others = on_others(place.tag, index, areas);
                let Some(line) = place.leader else {
                    assert!(own > 0.0 && others <= own / 2.0, "{what} {place:?}");
                    continue;
                };
                leaders += 1;
                assert!(place.tag.distance(line.from) < 0.01, "{what} {place:?}");
                for (other, area) in areas.iter().enumerate() {
                    assert_eq!(area.has(line.to), other == index, "{what} {place:?}");
                }
                for other in &places {
                    assert!(!other.tag.has(line.to), "{what} {place:?} {other:?}");
                    let is_own = other.tag == place.tag;
                    let crossed = (0..50).any(|part| other.tag.has(line.at(part as f32 / 50.0)));
                    assert!(is_own || !crossed, "{what} {place:?} {other:?}");
                }
            }
        });
        assert!(leaders > 0);
    }

    #[test]
    fn lengths_that_make_no_sense_break_nothing() {
        let odd = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -5.0, 0.0, 1e30];
        for x in odd {
            for width in odd {
                let size = Size { width, height: x };
                let area = Rect::at(Point { x, y: x }, size);
                let sound = Rect::at(
                    Point { x: 1.0, y: 2.0 },
                    Size {
                        width: 9.0,
                        height: 9.0,
                    },
                );
                assert_eq!(place_names(&[area, sound], &[size, size], size).len(), 2);
            }
        }
    }
}
