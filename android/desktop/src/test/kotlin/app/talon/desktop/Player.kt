package app.talon.desktop

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.platform.ClipboardManager
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.click
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.withKeyDown
import androidx.compose.ui.text.AnnotatedString
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Rect
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import app.talon.ui.board.BoardState
import app.talon.ui.board.LocalSenses
import app.talon.ui.board.Senses
import app.talon.ui.board.middle
import app.talon.ui.statistics.Files
import app.talon.ui.statistics.LocalFiles
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import java.io.File

/**
 * Someone who plays the app in a test: sees the screen, and has a finger and a keyboard.
 *
 * @param store the folder where all is kept; without one the app runs without
 * @param files the files that the app may have
 * @param isNew whether the player has yet to make the first choices
 * @param senses the hand and ear that the app may reach
 */
internal class Player(
    private val rule: ComposeContentTestRule,
    private val store: File? = null,
    files: Files? = null,
    private val isNew: Boolean = false,
    senses: Senses? = null,
) {
    /** The app that is played. */
    lateinit var app: TalonState
        private set

    /** What was last copied. */
    val clipboard get() = pocket.getText()?.text

    /** Whether the clock of the game on the table runs. */
    val clockRuns get() = board.game.view().clockRuns

    private val pocket = Pocket()
    private var runs by mutableStateOf(true)

    /** The game on the table. */
    val board: BoardState get() = checkNotNull(app.board)

    init {
        rule.setContent {
            if (runs) {
                val scope = rememberCoroutineScope()
                app = remember { start(scope).apply { if (this.isNew && !this@Player.isNew) begin() } }
                CompositionLocalProvider(
                    LocalClipboardManager provides pocket,
                    LocalFiles provides files,
                    LocalSenses provides senses,
                ) {
                    TalonApp(app, TalonFont)
                }
            }
        }
    }

    /** In a test what comes back from another thread goes on there, beside the screen's; so nothing goes there. */
    private fun start(scope: CoroutineScope) =
        when (store) {
            null -> TalonState(null, Language.ENGLISH, scope)
            else -> TalonState.open(store.path, Language.ENGLISH, scope, waiting = Dispatchers.Main)
        }

    /** Ends the app, and does something to what it has kept before it starts again. */
    fun startAgain(meanwhile: () -> Unit = {}) {
        rule.runOnIdle { runs = false }
        rule.runOnIdle {
            app.close()
            meanwhile()
            runs = true
        }
        rule.waitForIdle()
    }

    /** Has the game of a position's text on the table. */
    fun sitDownTo(position: String) {
        rule.runOnIdle { app.play(Game.fromPosition(position, app.language)) }
        rule.waitForIdle()
    }

    fun tap(
        kind: PileKind,
        number: Int = 1,
    ) = touch { click(middleOf(kind, number)) }

    /** Taps in the middle of a part of the board. */
    fun tap(rect: Rect) = touch { click(middleOf(rect)) }

    fun doubleTap(
        kind: PileKind,
        number: Int = 1,
    ) = touch { doubleClick(middleOf(kind, number)) }

    /** Drags the top card of one pile to another. */
    fun drag(
        from: Pair<PileKind, Int>,
        to: Pair<PileKind, Int>,
    ) {
        lift(from)
        carry(to)
        letGo()
    }

    /** Puts a finger on the top card of a pile. */
    fun lift(from: Pair<PileKind, Int>) = touch { down(middleOf(from.first, from.second)) }

    /** Moves the finger to a pile, in small steps. */
    fun carry(to: Pair<PileKind, Int>) =
        touch {
            val start = checkNotNull(currentPosition())
            val way = middleOf(to.first, to.second) - start
            repeat(STEPS) { moveTo(start + way * ((it + 1f) / STEPS)) }
        }

    /** Lifts the finger. */
    fun letGo() = touch { up() }

    /** Presses a button. */
    fun press(tag: String) {
        await(tag)
        rule.onNodeWithTag(tag).performClick()
        awaitDeal()
    }

    /** Waits for a game that is dealt or read elsewhere. */
    fun awaitDeal() {
        waitUntil { !app.dealing }
        rule.waitForIdle()
    }

    /** Waits until something is on the screen that is read elsewhere. */
    fun await(tag: String) {
        waitUntil { rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }
        rule.waitForIdle()
    }

    /** Presses a key, with Ctrl if asked for. */
    @OptIn(ExperimentalTestApi::class)
    fun key(
        key: Key,
        ctrl: Boolean = false,
    ) {
        rule.onNodeWithTag("board-screen").performKeyInput {
            if (ctrl) withKeyDown(Key.CtrlLeft) { pressKey(key) } else pressKey(key)
        }
        awaitDeal()
    }

    /** Waits for what the core thinks about elsewhere; then the words of the notice line are these. */
    fun awaitNotice(words: String) {
        waitUntil {
            val notices = rule.onAllNodesWithTag("notice").fetchSemanticsNodes()
            notices.any { notice -> notice.config[SemanticsProperties.Text].any { it.text == words } }
        }
        rule.waitForIdle()
        rule.onNodeWithTag("notice").assertTextEquals(words)
    }

    /** Waits until words are on the screen that are found out elsewhere. */
    fun awaitText(words: String) {
        waitUntil { rule.onAllNodesWithText(words).fetchSemanticsNodes().isNotEmpty() }
        rule.waitForIdle()
    }

    /** Waits for what is done elsewhere, by the clock on the wall: the clock of the screen stands still for it. */
    fun waitUntil(done: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE
        while (!done()) {
            check(System.nanoTime() < end) { "waited in vain" }
            Thread.sleep(A_MOMENT)
        }
    }

    private fun touch(gesture: TouchInjectionScope.() -> Unit) {
        rule.onNodeWithTag("board").performTouchInput(gesture)
        rule.waitForIdle()
    }

    private fun middleOf(
        kind: PileKind,
        number: Int,
    ): Offset = middleOf(board.view.pile(kind, number).top)

    private fun middleOf(rect: Rect): Offset = rect.middle * rule.density.density

    /** A clipboard of its own, because a test has no screen to borrow one from. */
    private class Pocket : ClipboardManager {
        private var text: AnnotatedString? = null

        override fun getText() = text

        override fun setText(annotatedString: AnnotatedString) {
            text = annotatedString
        }
    }

    private companion object {
        const val STEPS = 12
        const val A_MOMENT = 20L
        const val PATIENCE = 20_000_000_000L
    }
}
