package app.talon.desktop

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import app.talon.core.PileKind
import app.talon.core.TapPreference
import app.talon.core.defaultSettings
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** What someone sees who has never played. */
class FirstRunTest {
    @get:Rule
    val rule = createComposeRule()

    @get:Rule
    val folder = TemporaryFolder()

    private val player by lazy { Player(rule, folder.root, isNew = true) }
    private val app get() = player.app

    @Test
    fun `nothing needs to be chosen`() {
        player.press("first-run-start")
        rule.onNodeWithTag("games-screen").assertIsDisplayed()
        assertEquals(defaultSettings().copy(isIntroduced = true), app.settings)
    }

    @Test
    fun `back leaves it as the button does, once`() {
        player.await("first-run")
        assertTrue(app.canGoBack)
        assertTrue(rule.runOnIdle { app.back() })
        rule.onNodeWithTag("games-screen").assertIsDisplayed()
        assertTrue(app.settings.isIntroduced)
        assertFalse(rule.runOnIdle { app.back() })
    }

    @Test
    fun `each choice takes effect at once`() {
        choose("setting-left_handed-on")
        assertTrue(app.settings.leftHanded)
        rule.onNodeWithTag("setting-left_handed-on").assertIsSelected()
        choose("setting-tap-pick-up")
        assertEquals(TapPreference.PICK_UP, app.settings.tap)
        choose("setting-winnable_only")
        assertFalse(app.settings.winnableOnly)
        rule.onNodeWithTag("setting-winnable_only").assertIsOff()
        assertFalse(app.settings.isIntroduced)
    }

    @Test
    fun `the first game is played as was chosen`() {
        choose("setting-left_handed-on")
        choose("setting-tap-pick-up")
        player.press("first-run-start")
        player.press("play-sally")
        val view = player.board.view
        assertTrue(view.pile(PileKind.STOCK).rect.x < view.scene.width / 2)
        // The jack of spades could go home at once.
        player.sitDownTo(NEARLY_WON)
        player.tap(PileKind.TABLEAU, 2)
        assertEquals(0u, player.board.view.moves)
    }

    @Test
    fun `it is shown once`() {
        player.press("first-run-start")
        player.waitUntil { checkNotNull(app.ledger).settings().isIntroduced }
        player.startAgain()
        rule.onNodeWithTag("first-run").assertDoesNotExist()
        rule.onNodeWithTag("games-screen").assertIsDisplayed()
    }

    private fun choose(tag: String) {
        player.await(tag)
        rule.onNodeWithTag(tag).performScrollTo()
        player.press(tag)
    }
}
