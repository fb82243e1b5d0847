package app.talon.desktop

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.click
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.withKeyDown
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Rect
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import app.talon.ui.board.BoardState

/** Someone who plays the app in a test: sees the screen, and has a finger and a keyboard. */
internal class Player(
    private val rule: ComposeContentTestRule,
) {
    /** The app that is played. */
    lateinit var app: TalonState
        private set

    /** The game on the table. */
    val board: BoardState get() = checkNotNull(app.board)

    init {
        rule.setContent {
            val scope = rememberCoroutineScope()
            app = remember { TalonState(Language.ENGLISH, scope) }
            TalonApp(app, TalonFont)
        }
    }

    /** Has the game of a position's text on the table. */
    fun sitDownTo(position: String) {
        rule.runOnIdle { app.play(Game.fromPosition(position, app.settings.language)) }
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
        rule.onNodeWithTag(tag).performClick()
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
        rule.waitForIdle()
    }

    /** Waits for what the core thinks about elsewhere; then the words of the notice line are these. */
    fun awaitNotice(words: String) {
        rule.waitUntil(PATIENCE) {
            val notices = rule.onAllNodesWithTag("notice").fetchSemanticsNodes()
            notices.any { notice -> notice.config[SemanticsProperties.Text].any { it.text == words } }
        }
        rule.waitForIdle()
        rule.onNodeWithTag("notice").assertTextEquals(words)
    }

    private fun touch(gesture: TouchInjectionScope.() -> Unit) {
        rule.onNodeWithTag("board").performTouchInput(gesture)
        rule.waitForIdle()
    }

    private fun middleOf(
        kind: PileKind,
        number: Int,
    ): Offset = middleOf(board.view.pile(kind, number).top)

    private fun middleOf(rect: Rect): Offset =
        Offset(rect.x + rect.width / 2, rect.y + rect.height / 2) * rule.density.density

    private companion object {
        const val STEPS = 12
        const val PATIENCE = 20_000L
    }
}
