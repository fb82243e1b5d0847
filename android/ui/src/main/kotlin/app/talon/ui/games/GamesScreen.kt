package app.talon.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.GridItemSpan
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.talon.core.ShelvedGame
import app.talon.ui.Screen
import app.talon.ui.TalonState
import app.talon.ui.board.NewDealDialog
import app.talon.ui.page.wholeWords
import app.talon.ui.theme.Icons
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.words.LocalWords

/** All games, to choose one: the last played first. */
@Composable
internal fun GamesScreen(app: TalonState) {
    // Until it is known what was played nothing is shown, so that no card jumps to another place.
    val shelf by produceState<List<ShelvedGame>?>(null, app.language) { value = app.shelf() }
    var asked: ShelvedGame? by remember { mutableStateOf(null) }
    var asksForDay by remember { mutableStateOf(false) }
    BoxWithConstraints(Modifier.fillMaxSize().testTag("games-screen"), Alignment.TopCenter) {
        val roomy = maxWidth >= ROOMY && maxHeight >= ROOMY
        LazyVerticalGrid(
            columns = GridCells.Adaptive(if (roomy) ROOMY_CARD_WIDTH else CARD_WIDTH),
            modifier = Modifier.widthIn(max = MOST_WIDTH).fillMaxHeight(),
            contentPadding = PaddingValues(if (roomy) 28.dp else 14.dp),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            item(span = { GridItemSpan(maxLineSpan) }) { Header(app, onDay = { asksForDay = true }) }
            items(shelf.orEmpty(), key = { it.game.id }) { shelved ->
                GameCard(
                    shelved = shelved,
                    back = app.settings.back,
                    height = if (roomy) ROOMY_CARD_HEIGHT else CARD_HEIGHT,
                    onPlay = { app.takeUp(shelved.game.id) },
                    onChooseDeal = { asked = shelved },
                )
            }
        }
    }
    shelf?.let { known ->
        asked?.run {
            val hasBegun = table?.hasBegun ?: false
            NewDealDialog(app, game.id, game.name, hasBegun, onDealAgain = null, onDismiss = { asked = null })
        }
        if (asksForDay) DailyDialog(app, known, onDismiss = { asksForDay = false })
    }
}

@Composable
private fun Header(
    app: TalonState,
    onDay: () -> Unit,
) {
    val words = LocalWords.current
    val palette = LocalTablePalette.current
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        Column(Modifier.weight(1f).padding(start = 4.dp)) {
            Text(
                words["app-name"],
                Modifier.semantics { heading() }.wholeWords(),
                color = palette.text,
                fontWeight = FontWeight.SemiBold,
                style = MaterialTheme.typography.headlineMedium,
            )
            Text(words["choose-game"], color = palette.text, style = MaterialTheme.typography.bodyMedium)
        }
        TableButton(Icons.Day, words["deal-of-the-day"], "deal-of-the-day", onDay)
        TableButton(Icons.Statistics, words["statistics-spoken"], "statistics") {
            app.open(Screen.StatisticsPage(game = null))
        }
        TableButton(Icons.Settings, words["settings-spoken"], "settings") { app.open(Screen.SettingsPage) }
    }
}

@Composable
private fun TableButton(
    icon: ImageVector,
    spoken: String,
    tag: String,
    onClick: () -> Unit,
) {
    IconButton(onClick, Modifier.testTag(tag)) { Icon(icon, spoken, tint = LocalTablePalette.current.text) }
}

private val CARD_WIDTH = 290.dp
private val CARD_HEIGHT = 124.dp
private val ROOMY = 600.dp
private val ROOMY_CARD_WIDTH = 360.dp
private val ROOMY_CARD_HEIGHT = 156.dp
private val MOST_WIDTH = 960.dp
