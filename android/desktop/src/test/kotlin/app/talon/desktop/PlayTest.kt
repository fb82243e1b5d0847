package app.talon.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import app.talon.core.PileKind
import app.talon.core.PileKind.FOUNDATION
import app.talon.core.PileKind.STOCK
import app.talon.core.PileKind.TABLEAU
import app.talon.core.PileKind.WASTE
import app.talon.core.Status
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** Plays on the board as a person does, by finger and by keyboard. */
class PlayTest {
    @get:Rule
    val rule = createComposeRule()

    private val player by lazy { Player(rule) }
    private val board get() = player.board

    @Test
    fun `a game is won by taps and drags`() {
        player.sitDownTo(NEARLY_WON)
        player.tap(STOCK)
        assertEquals(1u, board.view.pile(WASTE).count)
        player.drag(WASTE to 1, FOUNDATION to 3)
        player.tap(TABLEAU, 2)
        player.doubleTap(TABLEAU, 2)
        rule.onNodeWithTag("won").assertDoesNotExist()
        player.drag(TABLEAU to 1, FOUNDATION to 4)
        assertEquals(Status.WON, board.view.status)
        assertEquals(WON, board.positionText)
        rule.onNodeWithTag("won").assertIsDisplayed()
        rule.onNodeWithTag("undo").assertIsEnabled()
    }

    @Test
    fun `a card lifts at once, follows the finger, and springs back from where it may not go`() {
        player.sitDownTo(NEARLY_WON)
        val king = topCard(TABLEAU)
        val home = board.cornerOf(king)

        player.lift(TABLEAU to 1)
        assertEquals(listOf(king), heldCards())
        player.carry(TABLEAU to 2)
        assertNotEquals(home, board.cornerOf(king))
        player.letGo()

        assertEquals(home, board.cornerOf(king))
        assertEquals(NEARLY_WON, board.positionText)
        assertEquals(0u, board.view.moves)
        assertNotNull(board.notice)
        rule.onNodeWithTag("notice").assertTextEquals(checkNotNull(board.notice))
        player.lift(TABLEAU to 1)
        assertNull(board.notice)
    }

    @Test
    fun `a card on its way turns round where it is when the move is taken back`() {
        player.sitDownTo(NEARLY_WON)
        val jack = topCard(TABLEAU, 2)
        val home = checkNotNull(board.cornerOf(jack))
        rule.mainClock.autoAdvance = false
        player.tap(TABLEAU, 2)
        rule.mainClock.advanceTimeBy(PART_OF_A_FLIGHT)
        val underWay = checkNotNull(board.cornerOf(jack))
        assertNotEquals(home, underWay)

        rule.runOnUiThread { board.undo() }
        assertEquals(underWay, board.cornerOf(jack))
        rule.mainClock.autoAdvance = true
        rule.waitForIdle()
        assertEquals(home, board.cornerOf(jack))
    }

    @Test
    fun `everything can be taken back and played again`() {
        player.sitDownTo(NEARLY_WON)
        rule.onNodeWithTag("undo").assertIsNotEnabled()
        player.tap(STOCK)
        player.tap(WASTE)
        player.tap(TABLEAU, 2)
        val played = board.positionText
        val moves = board.view.moves

        repeat(moves.toInt()) { player.press("undo") }
        assertEquals(NEARLY_WON, board.positionText)
        rule.onNodeWithTag("undo").assertIsNotEnabled()

        repeat(moves.toInt()) { player.press("redo") }
        assertEquals(played, board.positionText)
        player.press("restart")
        assertEquals(NEARLY_WON, board.positionText)
    }

    @Test
    fun `a double tap sends a card home`() {
        player.sitDownTo(NEARLY_WON)
        player.doubleTap(TABLEAU, 2)
        assertEquals(11u, board.view.pile(FOUNDATION, 4).count)
    }

    @Test
    fun `finish plays all cards home`() {
        player.sitDownTo(NEARLY_WON)
        player.tap(STOCK)
        player.press("finish")
        assertEquals(WON, board.positionText)
    }

    @Test
    fun `the keyboard plays`() {
        player.sitDownTo(NEARLY_WON)
        player.key(Key.DirectionRight)
        assertNotNull(board.view.scene.cursor)
        repeat(CURSOR_STEPS) {
            player.key(Key.Enter)
            player.key(Key.DirectionRight)
        }
        val played = board.view.moves
        assertTrue(played > 0u)
        player.key(Key.Z, ctrl = true)
        assertEquals(played - 1u, board.view.moves)
        player.key(Key.Y, ctrl = true)
        assertEquals(played, board.view.moves)
    }

    @Test
    fun `space picks up and escape puts back`() {
        player.sitDownTo(NEARLY_WON)
        // The cursor comes to a card that can be picked up sooner or later.
        var steps = 0
        while (board.view.scene.sprites
                .none { it.held } && steps++ < CURSOR_STEPS
        ) {
            player.key(Key.DirectionDown)
            player.key(Key.Spacebar)
        }
        assertTrue(
            board.view.scene.sprites
                .any { it.held },
        )
        player.key(Key.Escape)
        assertTrue(
            board.view.scene.sprites
                .none { it.held },
        )
        player.key(Key.N)
        rule.onNodeWithTag("deal-number").assertIsDisplayed()
    }

    @Test
    fun `a won game says so whenever it is shown`() {
        player.sitDownTo(WON)
        rule.onNodeWithTag("won").assertIsDisplayed()
        player.press("games")
        rule.onNodeWithTag("won").assertDoesNotExist()
        player.press("play-midshipman")
        rule.onNodeWithTag("won").assertIsDisplayed()
    }

    private fun heldCards() =
        board.view.scene.sprites
            .filter { it.held }
            .map { it.id }

    private fun topCard(
        kind: PileKind,
        number: Int = 1,
    ): UInt {
        val top = board.view.pile(kind, number).top
        return board.view.scene.sprites
            .last { it.rect == top }
            .id
    }

    private companion object {
        const val CURSOR_STEPS = 24
        const val PART_OF_A_FLIGHT = 80L
    }
}
