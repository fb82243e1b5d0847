package app.talon.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.LocalTextStyle
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.talon.core.durationText
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.theme.withFiguresOfOneWidth
import app.talon.ui.words.LocalWords

/**
 * Which game and deal this is, how many moves and how long. What has no room in one line goes below.
 *
 * @param showClock whether the player wants to know how long
 */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun StatusLine(
    board: BoardState,
    showClock: Boolean,
) {
    Box(Modifier.fillMaxWidth().heightIn(min = LINE_HEIGHT).padding(horizontal = 14.dp), Alignment.Center) {
        FlowRow(Modifier.fillMaxWidth()) {
            GameAndDeal(board, Modifier.padding(end = GAP))
            MovesAndTime(board, showClock, Modifier.weight(1f).widthIn(min = widthOfMovesAndTime(showClock)))
        }
    }
}

/** The same beside a wide board, with the notice between, because it has no line of its own. */
@Composable
internal fun StatusAndNoticeLine(
    board: BoardState,
    showClock: Boolean,
) {
    Row(
        Modifier.fillMaxWidth().heightIn(min = LINE_HEIGHT).padding(horizontal = 14.dp),
        horizontalArrangement = Arrangement.spacedBy(GAP),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        GameAndDeal(board, Modifier.weight(1f))
        NoticeText(board, Modifier.weight(2f))
        MovesAndTime(board, showClock, Modifier.weight(1f))
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun GameAndDeal(
    board: BoardState,
    modifier: Modifier,
) {
    val view = board.view
    FlowRow(modifier, Arrangement.spacedBy(GAP)) {
        QuietText(view.gameName, Modifier.testTag("game-name"), FontWeight.SemiBold)
        view.deal?.let { QuietText(LocalWords.current.with("deal-name", "number" to it), Modifier.testTag("deal")) }
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun MovesAndTime(
    board: BoardState,
    showClock: Boolean,
    modifier: Modifier,
) {
    val words = LocalWords.current
    FlowRow(modifier, Arrangement.spacedBy(GAP, Alignment.End)) {
        QuietText(words.with("move-count", "count" to board.view.moves), Modifier.testTag("moves"))
        if (showClock) Clock(board)
    }
}

/** As wide as they get in most games, so that no growing number moves the cards in the middle of one. */
@Composable
private fun widthOfMovesAndTime(showClock: Boolean): Dp {
    val measurer = rememberTextMeasurer()
    val style = LocalTextStyle.current.withFiguresOfOneWidth()
    val words = LocalWords.current
    val density = LocalDensity.current
    return remember(words, style, density, showClock) {
        val moves = measurer.measure(words.with("move-count", "count" to MANY_MOVES), style).size.width
        val time = measurer.measure(durationText(LONG_TIME), style.copy(fontWeight = FontWeight.SemiBold)).size.width
        with(density) { moves.toDp() + if (showClock) GAP + time.toDp() else 0.dp }
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
        style = LocalTextStyle.current.withFiguresOfOneWidth(),
    )
}

private val LINE_HEIGHT = 28.dp
private val GAP = 10.dp
private const val MANY_MOVES = 999
private const val LONG_TIME = 3_599_000uL
