package app.talon.desktop

import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font

/** The font of all words, bundled so that they look the same everywhere. */
internal val TalonFont =
    FontFamily(
        Font("font/inter_regular.ttf", FontWeight.Normal),
        Font("font/inter_semibold.ttf", FontWeight.SemiBold),
    )
