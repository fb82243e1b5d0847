package app.talon.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import app.talon.ui.page.scrolledWithBar
import app.talon.ui.words.LocalWords

/** Deals what was chosen; if that loses a game of which the player wants to be asked first, not before the answer. */
internal typealias Chooser = (asksFirst: Boolean, deal: () -> Unit) -> Unit

/**
 * A dialog that offers deals, and asks once more where the choice loses a game.
 *
 * @param widest how wide it may be
 */
@Composable
internal fun DealDialog(
    title: String,
    onDismiss: () -> Unit,
    widest: Dp = 380.dp,
    offers: @Composable ColumnScope.(Chooser) -> Unit,
) {
    var unsure: (() -> Unit)? by remember { mutableStateOf(null) }
    // By default a dialog leaves more of a narrow screen free than seven days in a row can spare.
    Dialog(onDismissRequest = onDismiss, DialogProperties(usePlatformDefaultWidth = false)) {
        Surface(Modifier.padding(8.dp).widthIn(max = widest), shape = RoundedCornerShape(20.dp)) {
            Column(
                Modifier
                    .scrolledWithBar()
                    .padding(start = 16.dp, end = 16.dp, top = 18.dp, bottom = 8.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                val deal = unsure
                if (deal == null) {
                    Text(title, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)
                    offers { asksFirst, chosen -> if (asksFirst) unsure = chosen else chosen() }
                    Answers(onDismiss)
                } else {
                    Text(LocalWords.current["new-deal-question"], Modifier.testTag("new-deal-question"))
                    Answers(onDismiss) {
                        unsure = null
                        deal()
                    }
                }
            }
        }
    }
}

/** The way out, and the way on where something is asked. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun ColumnScope.Answers(
    onDismiss: () -> Unit,
    onConfirm: (() -> Unit)? = null,
) {
    val words = LocalWords.current
    FlowRow(Modifier.align(Alignment.End), Arrangement.spacedBy(8.dp, Alignment.End)) {
        TextButton(onDismiss, Modifier.testTag("cancel")) { Text(words["cancel"]) }
        onConfirm?.let { Button(it, Modifier.testTag("new-deal-confirm")) { Text(words["new-deal-confirm"]) } }
    }
}

/** A deal to choose, with a line about it. */
@Composable
internal fun Offer(
    tag: String,
    label: String,
    about: String?,
    onClick: () -> Unit,
) {
    Surface(
        onClick,
        Modifier.fillMaxWidth().testTag(tag).semantics { role = Role.Button },
        shape = RoundedCornerShape(12.dp),
        color = MaterialTheme.colorScheme.surfaceContainerHighest,
    ) {
        Column(Modifier.padding(horizontal = 14.dp, vertical = if (about == null) 14.dp else 8.dp)) {
            Text(label, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodyLarge)
            about?.let {
                Text(
                    it,
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
    }
}
