package app.talon.ui.board

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isAltPressed
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import app.talon.core.Direction

/**
 * Plays by keyboard. Says whether the key meant something here.
 *
 * @param onUndo asked for with Ctrl and Z
 * @param onNewDeal asked for with N
 */
internal fun BoardState.playKey(
    event: KeyEvent,
    onUndo: () -> Unit,
    onNewDeal: () -> Unit,
): Boolean {
    if (event.type != KeyEventType.KeyDown || event.isAltPressed) return false
    val isCommand = event.isCtrlPressed || event.isMetaPressed
    val action = if (isCommand) commandFor(event, onUndo) else actionFor(event, onNewDeal)
    action?.invoke()
    return action != null
}

private fun BoardState.commandFor(
    event: KeyEvent,
    onUndo: () -> Unit,
): (() -> Unit)? =
    when (event.key) {
        Key.Z -> if (event.isShiftPressed) ::redo else onUndo
        Key.Y -> ::redo
        else -> null
    }

private fun BoardState.actionFor(
    event: KeyEvent,
    onNewDeal: () -> Unit,
): (() -> Unit)? =
    when (event.key) {
        Key.DirectionLeft -> ({ moveCursor(Direction.LEFT) })
        Key.DirectionRight -> ({ moveCursor(Direction.RIGHT) })
        Key.DirectionUp -> ({ moveCursor(Direction.UP) })
        Key.DirectionDown -> ({ moveCursor(Direction.DOWN) })
        Key.Spacebar -> ::press
        Key.Enter, Key.NumPadEnter -> ::playCursor
        Key.Escape -> ::release
        Key.H -> ::askForHint
        Key.N -> onNewDeal
        else -> null
    }
