package app.talon.ui.art

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import app.talon.core.BackDesign
import app.talon.core.Card
import app.talon.core.DeckStyle
import app.talon.core.Face
import app.talon.core.Suit
import kotlin.math.roundToInt

/** The four Kings, fanned as in a hand. */
@Composable
internal fun CardFan(deck: DeckStyle) {
    val width = with(LocalDensity.current) { CARD_WIDTH.toPx().roundToInt() }
    val pictures = remember(width, deck) { CardPictures(IntSize(width, width * 7 / 5), deck, BackDesign.PLAIN) }
    Canvas(Modifier.size(FAN_WIDTH, FAN_HEIGHT)) {
        val place = Offset((size.width - pictures.size.width) / 2, FAN_TOP.toPx())
        // The cards turn around a point below them, where the hand would be.
        val hand = Offset(size.width / 2, place.y + pictures.size.height * 1.6f)
        val shadow = pictures.lyingShadow
        Suit.entries.forEachIndexed { index, suit ->
            rotate((index - (Suit.entries.size - 1) / 2f) * DEGREES, hand) {
                drawImage(shadow.image, place - Offset(shadow.margin.toFloat(), shadow.margin.toFloat()))
                drawImage(pictures.side(Face.Up(Card(KING, suit))), place)
            }
        }
    }
}

private const val KING: UByte = 12u
private const val DEGREES = 15f
private val CARD_WIDTH = 54.dp
private val FAN_WIDTH = 176.dp
private val FAN_HEIGHT = 96.dp
private val FAN_TOP = 6.dp
