package app.talon.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.font.FontFamily
import app.talon.ui.board.BoardScreen
import app.talon.ui.games.GamesScreen
import app.talon.ui.theme.TablePalette
import app.talon.ui.theme.TalonTheme
import app.talon.ui.theme.tableCloth
import app.talon.ui.words.LocalWords
import app.talon.ui.words.Words

/**
 * The whole app.
 *
 * @param active whether the player can see it; the clock stands still otherwise
 * @param dark whether the panels are dark
 */
@Composable
fun TalonApp(
    state: TalonState,
    fontFamily: FontFamily,
    active: Boolean = true,
    dark: Boolean = isSystemInDarkTheme(),
) {
    val palette = remember(state.settings.table) { TablePalette(state.settings.table) }
    val words = remember(state.settings.language) { Words(state.settings.language) }
    TalonTheme(fontFamily, palette, dark) {
        CompositionLocalProvider(LocalWords provides words) {
            Box(
                Modifier
                    .fillMaxSize()
                    .tableCloth(palette)
                    .windowInsetsPadding(WindowInsets.safeDrawing),
            ) {
                val board = state.board
                if (board == null || state.choosing) {
                    GamesScreen(state)
                } else {
                    BoardScreen(state, board, active)
                }
            }
        }
    }
}
