package app.talon

import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.provider.Settings
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.unit.dp
import androidx.core.content.IntentCompat
import androidx.core.graphics.Insets
import androidx.core.view.WindowInsetsCompat
import androidx.lifecycle.Lifecycle
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.LanguageChoice
import app.talon.core.PileKind
import app.talon.core.Wish
import app.talon.core.text
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The app on a phone: started, played, turned round, sent to the background, in both languages, by day and by night. */
@RunWith(RobolectricTestRunner::class)
class AppTest {
    @get:Rule
    val rule = windowRule()

    private val player = Player(rule)

    @Before
    fun begin() = player.begin()

    @After
    fun leave() = player.leave()

    @Test
    fun `a game is played by taps`() {
        player.press("play-midshipman")
        val stock = player.pile(PileKind.STOCK).count
        player.tap(PileKind.STOCK)
        player.tap(PileKind.STOCK)
        assertEquals(stock - 2u, player.pile(PileKind.STOCK).count)
        assertEquals(2u, player.board.view.moves)
        player.press("undo")
        assertEquals(stock - 1u, player.pile(PileKind.STOCK).count)
    }

    @Test
    fun `a game stays on the table when the phone is turned round`() {
        player.deal("midshipman", 7u)
        player.tap(PileKind.STOCK)
        val game = player.board
        val position = game.positionText
        val upright = player.pile(PileKind.STOCK).rect

        turnRound()

        assertSame(game, player.board)
        assertEquals(position, game.positionText)
        assertTrue(upright != player.pile(PileKind.STOCK).rect)
        rule.onNodeWithTag("board").assertIsDisplayed()
        player.tap(PileKind.STOCK)
        assertEquals(2u, game.view.moves)
    }

    @Test
    @Config(qualifiers = "+de")
    fun `the app speaks the language of the system`() {
        assertEquals(Language.GERMAN, player.app.language)
        player.deal("sally", 1u)
        player.await("undo")
        rule.onNodeWithTag("undo").assertContentDescriptionEquals(text(Language.GERMAN, "undo-spoken"))
    }

    @Test
    fun `the language changes in the middle of a game`() {
        player.deal("sally", 1u)
        val game = player.board
        change("+de")
        assertSame(game, player.board)
        rule.onNodeWithTag("undo").assertContentDescriptionEquals(text(Language.GERMAN, "undo-spoken"))
    }

    @Test
    fun `the language that the player chose stays, whatever the system speaks`() {
        rule.runOnIdle { player.app.change(player.app.settings.copy(language = LanguageChoice.ENGLISH)) }
        change("+de")
        assertEquals(Language.ENGLISH, player.app.language)
    }

    @Test
    fun `a game goes on where it was when the app is started again`() {
        player.deal("midshipman", 7u)
        player.tap(PileKind.STOCK)
        player.tap(PileKind.STOCK)
        val position = player.board.positionText
        val before = player.app

        player.startAgain()

        assertNotSame(before, player.app)
        assertEquals(position, player.board.positionText)
        assertEquals(2u, player.board.view.moves)
        rule.onNodeWithTag("board").assertIsDisplayed()
        player.press("undo")
        assertEquals(1u, player.board.view.moves)
    }

    @Test
    fun `what was chosen last is kept, however fast the app is left`() {
        rule.runOnUiThread {
            repeat(CHOICES) { player.app.change(player.app.settings.copy(leftHanded = it % 2 == 0)) }
            player.app.change(player.app.settings.copy(language = LanguageChoice.GERMAN, leftHanded = true))
        }
        player.startAgain()
        assertEquals(LanguageChoice.GERMAN, player.app.settings.language)
        assertTrue(player.app.settings.leftHanded)
    }

