package app.talon.ui.games

import app.talon.core.Day
import app.talon.core.GameInfo
import app.talon.core.GameRecord
import app.talon.core.TableInfo
import app.talon.core.View
import app.talon.core.dealOfTheDay
import app.talon.ui.TalonState

/** What has been played so far: the games that lie on their tables, the last played first, and how often each was won. */
internal class Shelf(
    private val tables: List<TableInfo>,
    private val records: List<GameRecord>,
) {
    /** What lies on the table of a game. */
    fun table(gameId: String) = tables.find { it.game == gameId }

    /** How often a game was won, if it was played. */
    fun record(gameId: String) = records.find { it.game == gameId && it.played > 0u }

    /** The games last played first, and then those that nobody has played. */
    fun sorted(games: List<GameInfo>): List<GameInfo> {
        val places = tables.withIndex().associate { (place, table) -> table.game to place }
        return games.sortedBy { places[it.id] ?: places.size }
    }

    /** Whether the deal of the day lies on the table of a game already. */
    fun hasDealOf(
        day: Day,
        gameId: String,
    ) = table(gameId)?.deal?.let { it == dealOfTheDay(gameId, day.year, day.month, day.day) } ?: false
}

/** What has been played so far. Without a ledger that is the game on the table. */
internal suspend fun TalonState.shelf(): Shelf {
    val ledger = ledger ?: return Shelf(listOfNotNull(board?.view?.asTable()), emptyList())
    return elsewhere { Shelf(ledger.tables(), ledger.records(language)) }
}

private fun View.asTable() = TableInfo(gameId, deal, moves, elapsedMilliseconds, hasBegun = moves > 0u)
