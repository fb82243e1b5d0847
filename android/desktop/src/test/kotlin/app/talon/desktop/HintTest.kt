package app.talon.desktop

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import app.talon.core.Language
import app.talon.core.LanguageChoice
import app.talon.core.PileKind
import app.talon.core.Status
import app.talon.core.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** What the core thinks about for the player: hints, and whether the game can still be won. */
class HintTest {
    @get:Rule
    val rule = createComposeRule()

    private val player by lazy { Player(rule) }
    private val board get() = player.board

    @Test
    fun `a hint is marked and said until it is played`() {
        player.sitDownTo(NEARLY_WON)
        player.press("hint")
        awaitHint()
        val notice = checkNotNull(board.notice)
        assertTrue(notice, notice.startsWith("Hint: "))
        rule.onNodeWithTag("notice").assertTextEquals(notice)

        val marks = checkNotNull(board.view.scene.hint)
        player.tap(checkNotNull(marks.from))
        assertEquals(1u, board.view.moves)
        assertNull(board.view.scene.hint)
        rule.onNodeWithTag("notice").assertTextEquals("")
    }

    @Test
    fun `a key asks for a hint, which is said in the player's language`() {
        player.sitDownTo(NEARLY_WON)
        rule.runOnIdle { player.app.change(player.app.settings.copy(language = LanguageChoice.GERMAN)) }
        player.key(Key.H)
        awaitHint()
        val notice = checkNotNull(board.notice)
        assertTrue(notice, notice.startsWith("Tipp: "))
        // The cursor may look for its cards.
        player.key(Key.DirectionRight)
        assertNotNull(board.view.scene.hint)
        assertEquals(notice, board.notice)
    }

    @Test
    fun `a hint that comes too late is not shown`() {
        player.sitDownTo(NEARLY_WON)
        player.press("hint")
        player.tap(PileKind.STOCK)
        Thread.sleep(LONGER_THAN_A_HINT)
        rule.waitForIdle()
        assertNull(board.view.scene.hint)
        assertNull(board.notice)
    }

    @Test
    fun `a won game has no hints`() {
        player.sitDownTo(WON)
        rule.onNodeWithTag("hint").assertIsNotEnabled()
    }

    @Test
    fun `an open game says by itself that it is lost, if the player likes`() {
        player.sitDownTo(LOST)
        player.awaitNotice(text(Language.ENGLISH, "lost"))
        player.tap(PileKind.TABLEAU, 1)
        rule.onNodeWithTag("notice").assertTextEquals(text(Language.ENGLISH, "lost"))

        player.press("menu")
        rule.onNodeWithTag("ask-fate").assertDoesNotExist()
        rule.runOnIdle { player.app.change(player.app.settings.copy(saysLost = false)) }
        rule.onNodeWithTag("notice").assertTextEquals("")
    }

    @Test
    fun `a game that hides cards tells its fate to those who ask`() {
        player.sitDownTo(NEARLY_WON)
        player.press("menu")
        player.press("ask-fate")
        player.awaitNotice(text(Language.ENGLISH, "fate-winnable"))
        player.tap(PileKind.STOCK)
        rule.onNodeWithTag("notice").assertTextEquals("")
    }

    @Test
    fun `a game that only goes round in a circle says so`() {
        player.sitDownTo(STUCK)
        assertEquals(Status.STUCK, board.view.status)
        player.awaitNotice(text(Language.ENGLISH, "stuck"))
        player.tap(PileKind.STOCK)
        player.awaitNotice(text(Language.ENGLISH, "stuck"))
    }

    private fun awaitHint() {
        rule.waitUntil(PATIENCE) { board.view.scene.hint != null }
        rule.waitForIdle()
    }

    private companion object {
        const val PATIENCE = 5_000L
        const val LONGER_THAN_A_HINT = 300L
    }
}
