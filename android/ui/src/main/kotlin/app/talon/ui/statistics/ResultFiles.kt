package app.talon.ui.statistics

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.talon.ui.page.LEAST_TARGET
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.page.READABLE_WIDTH
import app.talon.ui.words.LocalWords

/** What can be done with the results: into a file, out of a file, away with them. */
@Composable
internal fun ResultFiles(state: StatisticsState) {
    val words = LocalWords.current
    val files = LocalFiles.current
    val hasResults = state.page?.sections?.isNotEmpty() == true
    if (files == null && !hasResults) return
    Panel(heading = null, Modifier.widthIn(max = READABLE_WIDTH)) {
        if (files != null) {
            ActionRow("export", words["statistics-export"], words["statistics-export-about"]) { state.export(files) }
            ActionRow("export-table", words["statistics-export-table"], words["statistics-export-table-about"]) {
                state.exportTable(files)
            }
            ActionRow("import", words["statistics-import"], words["statistics-import-about"]) { state.import(files) }
        }
        if (hasResults) {
            val spoken = words["statistics-reset-spoken"]
            ActionRow(
                "reset",
                words["statistics-reset"],
                about = null,
                colour = MaterialTheme.colorScheme.error,
                modifier = Modifier.semantics { contentDescription = spoken },
                onClick = state::askForReset,
            )
        }
    }
}

@Composable
private fun ActionRow(
    tag: String,
    label: String,
    about: String?,
    colour: Color = MaterialTheme.colorScheme.primary,
    modifier: Modifier = Modifier,
    onClick: () -> Unit,
) {
    Column(
        modifier
            .fillMaxWidth()
            .testTag(tag)
            .clickable(role = Role.Button, onClick = onClick)
            .heightIn(min = LEAST_TARGET)
            .padding(horizontal = PANEL_EDGE, vertical = 8.dp),
        verticalArrangement = Arrangement.Center,
    ) {
        Text(label, color = colour, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyLarge)
        about?.let {
            Text(
                it,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}
