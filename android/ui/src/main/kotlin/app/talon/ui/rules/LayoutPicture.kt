package app.talon.ui.rules

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import app.talon.core.Outline
import app.talon.core.Scene
import app.talon.core.Settings
import app.talon.core.freshTable
import app.talon.ui.art.CORNER
import app.talon.ui.art.CardPictures
import app.talon.ui.deck
import app.talon.ui.games.drawCards
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.theme.tableCloth
import app.talon.ui.words.LocalWords
import kotlin.math.roundToInt

/** The table of the game with the id [game] in small, with a fresh deal, and what its piles are called. */
@Composable
internal fun LayoutPicture(
    game: String,
    settings: Settings,
    modifier: Modifier = Modifier,
) {
    val words = LocalWords.current
    val palette = LocalTablePalette.current
    val table =
        remember(game, settings.leftHanded, words) { freshTable(game, settings.leftHanded, words.language) }
    val scene = table.scene
    val names = table.groups.map { it.name }
    val spoken = "${words["heading-table"]}: ${names.joinToString()}"
    val shape = RoundedCornerShape(16.dp)
    Box(
        modifier
            .fillMaxWidth()
            .aspectRatio(scene.width / table.pictureHeight)
            .clip(shape)
            .tableCloth(palette)
            .border(1.dp, palette.outline, shape)
            .testTag("layout-picture")
            .clearAndSetSemantics { contentDescription = spoken }
            .padding(EDGE),
    ) {
        Cards(scene, settings)
        PileNames(names, table.groups.map { it.area }, scene.width)
    }
}

@Composable
private fun Cards(
    scene: Scene,
    settings: Settings,
) {
    val pictures = remember(settings.deck, settings.back) { HashMap<IntSize, CardPictures>() }
    val ink = LocalTablePalette.current.outline
    Canvas(Modifier.fillMaxSize()) {
        val scale = size.width / scene.width
        val card = IntSize((scene.cardWidth * scale).roundToInt(), (scene.cardHeight * scale).roundToInt())
        for (outline in scene.outlines) drawPlace(outline, scale, ink)
        drawCards(scene, scale, pictures.getOrPut(card) { CardPictures(card, settings.deck, settings.back) })
    }
}

/** The bare place of a pile. */
private fun DrawScope.drawPlace(
    pile: Outline,
    scale: Float,
    ink: Color,
) {
    val place = pile.rect
    val corner = CornerRadius(CORNER * place.width * scale)
    val size = Size(place.width, place.height) * scale
    drawRoundRect(ink, Offset(place.x, place.y) * scale, size, corner, Stroke(1.dp.toPx()))
}

private val EDGE = 8.dp
