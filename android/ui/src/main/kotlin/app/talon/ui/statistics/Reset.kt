package app.talon.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.talon.core.games
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.page.READABLE_WIDTH
import app.talon.ui.page.scrolledWithBar
import app.talon.ui.words.LocalWords

/** Asks whether [count] results shall really be deleted. */
@Composable
internal fun ResetQuestion(
    state: StatisticsState,
    count: UInt,
) {
    val words = LocalWords.current
    val name = remember(state.game, words) { games(words.language).find { it.id == state.game }?.name }
    val question =
        name?.let { words.with("statistics-reset-game-question", "game" to it) } ?: words["statistics-reset-question"]
    val games = words.with("statistics-games", "count" to count)
    AlertDialog(
        onDismissRequest = state::keepResults,
        confirmButton = {
            TextButton(state::reset, Modifier.testTag("reset-confirm")) {
                Text(words["statistics-reset-confirm"], color = MaterialTheme.colorScheme.error)
            }
        },
        dismissButton = {
            TextButton(state::keepResults, Modifier.testTag("reset-cancel")) { Text(words["cancel"]) }
        },
        text = {
            // Together they scroll where there is too little room, so that the answers are always seen.
            Column(Modifier.scrolledWithBar().padding(end = 8.dp), Arrangement.spacedBy(12.dp)) {
                Text(question, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)
                Text(words.with("statistics-reset-about", "games" to games))
            }
        },
    )
}

/** Says that the results are gone, and offers to bring them back. It stays until it is read. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun ResetUndo(
    onUndo: () -> Unit,
    onRead: () -> Unit,
) {
    val words = LocalWords.current
    Panel(heading = null, Modifier.widthIn(max = READABLE_WIDTH)) {
        Text(
            words["statistics-reset-done"],
            Modifier.padding(horizontal = PANEL_EDGE).semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.bodyMedium,
        )
        FlowRow(Modifier.align(Alignment.End).padding(horizontal = 4.dp)) {
            TextButton(onUndo, Modifier.testTag("reset-undo")) { Text(words["statistics-reset-undo"]) }
            TextButton(onRead, Modifier.testTag("reset-read")) { Text(words["message-read"]) }
        }
    }
}
