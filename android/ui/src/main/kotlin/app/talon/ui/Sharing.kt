package app.talon.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.platform.LocalClipboardManager
import androidx.compose.ui.text.AnnotatedString

/** A way to hand a text to other apps. */
fun interface Sharing {
    /** Lets the player choose who gets [text]. */
    fun offer(text: String)
}

/** The way to other apps, where the platform has one. */
val LocalSharing = staticCompositionLocalOf<Sharing?> { null }

/**
 * Offers a text to other apps. Where there is no way to them it is copied.
 *
 * @param onCopied called then, to say so
 */
@Composable
internal fun sharing(onCopied: () -> Unit): (String) -> Unit {
    val sharing = LocalSharing.current
    val clipboard = LocalClipboardManager.current
    return { text ->
        if (sharing != null) {
            sharing.offer(text)
        } else {
            clipboard.setText(AnnotatedString(text))
            onCopied()
        }
    }
}
