package app.talon

import android.media.AudioAttributes
import android.media.SoundPool
import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import app.talon.core.Event
import app.talon.core.soundWave
import app.talon.ui.board.Senses
import java.io.File
import java.io.IOException

/**
 * The hand that holds the device and the ear near it. The hand feels what the system lets every view do, which needs no
 * permission and follows the system's own setting.
 *
 * @param folder where sounds may be laid down to be read from
 */
internal class AndroidSenses(
    private val folder: File,
) : Senses {
    private var view: View? = null
    private var sounds: SoundPool? = null
    private val loaded = HashMap<Event, Int>()

    /** From now on the hand feels through [view]. */
    fun feelThrough(view: View) {
        this.view = view
    }

    /** No more through [view], which goes away. */
    fun letGo(view: View) {
        if (this.view === view) this.view = null
    }

    override fun feel(event: Event) {
        view?.performHapticFeedback(event.touch)
    }

    override fun hear(event: Event) {
        val pool = sounds ?: openSounds().also { sounds = it }
        val sound = loaded[event]
        if (sound == null) load(event, pool) else pool.play(sound, FULL, FULL, 0, 0, 1f)
    }

    /** Silence from now on. */
    fun close() {
        view = null
        sounds?.release()
        sounds = null
        loaded.clear()
    }

    private fun openSounds(): SoundPool {
        val use =
            AudioAttributes
                .Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build()
        val pool =
            SoundPool
                .Builder()
                .setMaxStreams(STREAMS)
                .setAudioAttributes(use)
                .build()
        // Who hears a sound for the first time hears it when it has been read.
        pool.setOnLoadCompleteListener { ready, sound, status ->
            if (status == 0) ready.play(sound, FULL, FULL, 0, 0, 1f)
        }
        return pool
    }

    private fun load(
        event: Event,
        pool: SoundPool,
    ) {
        try {
            val file = File(folder, "${event.name.lowercase()}.wav")
            file.writeBytes(soundWave(event))
            loaded[event] = pool.load(file.path, 1)
        } catch (_: IOException) {
            // Without room for a few kilobytes there is no sound, and the game goes on.
        }
    }

    private companion object {
        const val STREAMS = 4
        const val FULL = 1f
    }
}

/** What the system calls a touch that feels like this. */
private val Event.touch: Int
    get() =
        when (this) {
            Event.LIFTED -> HapticFeedbackConstants.CLOCK_TICK
            Event.LAID, Event.DEALT, Event.TAKEN_BACK -> HapticFeedbackConstants.KEYBOARD_TAP
            Event.HOME, Event.TURNED_OVER -> HapticFeedbackConstants.CONTEXT_CLICK
            Event.REFUSED -> sinceR(HapticFeedbackConstants.LONG_PRESS) { HapticFeedbackConstants.REJECT }
            Event.WON -> sinceR(HapticFeedbackConstants.LONG_PRESS) { HapticFeedbackConstants.CONFIRM }
        }

private fun sinceR(
    before: Int,
    since: () -> Int,
) = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) since() else before
