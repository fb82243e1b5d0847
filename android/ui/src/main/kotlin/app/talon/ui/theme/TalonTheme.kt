package app.talon.ui.theme

import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily

/**
 * Material 3 in the colours of the cards and of the [table] they lie on, or in the [dark].
 *
 * @param isBlack whether the dark is black where nothing is
 */
@Composable
internal fun TalonTheme(
    fontFamily: FontFamily,
    table: TablePalette,
    dark: Boolean,
    isBlack: Boolean,
    content: @Composable () -> Unit,
) {
    MaterialTheme(
        colorScheme = if (dark) darkPanelColours(table, if (isBlack) Color.Black else Night) else panelColours(table),
        typography = Typography().withFamily(fontFamily),
    ) {
        CompositionLocalProvider(LocalTablePalette provides table, content = content)
    }
}

/** Panels look like cards: warm white paper, dark ink, and the table's colour for what can be pressed. */
private fun panelColours(table: TablePalette) =
    lightColorScheme(
        primary = table.top,
        onPrimary = Paper,
        primaryContainer = PaperShade,
        onPrimaryContainer = Ink,
        secondaryContainer = PaperShade,
        onSecondaryContainer = Ink,
        background = Paper,
        onBackground = Ink,
        surface = Paper,
        onSurface = Ink,
        onSurfaceVariant = QuietInk,
        surfaceContainer = Paper,
        surfaceContainerHigh = Paper,
        surfaceContainerHighest = PaperShade,
        surfaceTint = Paper,
        outline = Color(0xFF8A867C),
        outlineVariant = Color(0xFFDDD8CB),
        error = Color(0xFFB3261E),
    )

/** In the dark, panels are a little lighter than the night, and what can be pressed has a pale tone of the table's colour. */
private fun darkPanelColours(
    table: TablePalette,
    night: Color,
): ColorScheme {
    // Black has no tone to make pale; grey would look like something that can't be pressed.
    val pale = lerp(table.top, Paper, if (table.top == Color.Black) BLACK_PALENESS else PALENESS)
    return darkColorScheme(
        primary = pale,
        onPrimary = Ink,
        primaryContainer = NightShade,
        onPrimaryContainer = Paper,
        secondaryContainer = NightShade,
        onSecondaryContainer = Paper,
        background = night,
        onBackground = Paper,
        surface = Night,
        onSurface = Paper,
        onSurfaceVariant = Color(0xFFC4C0B6),
        surfaceContainer = Night,
        surfaceContainerHigh = Night,
        surfaceContainerHighest = NightShade,
        surfaceTint = Night,
        outline = Color(0xFF9A968C),
        outlineVariant = Color(0xFF3F3E3A),
        error = Color(0xFFF2B8B5),
    )
}

private const val PALENESS = 0.6f
private const val BLACK_PALENESS = 0.85f
private val Night = Color(0xFF1F201E)
private val NightShade = Color(0xFF2F302D)
private val Paper = Color(0xFFFFFDF7)
private val PaperShade = Color(0xFFF0ECE0)
private val Ink = Color(0xFF1C1B1F)
private val QuietInk = Color(0xFF5B584F)

/**
 * With figures of one width, so that counting numbers don't make what is beside them jump. Not for words: hyphens would get
 * that width too.
 */
internal fun TextStyle.withFiguresOfOneWidth() = copy(fontFeatureSettings = "tnum")

private fun Typography.withFamily(family: FontFamily): Typography {
    fun TextStyle.set() = copy(fontFamily = family)
    return Typography(
        displayLarge = displayLarge.set(),
        displayMedium = displayMedium.set(),
        displaySmall = displaySmall.set(),
        headlineLarge = headlineLarge.set(),
        headlineMedium = headlineMedium.set(),
        headlineSmall = headlineSmall.set(),
        titleLarge = titleLarge.set(),
        titleMedium = titleMedium.set(),
        titleSmall = titleSmall.set(),
        bodyLarge = bodyLarge.set(),
        bodyMedium = bodyMedium.set(),
        bodySmall = bodySmall.set(),
        labelLarge = labelLarge.set(),
        labelMedium = labelMedium.set(),
        labelSmall = labelSmall.set(),
    )
}
