package app.talon

import android.content.ContentResolver
import android.net.Uri
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts
import app.talon.ui.statistics.Files
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import java.io.IOException

/**
 * The player's files, by the system's own choice of documents: the app gets to see the one that is chosen, and needs no
 * permission for it. The answer may come to another window than the one that asked.
 */
internal class AndroidFiles(
    private val resolver: ContentResolver,
) : Files {
    private var create: ActivityResultLauncher<String>? = null
    private var choose: ActivityResultLauncher<Array<String>>? = null
    private var answer: CompletableDeferred<Uri?>? = null

    /** From now on [window] asks the player. To be called while it is created. */
    fun askBy(window: ComponentActivity) {
        create =
            window.registerForActivityResult(ActivityResultContracts.CreateDocument(ANY_BYTES)) {
                answer?.complete(it)
            }
        choose = window.registerForActivityResult(ActivityResultContracts.OpenDocument()) { answer?.complete(it) }
    }

    override suspend fun save(
        suggestedName: String,
        text: String,
    ): Boolean {
        val document = ask { create?.launch(suggestedName) } ?: return false
        withContext(Dispatchers.IO) {
            reachable { resolver.openOutputStream(document, "wt") }.bufferedWriter().use { it.write(text) }
        }
        return true
    }

    override suspend fun open(): String? {
        val document = ask { choose?.launch(arrayOf("*/*")) } ?: return null
        return withContext(Dispatchers.IO) {
            reachable { resolver.openInputStream(document) }.bufferedReader().use { it.readText() }
        }
    }

    private suspend fun ask(launch: () -> Unit): Uri? {
        val next = CompletableDeferred<Uri?>()
        // Who asks anew doesn't want the answer to what was asked before.
        answer?.complete(null)
        answer = next
        launch()
        return next.await()
    }

    /** What [open] opens; whatever keeps it from that counts as a file that can't be had. */
    private fun <T> reachable(open: () -> T?): T =
        try {
            open() ?: throw IOException("the document is gone")
        } catch (refused: SecurityException) {
            throw IOException(refused)
        }

    private companion object {
        /** A kind of file for which the system leaves the name as it is. */
        const val ANY_BYTES = "application/octet-stream"
    }
}
