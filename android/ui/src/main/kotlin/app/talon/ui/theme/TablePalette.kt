package app.talon.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp
import app.talon.core.TableColour
import app.talon.core.tableColours
import kotlin.math.roundToInt

/** The colours of a table as Compose has them. */
@Immutable
internal class TablePalette(
    colour: TableColour,
) {
    private val colours = tableColours(colour)

    val top = argb(colours.top)
    val bottom = argb(colours.bottom)
    val outline = argb(colours.outline)
    val glow = argb(colours.glow)
    val text = argb(colours.text)
}

internal val LocalTablePalette = staticCompositionLocalOf<TablePalette> { error("provided by TalonTheme") }

/**
 * The cloth of the table behind everything, lit a little from above. It is laid in bands, each hardly darker than the
 * one above: without a graphics card a true gradient takes longer to draw than all the cards.
 */
internal fun Modifier.tableCloth(palette: TablePalette) =
    drawBehind {
        repeat(BANDS) { band ->
            val edge = (size.height * band / BANDS).roundToInt().toFloat()
            val nextEdge = (size.height * (band + 1) / BANDS).roundToInt().toFloat()
            val colour = lerp(palette.top, palette.bottom, band / (BANDS - 1f))
            drawRect(colour, Offset(0f, edge), Size(size.width, nextEdge - edge))
        }
    }

/** The colour that the core writes as 0xAARRGGBB. */
internal fun argb(value: UInt) = Color(value.toInt())

private const val BANDS = 20
