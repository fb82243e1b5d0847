package app.talon.ui.statistics

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import app.talon.core.CurvePoint
import app.talon.core.StatisticsPage
import app.talon.ui.page.Legend
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.page.drawMark
import app.talon.ui.words.LocalWords

/** The share of games won as it went up and down, and below it each game: a full dot if it was won, else a ring. */
@Composable
internal fun CurveSheet(page: StatisticsPage) {
    val words = LocalWords.current
    Panel(words["statistics-curve"]) {
        Column(
            Modifier
                .testTag("curve")
                .clearAndSetSemantics { contentDescription = page.curveSpoken }
                .padding(horizontal = PANEL_EDGE, vertical = 4.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            Row(Modifier.fillMaxWidth().height(CURVE_HEIGHT), Arrangement.spacedBy(8.dp)) {
                Shares()
                Curve(page.curve)
            }
            Text(page.curveSpoken, style = MaterialTheme.typography.bodyMedium)
            Legend(full = words["statistics-won"], ring = words["statistics-not-won"])
        }
    }
}

/** What the lines behind the curve stand for. */
@Composable
private fun Shares() {
    val words = LocalWords.current
    Column(Modifier.fillMaxHeight().padding(bottom = DOTS_HEIGHT), Arrangement.SpaceBetween, Alignment.End) {
        for (share in listOf(100, 50, 0)) {
            Text(
                words.with("percent", "number" to share),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.labelSmall,
            )
        }
    }
}

@Composable
private fun Curve(points: List<CurvePoint>) {
    val line = MaterialTheme.colorScheme.primary
    val grid = MaterialTheme.colorScheme.outlineVariant
    val label = MaterialTheme.typography.labelSmall.lineHeight
    Canvas(Modifier.fillMaxSize()) {
        // The outer lines are level with the middle of their labels.
        val top = label.toPx() / 2
        val bottom = size.height - DOTS_HEIGHT.toPx() - top
        for (share in 0..2) {
            val y = top + (bottom - top) * share / 2
            drawLine(grid, Offset(0f, y), Offset(size.width, y), 1.dp.toPx())
        }
        drawCurve(points, top, bottom, line)
        drawDots(points, line)
    }
}

private fun DrawScope.drawCurve(
    points: List<CurvePoint>,
    top: Float,
    bottom: Float,
    colour: Color,
) {
    val path = Path()
    points.forEachIndexed { index, point ->
        val y = bottom - (bottom - top) * point.share.toFloat()
        if (index == 0) path.moveTo(across(index, points.size), y) else path.lineTo(across(index, points.size), y)
        if (index == points.lastIndex) drawCircle(colour, LAST_POINT.toPx(), Offset(across(index, points.size), y))
    }
    drawPath(path, colour, style = Stroke(LINE.toPx(), cap = StrokeCap.Round, join = StrokeJoin.Round))
}

private fun DrawScope.drawDots(
    points: List<CurvePoint>,
    colour: Color,
) {
    val y = size.height - DOTS_HEIGHT.toPx() / 2
    points.forEachIndexed { index, point -> drawMark(point.isWon, Offset(across(index, points.size), y), colour) }
}

/** Where the game with this [index] lies between the left edge and the right one. */
private fun DrawScope.across(
    index: Int,
    count: Int,
): Float {
    val edge = LAST_POINT.toPx()
    return if (count == 1) size.width / 2 else edge + (size.width - 2 * edge) * index / (count - 1)
}

private val CURVE_HEIGHT = 168.dp
private val DOTS_HEIGHT = 20.dp
private val LINE = 2.5.dp
private val LAST_POINT = 4.dp
