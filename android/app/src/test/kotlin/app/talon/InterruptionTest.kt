package app.talon

import android.content.ComponentCallbacks2
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import app.talon.core.PileKind
import app.talon.core.Sprite
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** Whatever happens to the app in the middle of whatever the player does: nothing is lost, and nothing done twice. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class InterruptionTest(
    private val interruption: Interruption,
) {
    @get:Rule
    val rule = windowRule()

    private val player = Player(rule)

    @Before
    fun begin() = player.begin()

    @After
    fun leave() = player.leave()

    @Test
    fun `in the middle of a drag`() {
        player.deal("midshipman", 7u)
        player.tap(PileKind.STOCK)
        val before = player.board.positionText
        val middle = player.middleOf(PileKind.WASTE)
        rule.onNodeWithTag("board").performTouchInput {
            down(middle)
            repeat(STEPS) { moveBy(Offset(-FAR, -FAR)) }
        }
        assertTrue(isHolding)
        interrupt()
        assertGoesOn(before, moves = 1u)
    }

    @Test
    fun `while a card is on its way`() {
        player.deal("midshipman", 7u)
        val stock = player.pile(PileKind.STOCK).top
        // Whoever asks for the window anew lets time pass.
        val board = player.board
        rule.runOnUiThread {
            board.tap(Offset(stock.x + 1, stock.y + 1))
            assertTrue(
                board.view.scene.sprites
                    .any { board.cornerOf(it.id) != it.corner },
            )
        }
        val before = player.board.positionText
        interrupt()
        assertGoesOn(before, moves = 1u)
    }

    @Test
    fun `in the middle of a search`() {
        player.deal("bisley", 7u)
        rule.runOnUiThread { player.board.askForFate() }
        val before = player.board.positionText
        interrupt()
        assertGoesOn(before, moves = 0u)
    }

    private val isHolding get() =
        player.board.view.scene.sprites
            .any { it.held }

    private val Sprite.corner get() = Offset(rect.x, rect.y)

    private fun interrupt() {
        interruption.happen(this)
        rule.waitForIdle()
    }

    /** The position is what it was, no card is in the air, and the game can be played on. */
    private fun assertGoesOn(
        position: String,
        moves: UInt,
    ) {
        assertEquals(position, player.board.positionText)
        assertEquals(moves, player.board.view.moves)
        if (interruption != Interruption.LowMemory) {
            assertFalse(isHolding)
        }
        val board = player.board
        rule.mainClock.advanceTimeBy(SETTLING)
        for (sprite in board.view.scene.sprites
            .filterNot { it.held }) {
            assertEquals(sprite.corner, board.cornerOf(sprite.id))
        }
        val turn = player.board.view.turn
        rule.runOnUiThread { player.board.restart() }
        if (moves > 0u) assertTrue(player.board.view.turn > turn)
        assertEquals(0u, player.board.view.moves)
        assertEquals(1, checkNotNull(player.app.ledger).tables().size)
    }

    /** Something that happens to an app. */
    enum class Interruption(
        internal val happen: InterruptionTest.() -> Unit,
    ) {
        Turned({ change("+land") }),
        OtherLanguage({ change("+de") }),
        Night({ change("+night") }),
        LowMemory({
            rule.runOnUiThread {
                rule.activity.onTrimMemory(ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN)
                rule.activity.onLowMemory()
            }
        }),
        Ended({ player.startAgain() }),
    }

    private fun change(qualifiers: String) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        rule.activityRule.scenario.recreate()
    }

    companion object {
        private const val STEPS = 6
        private const val FAR = 20f
        private const val SETTLING = 3_000L

        /** Each interruption once. */
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun interruptions() = Interruption.entries.map { arrayOf<Any>(it) }
    }
}
