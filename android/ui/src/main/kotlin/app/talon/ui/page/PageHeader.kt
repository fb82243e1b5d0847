package app.talon.ui.page

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.talon.ui.theme.Icons
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.words.LocalWords

/** The line above a page: the way back, and what the page is. */
@Composable
internal fun PageHeader(
    title: String,
    onBack: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val ink = LocalTablePalette.current.text
    // What is too long for one line even so is written smaller.
    var tight by remember(title) { mutableStateOf(false) }
    Row(
        modifier.padding(horizontal = 4.dp, vertical = 4.dp),
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        IconButton(onBack, Modifier.testTag("back")) { Icon(Icons.Back, LocalWords.current["back"], tint = ink) }
        Text(
            title,
            Modifier.testTag("page-title").semantics { heading() }.wholeWords(),
            color = ink,
            fontWeight = FontWeight.SemiBold,
            onTextLayout = { if (it.lineCount > 1) tight = true },
            style = with(MaterialTheme.typography) { if (tight) titleSmall else titleLarge },
        )
    }
}
