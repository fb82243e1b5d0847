package app.talon.ui.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect

/** Has the questions about [board] thought about as long as it is on the screen. */
@Composable
internal fun Thinking(board: BoardState) {
    board.question?.let { asked -> LaunchedEffect(asked) { board.settle(asked) } }
    if (board.view.wantsFate) LaunchedEffect(board, board.view.turn) { board.findFate() }
}
