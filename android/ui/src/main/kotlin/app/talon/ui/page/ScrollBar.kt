package app.talon.ui.page

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp

/** What is too high for its place is scrolled, and a bar at the edge says that there is more. */
@Composable
internal fun Modifier.scrolledWithBar(ink: Color = MaterialTheme.colorScheme.onSurfaceVariant): Modifier {
    val state = rememberScrollState()
    return scrollBar(state, ink).verticalScroll(state)
}

/** The bar at the edge of something that is scrolled: which part of it is seen. Where all is seen there is none. */
@Composable
internal fun Modifier.scrollBar(
    state: ScrollState,
    ink: Color = MaterialTheme.colorScheme.onSurfaceVariant,
): Modifier =
    drawWithContent {
        drawContent()
        // Before it is laid out nobody knows how far it can be scrolled.
        if (state.maxValue in 1..<Int.MAX_VALUE) {
            val margin = BAR_MARGIN.toPx().coerceAtMost(size.height * MOST_MARGIN)
            val room = size.height - 2 * margin
            val part = size.height / (size.height + state.maxValue)
            val length = (room * part).coerceAtLeast(LEAST_LENGTH.toPx()).coerceAtMost(room)
            val top = margin + (room - length) * state.value / state.maxValue
            val left = size.width - BAR_WIDTH.toPx() - BAR_GAP.toPx()
            val bar = Size(BAR_WIDTH.toPx(), length)
            drawRoundRect(ink, Offset(left, top), bar, CornerRadius(BAR_WIDTH.toPx() / 2))
        }
    }

private val BAR_WIDTH = 3.dp
private val BAR_GAP = 3.dp
private val LEAST_LENGTH = 20.dp

/** So much stays free above and below, where the corners are round. */
private val BAR_MARGIN = 14.dp

// Of the height.
private const val MOST_MARGIN = 0.1f
