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

/**
 * Keeps what the app remembers while its window comes and goes: turned round, resized, in another language.
 *
 * @param context the app as a whole, which outlives all its windows
 */
internal class StateKeeper(
    context: Context,
) : ViewModel() {
    // Cards fly on with the frames of the screen, whichever window shows them.
    private val work = SupervisorJob()
    private val scope = CoroutineScope(work + AndroidUiDispatcher.Main + SystemMotion(context.contentResolver))

    /** Whether the app was left for good, and all that it keeps is closed. */
    @Volatile
    var isClosed = false
        private set

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
        senses.close()
        // What was begun ends first: the last choice is still being kept, perhaps.
        work.complete()
        work.invokeOnCompletion {
            app.close()
            isClosed = true
        }
    }

    private companion object {
        /** The folder of all that is kept; the rules for backups name it too. */
        const val STORE = "store"
    }
}

private val Configuration.language: Language get() = languageFor(locales[0].toLanguageTag())
