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
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/**
 * The bar below an upright board.
 *
 * @param menu the button with the menu
 */
@Composable
internal fun BottomBar(
    actions: List<BarAction>,
    leftHanded: Boolean,
    menu: @Composable (Modifier) -> Unit,
) {
    BoxWithConstraints(Modifier.fillMaxWidth().height(BAR_HEIGHT).background(BarShade)) {
        val shown = actions.fitting(maxWidth)
        Row(Modifier.fillMaxWidth(), Arrangement.Center) {
            val place = Modifier.weight(1f, fill = false).width(ROOMY_WIDTH)
            // The thumb of the right hand rests at the right end, that of the left hand at the left one.
            if (!leftHanded) menu(place)
            (if (leftHanded) shown.reversed() else shown).forEach { BarButton(it, place) }
            if (leftHanded) menu(place)
        }
    }
}

/**
 * The bar beside a wide board.
 *
 * @param menu the button with the menu
 */
@Composable
internal fun SideBar(
    actions: List<BarAction>,
    menu: @Composable (Modifier) -> Unit,
) {
    BoxWithConstraints(Modifier.width(BAR_WIDTH).fillMaxHeight().background(BarShade)) {
        val shown = actions.fitting(maxHeight)
        Column(Modifier.fillMaxHeight(), Arrangement.Center) {
            val place = Modifier.weight(1f, fill = false).height(ROOMY_HEIGHT)
            menu(place)
            shown.forEach { BarButton(it, place) }
        }
    }
}

/** Those that fit beside the menu into [length] without any becoming too small to hit; some may be in the menu only. */
private fun List<BarAction>.fitting(length: Dp): List<BarAction> {
    val room = (length / LEAST_SLOT).toInt() - 1
    return this - filter { it.inMenu }.takeLast((size - room).coerceAtLeast(0)).toSet()
}

private val LEAST_SLOT = 48.dp + BUTTON_GAP
private val ROOMY_WIDTH = 96.dp
private val ROOMY_HEIGHT = 72.dp
private val BAR_HEIGHT = 60.dp
private val BAR_WIDTH = 72.dp
private val BarShade = Color.Black.copy(alpha = 0.16f)
