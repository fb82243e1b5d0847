package app.talon.ui.board

import androidx.compose.animation.Crossfade
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.talon.core.Status
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.words.LocalWords

/** The line between an upright board and its bar. It keeps its height, so that words coming and going move no card. */
@Composable
internal fun NoticeLine(board: BoardState) {
    Box(Modifier.fillMaxWidth().height(LINE_HEIGHT).padding(horizontal = 14.dp), Alignment.Center) {
        NoticeText(board, Modifier.fillMaxWidth())
    }
}

/** What there is to say: the answer to what the player last did, or that no move is left. */
@Composable
internal fun NoticeText(
    board: BoardState,
    modifier: Modifier,
) {
    val stuck = LocalWords.current["no-moves"].takeIf { board.view.status == Status.NO_MOVES }
    Crossfade(board.notice ?: stuck ?: "", modifier) { notice ->
        Text(
            text = notice,
            modifier = Modifier.fillMaxWidth().testTag("notice").semantics { liveRegion = LiveRegionMode.Polite },
            color = LocalTablePalette.current.text,
            textAlign = TextAlign.Center,
            lineHeight = HALF_LINE,
            maxLines = 2,
            overflow = TextOverflow.Ellipsis,
        )
    }
}

private val HALF_LINE = 14.sp
