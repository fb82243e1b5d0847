package app.talon.desktop

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.InternalComposeUiApi
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import app.talon.core.Language
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.EncodedImageFormat
import java.io.File
import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.coroutines.CoroutineContext
import kotlin.math.roundToInt
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/**
 * The app on a screen of [size] dp that nobody sees, by day or in the [dark], with a clock that runs only when told to.
 * What comes back from another thread is seen in the next frame, so that nothing changes while one is drawn.
 *
 * @param store the folder where all is kept; without one the app runs without
 * @param isNew whether nobody has made the first choices yet
 * @param fontScale how much larger than usual letters are
 * @param density how many pixels a dp is wide
 * @param frame how long a frame is seen
 */
internal class Camera(
    val size: IntSize,
    language: Language,
    dark: Boolean = false,
    store: File? = null,
    isNew: Boolean = false,
    fontScale: Float = 1f,
    private val density: Float = 2f,
    private val frame: Duration = 250.milliseconds,
) : AutoCloseable {
    /** The app before the camera. */
    lateinit var app: TalonState
        private set

    private var now = Duration.ZERO
    private val returned = Returned()
    private val scene =
        ImageComposeScene(inPixels(size.width), inPixels(size.height), Density(density, fontScale), returned) {
            val scope = rememberCoroutineScope()
            app = remember { open(store, language, scope).apply { if (!isNew) begin() } }
            TalonApp(app, TalonFont, dark = dark)
        }

    init {
        passFrame()
    }

    /** Lets [time] pass; long enough for all motion to end, if nothing else is said. */
    fun pass(time: Duration = SETTLING) {
        val end = now + time
        while (now < end) passFrame()
    }

    /** Draws the next frame. */
    private fun passFrame() {
        now += frame
        returned.runAll()
        scene.render(now.inWholeNanoseconds).close()
    }

    /** Lets time pass until [done], also for what is thought about elsewhere. */
    fun await(done: () -> Boolean) {
        while (!done()) {
            Thread.sleep(A_MOMENT)
            passFrame()
        }
    }

    /** A mouse or finger does [type] at the place [at] of the screen, as the next frame shows. */
    fun point(
        type: PointerEventType,
        at: Offset,
    ) {
        scene.sendPointerEvent(type, at * density)
        passFrame()
    }

    /** A short touch at the place [at] of the screen. */
    fun click(at: Offset) {
        point(PointerEventType.Press, at)
        point(PointerEventType.Release, at)
        pass()
    }

    /** Presses a key. */
    @OptIn(InternalComposeUiApi::class)
    fun press(key: Key) {
        for (type in listOf(KeyEventType.KeyDown, KeyEventType.KeyUp)) scene.sendKeyEvent(KeyEvent(key, type))
        pass()
    }

    /** Writes what is seen now into [file], as PNG. */
    fun shoot(file: File) {
        val png = scene.render(now.inWholeNanoseconds).encodeToData(EncodedImageFormat.PNG)
        file.writeBytes(checkNotNull(png).bytes)
    }

    override fun close() {
        scene.close()
        app.close()
    }

    private fun inPixels(length: Int) = (length * density).roundToInt()

    /** What is to go on when the next frame is drawn. */
    private class Returned : CoroutineDispatcher() {
        private val waiting = ConcurrentLinkedQueue<Runnable>()

        override fun dispatch(
            context: CoroutineContext,
            block: Runnable,
        ) {
            waiting += block
        }

        fun runAll() {
            while (true) (waiting.poll() ?: return).run()
        }
    }

    private companion object {
        const val A_MOMENT = 20L
        val SETTLING = 1500.milliseconds

        /** All that is read is read before the next frame, so there is never anything to wait for. */
        fun open(
            store: File?,
            language: Language,
            scope: CoroutineScope,
        ) = when (store) {
            null -> TalonState(null, language, scope)
            else -> TalonState.open(store.path, language, scope, waiting = Dispatchers.Unconfined)
        }
    }
}
