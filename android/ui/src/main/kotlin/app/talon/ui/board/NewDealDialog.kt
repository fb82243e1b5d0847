package app.talon.ui.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import app.talon.core.Wish
import app.talon.core.dayText
import app.talon.ui.TalonState
import app.talon.ui.words.LocalWords

/**
 * Asks which deal of a game to play.
 *
 * @param hasBegun whether a game lies on the table that would be lost
 * @param onDealAgain deals the cards on the table again, where some lie there
 */
@Composable
internal fun NewDealDialog(
    app: TalonState,
    gameId: String,
    gameName: String,
    hasBegun: Boolean,
    onDealAgain: (() -> Unit)?,
    onDismiss: () -> Unit,
) {
    val asksFirst = hasBegun && app.settings.confirmsNewDeal
    DealDialog(gameName, onDismiss) { choose ->
        fun thenGone(deal: () -> Unit) =
            choose(asksFirst) {
                onDismiss()
                deal()
            }
        Wishes(app) { wish -> thenGone { app.deal(gameId, wish) } }
        onDealAgain?.let { again ->
            Offer("same-deal-again", LocalWords.current["same-deal-again"], about = null) { thenGone(again) }
        }
        TypedDeal { wish, onRefused ->
            choose(asksFirst) {
                app.deal(gameId, wish) { refusal -> if (refusal == null) onDismiss() else onRefused(refusal) }
            }
        }
    }
}

/** The deals that need no typing. Where only winnable ones are wanted, there is no other random deal. */
@Composable
private fun Wishes(
    app: TalonState,
    onWish: (Wish) -> Unit,
) {
    val words = LocalWords.current
    val winnableOnly = app.settings.winnableOnly
    val aboutRandom = words[if (winnableOnly) "deal-winnable-about" else "deal-random-about"]
    Offer("deal-random", words["deal-random"], aboutRandom) { onWish(Wish.Random) }
    if (!winnableOnly) {
        Offer("deal-winnable", words["deal-winnable"], words["deal-winnable-about"]) { onWish(Wish.Winnable) }
    }
    val today = remember { app.today() }
    val ofDay = words.with("deal-of-the-day-name", "date" to dayText(words.language, today))
    Offer("deal-of-the-day", ofDay, words["deal-of-the-day-about"]) { onWish(Wish.OfDay(today)) }
}
