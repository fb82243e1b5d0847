package app.talon.ui.page

import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.layout.layout
import androidx.compose.ui.unit.Constraints
import kotlin.math.roundToInt

/** Where a word of a text is longer than the line, all of the text is written smaller, so that no word is broken. */
internal fun Modifier.wholeWords() =
    layout { text, constraints ->
        val longest = text.minIntrinsicWidth(Constraints.Infinity)
        if (longest <= constraints.maxWidth) {
            val placeable = text.measure(constraints)
            return@layout layout(placeable.width, placeable.height) { placeable.place(0, 0) }
        }
        val placeable = text.measure(Constraints.fixedWidth(longest))
        val scale = constraints.maxWidth.toFloat() / longest
        layout(constraints.maxWidth, (placeable.height * scale).roundToInt()) {
            placeable.placeWithLayer(0, 0) {
                scaleX = scale
                scaleY = scale
                transformOrigin = TransformOrigin(0f, 0f)
            }
        }
    }
