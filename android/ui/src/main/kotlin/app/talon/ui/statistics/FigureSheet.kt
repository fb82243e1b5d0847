package app.talon.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.talon.core.Figure
import app.talon.core.FigureSection
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel

/** Figures that belong together, and what some of them mean. */
@Composable
internal fun FigureSheet(section: FigureSection) {
    Panel(section.heading) {
        for (figure in section.figures) FigureRow(figure)
        for (note in section.notes) Note(note)
    }
}

/** What a figure is and the figure, which goes below where there is no room for both. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun FigureRow(figure: Figure) {
    FlowRow(
        Modifier
            .fillMaxWidth()
            .clearAndSetSemantics { contentDescription = "${figure.label}: ${figure.spoken}" }
            .padding(horizontal = PANEL_EDGE, vertical = 5.dp),
        Arrangement.SpaceBetween,
    ) {
        Text(figure.label, Modifier.padding(end = 12.dp), style = MaterialTheme.typography.bodyLarge)
        Text(figure.value, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyLarge)
    }
}

/** What a figure means. */
@Composable
private fun Note(note: String) {
    Text(
        note,
        Modifier.padding(horizontal = PANEL_EDGE).padding(top = 6.dp),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}
