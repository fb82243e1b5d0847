package app.talon.ui.board

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.vector.ImageVector
import app.talon.ui.Screen
import app.talon.ui.TalonState
import app.talon.ui.theme.Icons
import app.talon.ui.words.LocalWords

/**
 * A button of the bar.
 *
 * @property name the key of its words, and its test tag
 * @param spokenKey the key of what a screen reader says
 * @property inMenu whether it is also in the menu, so that a small bar can do without it
 * @property inviting whether it should catch the eye
 */
internal class BarAction(
    val name: String,
    val icon: ImageVector,
    val enabled: Boolean = true,
    val inMenu: Boolean = false,
    val inviting: Boolean = false,
    private val spokenKey: String = "$name-spoken",
    val onClick: () -> Unit,
) {
    /** Its short words. */
    val label @Composable get() = LocalWords.current[name]

    /** What a screen reader says. */
    val spoken @Composable get() = LocalWords.current[spokenKey]
}

/**
 * All buttons but the menu's, those used most last: there the thumb rests.
 *
 * @param onDone called after those that play on the board
 */
internal fun barActions(
    app: TalonState,
    board: BoardState,
    onNewDeal: () -> Unit,
    onDone: () -> Unit,
): List<BarAction> {
    val view = board.view
    val takesBack = !view.canUndo && view.canTakeBack

    fun thenDone(action: () -> Unit) =
        {
            action()
            onDone()
        }
    return listOf(
        BarAction("games", Icons.Games, inMenu = true) { app.open(Screen.Games) },
        BarAction("restart", Icons.Restart, view.canRestart, inMenu = true, onClick = thenDone(board::restart)),
        BarAction("new-deal", Icons.NewDeal, onClick = onNewDeal),
        BarAction("finish", Icons.Finish, view.canFinish, inviting = view.canFinish, onClick = thenDone(board::finish)),
        BarAction("hint", Icons.Hint, !board.won, onClick = thenDone(board::askForHint)),
        BarAction(
            "undo",
            Icons.Undo,
            view.canUndo || takesBack,
            spokenKey = if (takesBack) "new-deal-undo" else "undo-spoken",
            onClick = thenDone(app::undo),
        ),
        BarAction("redo", Icons.Redo, view.canRedo, onClick = thenDone(board::redo)),
    )
}
