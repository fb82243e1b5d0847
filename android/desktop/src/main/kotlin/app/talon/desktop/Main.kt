package app.talon.desktop

import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.TalonException
import app.talon.core.languageFor
import app.talon.core.parseDeal
import app.talon.core.randomDeal
import java.io.File
import java.util.Locale
import kotlin.system.exitProcess

/** Opens the window, with a game on the table if one is named, or writes pictures of all screens. */
fun main(arguments: Array<String>) {
    val language = languageFor(Locale.getDefault().toLanguageTag())
    when {
        arguments.isEmpty() -> openWindow(language, game = null)
        arguments[0] == "--screenshots" && arguments.size == 2 -> writeScreenshots(File(arguments[1]))
        arguments[0].startsWith("-") || arguments.size > 2 -> refuse("usage: play [GAME [NUMBER]] | --screenshots DIR")
        else -> openWindow(language, named(arguments[0], arguments.getOrNull(1), language))
    }
}

private fun named(
    id: String,
    number: String?,
    language: Language,
): Game =
    try {
        Game.deal(id, number?.let { parseDeal(language, it) } ?: randomDeal(), language)
    } catch (refused: TalonException) {
        refuse(refused.sentence)
    }

private val TalonException.sentence
    get() =
        when (this) {
            is TalonException.UnknownGame -> reason
            is TalonException.NotADealNumber -> reason
            is TalonException.NotAPosition -> reason
        }

private fun refuse(reason: String): Nothing {
    System.err.println(reason)
    exitProcess(2)
}
