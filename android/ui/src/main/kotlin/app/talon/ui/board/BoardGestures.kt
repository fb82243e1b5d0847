package app.talon.ui.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.drag
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.positionChange
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.CancellationException

/**
 * Plays by finger or mouse: a card is lifted as soon as it is touched and follows; what hardly moves is a tap, and a
 * second tap soon after at the same place a double tap.
 */
internal suspend fun PointerInputScope.playOn(state: BoardState) {
    var lastTap: Tap? = null
    awaitEachGesture {
        val down = awaitFirstDown()
        down.consume()
        val tap = Tap(down.position, down.uptimeMillis)
        val twice = lastTap?.let { tap.follows(it, NEARBY.toPx()) } ?: false
        state.grab(down.position / density)
        val carried =
            try {
                carry(state, down)
            } catch (gone: CancellationException) {
                // The board went away under the finger.
                state.release()
                throw gone
            }
        when (carried) {
            Carried.Away -> {
                state.drop()
            }

            Carried.Nowhere -> {
                state.release()
                if (twice) state.doubleTap(tap.place / density) else state.tap(tap.place / density)
            }

            Carried.Lost -> {
                state.release()
            }
        }
        lastTap = tap.takeIf { carried == Carried.Nowhere && !twice }
    }
}

/** Lets the held cards follow the finger until it goes up, or something else takes the gesture over. */
private suspend fun AwaitPointerEventScope.carry(
    state: BoardState,
    down: PointerInputChange,
): Carried {
    var carried = Carried.Nowhere
    val ended =
        drag(down.id) { change ->
            state.drag(change.positionChange() / density)
            if ((change.position - down.position).getDistance() > STILL.toPx()) carried = Carried.Away
            change.consume()
        }
    return if (ended) carried else Carried.Lost
}

/** What became of a touch. */
private enum class Carried { Away, Nowhere, Lost }

private class Tap(
    val place: Offset,
    private val time: Long,
) {
    fun follows(
        earlier: Tap,
        nearby: Float,
    ) = time - earlier.time <= DOUBLE_TAP_MILLISECONDS && (place - earlier.place).getDistance() <= nearby
}

private val STILL = 8.dp
private val NEARBY = 24.dp
private const val DOUBLE_TAP_MILLISECONDS = 300
