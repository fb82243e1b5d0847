package app.talon.ui.board

import app.talon.core.Game
import app.talon.core.View
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch

/**
 * Something that the core has to think about for a while.
 *
 * @property takesLong whether the player should see that it is being thought about
 * @property answer gives the view with the answer, when it has been thought about
 */
internal class Question(
    val takesLong: Boolean,
    private val think: () -> Unit,
    private val callOff: () -> Unit,
    val answer: () -> View,
) {
    /** Has it thought about elsewhere, so that the screen goes on; called off when the caller is. */
    suspend fun thinkAbout() =
        coroutineScope {
            val thinking = launch(Dispatchers.Default) { think() }
            try {
                thinking.join()
            } catch (gone: CancellationException) {
                callOff()
                throw gone
            }
        }
}

/** Which move is useful? */
internal fun Game.askForHint(): Question {
    val search = hintSearch()
    return Question(takesLong = false, { search.run() }, search::cancel) { showHint(search) }
}

/** Can the game still be won? The player wants to know, and has the answer told. */
internal fun Game.askForFate(): Question {
    val search = fateSearch()
    return Question(takesLong = true, { search.run() }, search::cancel) { showFate(search) }
}

/** Can the game still be won? The core wants to know, for its remark. */
internal fun Game.findFate(): Question {
    val search = fateSearch()
    return Question(takesLong = false, { search.run() }, search::cancel) { learnFate(search) }
}
