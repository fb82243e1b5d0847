package app.talon.ui

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.talon.ui.words.LocalWords

/** What the player has to be told, above the screen and not over it. It stays until it is read. */
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
        Row(Modifier.padding(start = 16.dp, end = 4.dp), verticalAlignment = Alignment.CenterVertically) {
            Text(
                message,
                Modifier
                    .weight(1f)
                    .padding(vertical = 10.dp)
                    .testTag("message")
                    .semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.bodyMedium,
            )
            TextButton(onRead, Modifier.testTag("message-read")) { Text(LocalWords.current["message-read"]) }
        }
    }
}
