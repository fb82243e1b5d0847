//! What holds for every game on every screen.

use std::mem;

use proptest::prelude::*;

use super::arrange::TOUCH;
use super::scene::FRAME_REACH;
use super::*;
use crate::art::{INDEX_BAND, INDEX_WIDTH};
use crate::deal::{DealNumber, deal};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{GAMES, Stock};
use crate::session::Spot;

/// A tenth of a thousandth of the largest screen.
const HAIR: f32 = 0.1;

/// Every size from 320×480 to 1600×1200, both ways round, left- and right-handed.
fn frames() -> impl Strategy<Value = Frame> {
    let sides = (320.0_f32..=1600.0, 480.0_f32..=1200.0);
    let insets = (0.0_f32..40.0, 0.0_f32..40.0).prop_map(|(a, b)| Insets {
        left: a,
        top: b,
        right: b / 2.0,
        bottom: a / 2.0,
    });
    let insets = prop_oneof![Just(Insets::default()), insets];
    (sides, any::<bool>(), any::<bool>(), insets).prop_map(|(sides, turned, left, insets)| {
        let (short, long) = sides;
        let (width, height) = if turned { (long, short) } else { (short, long) };
        Frame {
            insets,
            is_left_handed: left,
            ..Frame::of(width, height)
        }
    })
}

fn games() -> impl Strategy<Value = &'static Rules> {
    prop::sample::select(GAMES.to_vec())
}

/// A position reached by random play.
fn played() -> impl Strategy<Value = Position> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..150);
    (games(), 1_u32.., choices).prop_map(|(rules, number, choices)| {
        let mut position = deal(rules, DealNumber::new(number).unwrap());
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position.play(legal[choice.index(legal.len())]).unwrap();
        }
        position
    })
}

/// As many columns as the pack allows, each as long as play can make it: everything that lay under
/// its top card, and a whole suit's number of cards on it.
fn longest(rules: &'static Rules) -> Position {
    let mut position = Position::empty(
        rules,
        rules.has_changing_base().then_some(crate::card::Rank::ACE),
    );
    let mut pack = rules.pack.cards();
    for (index, column) in rules.tableau.columns.iter().enumerate().rev() {
        let index = index as u8;
        let len = column.len() - 1 + rules.pack.ranks;
        for card in pack.by_ref().take(usize::from(len)) {
            position.piles.push(Pile::Tableau(index), card);
        }
        let lies = position.len(Pile::Tableau(index));
        position.face_down[usize::from(index)] = column.down.min(lies.saturating_sub(1));
    }
    position
}

fn check_scene(table: &Table, position: &Position) {
    let scene = table.scene(position, None, &[]);
    let room = table.frame().room().grown(HAIR, HAIR);
    let lies_inside = |rect: Rect| {
        rect.x >= room.x
            && rect.y >= room.y
            && rect.right() <= room.right()
            && rect.bottom() <= room.bottom()
    };
    assert_eq!(scene.sprites.len(), usize::from(position.piles.total()));
    for sprite in &scene.sprites {
        assert!(lies_inside(sprite.rect), "{sprite:?} leaves {room:?}");
    }
    for (index, outline) in scene.outlines.iter().enumerate() {
        assert!(lies_inside(outline.area), "{outline:?} leaves {room:?}");
        for other in &scene.outlines[index + 1..] {
            let overlap = outline.area.overlap(other.area);
            assert!(overlap < HAIR, "{outline:?} overlaps {other:?}");
        }
    }
}

/// Whether every face-up card that shows at all shows its whole index.
fn check_indices(table: &Table, position: &Position) {
    let scene = table.scene(position, None, &[]);
    let card = table.card_size();
    for pile in position.rules().piles() {
        let ids = position.ids(pile);
        let lies = |id| scene.sprites.iter().find(|sprite| sprite.id == id).unwrap();
        for pair in ids.windows(2) {
            let (under, over) = (lies(pair[0]), lies(pair[1]));
            let (dx, dy) = (over.rect.x - under.rect.x, over.rect.y - under.rect.y);
            if under.face == Face::Back || (dx, dy) == (0.0, 0.0) {
                continue;
            }
            let shows_index =
                dx >= card.width * INDEX_WIDTH - HAIR || dy >= card.height * INDEX_BAND - HAIR;
            assert!(shows_index, "{under:?} under {over:?} at {card:?}");
        }
    }
}

