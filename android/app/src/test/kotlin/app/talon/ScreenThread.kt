package app.talon

import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.junit4.createAndroidComposeRule
import kotlinx.coroutines.test.StandardTestDispatcher
import org.junit.Assert.assertEquals
import java.util.concurrent.ConcurrentHashMap

/**
 * The window of the app in a test. As on a phone, who waits for what is done elsewhere goes on with it on the screen's thread;
 * by itself a test would go on right there, beside the screen.
 */
@OptIn(ExperimentalTestApi::class)
internal fun windowRule() = createAndroidComposeRule<MainActivity>(StandardTestDispatcher())

/**
 * Watches, from when it is made, that whatever the screen shows is written on its own thread. A screen that is being laid out
 * reads the same thing more than once, and breaks if another thread writes it in between.
 */
internal class ScreenThread {
    private val screen = Thread.currentThread()
    private val others = ConcurrentHashMap.newKeySet<String>()
    private val watch =
        Snapshot.registerGlobalWriteObserver {
            val writer = Thread.currentThread()
            if (writer != screen) others += writer.name
        }

    /** Ends the watch: no other thread has written anything. */
    fun assertWroteAll() {
        watch.dispose()
        assertEquals("threads that wrote beside the screen's", emptySet<String>(), others.toSet())
    }
}
