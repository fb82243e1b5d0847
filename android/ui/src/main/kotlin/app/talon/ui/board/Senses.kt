package app.talon.ui.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.snapshotFlow
import androidx.compose.runtime.staticCompositionLocalOf
import app.talon.core.Event
import app.talon.core.Settings
import kotlinx.coroutines.flow.drop

/** Hand and ear, as far as the platform can reach them. */
interface Senses {
    /** Lets the hand feel [event]. */
    fun feel(event: Event)

    /** Lets the ear hear [event]. */
    fun hear(event: Event)
}

/** The player's senses, where the platform has a way to them. */
val LocalSenses = staticCompositionLocalOf<Senses?> { null }

/** Has what happens on the [board] felt and heard, if the player likes. */
@Composable
internal fun Sensing(
    board: BoardState,
    settings: Settings,
) {
    val senses = LocalSenses.current ?: return
    val liked by rememberUpdatedState(settings)
    LaunchedEffect(board, senses) {
        // What had happened before is over.
        snapshotFlow { board.happenings }.drop(1).collect { happenings ->
            val event = happenings.event ?: return@collect
            if (liked.haptics) senses.feel(event)
            if (liked.sound) senses.hear(event)
        }
    }
}
