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
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.talon.core.GameInfo
import app.talon.core.Language
import app.talon.core.games
import app.talon.ui.TalonState
import app.talon.ui.board.NewDealDialog
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.words.LocalWords

/** All games, to choose one. */
@Composable
internal fun GamesScreen(app: TalonState) {
    val games = remember(app.settings.language) { games(app.settings.language) }
    var asked: GameInfo? by remember { mutableStateOf(null) }
    BoxWithConstraints(Modifier.fillMaxSize().testTag("games-screen"), Alignment.TopCenter) {
        val roomy = maxWidth >= ROOMY && maxHeight >= ROOMY
        LazyVerticalGrid(
            columns = GridCells.Adaptive(if (roomy) ROOMY_CARD_WIDTH else CARD_WIDTH),
            modifier = Modifier.widthIn(max = MOST_WIDTH).fillMaxHeight(),
            contentPadding = PaddingValues(if (roomy) 28.dp else 14.dp),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            item(span = { GridItemSpan(maxLineSpan) }) { Header(app) }
            items(games, key = { it.id }) { game ->
                GameCard(
                    game = game,
                    back = app.settings.back,
                    height = if (roomy) ROOMY_CARD_HEIGHT else CARD_HEIGHT,
                    onPlay = { app.deal(game.id) },
                    onChooseNumber = { asked = game },
                )
            }
        }
    }
    asked?.let { game ->
        NewDealDialog(game.name, onDeal = { app.deal(game.id, it) }, onDismiss = { asked = null })
    }
}

@Composable
private fun Header(app: TalonState) {
    val words = LocalWords.current
    val palette = LocalTablePalette.current
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        Column(Modifier.weight(1f).padding(start = 4.dp)) {
            Text(
                words["app-name"],
                Modifier.semantics { heading() },
                color = palette.text,
                fontWeight = FontWeight.SemiBold,
                style = MaterialTheme.typography.headlineMedium,
            )
            Text(words["choose-game"], color = palette.text, style = MaterialTheme.typography.bodyMedium)
        }
        app.board?.let { board ->
            TableButton(words["back-to-game-short"], "back-to-game", app::backToGame)
        }
        OtherLanguage(app)
    }
}

/** One tap to the language that isn't spoken now, named in its own words. */
@Composable
private fun OtherLanguage(app: TalonState) {
    val words = LocalWords.current
    val german = words.language == Language.GERMAN
    TableButton(words[if (german) "language-english" else "language-german"], "other-language") {
        app.change(app.settings.copy(language = if (german) Language.ENGLISH else Language.GERMAN))
    }
}

@Composable
private fun TableButton(
    text: String,
    tag: String,
    onClick: () -> Unit,
) {
    TextButton(
        onClick,
        Modifier.testTag(tag),
        colors = ButtonDefaults.textButtonColors(contentColor = LocalTablePalette.current.text),
    ) { Text(text) }
}

private val CARD_WIDTH = 290.dp
private val CARD_HEIGHT = 108.dp
private val ROOMY = 600.dp
private val ROOMY_CARD_WIDTH = 360.dp
private val ROOMY_CARD_HEIGHT = 156.dp
private val MOST_WIDTH = 960.dp