    @Test
    fun `the code of a deal is offered to other apps as plain text`() {
        player.deal("sally", 42u)
        player.press("menu")
        player.press("share-deal")
        val choice = shadowOf(rule.activity).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, choice.action)
        val sent = checkNotNull(IntentCompat.getParcelableExtra(choice, Intent.EXTRA_INTENT, Intent::class.java))
        assertEquals(Intent.ACTION_SEND, sent.action)
        assertEquals("text/plain", sent.type)
        val code = Wish.Code(checkNotNull(sent.getStringExtra(Intent.EXTRA_TEXT)))
        val shared = Game.dealWish("sally", code, winnableOnly = false, Language.ENGLISH)
        assertEquals(player.board.positionText, shared.positionText())
    }

    @Test
    fun `by night it is darker than by day`() {
        // The games are read elsewhere, and without them there is only the table.
        player.await("play-big_apple")
        val day = brightness()
        change("+night")
        player.await("play-big_apple")
        assertTrue(brightness() < day)
    }

    @Test
    @Config(fontScale = 2f)
    fun `everything can be pressed with letters twice as large`() {
        player.deal("sally", 1u)
        for (tag in listOf("menu", "new-deal", "finish", "hint", "undo", "redo")) {
            rule
                .onNodeWithTag(tag)
                .assertIsDisplayed()
                .assertHeightIsAtLeast(48.dp)
                .assertWidthIsAtLeast(48.dp)
        }
    }

    @Test
    fun `back leads from the board to the games and from there out of the app`() {
        player.press("play-bisley")
        goBack()
        rule.onNodeWithTag("games-screen").assertIsDisplayed()
        assertFalse(rule.activity.isFinishing)
        goBack()
        assertTrue(rule.activity.isFinishing)
    }

    @Test
    fun `the clock stands still while the player looks away, and runs again after`() {
        player.deal("midshipman", 7u)
        player.tap(PileKind.STOCK)
        awaitClock()
        rule.activityRule.scenario.moveToState(Lifecycle.State.CREATED)
        val before = clock()
        Thread.sleep(A_MOMENT)
        assertEquals(before, clock())
        rule.activityRule.scenario.moveToState(Lifecycle.State.RESUMED)
        awaitClock()
    }

    @Test
    fun `nothing that is pressed lies under the bars of the system`() {
        player.press("play-bisley")
        val undo = rule.onNodeWithTag("undo").fetchSemanticsNode().boundsInWindow
        val name = rule.onNodeWithTag("game-name").fetchSemanticsNode().boundsInWindow
        rule.runOnIdle {
            val bars =
                WindowInsetsCompat
                    .Builder()
                    .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, STATUS_BAR, 0, 0))
                    .setInsets(WindowInsetsCompat.Type.navigationBars(), Insets.of(0, 0, 0, NAVIGATION_BAR))
                    .build()
            rule.activity.window.decorView
                .dispatchApplyWindowInsets(checkNotNull(bars.toWindowInsets()))
        }
        rule.waitForIdle()
        val raisedUndo = rule.onNodeWithTag("undo").fetchSemanticsNode().boundsInWindow
        val loweredName = rule.onNodeWithTag("game-name").fetchSemanticsNode().boundsInWindow
        assertEquals(undo.bottom - NAVIGATION_BAR, raisedUndo.bottom, 1f)
        assertEquals(name.top + STATUS_BAR, loweredName.top, 1f)
    }

    @Test
    fun `motion takes no time where the player has removed animations`() {
        val resolver = rule.activity.contentResolver
        assertEquals(1f, SystemMotion(resolver).scaleFactor)
        Settings.Global.putFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 0f)
        assertEquals(0f, SystemMotion(resolver).scaleFactor)
    }

    private fun goBack() {
        rule.runOnIdle { rule.activity.onBackPressedDispatcher.onBackPressed() }
        rule.waitForIdle()
    }

    private fun clock(): ULong {
        player.board.readClock()
        return player.board.elapsedMilliseconds
    }

    /** Waits until the clock has moved on. */
    private fun awaitClock() {
        val before = clock()
        rule.waitUntil(PATIENCE) { clock() > before }
    }

    /** How bright the screen is on the whole. */
    private fun brightness(): Double =
        rule.runOnIdle {
            val window = rule.activity.window.decorView
            val picture = Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888)
            window.draw(Canvas(picture))
            val pixels = IntArray(picture.width * picture.height)
            picture.getPixels(pixels, 0, picture.width, 0, 0, picture.width, picture.height)
            pixels.map { Color.luminance(it) }.average()
        }

    private fun turnRound() = change("+land")

    private fun change(qualifiers: String) {
        val before = rule.activity
        RuntimeEnvironment.setQualifiers(qualifiers)
        rule.activityRule.scenario.recreate()
        rule.waitForIdle()
        assertNotSame(before, rule.activity)
    }

    private companion object {
        const val A_MOMENT = 20L
        const val CHOICES = 20
        const val PATIENCE = 20_000L
        const val STATUS_BAR = 96
        const val NAVIGATION_BAR = 72
    }
}
