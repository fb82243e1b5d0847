package app.talon.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.dp
import app.talon.core.Outline
import app.talon.core.Rect
import app.talon.core.Scene
import app.talon.ui.art.CORNER
import app.talon.ui.art.CardPictures
import app.talon.ui.theme.TablePalette
import kotlin.math.abs
import kotlin.math.roundToInt

/** Draws the parts of the board that aren't cards. */
internal class BoardPainter(
    private val pictures: CardPictures,
    private val palette: TablePalette,
    private val measurer: TextMeasurer,
    private val labelStyle: TextStyle,
) {
    /** The empty places and what they take. */
    fun DrawScope.drawPlaces(scene: Scene) {
        for (outline in scene.outlines) {
            strokeRect(outline.rect, palette.outline, OUTLINE_WIDTH.toPx())
            drawImage(pictures.marker(outline.marker), crisp(outline.rect))
        }
    }

    /** A thin line around the cards that moved last, that stands out from paper and cloth alike. */
    fun DrawScope.drawLast(scene: Scene) {
        for (rect in scene.last) {
            drawRoundRect(LastEdge, crisp(rect), pixels(rect), corner(rect), Stroke(LAST_EDGE.toPx()))
            drawRoundRect(palette.glow, crisp(rect), pixels(rect), corner(rect), Stroke(LAST_WIDTH.toPx()))
        }
    }

    /** The light on the piles that would take what is held. */
    fun DrawScope.drawGlow(scene: Scene) {
        for (outline in scene.outlines) {
            if (!outline.accepts) continue
            val card = outline.top
            drawRoundRect(palette.glow.copy(alpha = GLOW_FILL), crisp(card), pixels(card), corner(card))
            strokeRect(card, palette.glow, GLOW_WIDTH.toPx())
        }
    }

    /** The move that is pointed out: its cards in a thick frame, where they go in a broken one, and an arrow. */
    fun DrawScope.drawHint(scene: Scene) {
        val hint = scene.hint ?: return
        val from = hint.from
        val to = hint.to
        if (from != null) drawFrame(from, broken = false)
        if (to != null) drawFrame(to, broken = true)
        if (from != null && to != null) drawArrow(from, to, pictures.size.width.toFloat())
    }

    /** The small numbers on piles, such as how many cards the stock has left. */
    fun DrawScope.drawLabels(scene: Scene) {
        for (outline in scene.outlines) {
            val label = outline.label ?: continue
            drawLabel(outline, label)
        }
    }

    /** The keyboard's cursor. */
    fun DrawScope.drawCursor(scene: Scene) {
        scene.cursor?.let { strokeRect(it, palette.glow, CURSOR_WIDTH.toPx()) }
    }

    private fun DrawScope.drawLabel(
        outline: Outline,
        label: String,
    ) {
        val text = measurer.measure(label, labelStyle)
        val width = text.size.width + 2 * LABEL_PADDING.toPx()
        val height = text.size.height.toFloat()
        // In the lower right corner it hides least of a card that lies face up.
        val edge = LABEL_EDGE.toPx()
        val corner = crisp(Offset(outline.rect.x + outline.rect.width, outline.rect.y + outline.rect.height))
        val left = (corner.x - edge - width).roundToInt().toFloat()
        val top = (corner.y - edge - height).roundToInt().toFloat()
        drawRoundRect(LabelGround, Offset(left, top), Size(width, height), CornerRadius(height / 2))
        drawText(text, Color.White, Offset(left + LABEL_PADDING.toPx(), top))
    }

    /** A frame around [rect] that stands out from paper and cloth alike, and hides little of what lies in it. */
    private fun DrawScope.drawFrame(
        rect: Rect,
        broken: Boolean,
    ) {
        val edge = FRAME_EDGE.toPx()
        val width = maxOf(FRAME_WIDTH.toPx(), pictures.size.width * FRAME_BY_CARD)
        val place = crisp(rect) - Offset(edge, edge)
        val size = pixels(rect).let { Size(it.width + 2 * edge, it.height + 2 * edge) }
        val dash = width * DASH_BY_FRAME
        val effect = if (broken) PathEffect.dashPathEffect(floatArrayOf(dash, dash)) else null
        drawRoundRect(FrameEdge, place, size, corner(rect), Stroke(width + 2 * edge))
        drawRoundRect(palette.glow, place, size, corner(rect), Stroke(width, pathEffect = effect))
    }

    /** A short arrow from where [from] lies, with its point just inside [to]. */
    private fun DrawScope.drawArrow(
        from: Rect,
        to: Rect,
        card: Float,
    ) {
        val way = to.middle - from.middle
        val length = way.getDistance()
        if (length == 0f) return
        val ahead = way / length
        val toEdge = minOf(to.width / 2 / abs(ahead.x), to.height / 2 / abs(ahead.y))
        val point = (to.middle - ahead * toEdge) * density + ahead * (card * ARROW_INSIDE)
        val arrow = arrowTo(point, ahead, card * ARROW_LENGTH)
        drawPath(arrow, FrameEdge, style = Stroke(FRAME_EDGE.toPx() * 2, join = StrokeJoin.Round))
        drawPath(arrow, palette.glow)
    }

    /** An arrow whose point is at [point], in the direction [ahead]. */
    private fun arrowTo(
        point: Offset,
        ahead: Offset,
        length: Float,
    ): Path {
        val aside = Offset(-ahead.y, ahead.x) * length

        /** A place so far behind the point and so far beside it, by the arrow's length. */
        fun place(
            behind: Float,
            beside: Float,
        ) = point - ahead * (behind * length) + aside * beside
        val right = listOf(place(0.55f, 0.4f), place(0.55f, 0.15f), place(1f, 0.15f))
        val left = listOf(place(1f, -0.15f), place(0.55f, -0.15f), place(0.55f, -0.4f))
        return Path().apply {
            moveTo(point.x, point.y)
            for (corner in right + left) lineTo(corner.x, corner.y)
            close()
        }
    }

    private fun DrawScope.strokeRect(
        rect: Rect,
        color: Color,
        width: Float,
    ) {
        // Half the line on each side would blur it: it lies wholly inside the card's edge.
        val place = crisp(rect) + Offset(width / 2, width / 2)
        val size = pixels(rect)
        drawRoundRect(
            color = color,
            topLeft = place,
            size = Size(size.width - width, size.height - width),
            cornerRadius = corner(rect),
            style = Stroke(width),
        )
    }

    private fun DrawScope.corner(rect: Rect) = CornerRadius(minOf(rect.width, rect.height) * density * CORNER)

    private fun DrawScope.pixels(rect: Rect) =
        Size((rect.width * density).roundToInt().toFloat(), (rect.height * density).roundToInt().toFloat())

    private companion object {
        val OUTLINE_WIDTH = 1.25.dp
        val GLOW_WIDTH = 2.5.dp
        val CURSOR_WIDTH = 3.dp
        val FRAME_WIDTH = 3.dp
        val FRAME_EDGE = 1.5.dp
        val LAST_WIDTH = 1.5.dp
        val LAST_EDGE = 3.5.dp
        val LastEdge = Color.Black.copy(alpha = 0.55f)
        const val FRAME_BY_CARD = 0.04f
        const val DASH_BY_FRAME = 2.4f
        const val ARROW_INSIDE = 0.16f
        const val ARROW_LENGTH = 0.55f
        val LABEL_PADDING = 5.dp
        val LABEL_EDGE = 3.dp
        const val GLOW_FILL = 0.18f
        val FrameEdge = Color.Black.copy(alpha = 0.8f)
        val LabelGround = Color.Black.copy(alpha = 0.55f)
    }
}

/** The upper left corner of [rect] on whole pixels. */
internal fun DrawScope.crisp(rect: Rect) = crisp(rect.corner)

/** The pixel nearest to the place [corner] of the board. */
internal fun DrawScope.crisp(corner: Offset) =
    Offset((corner.x * density).roundToInt().toFloat(), (corner.y * density).roundToInt().toFloat())
