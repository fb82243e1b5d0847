package app.talon.desktop

import java.time.LocalDate
import java.time.ZoneOffset

/** A file with a game won and a game lost. */
internal fun wonFile() = dailyFile(LocalDate.of(2026, 1, 1) to true, LocalDate.of(2026, 1, 2) to false)

/** A file with the deals of days, and whether they were won. */
internal fun dailyFile(
    vararg days: Pair<LocalDate, Boolean>,
    game: String = "sally",
): String {
    val results =
        days.mapIndexed { index, (date, won) ->
            val ended = date.atTime(12, 0).toEpochSecond(ZoneOffset.UTC)
            """{"id": "0b3a7a52-6d50-4d8e-9a1f-${"%04x".format(game.length)}${"%08x".format(index)}", "game": "$game",
            "deal": 1, "started": ${ended - 100}, "ended": $ended, "won": $won, "moves": ${90 + index},
            "milliseconds": ${100_000 * (index + 2)}, "undos": 0, "hints": 0, "daily": "$date"}"""
        }
    return """{"talon_export": 1, "results": [${results.joinToString()}]}"""
}
