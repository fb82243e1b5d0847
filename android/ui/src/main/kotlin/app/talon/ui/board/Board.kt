package app.talon.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import app.talon.core.BackDesign
import app.talon.core.DeckStyle
import app.talon.core.Scene
import app.talon.ui.art.CardPictures
import app.talon.ui.theme.LocalTablePalette
import kotlin.math.roundToInt

/** The table with its places and cards, to be played by finger. */
@Composable
internal fun Board(
    state: BoardState,
    deck: DeckStyle,
    back: BackDesign,
    modifier: Modifier = Modifier,
) {
    val density = LocalDensity.current.density
    Box(
        modifier
            .testTag("board")
            .onSizeChanged { if (it != IntSize.Zero) state.fit(it.width / density, it.height / density) }
            .pointerInput(state) { playOn(state) },
    ) {
        BoardCanvas(state, deck, back)
        BoardNodes(state)
    }
}

@Composable
private fun BoardCanvas(
    state: BoardState,
    deck: DeckStyle,
    back: BackDesign,
) {
    val size = state.view.scene.cardPixels(LocalDensity.current.density)
    val pictures = remember(size, deck, back) { CardPictures(size, deck, back) }
    val palette = LocalTablePalette.current
    val measurer = rememberTextMeasurer()
    val labelStyle = labelStyle(state.view.scene.cardHeight)
    val cards = remember(pictures) { CardPainter(pictures) }
    val board =
        remember(pictures, palette, measurer, labelStyle) { BoardPainter(pictures, palette, measurer, labelStyle) }
    // All that changes from frame to frame is read in here, so that a frame only draws.
    Canvas(Modifier.fillMaxSize()) {
        val scene = state.view.scene
        with(board) { drawPlaces(scene) }
        with(cards) { drawResting(state.sprites) }
        with(board) {
            drawLast(scene)
            drawGlow(scene)
            drawHint(scene)
            drawLabels(scene)
            drawCursor(scene)
        }
        with(cards) { drawMoving(state.sprites) }
    }
}

/** Cards don't grow with the letters, so the numbers on them grow only as far as they fit. */
@Composable
private fun labelStyle(cardHeight: Float): TextStyle {
    val usual = MaterialTheme.typography.labelSmall.copy(fontWeight = FontWeight.SemiBold)
    val most = with(LocalDensity.current) { (cardHeight * LABEL_BY_CARD).dp.toSp() }
    return if (usual.fontSize.value > most.value) usual.copy(fontSize = most, lineHeight = most * LINE) else usual
}

private fun Scene.cardPixels(density: Float) =
    IntSize((cardWidth * density).roundToInt().coerceAtLeast(1), (cardHeight * density).roundToInt().coerceAtLeast(1))

private const val LABEL_BY_CARD = 0.24f
private const val LINE = 1.4f
