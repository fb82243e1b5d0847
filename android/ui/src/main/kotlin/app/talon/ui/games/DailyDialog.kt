package app.talon.ui.games

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import app.talon.core.Day
import app.talon.core.GameInfo
import app.talon.core.PlayedDay
import app.talon.core.TalonException
import app.talon.core.Wish
import app.talon.core.dayText
import app.talon.ui.TalonState
import app.talon.ui.board.DealDialog
import app.talon.ui.board.Offer
import app.talon.ui.words.LocalWords

/** Offers the deal of the day of each game, and says which were played. */
@Composable
internal fun DailyDialog(
    app: TalonState,
    games: List<GameInfo>,
    shelf: Shelf,
    onDismiss: () -> Unit,
) {
    val words = LocalWords.current
    val today = remember { app.today() }
    val played by produceState(emptyMap<String, PlayedDay>(), today) { value = app.playedOn(today, games) }
    DealDialog(words.with("deal-of-the-day-name", "date" to dayText(words.language, today)), onDismiss) { choose ->
        for (game in games) {
            val lies = shelf.hasDealOf(today, game.id)
            val hasBegun = shelf.table(game.id)?.hasBegun ?: false
            val outcome = played[game.id]?.let { words[if (it.isWon) "statistics-won" else "statistics-played"] }
            val about = outcome ?: words["continue-game"].takeIf { lies && hasBegun }
            Offer("day-${game.id}", game.name, about) {
                choose(hasBegun && !lies && app.settings.confirmsNewDeal) {
                    onDismiss()
                    if (lies) app.takeUp(game.id) else app.deal(game.id, Wish.OfDay(today))
                }
            }
        }
    }
}

/** Those of [games] whose deal of a day is over, and how it went. */
private suspend fun TalonState.playedOn(
    day: Day,
    games: List<GameInfo>,
): Map<String, PlayedDay> {
    val ledger = ledger ?: return emptyMap()
    return elsewhere {
        try {
            buildMap {
                for (game in games) {
                    val days = ledger.statistics(game.id, day, language).days
                    days.find { it.day == day }?.let { put(game.id, it) }
                }
            }
        } catch (unread: TalonException) {
            // The offers are the same without.
            emptyMap()
        }
    }
}
