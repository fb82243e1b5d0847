package app.talon.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.font.FontFamily
import app.talon.core.Theme
import app.talon.core.tableColourOf
import app.talon.ui.board.BoardScreen
import app.talon.ui.games.GamesScreen
import app.talon.ui.rules.RulesScreen
import app.talon.ui.settings.SettingsScreen
import app.talon.ui.statistics.StatisticsScreen
import app.talon.ui.theme.TablePalette
import app.talon.ui.theme.TalonTheme
import app.talon.ui.theme.tableCloth
import app.talon.ui.words.LocalWords
import app.talon.ui.words.Words

/**
 * The whole app.
 *
 * @param active whether the player can see it; the clock stands still otherwise
 * @param dark whether the system is dark; the player may like it otherwise
 */
@Composable
fun TalonApp(
    state: TalonState,
    fontFamily: FontFamily,
    active: Boolean = true,
    dark: Boolean = isSystemInDarkTheme(),
) {
    val theme = state.settings.theme
    val table = tableColourOf(state.settings)
    val palette = remember(table) { TablePalette(table) }
    val words = remember(state.language) { Words(state.language) }
    TalonTheme(fontFamily, palette, theme.isDark(dark), isBlack = theme == Theme.BLACK) {
        CompositionLocalProvider(LocalWords provides words) {
            Column(
                Modifier
                    .fillMaxSize()
                    .tableCloth(palette)
                    .windowInsetsPadding(WindowInsets.safeDrawing),
            ) {
                state.message?.let { MessageBar(it, onRead = { state.message = null }) }
                Box(Modifier.weight(1f)) { if (state.isNew) FirstRun(state) else ScreenOf(state, active) }
            }
        }
    }
    Listening(state, active)
}

@Composable
private fun ScreenOf(
    state: TalonState,
    active: Boolean,
) {
    when (val screen = state.screen) {
        is Screen.Games -> GamesScreen(state)
        is Screen.Board -> state.board?.let { BoardScreen(state, it, active) }
        is Screen.SettingsPage -> SettingsScreen(state)
        is Screen.StatisticsPage -> StatisticsScreen(state, screen.game)
        is Screen.RulesPage -> RulesScreen(state, screen.game)
    }
}

/** Asks for news of what is stored whenever something has been done. */
@Composable
private fun Listening(
    state: TalonState,
    active: Boolean,
) {
    LaunchedEffect(state, active) {
        snapshotFlow { state.screen to state.board?.view?.turn }.collect { state.listen() }
    }
}
