package app.talon.desktop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.use
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.defaultSettings
import app.talon.core.tableColourOf
import app.talon.ui.board.Board
import app.talon.ui.board.BoardState
import app.talon.ui.deck
import app.talon.ui.theme.TablePalette
import app.talon.ui.theme.TalonTheme
import app.talon.ui.theme.tableCloth
import app.talon.ui.words.LocalWords
import app.talon.ui.words.Words
import org.jetbrains.skia.EncodedImageFormat
import java.io.File
import kotlin.time.Duration.Companion.seconds

/**
 * Writes into [file], as PNG, nothing but the board of a fresh [game], [size] dp large: what `BoardPicture` of the iOS
 * part draws of the same scene.
 */
internal fun writeBoard(
    game: Game,
    size: IntSize,
    file: File,
) {
    val scene =
        ImageComposeScene(size.width * DENSITY, size.height * DENSITY, Density(DENSITY.toFloat())) { BareBoard(game) }
    scene.use {
        // The board is laid out, the cards set off, and then all of them have arrived.
        for (second in 0..2) it.render(second.seconds.inWholeNanoseconds)
        val png = it.render(DEALT.inWholeNanoseconds).encodeToData(EncodedImageFormat.PNG)
        file.writeBytes(checkNotNull(png).bytes)
    }
}

/** A board on its cloth, without bars and whatever else is around it, for someone who has changed no setting. */
@Composable
private fun BareBoard(game: Game) {
    val scope = rememberCoroutineScope()
    val settings = remember { defaultSettings() }
    val palette = remember { TablePalette(tableColourOf(settings)) }
    val board = remember { BoardState(game, scope, settings, Language.ENGLISH) }
    TalonTheme(TalonFont, palette, dark = false, isBlack = false) {
        CompositionLocalProvider(LocalWords provides Words(Language.ENGLISH)) {
            Box(Modifier.fillMaxSize().tableCloth(palette)) {
                Board(board, settings.deck, settings.back, Modifier.fillMaxSize())
            }
        }
    }
}

private const val DENSITY = 2
private val DEALT = 10.seconds
