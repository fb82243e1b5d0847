//! Every game counts once, however often its result comes in.

use crate::game_result::GameResult;

/// Which of two results of the same game stands: a won one before a lost one, otherwise the one
/// that ended earlier.
///
/// Where these are alike all else decides, so whichever way and however often results are brought
/// together, the same one is left.
pub fn merged(a: GameResult, b: GameResult) -> GameResult {
    if precedence(&b) < precedence(&a) {
        b
    } else {
        a
    }
}

/// One result of each game, the one that stands.
pub(super) fn each_once<'a>(
    results: impl IntoIterator<Item = &'a GameResult>,
) -> Vec<&'a GameResult> {
    // The ids lie beside each other here, which makes sorting a third faster.
    let mut results: Vec<_> = results
        .into_iter()
        .map(|result| (result.id, result))
        .collect();
    results.sort_unstable_by(|(id_a, a), (id_b, b)| {
        let by_id = id_a.cmp(id_b);
        by_id.then_with(|| precedence(a).cmp(&precedence(b)))
    });
    results.dedup_by_key(|(id, _)| *id);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Sorts results by their game, and those of the same game so that the one that stands is first.
/// Only equal results have the same precedence.
fn precedence(result: &GameResult) -> impl Ord {
    let GameResult {
        id,
        game,
        started,
        ended,
        is_won,
        moves,
        time,
        undos,
        hints,
        deal,
        from_winnable,
        daily,
    } = result;
    let kept_by = (id, !is_won, ended);
    (
        kept_by,
        (started, time, moves, undos, hints),
        (game, deal, from_winnable, daily),
    )
}
