package app.talon.ui.board

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.talon.ui.theme.LocalTablePalette

/**
 * One button of the bar: its sign, and below it a word.
 *
 * @param hasWord whether there is room for the word
 */
@Composable
internal fun BarButton(
    action: BarAction,
    hasWord: Boolean,
    modifier: Modifier = Modifier,
) {
    val palette = LocalTablePalette.current
    val spoken = action.spoken
    val ink = if (action.inviting) palette.bottom else palette.text
    Box(modifier.padding(BUTTON_GAP / 2)) {
        Column(
            Modifier
                .fillMaxSize()
                .clip(RoundedCornerShape(12.dp))
                .background(if (action.inviting) palette.glow else Color.Transparent)
                .testTag(action.name)
                .semantics { contentDescription = spoken }
                .clickable(action.enabled, role = Role.Button, onClick = action.onClick)
                .alpha(if (action.enabled) 1f else 0.38f),
            verticalArrangement = Arrangement.Center,
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Icon(action.icon, contentDescription = null, Modifier.size(if (hasWord) SIGN else LONE_SIGN), ink)
            if (hasWord) {
                Text(
                    text = action.label,
                    modifier = Modifier.clearAndSetSemantics {},
                    color = ink,
                    style = MaterialTheme.typography.labelSmall,
                    maxLines = 1,
                    softWrap = false,
                )
            }
        }
    }
}

/** What lies between two buttons of a bar. */
internal val BUTTON_GAP = 4.dp

/** How large the sign of a button is. */
internal val SIGN = 24.dp
private val LONE_SIGN = 30.dp
