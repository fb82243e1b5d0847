package app.talon.ui.rules

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.talon.ui.art.LettersOnPicture
import app.talon.ui.theme.LocalTablePalette
import kotlin.math.roundToInt

/**
 * The names of piles, each on its own piles and none on another.
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
    Layout(
        content = { for (name in names) PileName(name) },
        modifier = Modifier.fillMaxSize(),
    ) { tags, constraints ->
        val room = Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat())
        val scale = room.width / width
        val placeables = tags.map { it.measure(Constraints(maxWidth = constraints.maxWidth)) }
        layout(constraints.maxWidth, constraints.maxHeight) {
            val taken = mutableListOf<Rect>()
            val scaled = areas.map { it.scaled(scale) }
            scaled.zip(placeables) { area, tag ->
                val size = Size(tag.width.toFloat(), tag.height.toFloat())
                val place = placeOfName(area, size, room, scaled - area, taken)
                taken += place
                tag.place(place.left.roundToInt(), place.top.roundToInt())
            }
        }
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

/**
 * Where a name of this [size] lies: on the lower edge of its [area], or elsewhere on it if less is covered there. Where
 * it would cover another name it lies below or above.
 *
 * @param others the areas of the other names
 * @param taken where other names lie, which it must not cover if that can be helped
 */
private fun placeOfName(
    area: Rect,
    size: Size,
    room: Size,
    others: List<Rect>,
    taken: List<Rect>,
): Rect {
    val lefts = listOf(area.center.x - size.width / 2, area.right - size.width, area.left)
    val inside = listOf(area.bottom - size.height, area.center.y - size.height / 2, area.top)
    val tops = inside + listOf(area.bottom, area.top - size.height)
    val corners = tops.flatMap { top -> lefts.map { left -> Offset(left, top) } }
    val places = corners.map { Rect(it.within(room, size), size) }
    return places.minBy { place ->
        val outside = if (area.overlaps(place)) 0f else size.width * size.height
        taken.sumOf { it.shared(place) } * NAME_OVER_NAME + others.sumOf { it.shared(place) } + outside * NAME_OUTSIDE
    }
}

/** The corner of something of this [size], moved so far that it lies in the [room]. */
private fun Offset.within(
    room: Size,
    size: Size,
) = Offset(
    x.coerceIn(0f, (room.width - size.width).coerceAtLeast(0f)),
    y.coerceIn(0f, (room.height - size.height).coerceAtLeast(0f)),
)

/** How much both cover. */
private fun Rect.shared(other: Rect): Double {
    if (!overlaps(other)) return 0.0
    val both = intersect(other)
    return (both.width * both.height).toDouble()
}

private fun Rect.scaled(scale: Float) = Rect(left * scale, top * scale, right * scale, bottom * scale)

private const val NAME_OVER_NAME = 10_000.0
private const val NAME_OUTSIDE = 10.0
private const val OPACITY = 0.88f
