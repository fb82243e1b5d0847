package app.talon.desktop

import app.talon.core.Event
import app.talon.core.soundWave
import app.talon.ui.board.Senses
import java.io.IOException
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.Clip
import javax.sound.sampled.LineUnavailableException

/** The ear of someone at a computer; a mouse lets no hand feel anything. */
internal class DesktopSenses : Senses {
    private val clips = HashMap<Event, Clip?>()

    override fun feel(event: Event) = Unit

    override fun hear(event: Event) {
        val clip = clips.getOrPut(event) { clipOf(event) } ?: return
        clip.framePosition = 0
        clip.start()
    }

    /** The sound, ready to be played; nothing where no sound can be had. */
    private fun clipOf(event: Event): Clip? =
        try {
            AudioSystem.getAudioInputStream(soundWave(event).inputStream()).use { wave ->
                AudioSystem.getClip().apply { open(wave) }
            }
        } catch (_: LineUnavailableException) {
            null
        } catch (_: IllegalArgumentException) {
            // There is no loudspeaker at all.
            null
        } catch (_: IOException) {
            null
        }
}
