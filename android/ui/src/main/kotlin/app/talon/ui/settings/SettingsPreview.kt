package app.talon.ui.settings

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import app.talon.core.Card
import app.talon.core.Face
import app.talon.core.MotionSpeed
import app.talon.core.Settings
import app.talon.core.Suit
import app.talon.core.durationText
import app.talon.core.motionFactor
import app.talon.ui.art.CardPictures
import app.talon.ui.art.LettersOnPicture
import app.talon.ui.deck
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.theme.tableCloth
import app.talon.ui.words.LocalWords
import kotlin.math.roundToInt

/** A few cards on a small table, as the player likes it. */
@Composable
internal fun SettingsPreview(
    settings: Settings,
    modifier: Modifier = Modifier,
) {
    val palette = LocalTablePalette.current
    val shape = RoundedCornerShape(16.dp)
    Column(
        modifier
            .clip(shape)
            .tableCloth(palette)
            .border(1.dp, palette.outline, shape)
            // It says nothing that the settings don't.
            .clearAndSetSemantics {}
            .padding(10.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        LettersOnPicture { Score(settings) }
        Cards(settings)
    }
}

@Composable
private fun Score(settings: Settings) {
    val ink = LocalTablePalette.current.text
    val style = MaterialTheme.typography.bodySmall
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(10.dp, Alignment.End)) {
        Text(LocalWords.current.with("move-count", "count" to SOME_MOVES), color = ink, maxLines = 1, style = style)
        if (settings.showsClock) {
            Text(durationText(SOME_TIME), color = ink, fontWeight = FontWeight.SemiBold, maxLines = 1, style = style)
        }
    }
}

/** A row of cards, and the stock with a card dealt from it, which lies on the row as often as the speed changes. */
@Composable
private fun Cards(settings: Settings) {
    val pictures = remember(settings.deck, settings.back) { HashMap<IntSize, CardPictures>() }
    val way = wayOfDealtCard(settings.motion)
    Canvas(Modifier.fillMaxSize()) {
        val width = minOf(size.height * 5 / 7, size.width / CARDS_ACROSS)
        val card = IntSize(width.roundToInt(), (width * 7 / 5).roundToInt())
        val small = pictures.getOrPut(card) { CardPictures(card, settings.deck, settings.back) }
        translate(top = (size.height - card.height) / 2) { drawTable(small, settings.leftHanded, way) }
    }
}

/** How far the dealt card is on its way to the row, 0 to 1. */
@Composable
private fun wayOfDealtCard(speed: MotionSpeed): Float {
    var shown by remember { mutableStateOf(speed) }
    var laid by remember { mutableStateOf(false) }
    LaunchedEffect(speed) {
        if (speed != shown) laid = !laid
        shown = speed
    }
    val duration = (FLIGHT_MILLISECONDS * motionFactor(speed)).roundToInt()
    val way by animateFloatAsState(if (laid) 1f else 0f, tween(duration))
    return way
}

private fun DrawScope.drawTable(
    pictures: CardPictures,
    leftHanded: Boolean,
    way: Float,
) {
    val card = pictures.size
    val step = card.width * VISIBLE

    /** A place [from] the edge at which the thumb doesn't rest. */
    fun place(from: Float) = if (leftHanded) size.width - card.width - from else from

    fun draw(
        face: Face,
        from: Float,
    ) {
        val shadow = pictures.lyingShadow
        val corner = Offset(place(from).roundToInt().toFloat(), 0f)
        drawImage(shadow.image, corner - Offset(shadow.margin.toFloat(), shadow.margin.toFloat()))
        drawImage(pictures.side(face), corner)
    }
    val row = if (leftHanded) ROW.indices.reversed() else ROW.indices
    for (index in row) draw(Face.Up(ROW[index]), index * step)
    val stock = size.width - card.width
    draw(Face.Back, stock)
    val dealt = stock - card.width * DEALT_FROM_STOCK
    val laid = if (leftHanded) -step else ROW.size * step
    draw(Face.Up(DEALT), dealt + (laid - dealt) * way)
}

private val ROW = listOf(Card(12u, Suit.SPADES), Card(11u, Suit.HEARTS), Card(10u, Suit.CLUBS), Card(9u, Suit.DIAMONDS))
private val DEALT = Card(8u, Suit.SPADES)

// How much of a card another one leaves visible.
private const val VISIBLE = 0.46f
private const val DEALT_FROM_STOCK = 1.12f

// The row, a gap, the dealt card and the stock.
private const val CARDS_ACROSS = 3 * VISIBLE + 1f + 0.12f + DEALT_FROM_STOCK + 1f
private const val FLIGHT_MILLISECONDS = 220
private const val SOME_MOVES = 12
private const val SOME_TIME = 187_000uL
