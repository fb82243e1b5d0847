package app.talon.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.talon.core.Outline

/** The piles as a screen reader meets them: invisible boxes over the drawing, each with its description. */
@Composable
internal fun PileNodes(outlines: List<Outline>) {
    for (outline in outlines) {
        Box(
            Modifier
                .absoluteOffset(outline.area.x.dp, outline.area.y.dp)
                .size(outline.area.width.dp, outline.area.height.dp)
                .testTag("pile-${outline.kind.name.lowercase()}-${outline.number}")
                .semantics { contentDescription = outline.description },
        )
    }
}
