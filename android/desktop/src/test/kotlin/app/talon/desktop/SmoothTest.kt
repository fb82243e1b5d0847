package app.talon.desktop

import androidx.compose.runtime.Recomposer
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.junit4.createComposeRule
import app.talon.core.PileKind
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** What a frame is spared. */
class SmoothTest {
    @get:Rule
    val rule = createComposeRule()

    private val player by lazy { Player(rule) }

    @Test
    fun `a card that follows the finger composes nothing anew`() {
        player.sitDownTo(NEARLY_WON)
        player.lift(PileKind.TABLEAU to 1)
        val held = player.heldCorner()
        val before = compositions()
        player.carry(PileKind.TABLEAU to 5)
        assertTrue("the card has moved", player.heldCorner() != held)
        assertEquals(before, compositions())
        player.letGo()
        assertTrue("what comes of it is composed", compositions() > before)
    }

    @Test
    fun `a card on its way composes nothing anew`() {
        player.sitDownTo(NEARLY_WON)
        rule.mainClock.autoAdvance = false
        rule.runOnUiThread { player.board.tap(player.middleOf(PileKind.STOCK)) }
        rule.mainClock.advanceTimeByFrame()
        rule.mainClock.advanceTimeByFrame()
        val before = compositions()
        repeat(FRAMES) { rule.mainClock.advanceTimeByFrame() }
        assertEquals(before, compositions())
    }

    /** How often something was composed anew so far. */
    private fun compositions() = rule.runOnUiThread { Recomposer.runningRecomposers.value.sumOf { it.changeCount } }

    private fun Player.heldCorner() =
        checkNotNull(
            board.cornerOf(
                board.view.scene.sprites
                    .last { it.held }
                    .id,
            ),
        )

    private fun Player.middleOf(kind: PileKind) =
        board.view
            .pile(kind)
            .top
            .let { Offset(it.x + 1, it.y + 1) }

    private companion object {
        const val FRAMES = 6
    }
}
