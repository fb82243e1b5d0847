package app.talon

import android.app.Activity
import android.content.Intent
import android.net.Uri
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.async
import kotlinx.coroutines.cancel
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import java.io.ByteArrayOutputStream

/** Results go into a file that the player names, and come out of one that the player chooses. */
@RunWith(RobolectricTestRunner::class)
class AndroidFilesTest {
    @get:Rule
    val rule = windowRule()

    private val player = Player(rule)
    private val elsewhere = CoroutineScope(Dispatchers.Main)
    private val document = Uri.parse("content://documents/results")

    @After
    fun leave() {
        elsewhere.cancel()
        player.leave()
    }

    @Test
    fun `what is saved lies in the file that the player named`() {
        val written = ByteArrayOutputStream()
        shadowOf(rule.activity.contentResolver).registerOutputStream(document, written)
        val saved = start { player.files.save("talon.json", "all results") }
        answer(Intent.ACTION_CREATE_DOCUMENT, document)
        assertTrue(await(saved))
        assertEquals("all results", written.toString())
    }

    @Test
    fun `the player may name the file in a window that was turned round meanwhile`() {
        val written = ByteArrayOutputStream()
        shadowOf(rule.activity.contentResolver).registerOutputStream(document, written)
        val saved = start { player.files.save("talon.json", "all results") }
        val question = shadowOf(rule.activity).nextStartedActivityForResult
        rule.activityRule.scenario.recreate()
        rule.runOnIdle {
            rule.activity.activityResultRegistry
                .dispatchResult(question.requestCode, Activity.RESULT_OK, Intent().setData(document))
        }
        assertTrue(await(saved))
        assertEquals("all results", written.toString())
    }

    @Test
    fun `what is read is what lies in the file that the player chose`() {
        shadowOf(rule.activity.contentResolver).registerInputStream(document, "all results".byteInputStream())
        val read = start { player.files.open() }
        answer(Intent.ACTION_OPEN_DOCUMENT, document)
        assertEquals("all results", await(read))
    }

    @Test
    fun `who wants no file gets none`() {
        val saved = start { player.files.save("talon.json", "all results") }
        answer(Intent.ACTION_CREATE_DOCUMENT, null)
        assertFalse(await(saved))
        val read = start { player.files.open() }
        answer(Intent.ACTION_OPEN_DOCUMENT, null)
        assertNull(await(read))
    }

    private fun <T> start(asks: suspend () -> T): Deferred<T> = elsewhere.async { asks() }.also { rule.waitForIdle() }

    /** The player answers the system's question of this kind. */
    private fun answer(
        kind: String,
        chosen: Uri?,
    ) = rule.runOnIdle {
        val question = shadowOf(rule.activity).nextStartedActivityForResult
        assertEquals(kind, question.intent.action)
        val result = if (chosen == null) Activity.RESULT_CANCELED else Activity.RESULT_OK
        shadowOf(rule.activity).receiveResult(question.intent, result, Intent().setData(chosen))
    }

    @OptIn(ExperimentalCoroutinesApi::class)
    private fun <T> await(deferred: Deferred<T>): T {
        rule.waitUntil(PATIENCE) {
            rule.waitForIdle()
            deferred.isCompleted
        }
        return deferred.getCompleted()
    }

    private companion object {
        const val PATIENCE = 20_000L
    }
}