/// Whether a touch in the middle of what shows of a card, or of a bare place, means just that.
fn check_touch(table: &Table, position: &Position) {
    let scene = table.scene(position, None, &[]);
    for outline in &scene.outlines {
        let ids = position.ids(outline.pile);
        if ids.is_empty() {
            let spot = table.spot_at(position, outline.rect.centre());
            assert_eq!(
                spot,
                Some(Spot {
                    pile: outline.pile,
                    count: 0
                })
            );
        }
        for (index, &id) in ids.iter().enumerate() {
            let lies = |id| scene.sprites.iter().find(|sprite| sprite.id == id).unwrap();
            let rect = lies(id).rect;
            let covered = ids[index + 1..].iter().map(|&id| lies(id).rect);
            let below = covered.clone().map(|over| over.y - rect.y);
            let beside = covered.map(|over| over.x - rect.x);
            let shows =
                |steps: &mut dyn Iterator<Item = f32>, whole: f32| steps.fold(whole, f32::min);
            let height = shows(&mut below.filter(|&dy| dy > 0.0), rect.height);
            let width = shows(&mut beside.filter(|&dx| dx > 0.0), rect.width);
            let is_buried = ids[index + 1..].iter().any(|&over| lies(over).rect == rect);
            if is_buried {
                continue;
            }
            let point = Point {
                x: rect.x + width / 2.0,
                y: rect.y + height / 2.0,
            };
            let count = (ids.len() - index) as u8;
            let spot = table.spot_at(position, point);
            assert_eq!(
                spot,
                Some(Spot {
                    pile: outline.pile,
                    count
                }),
                "{rect:?}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn nothing_leaves_the_board_and_no_piles_overlap(position in played(), frame in frames()) {
        let table = Table::new(position.rules(), frame);
        check_scene(&table, &position);
        check_indices(&table, &position);
        check_touch(&table, &position);
    }

    #[test]
    fn piles_as_long_as_they_can_get_still_show_every_index(rules in games(), frame in frames()) {
        let position = longest(rules);
        let table = Table::new(rules, frame);
        check_scene(&table, &position);
        check_indices(&table, &position);
        check_touch(&table, &position);
    }

    #[test]
    fn every_pile_is_easy_to_touch(rules in games(), frame in frames()) {
        let frame = Frame { insets: Insets::default(), ..frame };
        let table = Table::new(rules, frame);
        for place in &table.arrangement.places {
            let area = table.touch_area(place);
            let most = area.width.max(area.height);
            prop_assert!(most >= TOUCH, "{:?} is {most} on {:?}", place.pile, frame.size);
        }
    }

    #[test]
    fn any_frame_gives_a_finite_board(
        rules in games(),
        width in any::<f32>(),
        height in any::<f32>(),
        inset in any::<f32>(),
    ) {
        let insets = Insets { left: inset, top: inset, right: inset, bottom: inset };
        let table = Table::new(rules, Frame { insets, ..Frame::of(width, height) });
        let position = deal(rules, DealNumber::new(1).unwrap());
        check_scene(&table, &position);
    }

    #[test]
    fn the_frame_around_what_a_hint_points_out_lies_on_the_board(
        position in played(),
        frame in frames(),
    ) {
        let table = Table::new(position.rules(), frame);
        let board = frame.room().grown(HAIR, HAIR);
        for action in position.legal_moves() {
            let marks = table.hint_marks(&position, None, action);
            for mark in [marks.from, marks.to].into_iter().flatten() {
                let framed = mark.grown(FRAME_REACH, FRAME_REACH);
                prop_assert!(framed.x >= board.x && framed.right() <= board.right());
                prop_assert!(framed.y >= board.y && framed.bottom() <= board.bottom());
                // It still shows which cards are meant.
                prop_assert!(mark.width > 0.85 * table.card_size().width);
            }
        }
    }

    #[test]
    fn a_back_tells_nothing(position in played(), frame in frames()) {
        let table = Table::new(position.rules(), frame);
        let scene = table.scene(&position, None, &[]);
        for pile in position.rules().piles() {
            let hidden = usize::from(position.face_down(pile));
            for (index, id) in position.ids(pile).into_iter().enumerate() {
                let sprite = scene.sprites.iter().find(|sprite| sprite.id == id).unwrap();
                prop_assert_eq!(sprite.face == Face::Back, index < hidden);
            }
        }
    }

    #[test]
    fn a_group_dropped_on_a_pile_that_takes_it_goes_there(
        position in played(),
        frame in frames(),
        choice in any::<prop::sample::Index>(),
    ) {
        let table = Table::new(position.rules(), frame);
        let carried: Vec<(Spot, Pile)> = position
            .legal_moves()
            .into_iter()
            .filter_map(|legal| match legal {
                Move::Carry { from, to, count } => Some((Spot { pile: from, count }, to)),
                Move::Deal | Move::Redeal => None,
            })
            .collect();
        prop_assume!(!carried.is_empty());
        let (held, to) = carried[choice.index(carried.len())];
        let legal: Vec<Pile> = carried
            .iter()
            .filter(|(spot, _)| *spot == held)
            .map(|&(_, to)| to)
            .collect();
        let target = table.scene(&position, None, &[]);
        let target = target.outlines.iter().find(|outline| outline.pile == to).unwrap();
        let dropped = table.drop_target(&position, held, target.top.corner(), &legal);
        prop_assert_eq!(dropped, Some(to));

        let origin = table.lead_rect(&position, held).unwrap().corner();
        prop_assert_eq!(table.drop_target(&position, held, origin, &legal), None);
    }
}

#[test]
fn thirteen_columns_fit_a_small_phone_with_readable_cards() {
    let bisley = crate::rules::game("bisley").unwrap();
    for (width, height) in [
        (320.0, 480.0),
        (320.0, 568.0),
        (480.0, 320.0),
        (568.0, 320.0),
    ] {
        let table = Table::new(bisley, Frame::of(width, height));
        let card = table.card_size();
        assert!(card.width >= 28.0, "{card:?} on {width}×{height}");
    }
}

/// How many rows the columns of a game lie in.
fn rows_of_columns(id: &str, width: f32, height: f32) -> usize {
    let table = Table::new(crate::rules::game(id).unwrap(), Frame::of(width, height));
    let columns = table.arrangement.places.iter();
    let columns = columns.filter(|place| matches!(place.pile, Pile::Tableau(_)));
    let mut tops: Vec<f32> = columns.map(|place| place.base.y).collect();
    tops.dedup();
    tops.len()
}

#[test]
fn twelve_columns_lie_in_two_rows_on_an_upright_tablet_with_larger_cards() {
    let shoulder = crate::rules::game("napoleons_shoulder").unwrap();
    for (width, height) in [(744.0, 1030.0), (800.0, 1110.0), (800.0, 1180.0)] {
        assert_eq!(rows_of_columns(shoulder.id, width, height), 2);
        let card = Table::new(shoulder, Frame::of(width, height)).card_size();
        // In one row there would be a twelfth of the width for each, with the gaps.
        assert!(card.width >= 1.2 * width / 12.0, "{card:?}");
    }
    for id in ["big_apple", "midshipman", "sally"] {
        assert_eq!(rows_of_columns(id, 800.0, 1180.0), 1, "{id}");
    }
}

#[test]
fn a_left_handed_board_has_the_stock_on_the_other_side() {
    let games = GAMES.into_iter().filter(|rules| rules.stock != Stock::None);
    for rules in games {
        for (width, height) in [(390.0, 844.0), (844.0, 390.0), (820.0, 1180.0)] {
            let right = Table::new(rules, Frame::of(width, height));
            let left = Table::new(
                rules,
                Frame {
                    is_left_handed: true,
                    ..Frame::of(width, height)
                },
            );
            let stock = |table: &Table| table.place(Pile::Stock).unwrap().base.centre().x;
            assert!(stock(&right) > width / 2.0, "{}", rules.id);
            assert!(stock(&left) < width / 2.0, "{}", rules.id);
            assert_eq!(right.card_size(), left.card_size());
        }
    }
}

#[test]
fn sally_shows_the_last_three_cards_of_the_waste() {
    let sally = crate::rules::game("sally").unwrap();
    let mut position = deal(sally, DealNumber::new(1).unwrap());
    for _ in 0..3 {
        position.play(Move::Deal).unwrap();
    }
    let table = Table::new(sally, Frame::of(390.0, 844.0));
    let scene = table.scene(&position, None, &[]);
    let xs: Vec<f32> = position
        .ids(Pile::Waste)
        .into_iter()
        .map(|id| {
            scene
                .sprites
                .iter()
                .find(|sprite| sprite.id == id)
                .unwrap()
                .rect
                .x
        })
        .collect();
    assert_eq!(xs.len(), 9);
    assert!(xs[..7].iter().all(|&x| x == xs[0]), "{xs:?}");
    assert!(xs[6] < xs[7] && xs[7] < xs[8], "{xs:?}");
}

#[test]
fn legal_piles_come_first_then_overlap_then_distance_then_order() {
    let position = crate::laid::position("midshipman", &[("t5", "QH")], "s");
    let table = Table::new(position.rules(), Frame::of(844.0, 390.0));
    let held = Spot {
        pile: Pile::Tableau(4),
        count: 1,
    };
    let base = |pile| table.place(pile).unwrap().base;
    let (second, third) = (base(Pile::Tableau(1)), base(Pile::Tableau(2)));
    let between = Point {
        x: (second.x + third.x) / 2.0,
        y: second.y,
    };
    let drop = |corner, legal: &[Pile]| table.drop_target(&position, held, corner, legal);

    let (t2, t3) = (Pile::Tableau(1), Pile::Tableau(2));
    // Just between two: the first in order; a little to one side: that one.
    assert_eq!(drop(between, &[t2, t3]), Some(t2));
    assert_eq!(
        drop(
            Point {
                x: between.x + 1.0,
                ..between
            },
            &[t2, t3]
        ),
        Some(t3)
    );
    // Exactly over a pile that doesn't take it, and touching one that does.
    let mostly_second = Point {
        x: second.x + 15.0,
        ..between
    };
    assert_eq!(drop(mostly_second, &[t3]), Some(t3));
    // Over neither, but below the one.
    let below = Point {
        x: third.x,
        y: third.bottom() + 50.0,
    };
    assert_eq!(drop(below, &[t2, t3]), Some(t3));
    // On the ground of another, or far from everything.
    assert_eq!(drop(below, &[t2]), None);
    let far = Point {
        x: third.x,
        y: -500.0,
    };
    assert_eq!(drop(far, &[t2, t3]), None);
    // Beside the board, near the last column.
    let last = base(Pile::Tableau(8));
    let beside = Point {
        x: third.x,
        y: third.y - third.height - 1.0,
    };
    assert_eq!(drop(beside, &[t2, t3]), Some(t3));
    assert_eq!(drop(last.corner(), &[t2, t3]), None);
}

#[test]
fn piles_of_a_kind_that_lie_side_by_side_are_one_group() {
    for rules in GAMES {
        let table = Table::new(rules, Frame::of(552.0, 480.0));
        let scene = table.scene(&deal(rules, DealNumber::new(7).unwrap()), None, &[]);
        let groups = scene.groups();
        for (index, group) in groups.iter().enumerate() {
            let kind = mem::discriminant(&group.pile);
            let of_kind = || {
                scene
                    .outlines
                    .iter()
                    .filter(|outline| mem::discriminant(&outline.pile) == kind)
            };
            // On a wide table all piles of a kind lie together.
            let area = of_kind()
                .map(|outline| outline.area)
                .reduce(|one, other| one.around(other));
            assert_eq!(Some(group.area), area, "{}", rules.id);
            let others = &groups[index + 1..];
            assert!(
                others
                    .iter()
                    .all(|other| mem::discriminant(&other.pile) != kind)
            );
        }
        assert!(
            scene
                .outlines
                .iter()
                .all(|outline| outline.area.bottom() <= scene.depth())
        );
        assert!(scene.depth() <= scene.size.height + HAIR);
    }
}

#[test]
fn piles_of_a_kind_that_lie_apart_are_groups_of_their_own() {
    let rules = GAMES[0];
    let table = Table::new(rules, Frame::of(552.0, 480.0));
    let mut scene = table.scene(&deal(rules, DealNumber::new(7).unwrap()), None, &[]);
    let mut tableau = scene
        .outlines
        .iter()
        .copied()
        .filter(|outline| matches!(outline.pile, Pile::Tableau(_)));
    let (one, two) = (tableau.next().unwrap(), tableau.next().unwrap());
    let half = scene.card.width / 2.0;
    for (gap, groups) in [(half - HAIR, 1), (half + HAIR, 2)] {
        let x = one.area.right() + gap;
        let area = Rect { x, ..one.area };
        scene.outlines = vec![one, Outline { area, ..two }];
        assert_eq!(scene.groups().len(), groups);
    }
}
