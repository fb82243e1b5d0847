package app.talon.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.produceState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Alignment.Companion.CenterHorizontally
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.talon.core.durationText
import app.talon.ui.TalonState
import app.talon.ui.art.CardFan
import app.talon.ui.deck
import app.talon.ui.page.scrolledWithBar
import app.talon.ui.page.wholeWords
import app.talon.ui.words.LocalWords

/**
 * The win: what it took, what it changed in the statistics, and how to go on. It comes when that is known, so that
 * nothing jumps. The bar stays free, so that undo is still there.
 */
@Composable
internal fun WinPanel(
    app: TalonState,
    board: BoardState,
    onChooseDeal: () -> Unit,
) {
    val words = LocalWords.current
    // The win is known to the ledger before it is shown.
    val known by produceState<List<String>?>(null, board, words.language) { value = app.won(board.game) }
    val changes = known ?: return
    BoxWithConstraints(Modifier.fillMaxSize().padding(8.dp), Alignment.Center) {
        val roomy = maxHeight > ROOMY
        val withFan = maxHeight > ROOMY_FOR_FAN
        // The larger the letters, the more room the buttons take from the words beside them.
        val wide = !roomy && maxWidth >= TWO_COLUMNS * LocalDensity.current.fontScale
        Surface(
            Modifier.testTag("won").semantics { liveRegion = LiveRegionMode.Polite },
            shape = RoundedCornerShape(20.dp),
            shadowElevation = 12.dp,
        ) {
            Box(
                Modifier.padding(horizontal = if (wide) 20.dp else 28.dp, vertical = if (roomy) 20.dp else 10.dp),
            ) {
                if (wide) {
                    Row(
                        Modifier.scrolledWithBar().padding(horizontal = 8.dp),
                        horizontalArrangement = Arrangement.spacedBy(20.dp),
                    ) {
                        Column(Modifier.weight(1f, fill = false), Arrangement.spacedBy(2.dp), CenterHorizontally) {
                            News(app, board, changes, withFan = false)
                        }
                        Column(horizontalAlignment = CenterHorizontally) { WaysOn(app, board, onChooseDeal) }
                    }
                } else {
                    val gap = Arrangement.spacedBy(if (roomy) 8.dp else 2.dp)
                    Column(verticalArrangement = gap, horizontalAlignment = CenterHorizontally) {
                        // Where there is little room, it is the news that is scrolled, and never the way on.
                        Column(
                            Modifier.weight(1f, fill = false).scrolledWithBar().padding(horizontal = 8.dp),
                            gap,
                            CenterHorizontally,
                        ) { News(app, board, changes, withFan) }
                        WaysOn(app, board, onChooseDeal)
                    }
                }
            }
        }
    }
}

/** What the win took, and what it changed. */
@Composable
private fun News(
    app: TalonState,
    board: BoardState,
    changes: List<String>,
    withFan: Boolean,
) {
    if (withFan) CardFan(app.settings.deck)
    Text(
        LocalWords.current["won-title"],
        Modifier.semantics { heading() }.wholeWords(),
        fontWeight = FontWeight.SemiBold,
        style = MaterialTheme.typography.headlineSmall,
    )
    Text(
        board.summary(app.settings.showsClock),
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.bodyLarge,
    )
    Column(Modifier.testTag("won-changes"), horizontalAlignment = CenterHorizontally) {
        for (change in changes) {
            Text(
                change,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

@Composable
private fun WaysOn(
    app: TalonState,
    board: BoardState,
    onChooseDeal: () -> Unit,
) {
    val words = LocalWords.current
    val width = Modifier.widthIn(min = BUTTON_WIDTH)
    Button({ app.deal(board.view.gameId) }, width.testTag("won-new-deal")) { Text(words["deal-random"]) }
    OutlinedButton(app::dealAgain, width.testTag("won-again")) { Text(words["deal-again"]) }
    TextButton(onChooseDeal, Modifier.testTag("won-choose")) { Text(words["choose-deal"]) }
}

@Composable
private fun BoardState.summary(showsTime: Boolean): String {
    val words = LocalWords.current
    val moves = words.with("move-count", "count" to view.moves)
    if (!showsTime) return moves
    return words.with("won-summary", "moves" to moves, "time" to durationText(view.elapsedMilliseconds))
}

private val BUTTON_WIDTH = 220.dp
private val ROOMY = 350.dp
private val ROOMY_FOR_FAN = 480.dp
private val TWO_COLUMNS = 480.dp
