package app.talon.ui.statistics

import androidx.compose.runtime.staticCompositionLocalOf
import java.io.IOException

/** The player's own files, as far as the player lets the app have them. */
interface Files {
    /**
     * Asks the player where to, and writes [text] there; whether it was written, or else the player wanted none of it.
     *
     * @param suggestedName the name of the file, if the player has no better one
     * @throws IOException if it could not be written
     */
    suspend fun save(
        suggestedName: String,
        text: String,
    ): Boolean

    /**
     * Asks the player for a file; its text, or nothing if the player wanted none.
     *
     * @throws IOException if it could not be read
     */
    suspend fun open(): String?
}

/** The player's files, where the platform has a way to them. */
val LocalFiles = staticCompositionLocalOf<Files?> { null }
