package app.talon.desktop

import androidx.compose.ui.test.junit4.createComposeRule
import app.talon.core.Event
import app.talon.core.PileKind
import app.talon.core.allEvents
import app.talon.core.soundWave
import app.talon.ui.Screen
import app.talon.ui.board.Senses
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import javax.sound.sampled.AudioSystem

/** What a hand feels and an ear hears of a game. */
class SensesTest {
    @get:Rule
    val rule = createComposeRule()

    private val noted = Noted()
    private val player by lazy { Player(rule, senses = noted) }

    @Test
    fun `what happens is felt, and heard only if the player likes`() {
        player.sitDownTo(NEARLY_WON)
        player.tap(PileKind.STOCK)
        assertEquals(Event.DEALT, noted.felt.last())
        assertEquals(emptyList<Event>(), noted.heard)
        rule.runOnIdle { player.app.change(player.app.settings.copy(sound = true, haptics = false)) }
        player.press("undo")
        assertEquals(listOf(Event.TAKEN_BACK), noted.heard)
        player.press("finish")
        assertEquals(listOf(Event.TAKEN_BACK, Event.WON), noted.heard)
        assertEquals(Event.DEALT, noted.felt.last())
    }

    @Test
    fun `two alike are felt twice, and none again after another screen`() {
        player.sitDownTo(STUCK)
        player.tap(PileKind.TABLEAU, 1)
        player.tap(PileKind.TABLEAU, 1)
        assertEquals(listOf(Event.REFUSED, Event.REFUSED), noted.felt)
        rule.runOnIdle { player.app.open(Screen.SettingsPage) }
        rule.runOnIdle { player.app.back() }
        rule.waitForIdle()
        assertEquals(2, noted.felt.size)
    }

    @Test
    fun `every sound is one that Java can play`() {
        for (event in allEvents()) {
            AudioSystem.getAudioInputStream(soundWave(event).inputStream()).use { wave ->
                assertEquals(1, wave.format.channels)
                assertEquals(16, wave.format.sampleSizeInBits)
            }
        }
    }

    private class Noted : Senses {
        val felt = mutableListOf<Event>()
        val heard = mutableListOf<Event>()

        override fun feel(event: Event) {
            felt += event
        }

        override fun hear(event: Event) {
            heard += event
        }
    }
}
