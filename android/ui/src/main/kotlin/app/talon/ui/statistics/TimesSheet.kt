package app.talon.ui.statistics

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.talon.core.TimeBar
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.words.LocalWords

/** How many of the won games took how long: a bar each, from the shortest times down. */
@Composable
internal fun TimesSheet(bars: List<TimeBar>) {
    val most = bars.maxOf { it.count }.coerceAtLeast(1u)
    Panel(LocalWords.current["statistics-times"]) {
        Column(Modifier.padding(horizontal = PANEL_EDGE, vertical = 4.dp).testTag("times")) {
            for (bar in bars) TimeRow(bar, part = bar.count.toFloat() / most.toFloat())
        }
    }
}

@Composable
private fun TimeRow(
    bar: TimeBar,
    part: Float,
) {
    val style = MaterialTheme.typography.labelMedium
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = bar.spoken }.padding(vertical = 2.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        val label = with(LocalDensity.current) { LABEL_WIDTH.toDp() }
        Text(
            bar.label,
            Modifier.width(label),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            maxLines = 1,
            textAlign = TextAlign.End,
            style = style,
        )
        Row(Modifier.weight(1f), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            if (bar.count > 0u) {
                Box(
                    Modifier
                        .weight(part)
                        .height(BAR_HEIGHT)
                        .background(MaterialTheme.colorScheme.primary, RoundedCornerShape(3.dp)),
                )
            }
            Text(if (bar.count > 0u) "${bar.count}" else "", fontWeight = FontWeight.SemiBold, style = style)
            // What the bar leaves to the longest one.
            if (part < 1f) Box(Modifier.weight(1f - part))
        }
    }
}

private val LABEL_WIDTH = 52.sp
private val BAR_HEIGHT = 14.dp
