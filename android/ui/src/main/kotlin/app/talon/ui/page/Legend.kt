package app.talon.ui.page

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp

/** What a [full] dot and a [ring] stand for. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun Legend(
    full: String,
    ring: String,
) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
        for ((isWon, text) in listOf(true to full, false to ring)) {
            Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
                val colour = MaterialTheme.colorScheme.primary
                Canvas(Modifier.size(8.dp)) { drawMark(isWon, center, colour) }
                Text(
                    text,
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
    }
}

/** A game: a full dot if it was won, else a ring. */
internal fun DrawScope.drawMark(
    isWon: Boolean,
    at: Offset,
    colour: Color,
) {
    val radius = MARK.toPx()
    val line = RING_LINE.toPx()
    if (isWon) drawCircle(colour, radius, at) else drawCircle(colour, radius - line / 2, at, style = Stroke(line))
}

private val MARK = 3.dp
private val RING_LINE = 1.2.dp
