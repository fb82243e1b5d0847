package app.talon.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.randomDeal
import app.talon.ui.board.BoardState
import kotlinx.coroutines.CoroutineScope

/** What the app remembers while it runs: the settings, the game on the table, and which of its screens is seen. */
class TalonState(
    language: Language,
    private val scope: CoroutineScope,
) {
    /** How the player likes it. */
    var settings by mutableStateOf(Settings(language))
        private set

    /** The game on the table, if there is one. */
    var board: BoardState? by mutableStateOf(null)
        private set

    /** Whether the player is choosing a game. */
    var choosing by mutableStateOf(true)
        private set

    /** Deals [gameId], the deal [number] or any. */
    fun deal(
        gameId: String,
        number: UInt = randomDeal(),
    ) = play(Game.deal(gameId, number, settings.language))

    /** Puts [game] on the table. */
    fun play(game: Game) {
        board =
            BoardState(game, scope, settings.leftHanded).also {
                it.autoPlay(settings.autoPlay)
                it.sayLost(settings.sayLost)
            }
        choosing = false
    }

    /** Shows the games to choose from; the one on the table stays there. */
    fun chooseGame() {
        choosing = true
    }

    /** Goes back to the game on the table. */
    fun backToGame() {
        choosing = board == null
    }

    /** Changes the settings, on the table too. */
    fun change(next: Settings) {
        val before = settings
        settings = next
        board?.apply {
            if (next.language != before.language) speak(next.language)
            if (next.leftHanded != before.leftHanded) layOutFor(next.leftHanded)
            if (next.autoPlay != before.autoPlay) autoPlay(next.autoPlay)
            if (next.sayLost != before.sayLost) sayLost(next.sayLost)
        }
    }
}
