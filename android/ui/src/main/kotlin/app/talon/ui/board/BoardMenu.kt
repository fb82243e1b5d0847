package app.talon.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import app.talon.core.Language
import app.talon.ui.TalonState
import app.talon.ui.theme.Icons
import app.talon.ui.words.LocalWords

/**
 * The button that opens the menu, with the menu: the rarer actions, and how the player likes it.
 *
 * @param actions the bar's buttons; those that may be missing there are here too
 */
@Composable
internal fun BoardMenu(
    app: TalonState,
    board: BoardState,
    actions: List<BarAction>,
    onClosed: () -> Unit,
    modifier: Modifier = Modifier,
) {
    var open by remember { mutableStateOf(false) }
    val words = LocalWords.current

    fun close() {
        open = false
        onClosed()
    }
    Box(modifier) {
        BarButton(BarAction("menu", Icons.Menu) { open = true })
        DropdownMenu(
            expanded = open,
            onDismissRequest = ::close,
            offset = DpOffset(8.dp, 0.dp),
            shape = RoundedCornerShape(16.dp),
        ) {
            for (action in actions.filter { it.inMenu }) {
                ActionItem("menu-${action.name}", action.spoken, action.icon, action.enabled) {
                    close()
                    action.onClick()
                }
            }
            if (!board.view.liesOpen) {
                ActionItem("ask-fate", words["ask-fate"], Icons.Question, !board.won) {
                    close()
                    board.askForFate()
                }
            }
            HorizontalDivider()
            Preferences(app, board)
            HorizontalDivider()
            Languages(app)
        }
    }
}

@Composable
private fun Preferences(
    app: TalonState,
    board: BoardState,
) {
    val settings = app.settings
    ChoiceItem("left-handed", settings.leftHanded) {
        app.change(settings.copy(leftHanded = !settings.leftHanded))
    }
    ChoiceItem("four-colours", settings.fourColours) {
        app.change(settings.copy(fourColours = !settings.fourColours))
    }
    ChoiceItem("auto-play", settings.autoPlay) {
        app.change(settings.copy(autoPlay = !settings.autoPlay))
    }
    // Where cards are hidden nothing is said unasked, so there is nothing to choose.
    if (board.view.liesOpen) {
        ChoiceItem("say-lost", settings.sayLost) {
            app.change(settings.copy(sayLost = !settings.sayLost))
        }
    }
}

@Composable
private fun Languages(app: TalonState) {
    val settings = app.settings
    ChoiceItem("language-english", settings.language == Language.ENGLISH) {
        app.change(settings.copy(language = Language.ENGLISH))
    }
    ChoiceItem("language-german", settings.language == Language.GERMAN) {
        app.change(settings.copy(language = Language.GERMAN))
    }
}

@Composable
private fun ActionItem(
    tag: String,
    text: String,
    icon: ImageVector,
    enabled: Boolean,
    onClick: () -> Unit,
) {
    DropdownMenuItem(
        text = { Text(text) },
        onClick = onClick,
        modifier = Modifier.testTag(tag),
        leadingIcon = { Icon(icon, contentDescription = null) },
        enabled = enabled,
    )
}

@Composable
private fun ChoiceItem(
    name: String,
    chosen: Boolean,
    onClick: () -> Unit,
) {
    DropdownMenuItem(
        text = { Text(LocalWords.current[name]) },
        onClick = onClick,
        modifier =
            Modifier.testTag(name).semantics {
                role = Role.Checkbox
                selected = chosen
            },
        leadingIcon = {
            if (chosen) Icon(Icons.Check, contentDescription = null) else Box(Modifier.size(24.dp))
        },
    )
}
