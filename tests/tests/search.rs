//! The solver's verdicts are true, its lines win without pointless moves, and it keeps its limits.

use std::collections::HashSet;
use std::thread;
use std::time::Duration;

use talon_core::deal::{DealNumber, deal};
use talon_core::moves::Move;
use talon_core::piles::Pile;
use talon_core::position::Position;
use talon_core::rules::{GAMES, Rules, game};
use talon_core::search::{Cancel, Limits, Progress, Solution, Unfinished, Verdict, solve};
use talon_tests::reachable::Reachable;
use talon_tests::small::{
    BOTH_WAYS, FREE_CELLS, ONE_PASS, OPEN_STOCK, THREE_AT_A_TIME, WASTE_FILLS, WRAPPING,
};
use talon_tests::walk::for_walks;

fn dealt(rules: &'static Rules, number: u32) -> Position {
    deal(rules, DealNumber::new(number).unwrap())
}

fn solved(position: &Position, limits: &Limits) -> Solution {
    solve(position, limits, &Cancel::default(), &mut |_| {})
}

/// The positions of a line, the start and the end included.
fn positions_of(start: &Position, line: &[Move]) -> Vec<Position> {
    let mut positions = vec![*start];
    for &next in line {
        let mut position = positions[positions.len() - 1];
        let played = position.play(next);
        played.unwrap_or_else(|why| panic!("{next}: {why}\n{position}"));
        positions.push(position);
    }
    positions
}

fn wins(start: &Position, line: impl IntoIterator<Item = Move>) -> bool {
    let mut position = *start;
    line.into_iter().all(|next| position.play(next).is_ok()) && position.is_won()
}

/// The line ends with the win, is nowhere twice, and needs each of its moves.
fn assert_has_a_point(start: &Position, line: &[Move]) {
    let positions = positions_of(start, line);
    let (end, on_the_way) = positions.split_last().unwrap();
    assert!(end.is_won(), "{line:?}\n{start}");
    assert!(
        !on_the_way.iter().any(Position::is_won),
        "{line:?}\n{start}"
    );

    let texts: HashSet<String> = positions.iter().map(Position::to_string).collect();
    assert_eq!(
        texts.len(),
        positions.len(),
        "{line:?}
{start}"
    );

    for left_out in 0..line.len() {
        let rest = [&line[..left_out], &line[left_out + 1..]].concat();
        let needless = &line[left_out];
        assert!(
            !wins(start, rest),
            "{needless} in {line:?}
{start}"
        );
    }
}

/// How many positions of each kind were looked at.
#[derive(Default)]
struct Compared {
    won: usize,
    lost: usize,
    with_returns: usize,
}

impl Compared {
    fn compare(&mut self, position: &Position, can_be_won: bool) {
        let verdict = solved(position, &Limits::NONE).verdict;
        match &verdict {
            Verdict::Won(line) => assert_has_a_point(position, line),
            Verdict::Lost => {}
            Verdict::Unknown(why) => panic!("{why:?}\n{position}"),
        }
        let is_won = matches!(verdict, Verdict::Won(_));
        assert_eq!(is_won, can_be_won, "{verdict:?}\n{position}");
        self.won += usize::from(is_won);
        self.lost += usize::from(!is_won);
        self.with_returns += usize::from(position.legal_moves().into_iter().any(is_return));
    }
}

fn is_return(candidate: Move) -> bool {
    let Move::Carry { from, .. } = candidate else {
        return false;
    };
    matches!(from, Pile::Foundation(_))
}

