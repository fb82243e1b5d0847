package app.talon.desktop

import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.text
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import java.awt.Dimension

/** Opens the app in a window, with [game] on the table if there is one, and returns when it is closed. */
internal fun openWindow(
    language: Language,
    game: Game?,
) = application {
    val place = rememberWindowState(size = DpSize(1180.dp, 820.dp))
    Window(::exitApplication, place, title = text(language, "app-name")) {
        LaunchedEffect(Unit) { window.minimumSize = Dimension(LEAST_WIDTH, LEAST_HEIGHT) }
        val scope = rememberCoroutineScope()
        val state = remember { TalonState(language, scope).also { app -> game?.let(app::play) } }
        TalonApp(state, TalonFont, active = !place.isMinimized)
    }
}

// The smallest phone, upright.
private const val LEAST_WIDTH = 320
private const val LEAST_HEIGHT = 480
