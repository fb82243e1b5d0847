package app.talon.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.talon.core.durationText
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.words.LocalWords

/**
 * Which game and deal this is, how many moves and how long.
 *
 * @param showClock whether the player wants to know how long
 * @param showNotice whether the notice is here too, because it has no line of its own
 */
@Composable
internal fun StatusLine(
    board: BoardState,
    showClock: Boolean,
    showNotice: Boolean,
) {
    Row(
        Modifier.fillMaxWidth().height(LINE_HEIGHT).padding(horizontal = 14.dp),
        horizontalArrangement = Arrangement.spacedBy(GAP),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        GameAndDeal(board, Modifier.weight(1f))
        if (showNotice) NoticeText(board, Modifier.weight(2f))
        MovesAndTime(board, showClock, if (showNotice) Modifier.weight(1f) else Modifier)
    }
}

@Composable
private fun GameAndDeal(
    board: BoardState,
    modifier: Modifier,
) {
    val view = board.view
    Row(modifier, Arrangement.spacedBy(GAP)) {
        // Where it gets tight, the name gives way: the player knows it best.
        QuietText(view.gameName, Modifier.weight(1f, fill = false).testTag("game-name"), FontWeight.SemiBold)
        view.deal?.let { QuietText(LocalWords.current.with("deal-name", "number" to it), Modifier.testTag("deal")) }
    }
}

@Composable
private fun MovesAndTime(
    board: BoardState,
    showClock: Boolean,
    modifier: Modifier,
) {
    val words = LocalWords.current
    Row(modifier, Arrangement.spacedBy(GAP, Alignment.End)) {
        QuietText(words.with("move-count", "count" to board.view.moves), Modifier.testTag("moves"))
        if (showClock) Clock(board)
    }
}

@Composable
private fun Clock(board: BoardState) {
    val time = durationText(board.elapsedMilliseconds)
    val spoken = LocalWords.current.with("time-spoken", "time" to time)
    QuietText(time, Modifier.testTag("time").semantics { contentDescription = spoken }, FontWeight.SemiBold)
}

@Composable
private fun QuietText(
    text: String,
    modifier: Modifier,
    weight: FontWeight = FontWeight.Normal,
) {
    Text(
        text = text,
        modifier = modifier,
        color = LocalTablePalette.current.text,
        fontWeight = weight,
        maxLines = 1,
        overflow = TextOverflow.Ellipsis,
    )
}

internal val LINE_HEIGHT = 28.dp
private val GAP = 10.dp
