package app.talon.ui.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.withContext

/** Shows the time of [board] anew with each full second; while not [running], the clock of the game stands still. */
@Composable
internal fun RunClock(
    board: BoardState,
    running: Boolean,
) {
    if (!running) return
    DisposableEffect(board) {
        board.pauseClock(false)
        onDispose { board.pauseClock(true) }
    }
    LaunchedEffect(board) {
        while (true) {
            board.readClock()
            // Waiting elsewhere leaves the screen at rest: on its own dispatcher a wait counts as work still to be done.
            withContext(Dispatchers.Default) { delay(SECOND - board.elapsedMilliseconds.toLong() % SECOND) }
        }
    }
}

private const val SECOND = 1000L
