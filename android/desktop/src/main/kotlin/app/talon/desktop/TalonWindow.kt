package app.talon.desktop

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.talon.core.Language
import app.talon.core.Wish
import app.talon.core.text
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import app.talon.ui.board.LocalSenses
import app.talon.ui.statistics.LocalFiles
import java.awt.Dimension
import java.io.File

/** Opens the app in a window, with what is kept in [store] and [game] on the table, and returns when it is closed. */
internal fun openWindow(
    store: File,
    language: Language,
    game: NamedGame?,
) = application {
    val place = rememberWindowState(size = DpSize(1180.dp, 820.dp))
    Window(::exitApplication, place, title = text(language, "app-name")) {
        LaunchedEffect(Unit) { window.minimumSize = Dimension(LEAST_WIDTH, LEAST_HEIGHT) }
        val scope = rememberCoroutineScope()
        val state = remember { TalonState.open(store.path, language, scope).also { app -> game?.let(app::begin) } }
        CompositionLocalProvider(
            LocalFiles provides remember { DesktopFiles(window) },
            LocalSenses provides remember { DesktopSenses() },
        ) {
            TalonApp(state, TalonFont, active = !place.isMinimized)
        }
    }
}

private fun TalonState.begin(game: NamedGame) {
    val number = game.number
    if (number == null) takeUp(game.id) else deal(game.id, Wish.Number(number))
}

// The smallest phone, upright.
private const val LEAST_WIDTH = 320
private const val LEAST_HEIGHT = 480
