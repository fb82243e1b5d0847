package app.talon.ui.board

import androidx.compose.animation.Crossfade
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.LocalTextStyle
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.words.LocalWords

/**
 * The line between an upright board and its bar. It has room for two lines of words, so that words coming and going
 * move no card; only where letters are so large that even this is too little it grows.
 */
@Composable
internal fun NoticeLine(board: BoardState) {
    val height = with(LocalDensity.current) { (HALF_LINE * 2).toDp() }
    Box(Modifier.fillMaxWidth().heightIn(min = height).padding(horizontal = 14.dp), Alignment.Center) {
        NoticeText(board, Modifier.fillMaxWidth())
    }
}

/** What there is to say: to what the player last did, or else of how the game stands. */
@Composable
internal fun NoticeText(
    board: BoardState,
    modifier: Modifier,
) {
    val searching = LocalWords.current["fate-searching"].takeIf { board.question?.takesLong == true }
    Crossfade(searching ?: board.notice ?: board.view.remark ?: "", modifier) { notice ->
        // What is too long for two lines is written smaller.
        var tight by remember(notice) { mutableStateOf(false) }
        Text(
            text = notice,
            modifier = Modifier.fillMaxWidth().testTag("notice").semantics { liveRegion = LiveRegionMode.Polite },
            color = LocalTablePalette.current.text,
            fontSize = if (tight) LocalTextStyle.current.fontSize * SMALLER else TextUnit.Unspecified,
            letterSpacing = if (tight) 0.sp else TextUnit.Unspecified,
            textAlign = TextAlign.Center,
            lineHeight = HALF_LINE,
            onTextLayout = { if (it.lineCount > 2) tight = true },
        )
    }
}

private val HALF_LINE = 14.sp
private const val SMALLER = 0.83f
