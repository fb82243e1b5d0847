package app.talon.ui.words

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import app.talon.core.GameRecord
import app.talon.core.Language
import app.talon.core.text
import app.talon.core.textWith

/** The words of the screens in one language. They live in the core, so that every platform says the same. */
@Immutable
class Words(
    val language: Language,
) {
    /** The words stored under [key]. */
    operator fun get(key: String): String = text(language, key)

    /** The words stored under [key], with values for the names in them. */
    fun with(
        key: String,
        vararg arguments: Pair<String, Any>,
    ): String = textWith(language, key, arguments.associate { (name, value) -> name to value.toString() })
}

/** How often a game was won: “12 games, 50% won”. */
internal fun Words.ownRecord(record: GameRecord): String =
    with("own-record", "games" to with("statistics-games", "count" to record.played), "rate" to record.rate)

internal val LocalWords = staticCompositionLocalOf<Words> { error("provided by TalonApp") }
