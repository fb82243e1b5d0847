package app.talon.desktop

import app.talon.core.Day
import java.time.LocalDate
import java.time.ZoneOffset

/** A file with what someone has played in some weeks up to [today], as the app exports it. */
internal fun manyResults(today: Day): String {
    val last = LocalDate.of(today.year, today.month.toInt(), today.day.toInt())
    val results = listOf("sally", "bisley").flatMap { game -> (1L..DAYS).map { result(game, last, it) } }
    return """{"talon_export": 1, "results": [${results.joinToString()}]}"""
}

/** A game of some days [ago]: a little luck, some practice, and times that are as different as a player's. */
private fun result(
    game: String,
    last: LocalDate,
    ago: Long,
): String {
    val date = last.minusDays(ago)
    val ended = date.atTime(18, 0).toEpochSecond(ZoneOffset.UTC)
    val chance = (ago * ago * 7 + ago * 13 + game.length) % 11
    val seconds = 180 + chance * 47 + ago * 5
    val isDaily = chance != 4L
    return """{"id": "5a11e0f1-0000-4000-8000-%04d%08d", "game": "$game", "deal": $ago, "started": ${ended - seconds},
        "ended": $ended, "won": ${chance > 4 || ago < 3}, "moves": ${95 + chance * 6}, "milliseconds": ${seconds * 1000},
        "undos": ${chance % 3}, "hints": 0, "daily": ${if (isDaily) "\"$date\"" else "null"}}""".format(
        game.length,
        ago,
    )
}

/** A file with a game of Bisley whose last move is taken back. */
internal fun nearlyWon(): String =
    """{"talon_export": 1, "games": [{"id": "0b3a7a52-6d50-4d8e-9a1f-2f1c5c0e7a01", "game": "bisley", "rules": 1,
        "deal": 2, "steps": "$MOVES", "done": ${MOVES.split(' ').size - 1}, "milliseconds": 150000, "undos": 0,
        "hints": 0, "started": 1700000000, "played": 1700000150}]}"""

/** All moves by which deal 2 of Bisley is won. */
private const val MOVES =
    "t6-f5 t11-f3 t11-f4 t13-f4 t12-t7 t12-t5 t12-t8 t10-t2 t10-f4 t5-t1 t5-t2 t5-t4 t5-t9 t1-t2 t1-t2 t13-t1 " +
        "t13-t9 t13-f6 t9-f6 t9-f6 t9-f6 t5-f6 t6-f6 t3-f6 t10-f6 t10-f3 t6-f3 t6-f7 t3-t9 t3-f5 t7-f5 t7-f5 t11-f5 " +
        "t9-t7 t9-t7 t9-f1 t2-t11 t2-t11 t2-t11 t2-t11 t2-t11 t7-t2 t7-t2 t7-t12 t7-f5 t12-t2 t1-t7 t8-t1 t8-t1 " +
        "t8-f1 t8-f8 t12-f8 t2-f8 t2-f8 t2-f8 t2-f8 t1-f8 t1-f8 t1-f8 t2-f7 t7-f8 t7-f8 t8-f4 t4-f4 t4-f4 t4-f2 " +
        "t4-f3 t9-f1 t1-f1 t11-f1 t11-f1 t11-f1 t11-f1 t11-f1 t11-f1"

private const val DAYS = 40
