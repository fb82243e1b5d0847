package app.talon.ui.games

import app.talon.core.ShelvedGame
import app.talon.core.TableInfo
import app.talon.core.unkeptShelf
import app.talon.ui.TalonState

/** All games, the last played first, and what has been played of each. Without a ledger that is the game on the table. */
internal suspend fun TalonState.shelf(): List<ShelvedGame> {
    val ledger = ledger ?: return unkeptShelf(board?.game, language)
    return elsewhere { ledger.shelf(language) }
}

/** What lies on the table of a game. */
internal fun List<ShelvedGame>.table(gameId: String): TableInfo? = find { it.game.id == gameId }?.table
