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
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.talon.core.DeckStyle
import app.talon.core.durationText
import app.talon.ui.art.CardFan
import app.talon.ui.words.LocalWords

/** The win: what it took, and how to go on. The bar stays free, so that undo is still there. */
@Composable
internal fun WinPanel(
    board: BoardState,
    deck: DeckStyle,
    onNewDeal: () -> Unit,
    onDealAgain: () -> Unit,
    onChooseNumber: () -> Unit,
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
                if (roomy) CardFan(deck)
                Text(
                    words["won-title"],
                    fontWeight = FontWeight.SemiBold,
                    style = MaterialTheme.typography.headlineSmall,
                )
                Text(board.summary(), textAlign = TextAlign.Center, style = MaterialTheme.typography.bodyLarge)
                Button(onNewDeal, Modifier.width(BUTTON_WIDTH).testTag("won-new-deal")) { Text(words["play-random"]) }
                OutlinedButton(onDealAgain, Modifier.width(BUTTON_WIDTH).testTag("won-again")) {
                    Text(words["deal-again"])
                }
                TextButton(onChooseNumber) { Text(words["choose-deal"]) }
            }
        }
    }
}

@Composable
private fun BoardState.summary(): String {
    val words = LocalWords.current
    val moves = words.with("move-count", "count" to view.moves)
    return words.with("won-summary", "moves" to moves, "time" to durationText(view.elapsedMilliseconds))
}

private val BUTTON_WIDTH = 220.dp
private val ROOMY = 350.dp
