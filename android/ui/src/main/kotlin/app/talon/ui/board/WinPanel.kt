package app.talon.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
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
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.talon.core.GameRecord
import app.talon.core.durationText
import app.talon.ui.TalonState
import app.talon.ui.art.CardFan
import app.talon.ui.deck
import app.talon.ui.words.LocalWords
import app.talon.ui.words.ownRecord

/**
 * The win: what it took, what it did for the statistics, and how to go on. The bar stays free, so that undo is still
 * there.
 */
@Composable
internal fun WinPanel(
    app: TalonState,
    board: BoardState,
    onChooseDeal: () -> Unit,
) {
    val words = LocalWords.current
    BoxWithConstraints(Modifier.fillMaxSize().padding(8.dp), Alignment.Center) {
        val roomy = maxHeight > ROOMY
        Surface(
            Modifier.testTag("won").semantics { liveRegion = LiveRegionMode.Polite },
            shape = RoundedCornerShape(20.dp),
            shadowElevation = 12.dp,
        ) {
            Column(
                Modifier.padding(horizontal = 28.dp, vertical = if (roomy) 20.dp else 8.dp),
                verticalArrangement = Arrangement.spacedBy(if (roomy) 8.dp else 2.dp),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) {
                if (roomy) CardFan(app.settings.deck)
                Text(
                    words["won-title"],
                    fontWeight = FontWeight.SemiBold,
                    style = MaterialTheme.typography.headlineSmall,
                )
                Text(
                    board.summary(app.settings.showsClock),
                    textAlign = TextAlign.Center,
                    style = MaterialTheme.typography.bodyLarge,
                )
                if (app.ledger != null) OwnRecord(app, board)
                Button({ app.deal(board.view.gameId) }, Modifier.width(BUTTON_WIDTH).testTag("won-new-deal")) {
                    Text(words["deal-random"])
                }
                OutlinedButton(app::dealAgain, Modifier.width(BUTTON_WIDTH).testTag("won-again")) {
                    Text(words["deal-again"])
                }
                TextButton(onChooseDeal) { Text(words["choose-deal"]) }
            }
        }
    }
}

@Composable
private fun OwnRecord(
    app: TalonState,
    board: BoardState,
) {
    val words = LocalWords.current
    // The win is known to the ledger before it is shown.
    val record by produceState<GameRecord?>(null, board, words.language) {
        value = app.records().find { it.game == board.view.gameId && it.played > 0u }
    }
    // The line has its place from the start, so that nothing jumps when it comes.
    Text(
        record?.let { words.ownRecord(it) } ?: "",
        Modifier.testTag("won-record"),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
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
