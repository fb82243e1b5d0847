package app.talon.ui.settings

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import app.talon.core.BackDesign
import app.talon.core.SettingEntry
import app.talon.core.Settings
import app.talon.core.TableColour
import app.talon.core.backArt
import app.talon.core.changeSetting
import app.talon.ui.art.picture
import app.talon.ui.theme.Icons
import app.talon.ui.theme.TablePalette
import app.talon.ui.theme.tableCloth
import kotlin.math.roundToInt

/** A small picture of what is chosen. */
internal sealed interface Swatch {
    /** The cloth of a table. */
    data class Cloth(
        val colour: TableColour,
    ) : Swatch

    /** The back of a card. */
    data class Back(
        val design: BackDesign,
    ) : Swatch
}

/** A picture for each choice of [entry]; nothing if its choices make no difference that such a picture shows. */
internal fun swatchesOf(
    entry: SettingEntry,
    settings: Settings,
): List<Swatch>? {
    val outcomes = entry.choices.map { changeSetting(settings, entry.name, it.word) }
    return when {
        outcomes.distinctBy { it.table }.size > 1 -> outcomes.map { Swatch.Cloth(it.table) }
        outcomes.distinctBy { it.back }.size > 1 -> outcomes.map { Swatch.Back(it.back) }
        else -> null
    }
}

/** A choice with its picture. The chosen one is framed and ticked. */
@Composable
internal fun SwatchChoice(
    swatch: Swatch,
    label: String,
    chosen: Boolean,
    modifier: Modifier,
    onChoose: () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(12.dp)
    Column(
        modifier
            .clip(shape)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .border(2.dp, if (chosen) colours.primary else Color.Transparent, shape)
            .padding(horizontal = SWATCH_EDGE, vertical = 8.dp)
            .widthIn(min = LEAST_WIDTH),
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        Box(contentAlignment = Alignment.Center) {
            when (swatch) {
                is Swatch.Cloth -> ClothSwatch(swatch.colour)
                is Swatch.Back -> BackSwatch(swatch.design)
            }
            if (chosen) Tick()
        }
        Text(
            label,
            fontWeight = if (chosen) FontWeight.SemiBold else FontWeight.Normal,
            style = MaterialTheme.typography.labelMedium,
        )
    }
}

@Composable
private fun ClothSwatch(colour: TableColour) {
    val palette = remember(colour) { TablePalette(colour) }
    val shape = RoundedCornerShape(8.dp)
    Box(
        Modifier
            .size(CLOTH_WIDTH, SWATCH_HEIGHT)
            .clip(shape)
            .tableCloth(palette)
            // So that black is seen on black.
            .border(1.dp, MaterialTheme.colorScheme.outlineVariant, shape),
    )
}

@Composable
private fun BackSwatch(design: BackDesign) {
    val height = with(LocalDensity.current) { SWATCH_HEIGHT.toPx().roundToInt() }
    val size = IntSize(height * 5 / 7, height)
    val picture = remember(design, size) { backArt(design).picture(size) }
    Canvas(Modifier.size(SWATCH_HEIGHT * 5 / 7, SWATCH_HEIGHT)) { drawImage(picture) }
}

@Composable
private fun Tick() {
    val colours = MaterialTheme.colorScheme
    Icon(
        Icons.Check,
        contentDescription = null,
        Modifier
            .size(24.dp)
            .clip(CircleShape)
            .background(colours.primary)
            .padding(3.dp),
        colours.onPrimary,
    )
}

/** What a choice with a picture keeps free to the left and right of it. */
internal val SWATCH_EDGE = 6.dp
private val LEAST_WIDTH = 56.dp
private val CLOTH_WIDTH = 56.dp
private val SWATCH_HEIGHT = 48.dp
