package app.talon

import android.os.Looper
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import androidx.lifecycle.ViewModelProvider
import androidx.test.core.app.ActivityScenario
import androidx.test.ext.junit.rules.ActivityScenarioRule
import app.talon.core.Outline
import app.talon.core.PileKind
import app.talon.core.Wish
import app.talon.ui.TalonState
import app.talon.ui.board.BoardState
import app.talon.ui.statistics.Files
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowLooper
import java.time.Duration

/** Someone who plays the app on a phone in a test. */
internal class Player(
    private val rule: AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>,
) {
    private val screenThread = ScreenThread()
    private var startedAgain: ActivityScenario<MainActivity>? = null

    /** The window of the app. */
    val scenario: ActivityScenario<MainActivity> get() = startedAgain ?: rule.activityRule.scenario

    /** The app that is played. */
    val app: TalonState get() = keeper.app

    /** The player's files. */
    val files: Files get() = keeper.files

    private val keeper: StateKeeper
        get() {
            var found: StateKeeper? = null
            scenario.onActivity { found = ViewModelProvider(it)[StateKeeper::class.java] }
            return checkNotNull(found)
        }

    /** The game on the table. */
    val board: BoardState get() = checkNotNull(app.board)

    /** Leaves the first choices as they are. */
    fun begin() {
        rule.runOnIdle { app.begin() }
        // It is kept elsewhere, and the app may be started again at once.
        rule.waitUntil(PATIENCE) { checkNotNull(app.ledger).settings().isIntroduced }
    }

    /** Ends the app and starts it again. */
    fun startAgain() {
        end()
        startedAgain = ActivityScenario.launch(MainActivity::class.java)
        rule.waitForIdle()
    }

    /** Leaves the app for good. Whatever it showed was written on the screen's thread. */
    fun leave() {
        end()
        screenThread.assertWroteAll()
    }

    /**
     * Ends the app, and waits for all that it had begun. Whatever came back to the screen's thread after a test
     * would be dropped there, and Compose's only dispatcher, which waits for it, would do nothing in all tests to come.
     */
    private fun end() {
        val left = keeper
        scenario.close()
        val screen = shadowOf(Looper.getMainLooper())
        val end = System.nanoTime() + PATIENCE * NANOSECONDS
        while (!left.isClosed) {
            check(System.nanoTime() < end) { "the app was left, and still runs" }
            letPass(screen)
            Thread.sleep(1)
        }
        letPass(screen)
    }

    /** One frame, for what the window began and for what the app did. */
    private fun letPass(screen: ShadowLooper) {
        rule.mainClock.advanceTimeByFrame()
        screen.idleFor(FRAME)
    }

    /** Waits until something is on the screen. */
    fun await(tag: String) {
        rule.waitUntil(PATIENCE) { rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }
        rule.waitForIdle()
    }

    /** Presses a button, as soon as it is there. */
    fun press(tag: String) {
        await(tag)
        rule.onNodeWithTag(tag).performClick()
        awaitDeal()
    }

    /** Has the deal [number] of a game on the table. */
    fun deal(
        gameId: String,
        number: UInt,
    ) {
        rule.runOnIdle { app.deal(gameId, Wish.Number(number)) }
        awaitDeal()
    }

    /** Waits for a game that is dealt or read elsewhere. */
    private fun awaitDeal() {
        rule.waitUntil(PATIENCE) { !app.dealing }
        rule.waitForIdle()
    }

    /** Taps the top of a pile. */
    fun tap(
        kind: PileKind,
        number: Int = 1,
    ) {
        val middle = middleOf(kind, number)
        rule.onNodeWithTag("board").performTouchInput { click(middle) }
        rule.waitForIdle()
    }

    /** The middle of the top of a pile, in the board's pixels. */
    fun middleOf(
        kind: PileKind,
        number: Int = 1,
    ): Offset {
        val top = pile(kind, number).top
        return Offset(top.x + top.width / 2, top.y + top.height / 2) * rule.density.density
    }

    /** The outline of a pile. */
    fun pile(
        kind: PileKind,
        number: Int = 1,
    ): Outline =
        board.view.scene.outlines
            .single { it.kind == kind && it.number == number.toUInt() }

    private companion object {
        const val PATIENCE = 20_000L
        const val NANOSECONDS = 1_000_000L
        val FRAME: Duration = Duration.ofMillis(16)
    }
}
