package app.talon.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.talon.core.BackDesign
import app.talon.core.GameInfo
import app.talon.ui.theme.Icons
import app.talon.ui.words.LocalWords

/** One game to choose: how its table looks, what it is like, and the ways to start. */
@Composable
internal fun GameCard(
    game: GameInfo,
    back: BackDesign,
    height: Dp,
    onPlay: () -> Unit,
    onChooseNumber: () -> Unit,
) {
    Surface(shape = RoundedCornerShape(16.dp), shadowElevation = 3.dp) {
        BoxWithConstraints(Modifier.padding(10.dp)) {
            val preview = (maxWidth - GAP - WORDS_WIDTH).coerceIn(LEAST_PREVIEW, height * 1.15f)
            val narrow = maxWidth - GAP - preview < WORDS_WIDTH
            Row(Modifier.height(height), horizontalArrangement = Arrangement.spacedBy(GAP)) {
                BoardPreview(game.id, back, Modifier.size(preview, height))
                Column {
                    About(game, lines = if (height < ROOMY) 2 else 4, Modifier.weight(1f))
                    Start(game, narrow, onPlay, onChooseNumber)
                }
            }
        }
    }
}

@Composable
private fun About(
    game: GameInfo,
    lines: Int,
    modifier: Modifier,
) {
    Column(modifier) {
        Text(game.name, fontWeight = FontWeight.SemiBold, maxLines = 1, style = MaterialTheme.typography.titleMedium)
        Text(
            game.line,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            overflow = TextOverflow.Ellipsis,
            maxLines = lines,
            style = MaterialTheme.typography.bodySmall,
        )
    }
}

@Composable
private fun Start(
    game: GameInfo,
    narrow: Boolean,
    onPlay: () -> Unit,
    onChooseNumber: () -> Unit,
) {
    val words = LocalWords.current
    val playSpoken = words.with("play-spoken", "game" to game.name)
    val chooseSpoken = words.with("choose-deal-spoken", "game" to game.name)
    val chooses = Modifier.testTag("choose-${game.id}").semantics { contentDescription = chooseSpoken }
    Row {
        Button(onPlay, Modifier.testTag("play-${game.id}").semantics { contentDescription = playSpoken }) {
            Text(words["play"])
        }
        if (narrow) {
            IconButton(onChooseNumber, chooses) {
                Icon(Icons.Number, contentDescription = null, tint = MaterialTheme.colorScheme.primary)
            }
        } else {
            TextButton(onChooseNumber, chooses) { Text(words["choose-deal"], maxLines = 1) }
        }
    }
}

private val GAP = 12.dp
private val LEAST_PREVIEW = 84.dp

// The longest words on the buttons need as much.
private val WORDS_WIDTH = 216.dp
private val ROOMY = 140.dp
