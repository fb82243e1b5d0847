package app.talon

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.onNodeWithTag
import org.junit.After
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The first start of the app on a phone. */
@RunWith(RobolectricTestRunner::class)
class FirstRunTest {
    @get:Rule
    val rule = windowRule()

    private val player = Player(rule)

    @After
    fun leave() = player.leave()

    @Test
    fun `back leads from the first choices to the games, and not out of the app`() {
        rule.onNodeWithTag("first-run").assertIsDisplayed()
        rule.runOnIdle { rule.activity.onBackPressedDispatcher.onBackPressed() }
        player.await("games-screen")
        assertFalse(rule.activity.isFinishing)
        rule.onNodeWithTag("first-run").assertDoesNotExist()
        rule.onNodeWithTag("games-screen").assertIsDisplayed()
    }

    @Test
    fun `what was chosen first still holds when the app is started again, and nothing is asked anew`() {
        player.press("setting-left_handed-on")
        player.press("first-run-start")
        rule.waitUntil(PATIENCE) { checkNotNull(player.app.ledger).settings().run { isIntroduced && leftHanded } }
        player.startAgain()
        rule.onNodeWithTag("games-screen").assertIsDisplayed()
        assertTrue(player.app.settings.leftHanded)
    }

    @Test
    @Config(fontScale = 2f)
    fun `the way on is seen with letters twice as large`() {
        rule.onNodeWithTag("first-run-start").assertIsDisplayed()
    }

    private companion object {
        const val PATIENCE = 20_000L
    }
}
