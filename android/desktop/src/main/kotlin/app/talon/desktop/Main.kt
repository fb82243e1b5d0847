package app.talon.desktop

import androidx.compose.ui.unit.IntSize
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.TalonException
import app.talon.core.games
import app.talon.core.languageFor
import app.talon.core.parseDeal
import app.talon.core.text
import app.talon.ui.words.sentence
import java.io.File
import java.util.Locale
import kotlin.system.exitProcess

/** Opens the window, with a game on the table if one is named, or writes pictures, or measures frames. */
fun main(arguments: Array<String>) {
    val language = languageFor(Locale.getDefault().toLanguageTag())
    when (arguments.firstOrNull()) {
        "--screenshots" -> writeScreenshots(File(arguments.getOrNull(1) ?: refuse(USAGE)))
        "--frames" -> printFrameCosts()
        "--board" -> writeBoard(arguments.drop(1), language)
        "--store" -> open(File(arguments.getOrNull(1) ?: refuse(USAGE)), arguments.drop(2), language)
        else -> open(storeFolder(), arguments.toList(), language)
    }
}

private fun open(
    store: File,
    words: List<String>,
    language: Language,
) {
    if (words.size > 2 || words.any { it.startsWith("-") }) refuse(USAGE)
    openWindow(store, language, words.firstOrNull()?.let { named(it, words.getOrNull(1), language) })
}

private fun writeBoard(
    words: List<String>,
    language: Language,
) {
    if (words.size != 5) refuse(USAGE)
    val (id, number, width, height, file) = words
    val size = IntSize(width.toIntOrNull() ?: refuse(USAGE), height.toIntOrNull() ?: refuse(USAGE))
    val game =
        try {
            Game.deal(id, parseDeal(language, number), language)
        } catch (refused: TalonException) {
            refuse(refused.sentence)
        }
    writeBoard(game, size, File(file))
}

/**
 * A game that the window begins with.
 *
 * @property number that of its deal; without one the game on its table goes on
 */
internal class NamedGame(
    val id: String,
    val number: UInt?,
)

private fun named(
    id: String,
    number: String?,
    language: Language,
): NamedGame {
    if (games(language).none { it.id == id }) refuse(text(language, "unknown-game"))
    return try {
        NamedGame(id, number?.let { parseDeal(language, it) })
    } catch (refused: TalonException) {
        refuse(refused.sentence)
    }
}

private fun refuse(reason: String): Nothing {
    System.err.println(reason)
    exitProcess(2)
}

private const val USAGE =
    "usage: play [--store DIR] [GAME [NUMBER]] | --screenshots DIR | --board GAME NUMBER WIDTH HEIGHT FILE | --frames"
