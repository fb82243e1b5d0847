package app.talon.ui.page

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp

/** A sheet on the table, with a [heading] if it has one. */
@Composable
internal fun Panel(
    heading: String?,
    modifier: Modifier = Modifier,
    content: @Composable ColumnScope.() -> Unit,
) {
    Surface(modifier.fillMaxWidth(), shape = RoundedCornerShape(16.dp), shadowElevation = 3.dp) {
        Column(Modifier.padding(vertical = 12.dp)) {
            heading?.let { PanelHeading(it, Modifier.padding(horizontal = PANEL_EDGE, vertical = 4.dp)) }
            content()
        }
    }
}

/** What a sheet or a part of it is about. */
@Composable
internal fun PanelHeading(
    heading: String,
    modifier: Modifier = Modifier,
) {
    Text(
        heading,
        modifier.semantics { heading() },
        color = MaterialTheme.colorScheme.primary,
        fontWeight = FontWeight.SemiBold,
        style = MaterialTheme.typography.titleSmall,
    )
}

/** What a sheet keeps free to the left and right of its words. */
internal val PANEL_EDGE = 16.dp

/** Lines longer than this are hard to read. */
internal val READABLE_WIDTH = 640.dp
