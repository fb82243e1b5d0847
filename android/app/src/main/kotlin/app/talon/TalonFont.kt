package app.talon

import android.content.res.AssetManager
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight

/** The font of all words, bundled so that they look the same everywhere. */
internal fun talonFont(assets: AssetManager) =
    FontFamily(
        Font("font/inter_regular.ttf", assets, FontWeight.Normal),
        Font("font/inter_semibold.ttf", assets, FontWeight.SemiBold),
    )
