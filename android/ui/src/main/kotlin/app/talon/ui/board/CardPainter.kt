package app.talon.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.FilterQuality
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.center
import androidx.compose.ui.unit.round
import androidx.compose.ui.unit.toOffset
import androidx.compose.ui.unit.toSize
import app.talon.ui.art.CORNER
import app.talon.ui.art.CardPictures
import app.talon.ui.art.CardShadow
import kotlin.math.ceil

/** Draws the cards: those at rest on whole pixels, those in motion above them. */
internal class CardPainter(
    private val pictures: CardPictures,
) {
    /** The cards that lie still. */
    fun DrawScope.drawResting(sprites: Sprites) {
        drawPiles(sprites, sprites.byOrder, SpriteMotion.Stage.Resting)
    }

    /** The cards that aren't where they belong yet, and above all what is held. */
    fun DrawScope.drawMoving(sprites: Sprites) {
        drawPiles(sprites, sprites.byOrderBefore, SpriteMotion.Stage.Waiting)
        for (motion in sprites.byOrder) {
            if (motion.stage == SpriteMotion.Stage.Flying && !sprites.holds(motion)) drawInAir(sprites, motion)
        }
        for (motion in sprites.byOrder) {
            if (sprites.holds(motion)) drawInAir(sprites, motion)
        }
    }

    /** Draws the cards of one [stage]. Of cards that lie exactly on each other only the uppermost is drawn. */
    private fun DrawScope.drawPiles(
        sprites: Sprites,
        cards: List<SpriteMotion>,
        stage: SpriteMotion.Stage,
    ) {
        var below: Offset? = null
        var card: SpriteMotion? = null
        for (next in cards) {
            if (next.stage != stage || sprites.holds(next)) continue
            if (card != null) {
                val place = crisp(card.pose().corner)
                val above = crisp(next.pose().corner)
                if (place != above) {
                    drawLying(card, place, below, above)
                    below = place
                }
            }
            card = next
        }
        if (card != null) drawLying(card, crisp(card.pose().corner), below, above = null)
    }

    /** A card on the table; on the card at [below] it casts a shadow, and the one at [above] may cover most of it. */
    private fun DrawScope.drawLying(
        card: SpriteMotion,
        place: Offset,
        below: Offset?,
        above: Offset?,
    ) {
        if (below != null) drawLyingShadow(place, below)
        val seen = above?.let { seenUnder(it - place) } ?: pictures.size
        drawPart(pictures.side(card.face), IntOffset.Zero, seen, place)
    }

    /** How much of a card is seen where the next one lies [way] beside it: nobody pays for what is covered. */
    private fun seenUnder(way: Offset): IntSize {
        val size = pictures.size
        val corner = size.width * CORNER
        return when {
            way.x == 0f && way.y > 0f -> IntSize(size.width, ceil(way.y + corner).toInt().coerceAtMost(size.height))
            way.y == 0f && way.x > 0f -> IntSize(ceil(way.x + corner).toInt().coerceAtMost(size.width), size.height)
            else -> size
        }
    }

    /** The shadow that a card at [place] casts on the one at [below]: no more of it than that one shows. */
    private fun DrawScope.drawLyingShadow(
        place: Offset,
        below: Offset,
    ) {
        val ground = Rect(below, pictures.size.toSize())
        val shadow = pictures.lyingShadow
        val margin = shadow.margin.toFloat()
        val whole = Rect(place, pictures.size.toSize()).inflate(margin)
        if (!ground.overlaps(Rect(place, pictures.size.toSize()))) return
        val edge = margin + pictures.size.width * CORNER
        val falls = whole.intersect(ground)
        val seen =
            when {
                place.x == below.x -> falls.copy(bottom = minOf(falls.bottom, whole.top + edge))
                place.y == below.y -> falls.copy(right = minOf(falls.right, whole.left + edge))
                else -> falls
            }
        drawPart(shadow.image, (seen.topLeft - whole.topLeft).round(), seen.size.roundUp(), seen.topLeft)
    }

    /** A part of a picture, pixel by pixel. */
    private fun DrawScope.drawPart(
        picture: ImageBitmap,
        from: IntOffset,
        size: IntSize,
        to: Offset,
    ) = drawImage(picture, from, size, to.round(), size, filterQuality = FilterQuality.None)

    private fun Size.roundUp() = IntSize(ceil(width).toInt(), ceil(height).toInt())

    private fun DrawScope.drawInAir(
        sprites: Sprites,
        card: SpriteMotion,
    ) {
        val pose = sprites.pose(card)
        val place = pose.corner * density
        val scale = 1f + LIFTED_GROWTH * pose.lift
        val middle = place + pictures.size.center.toOffset()
        withTransform({ scale(scale * pose.width, scale, middle) }) {
            val fall = SHADOW_FALL * pose.lift * pictures.size.height
            drawShadow(pictures.liftedShadow, place + Offset(0f, fall), pose.lift)
            drawImage(pictures.side(card.face), place)
        }
    }

    private fun DrawScope.drawShadow(
        shadow: CardShadow,
        place: Offset,
        darkness: Float,
    ) {
        if (darkness > 0f) {
            val margin = shadow.margin.toFloat()
            drawImage(shadow.image, place - Offset(margin, margin), alpha = darkness.coerceAtMost(1f))
        }
    }

    private companion object {
        const val LIFTED_GROWTH = 0.04f
        const val SHADOW_FALL = 0.05f
    }
}
