package app.talon.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
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
 * Which game and deal this is, how many moves and how long. Where one line has no room for it, there are two, and each
 * reaches from edge to edge.
 *
 * @param showClock whether the player wants to know how long
 */
@Composable
internal fun StatusLine(
    board: BoardState,
    showClock: Boolean,
) {
    BoxWithConstraints(
        Modifier.fillMaxWidth().heightIn(min = LINE_HEIGHT).padding(horizontal = 14.dp),
        Alignment.Center,
    ) {
        if (widthOfGameAndDeal(board) + GAP + widthOfMovesAndTime(showClock) <= maxWidth) {
            Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                GameAndDeal(board, Modifier)
                MovesAndTime(board, showClock, Modifier)
            }
        } else {
            Column {
                GameAndDeal(board, Modifier.fillMaxWidth(), Arrangement.SpaceBetween)
                MovesAndTime(board, showClock, Modifier.fillMaxWidth(), Arrangement.SpaceBetween)
            }
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
    arrangement: Arrangement.Horizontal = Arrangement.Start,
) {
    val deal = board.dealName()
    FlowRow(modifier, arrangement) {
        val gap = if (deal == null) 0.dp else GAP
        QuietText(board.view.gameName, Modifier.testTag("game-name").padding(end = gap), FontWeight.SemiBold)
        deal?.let { QuietText(it, Modifier.testTag("deal")) }
    }
}

@Composable
private fun BoardState.dealName() = view.deal?.let { LocalWords.current.with("deal-name", "number" to it) }

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun MovesAndTime(
    board: BoardState,
    showClock: Boolean,
    modifier: Modifier,
    arrangement: Arrangement.Horizontal = Arrangement.End,
) {
    val words = LocalWords.current
    FlowRow(modifier, arrangement) {
        val gap = if (showClock) GAP else 0.dp
        QuietText(
            words.with("move-count", "count" to board.view.moves),
            Modifier.testTag("moves").padding(end = gap),
        )
        if (showClock) Clock(board)
    }
}

@Composable
private fun widthOfGameAndDeal(board: BoardState): Dp {
    val deal = board.dealName() ?: return widthOf(board.view.gameName, FontWeight.SemiBold)
    return widthOf(board.view.gameName, FontWeight.SemiBold) + GAP + widthOf(deal)
}

/** As wide as they get in most games, so that no growing number moves the cards in the middle of one. */
@Composable
private fun widthOfMovesAndTime(showClock: Boolean): Dp {
    val moves = widthOf(LocalWords.current.with("move-count", "count" to MANY_MOVES))
    return if (showClock) moves + GAP + widthOf(durationText(LONG_TIME), FontWeight.SemiBold) else moves
}

@Composable
private fun widthOf(
    text: String,
    weight: FontWeight = FontWeight.Normal,
): Dp {
    val measurer = rememberTextMeasurer()
    val style = LocalTextStyle.current.withFiguresOfOneWidth().copy(fontWeight = weight)
    val density = LocalDensity.current
    return remember(text, style, density) {
        val measured = measurer.measure(text, style)
        with(density) { measured.size.width.toDp() }
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
