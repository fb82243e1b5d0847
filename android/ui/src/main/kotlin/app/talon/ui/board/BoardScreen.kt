package app.talon.ui.board

import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.ProvideTextStyle
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.talon.ui.TalonState
import app.talon.ui.deck

/** A game being played: the board, and around it the bar, the score and the notices. */
@Composable
internal fun BoardScreen(
    app: TalonState,
    board: BoardState,
    active: Boolean,
) {
    var choosingDeal by remember { mutableStateOf(false) }
    val focus = remember { FocusRequester() }
    RunClock(board, running = active && !choosingDeal)
    Thinking(board)
    Sensing(board, app.settings)
    Box(
        Modifier
            .fillMaxSize()
            .testTag("board-screen")
            .onKeyEvent { board.playKey(it, onUndo = app::undo, onNewDeal = { choosingDeal = true }) }
            .focusRequester(focus)
            .focusable(),
    ) {
        BoardWithBars(app, board, onNewDeal = { choosingDeal = true }, onDone = focus::requestFocus)
    }
    if (choosingDeal) {
        NewDealDialog(
            app = app,
            gameId = board.view.gameId,
            gameName = board.view.gameName,
            hasBegun = board.view.moves > 0u && !board.won,
            onDealAgain = app::dealAgain,
            onDismiss = { choosingDeal = false },
        )
    }
    // The keyboard plays at once, and again when a dialog has gone.
    LaunchedEffect(board, choosingDeal) { if (!choosingDeal) focus.requestFocus() }
}

/**
 * The bar lies where the thumb of a hand that holds the device rests: below an upright board, beside a wide one.
 *
 * @param onDone called when a button or the menu has done its work, so that the keyboard plays on the board again
 */
@Composable
private fun BoardWithBars(
    app: TalonState,
    board: BoardState,
    onNewDeal: () -> Unit,
    onDone: () -> Unit,
) {
    val actions = barActions(app, board, onNewDeal, onDone)
    val leftHanded = app.settings.leftHanded
    val hasLargeLetters = LocalDensity.current.fontScale > MOST_FOR_ONE_LINE
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val place = menuPlace(maxWidth, maxHeight, leftHanded)
        val menu: MenuButton = { hasWord, slot -> BoardMenu(app, board, actions, onDone, hasWord, place, slot) }
        val roomy = minOf(maxWidth, maxHeight) >= ROOMY
        val lines = with(MaterialTheme.typography) { if (roomy) bodyMedium else bodySmall }
        ProvideTextStyle(lines) {
            if (maxWidth > maxHeight) {
                Row {
                    if (leftHanded) SideBar(actions, menu)
                    Column(Modifier.weight(1f)) {
                        if (hasLargeLetters) {
                            StatusLine(board, app.settings.showsClock)
                            BoardArea(app, board, onNewDeal, Modifier.weight(1f))
                            NoticeLine(board)
                        } else {
                            StatusAndNoticeLine(board, app.settings.showsClock)
                            BoardArea(app, board, onNewDeal, Modifier.weight(1f))
                        }
                    }
                    if (!leftHanded) SideBar(actions, menu)
                }
            } else {
                Column {
                    StatusLine(board, app.settings.showsClock)
                    BoardArea(app, board, onNewDeal, Modifier.weight(1f))
                    NoticeLine(board)
                    BottomBar(actions, leftHanded, menu)
                }
            }
        }
    }
}

@Composable
private fun BoardArea(
    app: TalonState,
    board: BoardState,
    onNewDeal: () -> Unit,
    modifier: Modifier,
) {
    Box(modifier.fillMaxWidth()) {
        Board(board, app.settings.deck, app.settings.back, Modifier.fillMaxSize())
        if (board.won) {
            WinPanel(app, board, onChooseDeal = onNewDeal)
        }
    }
}

private val ROOMY = 600.dp

// With larger letters a wide board has no room for all its words in one line either.
private const val MOST_FOR_ONE_LINE = 1.3f
