package app.talon

import android.content.Context
import android.media.SoundPool
import android.view.HapticFeedbackConstants
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.core.app.ApplicationProvider
import app.talon.core.Event
import app.talon.core.PileKind
import app.talon.core.allEvents
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.util.ReflectionHelpers
import java.io.File

/** What the hand feels, the ear hears and a screen reader is told on a phone. */
@RunWith(RobolectricTestRunner::class)
class SensesTest {
    @get:Rule
    val rule = windowRule()

    private val player = Player(rule)

    @Before
    fun begin() = player.begin()

    @After
    fun leave() = player.leave()

    @Test
    fun `a deal is felt through the window that is seen`() {
        player.deal("midshipman", 7u)
        player.tap(PileKind.STOCK)
        assertEquals(HapticFeedbackConstants.KEYBOARD_TAP, lastFelt())
        rule.activityRule.scenario.recreate()
        player.press("undo")
        player.press("menu")
        assertEquals(HapticFeedbackConstants.KEYBOARD_TAP, lastFelt())
    }

    @Test
    fun `who wants no haptics feels nothing`() {
        player.deal("midshipman", 7u)
        rule.runOnIdle { player.app.change(player.app.settings.copy(haptics = false)) }
        player.tap(PileKind.STOCK)
        assertEquals(-1, lastFelt())
    }

    @Test
    fun `every event is laid down once as a sound, and played`() {
        val folder = ApplicationProvider.getApplicationContext<Context>().cacheDir
        val senses = AndroidSenses(folder)
        for (event in allEvents()) {
            senses.hear(event)
            senses.hear(event)
            val file = File(folder, "${event.name.lowercase()}.wav")
            assertTrue(file.readBytes().decodeToString(0, 4) == "RIFF")
            val pool = ReflectionHelpers.getField<SoundPool>(senses, "sounds")
            assertTrue(event.name, shadowOf(pool).wasPathPlayed(file.path))
        }
        senses.close()
        assertEquals(Event.entries, allEvents())
    }

    @Test
    fun `the board is read out as soon as a screen reader runs`() {
        player.deal("midshipman", 7u)
        rule.onNodeWithTag("node-s").assertDoesNotExist()
        val manager = rule.activity.getSystemService(AccessibilityManager::class.java)
        rule.runOnIdle { shadowOf(manager).setEnabled(true) }
        rule.onNodeWithTag("node-s").assertIsDisplayed().performSemanticsAction(SemanticsActions.OnClick)
        assertEquals(1u, player.board.view.moves)
        val spoken = checkNotNull(player.board.view.spoken)
        rule.onNodeWithTag("told").assertContentDescriptionEquals(spoken)
    }

    private fun lastFelt(): Int = shadowOf(rule.activity.window.decorView).lastHapticFeedbackPerformed()
}