/// Solves deals and positions that can become of them, and compares with what comes of trying
/// everything. Deals of which too much can become are passed over.
fn assert_verdicts_are_true(rules: &'static Rules, deals: u32) {
    let mut compared = Compared::default();
    let starts = (1..).map(|number| dealt(rules, number));
    let all = starts.filter_map(|start| Reachable::from(start, 6_000));
    for reachable in all.take(deals as usize) {
        let winnable = reachable.winnable();
        let stride = reachable.positions.len().div_ceil(40);
        let some = reachable.positions.iter().zip(winnable).step_by(stride);
        some.for_each(|(position, winnable)| compared.compare(position, winnable));
    }
    let Compared {
        won,
        lost,
        with_returns,
    } = compared;
    assert!(won > 100 && lost > 100, "{won} won, {lost} lost");
    let returns = rules.foundations.iter().any(|kind| kind.returns);
    assert!(!returns || with_returns > 100, "{with_returns}");
}

#[test]
fn verdicts_are_true_with_an_open_stock() {
    assert_verdicts_are_true(&OPEN_STOCK, 40);
}

#[test]
fn verdicts_are_true_with_one_pass_and_free_spaces() {
    assert_verdicts_are_true(&ONE_PASS, 40);
}

#[test]
fn verdicts_are_true_with_one_pass_and_spaces_from_the_waste() {
    assert_verdicts_are_true(&WASTE_FILLS, 40);
}

#[test]
fn verdicts_are_true_where_cards_can_only_be_built_on_each_other() {
    assert_verdicts_are_true(&BOTH_WAYS, 200);
}

#[test]
fn verdicts_are_true_where_all_cards_lie_open() {
    assert_verdicts_are_true(&FREE_CELLS, 30);
}

#[test]
fn verdicts_are_true_where_the_talon_goes_round_and_foundations_wrap() {
    assert_verdicts_are_true(&WRAPPING, 60);
}

#[test]
fn verdicts_are_true_where_the_talon_goes_round_three_at_a_time() {
    assert_verdicts_are_true(&THREE_AT_A_TIME, 80);
}

#[test]
fn the_same_search_twice_is_the_same_search() {
    for rules in GAMES {
        for number in 1..=4 {
            let start = dealt(rules, number);
            let once = solved(&start, &Limits::of_nodes(20_000));
            let again = solved(&start, &Limits::of_nodes(20_000));
            assert_eq!(once.verdict, again.verdict, "{} {number}", rules.id);
            assert_eq!(once.nodes, again.nodes, "{} {number}", rules.id);
        }
    }
}

#[test]
fn a_search_looks_at_no_more_positions_than_it_may() {
    for rules in GAMES {
        for nodes in [0, 1, 255, 256, 257, 5_000, 7_777] {
            for number in 1..=3 {
                let solution = solved(&dealt(rules, number), &Limits::of_nodes(nodes));
                assert!(solution.nodes <= nodes + 1, "{} {number}", rules.id);
                if solution.nodes > nodes {
                    let verdict = Verdict::Unknown(Unfinished::Nodes);
                    assert_eq!(solution.verdict, verdict, "{} {number}", rules.id);
                }
            }
        }
    }
}

#[test]
fn lines_of_whole_games_have_no_pointless_moves() {
    for rules in GAMES {
        let starts = (1..=400).map(|number| dealt(rules, number));
        let lines =
            starts.filter_map(
                |start| match solved(&start, &Limits::of_nodes(60_000)).verdict {
                    Verdict::Won(line) => Some((start, line)),
                    Verdict::Lost | Verdict::Unknown(_) => None,
                },
            );
        let mut won = 0;
        for (start, line) in lines.take(6) {
            assert_has_a_point(&start, &line);
            won += 1;
        }
        println!("{} {won}", rules.id);
        assert!(won > 0, "{}", rules.id);
    }
}

#[test]
fn a_line_goes_on_from_wherever_a_game_is() {
    for rules in GAMES {
        for_walks(rules, 6, 150, |walk| {
            let position = walk.end(rules);
            if let Verdict::Won(line) = solved(&position, &Limits::of_nodes(5_000)).verdict {
                assert_has_a_point(&position, &line);
            }
        });
    }
}

