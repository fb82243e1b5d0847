package app.talon

import android.content.Context
import android.content.res.Configuration
import androidx.compose.ui.platform.AndroidUiDispatcher
import androidx.lifecycle.ViewModel
import app.talon.core.Language
import app.talon.core.languageFor
import app.talon.ui.TalonState
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel

/**
 * Keeps what the app remembers while its window comes and goes: turned round, resized, in another language.
 *
 * @param context the app as a whole, which outlives all its windows
 */
internal class StateKeeper(
    context: Context,
) : ViewModel() {
    // Cards fly on with the frames of the screen, whichever window shows them.
    private val scope =
        CoroutineScope(SupervisorJob() + AndroidUiDispatcher.Main + SystemMotion(context.contentResolver))

    /** The player's files. */
    val files = AndroidFiles(context.contentResolver)

    /** The player's senses. */
    val senses = AndroidSenses(context.cacheDir)

    /** What the app remembers. */
    val app =
        TalonState.open(
            folder = context.filesDir.resolve(STORE).path,
            systemLanguage = context.resources.configuration.language,
            scope = scope,
        )

    /** The system speaks the language of [configuration] from now on. */
    fun follow(configuration: Configuration) = app.follow(configuration.language)

    /** The player looks away: the clock stops at once, without waiting for a frame. */
    fun pause() {
        app.board?.pauseClock(true)
    }

    override fun onCleared() {
        scope.cancel()
        senses.close()
        app.board?.game?.close()
        app.ledger?.close()
    }

    private companion object {
        /** The folder of all that is kept; the rules for backups name it too. */
        const val STORE = "store"
    }
}

private val Configuration.language: Language get() = languageFor(locales[0].toLanguageTag())
