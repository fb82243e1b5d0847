package app.talon.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Checkbox
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
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.toggleableState
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import app.talon.ui.Screen
import app.talon.ui.TalonState
import app.talon.ui.page.scrollBar
import app.talon.ui.sharing
import app.talon.ui.theme.Icons
import app.talon.ui.words.LocalWords

/**
 * The button that opens the menu, with the menu: the rarer actions, two quick switches, and the other screens.
 *
 * @param actions the bar's buttons; those that may be missing there are here too
 * @param hasWord whether there is room for a word on the button
 * @param place where the menu opens
 */
@Composable
internal fun BoardMenu(
    app: TalonState,
    board: BoardState,
    actions: List<BarAction>,
    onClosed: () -> Unit,
    hasWord: Boolean,
    place: MenuPlace,
    modifier: Modifier = Modifier,
) {
    var open by remember { mutableStateOf(false) }
    val scroll = rememberScrollState()
    val words = LocalWords.current
    val share = sharing(onCopied = { board.say(words["copied"]) })

    fun close() {
        open = false
        onClosed()
    }
    Box(modifier) {
        BarButton(BarAction("menu", Icons.Menu) { open = true }, hasWord)
        DropdownMenu(
            expanded = open,
            onDismissRequest = ::close,
            modifier = Modifier.testTag("menu-panel").heightIn(max = place.mostHeight).scrollBar(scroll),
            offset = place.offset,
            scrollState = scroll,
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
            board.shareCode?.let { code ->
                ActionItem("share-deal", words["share-deal"], Icons.Share) {
                    close()
                    share(code)
                }
            }
            HorizontalDivider()
            QuickSwitches(app)
            HorizontalDivider()
            Pages(board.view.gameId) {
                close()
                app.open(it)
            }
        }
    }
}

/**
 * Where a menu opens.
 *
 * @property offset from the button's nearer edge
 * @property mostHeight how high it may be without touching an edge of the screen
 */
internal class MenuPlace(
    val offset: DpOffset,
    val mostHeight: Dp,
)

/**
 * Where the menu opens on a board of this size, with its bar: upright above the end of the bar where the hand rests,
 * else beside the bar, so that no button is covered.
 */
internal fun menuPlace(
    width: Dp,
    height: Dp,
    leftHanded: Boolean,
): MenuPlace {
    val isWide = width > height
    val away = if (isWide) SIDE_BAR_WIDTH + MENU_EDGE else MENU_EDGE
    val isLeft = isWide == leftHanded
    return MenuPlace(DpOffset(if (isLeft) away else -away, 0.dp), height - MENU_EDGE * 2)
}

/** What people look for with the cards before them. */
@Composable
private fun QuickSwitches(app: TalonState) {
    val settings = app.settings
    val words = LocalWords.current
    SwitchItem("left-handed", words["setting-left-handed"], settings.leftHanded) {
        app.change(settings.copy(leftHanded = !settings.leftHanded))
    }
    SwitchItem("four-colours", words["setting-four-colours"], settings.fourColours) {
        app.change(settings.copy(fourColours = !settings.fourColours))
    }
}

/** The other screens, as far as they have to do with [gameId]. */
@Composable
private fun Pages(
    gameId: String,
    onOpen: (Screen) -> Unit,
) {
    val words = LocalWords.current
    ActionItem("menu-rules", words["rules"], Icons.Rules) { onOpen(Screen.RulesPage(gameId)) }
    ActionItem("menu-statistics", words["statistics"], Icons.Statistics) { onOpen(Screen.StatisticsPage(gameId)) }
    ActionItem("menu-settings", words["settings"], Icons.Settings) { onOpen(Screen.SettingsPage) }
}

@Composable
private fun ActionItem(
    tag: String,
    text: String,
    icon: ImageVector,
    enabled: Boolean = true,
    onClick: () -> Unit,
) {
    DropdownMenuItem(
        text = { Text(text) },
        onClick = onClick,
        modifier = Modifier.testTag(tag).semantics { role = Role.Button },
        leadingIcon = { Icon(icon, contentDescription = null) },
        enabled = enabled,
        contentPadding = ITEM_PADDING,
    )
}

@Composable
private fun SwitchItem(
    tag: String,
    text: String,
    isOn: Boolean,
    onClick: () -> Unit,
) {
    DropdownMenuItem(
        text = { Text(text) },
        onClick = onClick,
        modifier =
            Modifier.testTag(tag).semantics {
                role = Role.Checkbox
                toggleableState = ToggleableState(isOn)
            },
        leadingIcon = { Checkbox(isOn, onCheckedChange = null) },
        contentPadding = ITEM_PADDING,
    )
}

/** What stays free around the menu. */
private val MENU_EDGE = 8.dp

/** So that several lines of one entry are nearer to each other than to the next. */
private val ITEM_PADDING = PaddingValues(horizontal = 12.dp, vertical = 6.dp)