#[test]
fn a_won_position_is_won_without_a_move() {
    let start = dealt(game("bisley").unwrap(), 979);
    let Verdict::Won(line) = solved(&start, &Limits::NONE).verdict else {
        panic!("{start}");
    };
    let won = positions_of(&start, &line).pop().unwrap();
    assert_eq!(solved(&won, &Limits::NONE).verdict, Verdict::Won(vec![]));
}

#[test]
fn some_deals_are_known_to_be_won_or_lost() {
    let of_deal = |id, number| solved(&dealt(game(id).unwrap(), number), &Limits::NONE);
    // Nothing has to be tried to see that their cards find no room.
    for number in [1, 9] {
        let solution = of_deal("big_apple", number);
        assert_eq!((solution.verdict, solution.nodes), (Verdict::Lost, 0));
    }
    assert_eq!(of_deal("bisley", 238).verdict, Verdict::Lost);
    assert!(matches!(of_deal("bisley", 979).verdict, Verdict::Won(_)));
}

/// A deal that takes far longer than these tests wait.
fn hard_deal() -> Position {
    dealt(game("sally").unwrap(), 6)
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    let limits = Limits::of_time(Duration::from_millis(1));
    let solution = solved(&hard_deal(), &limits);
    assert_eq!(solution.verdict, Verdict::Unknown(Unfinished::Time));
    assert!(solution.elapsed >= limits.time);
}

#[test]
fn a_search_that_was_called_off_before_it_began_ends_at_once() {
    let cancel = Cancel::default();
    cancel.cancel();
    let solution = solve(&hard_deal(), &Limits::NONE, &cancel, &mut |_| {});
    let cancelled = Verdict::Unknown(Unfinished::Cancelled);
    assert_eq!((solution.verdict, solution.nodes), (cancelled, 1));
}

/// A search looks whether it was called off after so many positions, which take far less than a
/// thousandth of a second.
const POSITIONS_BETWEEN_LOOKS: u64 = 256;

#[test]
fn a_search_that_is_called_off_looks_at_few_more_positions() {
    for (id, number) in [
        ("big_apple", 4),
        ("midshipman", 25),
        ("napoleons_shoulder", 8),
        ("bisley", 939),
        ("sally", 6),
    ] {
        let start = dealt(game(id).unwrap(), number);
        let cancel = Cancel::default();
        let mut before = None;
        let mut call_off = |progress: Progress| {
            before.get_or_insert(progress.nodes);
            cancel.cancel();
        };
        let solution = solve(&start, &Limits::NONE, &cancel, &mut call_off);
        let cancelled = Verdict::Unknown(Unfinished::Cancelled);
        assert_eq!(solution.verdict, cancelled, "{id}");
        let most = before.unwrap() + POSITIONS_BETWEEN_LOOKS;
        assert!(solution.nodes <= most, "{id}: {} {most}", solution.nodes);
    }
}

#[test]
fn a_search_is_called_off_from_another_thread() {
    let cancel = Cancel::default();
    let start = hard_deal();
    let solution = thread::scope(|scope| {
        let search = scope.spawn(|| solve(&start, &Limits::NONE, &cancel, &mut |_| {}));
        thread::sleep(Duration::from_millis(30));
        cancel.cancel();
        search.join().unwrap()
    });
    let cancelled = Verdict::Unknown(Unfinished::Cancelled);
    assert_eq!(solution.verdict, cancelled);
}

#[test]
fn a_search_tells_how_far_it_is() {
    let limits = Limits::of_time(Duration::from_millis(300));
    let mut reports = Vec::new();
    let mut note = |progress| reports.push(progress);
    let solution = solve(&hard_deal(), &limits, &Cancel::default(), &mut note);
    assert!(reports.len() > 1);
    assert!(
        reports.is_sorted_by(|one, next| { one.nodes < next.nodes && one.elapsed < next.elapsed })
    );
    assert!(reports.iter().all(|report| report.nodes <= solution.nodes));
}
