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
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.talon.ui.page.LEAST_TARGET
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.page.READABLE_WIDTH
import app.talon.ui.sharing
import app.talon.ui.words.LocalWords

/** What can be done with the results: into a file, out of a file, away with them. */
@Composable
internal fun ResultFiles(state: StatisticsState) {
    val words = LocalWords.current
    val files = LocalFiles.current
    val page = state.page?.takeIf { it.sections.isNotEmpty() }
    val share = sharing(onCopied = state::tellCopied)
    if (files == null && page == null) return
    Panel(heading = null, Modifier.widthIn(max = READABLE_WIDTH)) {
        page?.let {
            ActionRow("share", words["statistics-share"], words["statistics-share-about"]) { share(it.summary) }
        }
        if (files != null) {
            ActionRow("export", words["statistics-export"], words["statistics-export-about"]) { state.export(files) }
            ActionRow("export-table", words["statistics-export-table"], words["statistics-export-table-about"]) {
                state.exportTable(files)
            }
            ActionRow("import", words["statistics-import"], words["statistics-import-about"]) { state.import(files) }
        }
        if (page != null) {
            ActionRow(
                "reset",
                words["statistics-reset"],
                about = null,
                spoken = words["statistics-reset-spoken"],
                colour = MaterialTheme.colorScheme.error,
                onClick = state::askForReset,
            )
        }
    }
}

/** @param spoken what a screen reader says instead of the [label], where that alone is too little */
@Composable
private fun ActionRow(
    tag: String,
    label: String,
    about: String?,
    spoken: String? = null,
    colour: Color = MaterialTheme.colorScheme.primary,
    onClick: () -> Unit,
) {
    Column(
        Modifier
            .fillMaxWidth()
            .testTag(tag)
            .clickable(role = Role.Button, onClick = onClick)
            .heightIn(min = LEAST_TARGET)
            .padding(horizontal = PANEL_EDGE, vertical = 8.dp),
        verticalArrangement = Arrangement.Center,
    ) {
        Text(
            label,
            if (spoken == null) Modifier else Modifier.clearAndSetSemantics { contentDescription = spoken },
            color = colour,
            fontWeight = FontWeight.SemiBold,
            style = MaterialTheme.typography.bodyLarge,
        )
        about?.let {
            Text(
                it,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}
