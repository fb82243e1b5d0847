package app.talon.desktop

import app.talon.ui.statistics.Files
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import java.awt.FileDialog
import java.awt.Frame
import java.io.File

/** The player's files, by the system's own dialogs over [window]. */
internal class DesktopFiles(
    private val window: Frame,
) : Files {
    override suspend fun save(
        suggestedName: String,
        text: String,
    ): Boolean {
        val file = ask(FileDialog.SAVE, suggestedName) ?: return false
        withContext(Dispatchers.IO) { file.writeText(text) }
        return true
    }

    override suspend fun open(): String? {
        val file = ask(FileDialog.LOAD, suggestedName = null) ?: return null
        return withContext(Dispatchers.IO) { file.readText() }
    }

    /** The dialog stays until it is answered; the window goes on being drawn. */
    private suspend fun ask(
        mode: Int,
        suggestedName: String?,
    ): File? =
        withContext(Dispatchers.IO) {
            val dialog = FileDialog(window, window.title, mode)
            dialog.file = suggestedName
            dialog.isVisible = true
            dialog.files.firstOrNull().also { dialog.dispose() }
        }
}
