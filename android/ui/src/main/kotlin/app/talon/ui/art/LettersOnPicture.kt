package app.talon.ui.art

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Density

/** Words on a picture. It doesn't grow with the letters, so they grow only as far as they fit on it. */
@Composable
internal fun LettersOnPicture(words: @Composable () -> Unit) {
    val density = LocalDensity.current
    val letters = Density(density.density, density.fontScale.coerceAtMost(MOST_FONT_SCALE))
    CompositionLocalProvider(LocalDensity provides letters, content = words)
}

private const val MOST_FONT_SCALE = 1.3f
