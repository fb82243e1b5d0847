package app.talon.ui.board

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.talon.ui.words.LocalWords

/** The button with the menu, with a word if there is room for it. */
internal typealias MenuButton = @Composable (hasWord: Boolean, modifier: Modifier) -> Unit

/** The bar below an upright board. It is as high as its words need. */
@Composable
internal fun BottomBar(
    actions: List<BarAction>,
    leftHanded: Boolean,
    menu: MenuButton,
) {
    BoxWithConstraints(Modifier.fillMaxWidth().background(BarShade)) {
        val shown = actions.fitting(maxWidth)
        val words = sizeOfWords(shown)
        val hasWords = words.width + BUTTON_GAP <= minOf(ROOMY_WIDTH, maxWidth / (shown.size + 1))
        val height = if (hasWords) maxOf(BAR_HEIGHT, SIGN + words.height + BUTTON_GAP * 2) else BAR_HEIGHT
        Row(Modifier.fillMaxWidth().height(height), Arrangement.Center) {
            val place = Modifier.weight(1f, fill = false).width(ROOMY_WIDTH)
            // The thumb of the right hand rests at the right end, that of the left hand at the left one.
            if (!leftHanded) menu(hasWords, place)
            (if (leftHanded) shown.reversed() else shown).forEach { BarButton(it, hasWords, place) }
            if (leftHanded) menu(hasWords, place)
        }
    }
}

/** The bar beside a wide board. */
@Composable
internal fun SideBar(
    actions: List<BarAction>,
    menu: MenuButton,
) {
    BoxWithConstraints(Modifier.width(SIDE_BAR_WIDTH).fillMaxHeight().background(BarShade)) {
        val shown = actions.fitting(maxHeight)
        val words = sizeOfWords(shown)
        val slot = minOf(ROOMY_HEIGHT, maxHeight / (shown.size + 1))
        val hasWords = words.width + BUTTON_GAP <= SIDE_BAR_WIDTH && SIGN + words.height + BUTTON_GAP <= slot
        Column(Modifier.fillMaxHeight(), Arrangement.Center) {
            val place = Modifier.weight(1f, fill = false).height(ROOMY_HEIGHT)
            menu(hasWords, place)
            shown.forEach { BarButton(it, hasWords, place) }
        }
    }
}

/** As wide as the longest word on these buttons and the menu's, and as high as the highest. */
@Composable
private fun sizeOfWords(actions: List<BarAction>): DpSize {
    val measurer = rememberTextMeasurer()
    val style = MaterialTheme.typography.labelSmall
    val words = actions.map { it.label } + LocalWords.current["menu"]
    val density = LocalDensity.current
    return remember(words, style, density) {
        val sizes = words.map { measurer.measure(it, style, softWrap = false).size }
        with(density) { DpSize(sizes.maxOf { it.width }.toDp(), sizes.maxOf { it.height }.toDp()) }
    }
}

/** Those that fit beside the menu into [length] without any becoming too small to hit; some may be in the menu only. */
private fun List<BarAction>.fitting(length: Dp): List<BarAction> {
    val room = (length / LEAST_SLOT).toInt() - 1
    return this - filter { it.inMenu }.takeLast((size - room).coerceAtLeast(0)).toSet()
}

/** How wide the bar beside a wide board is. */
internal val SIDE_BAR_WIDTH = 72.dp
private val LEAST_SLOT = 48.dp + BUTTON_GAP
private val ROOMY_WIDTH = 96.dp
private val ROOMY_HEIGHT = 72.dp
private val BAR_HEIGHT = 60.dp
private val BarShade = Color.Black.copy(alpha = 0.16f)
