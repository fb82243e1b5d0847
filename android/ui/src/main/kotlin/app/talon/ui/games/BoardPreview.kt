package app.talon.ui.games

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import app.talon.core.BackDesign
import app.talon.core.DeckStyle
import app.talon.core.Scene
import app.talon.core.freshTable
import app.talon.ui.art.CardPictures
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.theme.tableCloth
import app.talon.ui.words.LocalWords
import kotlin.math.roundToInt

/** A game's table in small, with a deal of it. */
@Composable
internal fun BoardPreview(
    gameId: String,
    back: BackDesign,
    modifier: Modifier = Modifier,
) {
    val language = LocalWords.current.language
    val table = remember(gameId) { freshTable(gameId, leftHanded = false, language) }
    val pictures = remember(back) { HashMap<IntSize, CardPictures>() }
    Canvas(
        modifier
            .clip(RoundedCornerShape(8.dp))
            .tableCloth(LocalTablePalette.current),
    ) {
        val scene = table.scene
        val scale = size.width / scene.width
        val cards = IntSize((scene.cardWidth * scale).roundToInt(), (scene.cardHeight * scale).roundToInt())
        // What the deal leaves empty below it is shared out above and below.
        val top = (size.height - table.depth * scale) / 2
        translate(top = top.coerceAtLeast(0f)) {
            drawCards(scene, scale, pictures.getOrPut(cards) { CardPictures(cards, UsualDeck, back) })
        }
    }
}

/** The cards of a [scene], each pixel of the picture as large as [scale] has it, and the marks where none lie. */
internal fun DrawScope.drawCards(
    scene: Scene,
    scale: Float,
    pictures: CardPictures,
) {
    for (outline in scene.outlines) {
        drawImage(pictures.marker(outline.marker), Offset(outline.rect.x, outline.rect.y) * scale)
    }
    for (sprite in scene.sprites) {
        drawImage(pictures.side(sprite.face), Offset(sprite.rect.x, sprite.rect.y) * scale)
    }
}

private val UsualDeck = DeckStyle(fourColours = false, largeIndices = false)
