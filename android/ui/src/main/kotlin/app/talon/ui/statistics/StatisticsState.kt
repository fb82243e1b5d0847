package app.talon.ui.statistics

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.talon.core.Ledger
import app.talon.core.StatisticsPage
import app.talon.core.TalonException
import app.talon.core.text
import app.talon.ui.TalonState
import app.talon.ui.page.date
import app.talon.ui.words.sentence
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import java.io.IOException

/**
 * What the statistics are asked for, what they say, and what is done with the results.
 *
 * @param game the id of the game that they are about at first; all of them if there is none
 */
@Stable
internal class StatisticsState(
    private val app: TalonState,
    private val scope: CoroutineScope,
    game: String?,
) {
    private val ledger: Ledger? = app.ledger

    // Grows with every change of the results, so that they are asked for again.
    private var changes by mutableIntStateOf(0)

    /** The id of the only game that they are about; all of them if there is none. */
    var game by mutableStateOf(game)

    /** What the results say, once they are read. */
    var page: StatisticsPage? by mutableStateOf(null)
        private set

    /** How many games would be deleted by a reset that is asked for. */
    var atStake: UInt? by mutableStateOf(null)
        private set

    /** All that the page depends on. */
    val subject get() = listOf(game, app.language, changes)

    /** Reads what the results say. */
    suspend fun read() = telling { page = elsewhere { ledger?.statistics(game, app.today(), app.language) } }

    /** Writes all that is kept into a file of the player's. */
    fun export(files: Files) = save(files, "talon-${isoToday()}.json") { it.exportText(app.language) }

    /** Writes the results as a table into a file of the player's. */
    fun exportTable(files: Files) = save(files, "talon-${isoToday()}.csv") { it.resultsAsCsv(app.language) }

    private fun save(
        files: Files,
        name: String,
        textOf: (Ledger) -> String,
    ) = tellingLater("export-failed") { ledger ->
        if (files.save(name, elsewhere { textOf(ledger) })) app.message = text(app.language, "statistics-exported")
    }

    /** Says that what was to be shared is copied. */
    fun tellCopied() {
        app.message = text(app.language, "copied")
    }

    /** Adds what is in a file of the player's. */
    fun import(files: Files) =
        tellingLater("import-unreadable") { ledger ->
            val file = files.open() ?: return@tellingLater
            // Once it has begun it is done to the end, whatever screen is seen by then.
            withContext(NonCancellable) {
                app.message = elsewhere { ledger.importText(file, app.language) }
                app.change(ledger.settings())
            }
            changes++
        }

    /** The player wants the results deleted, and has to confirm it. */
    fun askForReset() =
        tellingLater { ledger ->
            val records = elsewhere { ledger.records(app.language) }
            atStake = records.filter { game == null || it.game == game }.sumOf { it.played }
        }

    /** The player has thought better of it. */
    fun keepResults() {
        atStake = null
    }

    /** Deletes the results that are shown. */
    fun reset() =
        tellingLater { ledger ->
            atStake = null
            app.clearedResults = elsewhere { ledger.clearResults(game, app.language) }
            changes++
        }

    /** Puts back what was deleted last. */
    fun undoReset() =
        tellingLater { ledger ->
            val cleared = app.clearedResults ?: return@tellingLater
            app.clearedResults = null
            elsewhere { ledger.restoreResults(cleared, app.language) }
            app.message = text(app.language, "statistics-reset-undone")
            changes++
        }

    /** Does [work] while the screen goes on. */
    private fun tellingLater(
        fileKey: String = "storage-failed",
        work: suspend (Ledger) -> Unit,
    ) {
        val ledger = ledger ?: return
        scope.launch {
            try {
                telling { work(ledger) }
            } catch (failed: IOException) {
                app.message = text(app.language, fileKey)
            }
        }
    }

    private suspend fun telling(work: suspend () -> Unit) {
        try {
            work()
        } catch (refused: TalonException) {
            app.message = refused.sentence
        }
    }

    private suspend fun <T> elsewhere(work: () -> T): T = app.elsewhere(work)

    private fun isoToday() = app.today().date.toString()
}
