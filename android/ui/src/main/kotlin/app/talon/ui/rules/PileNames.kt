package app.talon.ui.rules

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.talon.core.Leader
import app.talon.core.Rect
import app.talon.core.Size
import app.talon.core.placeNames
import app.talon.ui.art.LettersOnPicture
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.theme.TablePalette
import kotlin.math.roundToInt

/**
 * The names of piles, each on its own piles or with a line to them.
 *
 * @param names the names
 * @param areas what the piles of each cover
 * @param width the width of the picture in the units of [areas]
 */
@Composable
internal fun PileNames(
    names: List<String>,
    areas: List<Rect>,
    width: Float,
) {
    val palette = LocalTablePalette.current
    val leaders = remember { mutableStateOf(emptyList<Leader>()) }
    Layout(
        content = { for (name in names) PileName(name) },
        modifier = Modifier.fillMaxSize().drawBehind { for (leader in leaders.value) drawLeader(leader, palette) },
    ) { tags, constraints ->
        val room = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val placeables = tags.map { it.measure(Constraints(maxWidth = constraints.maxWidth)) }
        val sizes = placeables.map { Size(it.width.toFloat(), it.height.toFloat()) }
        val places = placeNames(areas, width, sizes, room)
        leaders.value = places.mapNotNull { it.leader }
        layout(constraints.maxWidth, constraints.maxHeight) {
            places.zip(placeables) { (tag), name -> name.place(tag.x.roundToInt(), tag.y.roundToInt()) }
        }
    }
}

/** A line from a name to its piles, with a dot where it ends; dark at its edges, to be seen on white cards. */
private fun DrawScope.drawLeader(
    leader: Leader,
    palette: TablePalette,
) {
    val from = Offset(leader.from.x, leader.from.y)
    val to = Offset(leader.to.x, leader.to.y)
    for ((ink, edge) in listOf(palette.bottom to EDGE, palette.text to 0.dp)) {
        drawLine(ink, from, to, (LINE + edge * 2).toPx())
        drawCircle(ink, (DOT + edge).toPx(), to)
    }
}

@Composable
private fun PileName(name: String) {
    val palette = LocalTablePalette.current
    val shape = RoundedCornerShape(6.dp)
    LettersOnPicture {
        Text(
            name,
            Modifier
                .background(palette.bottom.copy(alpha = OPACITY), shape)
                .border(1.dp, palette.outline, shape)
                .padding(horizontal = 6.dp, vertical = 1.dp),
            color = palette.text,
            maxLines = 1,
            style = MaterialTheme.typography.labelMedium,
        )
    }
}

private val LINE = 1.5.dp
private val EDGE = 1.5.dp
private val DOT = 3.dp
private const val OPACITY = 0.88f
