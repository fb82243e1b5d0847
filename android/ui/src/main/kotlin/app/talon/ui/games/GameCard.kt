package app.talon.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.talon.core.BackDesign
import app.talon.core.GameInfo
import app.talon.core.GameRecord
import app.talon.core.ShelvedGame
import app.talon.core.TableInfo
import app.talon.ui.theme.Icons
import app.talon.ui.words.LocalWords
import app.talon.ui.words.ownRecord

/** One game to choose: how its table looks, what it is like, and the ways to start. */
@Composable
internal fun GameCard(
    shelved: ShelvedGame,
    back: BackDesign,
    height: Dp,
    onPlay: () -> Unit,
    onChooseDeal: () -> Unit,
) {
    val (game, table, record) = shelved
    Surface(shape = RoundedCornerShape(16.dp), shadowElevation = 3.dp) {
        BoxWithConstraints(Modifier.fillMaxWidth().padding(10.dp)) {
            val letters = LocalDensity.current.fontScale
            val preview = (maxWidth - GAP - WORDS_WIDTH * letters).coerceIn(LEAST_PREVIEW, height * 1.15f)
            val forWords = maxWidth - GAP - preview
            val words: @Composable (Modifier) -> Unit = { modifier ->
                Column(modifier, Arrangement.SpaceBetween) {
                    About(game, soFar(table, record))
                    Start(game, table, narrow = forWords < WORDS_WIDTH * letters, onPlay, onChooseDeal)
                }
            }
            if (forWords < LEAST_WORDS_WIDTH * letters) {
                Column(verticalArrangement = Arrangement.spacedBy(GAP)) {
                    BoardPreview(game.id, back, Modifier.fillMaxWidth().height(height))
                    words(Modifier)
                }
            } else {
                Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                    BoardPreview(game.id, back, Modifier.size(preview, height))
                    words(Modifier.weight(1f).heightIn(min = height))
                }
            }
        }
    }
}

@Composable
private fun About(
    game: GameInfo,
    soFar: String?,
) {
    Column {
        Text(game.name, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.titleMedium)
        Text(
            game.line,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        soFar?.let { Text(it, fontWeight = FontWeight.SemiBold, style = MaterialTheme.typography.bodySmall) }
    }
}

/** How far the game on its table has come, and how often it was won; nothing before the first move. */
@Composable
private fun soFar(
    table: TableInfo?,
    record: GameRecord?,
): String? {
    val words = LocalWords.current
    val moves = table?.takeIf { it.moves > 0u }?.let { words.with("move-count", "count" to it.moves) }
    val known = listOfNotNull(moves, record?.let(words::ownRecord))
    return known.joinToString(" · ").takeIf { known.isNotEmpty() }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Start(
    game: GameInfo,
    table: TableInfo?,
    narrow: Boolean,
    onPlay: () -> Unit,
    onChooseDeal: () -> Unit,
) {
    val words = LocalWords.current
    val moves = words.with("move-count", "count" to (table?.moves ?: 0u))
    val goesOn = table != null && table.moves > 0u
    val playSpoken =
        if (goesOn) {
            words.with("continue-game-spoken", "game" to game.name, "moves" to moves)
        } else {
            words.with("play-spoken", "game" to game.name)
        }
    val chooseSpoken = words.with("choose-deal-spoken", "game" to game.name)
    val chooses = Modifier.testTag("choose-${game.id}").semantics { contentDescription = chooseSpoken }
    FlowRow {
        Button(
            onPlay,
            Modifier.testTag("play-${game.id}").semantics { contentDescription = playSpoken },
            contentPadding = if (narrow) NarrowPadding else ButtonDefaults.ContentPadding,
        ) {
            // The button says it all, so its word is not read once more.
            Text(words[if (goesOn) "continue-game" else "play"], Modifier.clearAndSetSemantics {})
        }
        if (narrow) {
            IconButton(onChooseDeal, chooses) {
                Icon(Icons.NewDeal, contentDescription = null, tint = MaterialTheme.colorScheme.primary)
            }
        } else {
            TextButton(onChooseDeal, chooses) { Text(words["new-deal"], Modifier.clearAndSetSemantics {}) }
        }
    }
}

private val GAP = 12.dp
private val LEAST_PREVIEW = 72.dp
private val NarrowPadding = PaddingValues(horizontal = 16.dp)

// The longest words on the buttons need as much, side by side or the longer one with the sign of the other.
private val WORDS_WIDTH = 216.dp
private val LEAST_WORDS_WIDTH = 176.dp
