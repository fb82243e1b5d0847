package app.talon.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.center
import androidx.compose.ui.unit.toOffset
import androidx.compose.ui.unit.toSize
import app.talon.ui.art.CardPictures
import app.talon.ui.art.CardShadow

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
                if (place != crisp(next.pose().corner)) {
                    drawLying(card, place, below)
                    below = place
                }
            }
            card = next
        }
        if (card != null) drawLying(card, crisp(card.pose().corner), below)
    }

    /** A card on the table; on the card at [below] it casts a shadow. */
    private fun DrawScope.drawLying(
        card: SpriteMotion,
        place: Offset,
        below: Offset?,
    ) {
        val ground = below?.let { Rect(it, pictures.size.toSize()) }
        if (ground != null && ground.overlaps(Rect(place, pictures.size.toSize()))) {
            clipRect(ground.left, ground.top, ground.right, ground.bottom) {
                drawShadow(pictures.lyingShadow, place, darkness = 1f)
            }
        }
        drawImage(pictures.side(card.face), place)
    }

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
