package app.talon.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.talon.core.ClearedResults
import app.talon.core.Day
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.Ledger
import app.talon.core.Settings
import app.talon.core.TalonException
import app.talon.core.Wish
import app.talon.core.defaultSettings
import app.talon.core.languageOf
import app.talon.core.text
import app.talon.ui.board.BoardState
import app.talon.ui.words.sentence
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import java.time.LocalDate

/**
 * What the app remembers while it runs: the settings, the game on the table, and which of its screens is seen.
 *
 * @property ledger where all of it is kept; without one it is gone with the app
 * @param scope what happens on the screen's thread
 * @param waiting where the ledger is waited for
 */
class TalonState(
    val ledger: Ledger?,
    systemLanguage: Language,
    private val scope: CoroutineScope,
    private val waiting: CoroutineDispatcher = Dispatchers.IO,
) {
    private var systemLanguage by mutableStateOf(systemLanguage)
    private val screens = ScreenStack()

    // Settings are kept in the order in which they were chosen.
    private val keeping = Mutex()

    /** How the player likes it. */
    var settings: Settings by mutableStateOf(ledger?.settings() ?: defaultSettings())
        private set

    /** The language of all words. */
    val language: Language get() = languageOf(settings.language, systemLanguage)

    /** The game on the table, if there is one. */
    var board: BoardState? by mutableStateOf(null)
        private set

    /** What is seen. */
    val screen: Screen get() = screens.top

    /** Whether the player has yet to make the first choices. */
    val isNew: Boolean get() = !settings.isIntroduced

    /** Whether there is a way back from what is seen. */
    val canGoBack: Boolean get() = isNew || screens.canGoBack

    /** What the player has to be told, until it is read. */
    var message: String? by mutableStateOf(null)

    /** The results that were deleted last, so that they can be brought back. */
    internal var clearedResults: ClearedResults? by mutableStateOf(null)

    /** Whether a game is about to come to the table. */
    var dealing by mutableStateOf(false)
        private set

    /** Shows [screen]. */
    fun open(screen: Screen) = screens.open(screen)

    /** Goes back to what was seen before; whether there was anything. The first choices are left for good. */
    fun back(): Boolean =
        if (isNew) {
            begin()
            true
        } else {
            screens.back()
        }

    /** The player has made the first choices, or wants none. */
    fun begin() = change(settings.copy(isIntroduced = true))

    /** The day where the player is. */
    fun today(): Day = LocalDate.now().run { Day(year, monthValue.toUByte(), dayOfMonth.toUByte()) }

    /**
     * Deals [gameId] as wished.
     *
     * @param onDone called when it lies on the table, or with a sentence that says why it can't
     */
    fun deal(
        gameId: String,
        wish: Wish = Wish.Random,
        onDone: (String?) -> Unit = ::tell,
    ) = lay(onDone) { ledger.deal(gameId, wish, settings, language) }

    /** Goes on with the game that lies on the table of [gameId], or deals one. */
    fun takeUp(gameId: String) {
        if (board?.view?.gameId == gameId) {
            open(Screen.Board)
        } else {
            lay {
                ledger?.resume(gameId, language) ?: ledger.deal(gameId, Wish.Random, settings, language)
            }
        }
    }

    /** Deals the cards of the game on the table again. */
    fun dealAgain() {
        val again = board ?: return
        if (ledger == null || !again.isKept) {
            again.restart()
            open(Screen.Board)
        } else {
            lay { ledger.dealAgain(again.game, language) }
        }
    }

    /** Takes the last move back, or else the deal itself, so that the game before lies on the table again. */
    fun undo() {
        val board = board ?: return
        if (board.view.canUndo || !board.view.canTakeBack) return board.undo()
        lay(::tellTakenBack) { ledger?.takeBack(board.view.gameId, language) }
    }

    private fun tellTakenBack(refusal: String?) {
        if (refusal == null) board?.say(text(language, "new-deal-undone")) else tell(refusal)
    }

    /** Puts [game] on the table. */
    fun play(game: Game) {
        board = BoardState(game, scope, settings, language)
        open(Screen.Board)
    }

    /** Has [next] dealt or read elsewhere, and then played. One at a time: who taps twice wants one deal. */
    private fun lay(
        onDone: (String?) -> Unit = ::tell,
        next: () -> Game?,
    ) {
        if (dealing) return
        dealing = true
        board?.leave()
        scope.launch {
            val refusal =
                try {
                    val game = elsewhere(next)
                    if (game == null) board?.stay() else play(game)
                    null
                } catch (refused: TalonException) {
                    board?.stay()
                    refused.sentence
                }
            dealing = false
            onDone(refusal)
        }
    }

    /** Changes the settings, on the table too, and keeps them. */
    fun change(next: Settings) {
        settings = next
        board?.suit(next, language)
        val ledger = ledger ?: return
        scope.launch {
            try {
                keeping.withLock { elsewhere { ledger.saveSettings(next, language) } }
            } catch (refused: TalonException) {
                tell(refused.sentence)
            }
        }
    }

    /** The system speaks another language from now on. */
    fun follow(systemLanguage: Language) {
        this.systemLanguage = systemLanguage
        board?.suit(settings, language)
    }

    /** Has the player told what became of what was stored, if there is news. */
    internal suspend fun listen() {
        val ledger = ledger ?: return
        elsewhere { ledger.takeMessages(language) }.forEach(::tell)
    }

    /** What the win of [game] changed in the statistics, line by line; nothing where that isn't kept. */
    internal suspend fun won(game: Game): List<String> {
        val ledger = ledger ?: return emptyList()
        return try {
            elsewhere { ledger.won(game, language) }
        } catch (unread: TalonException) {
            // The win is worth seeing without.
            emptyList()
        }
    }

    /**
     * Has [work] done where nobody waits for the screen. Once begun it ends, even if nobody waits for it any more, and the
     * app's scope doesn't end before.
     */
    internal suspend fun <T> elsewhere(work: () -> T): T =
        scope.async(waiting) { runCatching(work) }.await().getOrThrow()

    /** Closes all that is kept. To be called when the app's scope has ended, so that nothing is asked any more. */
    fun close() {
        board?.game?.close()
        ledger?.close()
    }

    private fun tell(news: String?) {
        if (news != null && news != message) message = listOfNotNull(message, news).joinToString("\n")
    }

    private fun takeUpLast(ledger: Ledger) {
        try {
            val last = ledger.tables().firstOrNull() ?: return
            ledger.resume(last.game, language)?.let(::play)
        } catch (refused: TalonException) {
            tell(refused.sentence)
        }
    }

    companion object {
        /**
         * The app with all that is kept in [folder], and the game last played on the table. Where that can't be had
         * it runs without, and says why.
         */
        fun open(
            folder: String,
            systemLanguage: Language,
            scope: CoroutineScope,
            waiting: CoroutineDispatcher = Dispatchers.IO,
        ): TalonState =
            try {
                val ledger = Ledger.open(folder, systemLanguage)
                TalonState(ledger, systemLanguage, scope, waiting).apply { takeUpLast(ledger) }
            } catch (refused: TalonException) {
                TalonState(null, systemLanguage, scope, waiting).apply { tell(refused.sentence) }
            }
    }
}
