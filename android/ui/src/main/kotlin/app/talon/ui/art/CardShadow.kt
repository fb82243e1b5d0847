package app.talon.ui.art

import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.unit.IntSize
import app.talon.core.cardCorner
import kotlin.math.ceil

/** The soft shadow of a card of [card] pixels, fading out over [spread] pixels around it. */
internal class CardShadow(
    card: IntSize,
    spread: Float,
    darkness: Float,
) {
    /** How far the picture reaches beyond the card on each side. */
    val margin = ceil(spread).toInt()

    /** The picture. */
    val image = ImageBitmap(card.width + 2 * margin, card.height + 2 * margin)

    init {
        // Thin layers laid over each other, each a little smaller: common Compose has no blur to draw a picture with.
        val canvas = Canvas(image)
        val paint = Paint().also { it.color = Color.Black.copy(alpha = darkness / LAYERS) }
        repeat(LAYERS) { layer ->
            val inset = 2 * spread * layer / LAYERS
            val radius = card.width * CORNER + spread - inset / 2
            canvas.drawRoundRect(inset, inset, image.width - inset, image.height - inset, radius, radius, paint)
        }
    }
}

/** A card's corner radius as a part of its width. */
internal val CORNER = cardCorner()

private const val LAYERS = 12
