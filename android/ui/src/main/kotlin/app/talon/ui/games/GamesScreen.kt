package app.talon.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
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
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.talon.core.ShelvedGame
import app.talon.ui.Screen
import app.talon.ui.TalonState
import app.talon.ui.board.NewDealDialog
import app.talon.ui.page.scrolledWithBar
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
        val edge = if (roomy) ROOMY_EDGE else EDGE
        val columns = columnsIn(minOf(maxWidth, MOST_WIDTH) - edge * 2, if (roomy) ROOMY_CARD_WIDTH else CARD_WIDTH)
        Column(
            Modifier
                .widthIn(max = MOST_WIDTH)
                .fillMaxHeight()
                .scrolledWithBar(LocalTablePalette.current.text)
                .padding(edge),
            Arrangement.spacedBy(GAP),
        ) {
            Header(app, onDay = { asksForDay = true })
            for (row in shelf.orEmpty().chunked(columns)) {
                CardRow(app, row, columns, if (roomy) ROOMY_CARD_HEIGHT else CARD_HEIGHT, onChooseDeal = { asked = it })
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

/** How many cards of at least [cardWidth] lie beside each other in [width]. */
private fun columnsIn(
    width: Dp,
    cardWidth: Dp,
): Int = ((width + GAP) / (cardWidth + GAP)).toInt().coerceAtLeast(1)

/** Games beside each other, each as wide as if all [columns] were full. */
@Composable
private fun CardRow(
    app: TalonState,
    games: List<ShelvedGame>,
    columns: Int,
    height: Dp,
    onChooseDeal: (ShelvedGame) -> Unit,
) {
    Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
        for (shelved in games) {
            Box(Modifier.weight(1f)) {
                GameCard(
                    shelved = shelved,
                    back = app.settings.back,
                    height = height,
                    onPlay = { app.takeUp(shelved.game.id) },
                    onChooseDeal = { onChooseDeal(shelved) },
                )
            }
        }
        repeat(columns - games.size) { Spacer(Modifier.weight(1f)) }
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

private val EDGE = 14.dp
private val ROOMY_EDGE = 28.dp
private val GAP = 12.dp
private val CARD_WIDTH = 290.dp
private val CARD_HEIGHT = 124.dp
private val ROOMY = 600.dp
private val ROOMY_CARD_WIDTH = 360.dp
private val ROOMY_CARD_HEIGHT = 156.dp
private val MOST_WIDTH = 960.dp
