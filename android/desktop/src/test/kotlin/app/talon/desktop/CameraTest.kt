package app.talon.desktop

import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.unit.IntSize
import app.talon.core.Game
import app.talon.core.Language
import org.junit.Assert.assertEquals
import org.junit.Test
import java.util.concurrent.ConcurrentHashMap

/** The camera that takes the pictures of the app. */
class CameraTest {
    @Test
    fun `what is thought about elsewhere changes nothing while a frame is drawn`() {
        val threads = ConcurrentHashMap.newKeySet<Thread>()
        val watch = Snapshot.registerGlobalWriteObserver { threads += Thread.currentThread() }
        Camera(IntSize(390, 844), Language.ENGLISH).use { camera ->
            camera.app.play(Game.deal("bisley", 1u, Language.ENGLISH))
            camera.pass()
            val board = checkNotNull(camera.app.board)
            board.askForHint()
            camera.await { board.notice != null }
        }
        watch.dispose()
        assertEquals(setOf(Thread.currentThread()), threads)
    }
}
