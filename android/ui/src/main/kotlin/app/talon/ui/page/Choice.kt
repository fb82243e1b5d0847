package app.talon.ui.page

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.talon.ui.theme.LocalTablePalette

/**
 * One of several things of which one is chosen. The chosen one is full, the others are only outlined.
 *
 * @param onTable whether it lies on the table itself and not on a sheet
 */
@Composable
internal fun Choice(
    label: String,
    chosen: Boolean,
    modifier: Modifier = Modifier,
    onTable: Boolean = false,
    onChoose: () -> Unit,
) {
    val palette = LocalTablePalette.current
    val colours = MaterialTheme.colorScheme
    val full = if (onTable) palette.text else colours.primary
    val ink = if (onTable) palette.text else colours.onSurface
    val inkOnFull = if (onTable) palette.bottom else colours.onPrimary
    val shape = RoundedCornerShape(12.dp)
    Box(
        modifier
            .heightIn(min = LEAST_TARGET)
            .padding(vertical = 2.dp)
            .clip(shape)
            .background(if (chosen) full else Color.Transparent)
            .border(1.dp, if (chosen) full else ink.copy(alpha = EDGE_OPACITY), shape)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .heightIn(min = LEAST_TARGET)
            .padding(horizontal = 14.dp, vertical = 8.dp),
        Alignment.Center,
    ) {
        Text(
            label,
            color = if (chosen) inkOnFull else ink,
            style = MaterialTheme.typography.labelLarge,
        )
    }
}

/** The least height and width of what a thumb has to hit. */
internal val LEAST_TARGET = 48.dp

private const val EDGE_OPACITY = 0.55f
