package app.talon.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.talon.ui.words.LocalWords

/** What the player has to be told, above the screen and not over it. It stays until it is read. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun MessageBar(
    message: String,
    onRead: () -> Unit,
) {
    Surface(
        Modifier.fillMaxWidth().padding(8.dp),
        shape = RoundedCornerShape(16.dp),
        shadowElevation = 3.dp,
    ) {
        BoxWithConstraints(Modifier.verticalScroll(rememberScrollState()).padding(start = 16.dp, end = 4.dp)) {
            // Beside the button a few words in each line would be all that there is room for with large letters.
            val leastLine = with(LocalDensity.current) { LEAST_LINE.toDp() }.coerceAtMost(maxWidth)
            FlowRow(verticalArrangement = Arrangement.Center) {
                Text(
                    message,
                    Modifier
                        .weight(1f)
                        .widthIn(min = leastLine)
                        .padding(vertical = 10.dp)
                        .testTag("message")
                        .semantics { liveRegion = LiveRegionMode.Polite },
                    style = MaterialTheme.typography.bodyMedium,
                )
                TextButton(onRead, Modifier.align(Alignment.CenterVertically).testTag("message-read")) {
                    Text(LocalWords.current["message-read"])
                }
            }
        }
    }
}

private val LEAST_LINE = 150.sp
