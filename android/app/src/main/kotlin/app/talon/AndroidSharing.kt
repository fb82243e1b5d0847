package app.talon

import android.app.Activity
import android.content.Intent
import app.talon.ui.Sharing

/** The system's own choice of other apps, over [window]. */
internal class AndroidSharing(
    private val window: Activity,
) : Sharing {
    override fun offer(text: String) {
        val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        window.startActivity(Intent.createChooser(send, null))
    }
}
