package app.talon.desktop

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.runDesktopComposeUiTest
import androidx.compose.ui.unit.dp
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.LanguageChoice
import app.talon.core.PileKind
import app.talon.core.TalonException
import app.talon.core.games
import app.talon.core.parseDeal
import app.talon.core.text
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** What is around the board: choosing a game and a deal, the bar, the menu, the languages. */
class ScreensTest {
    @get:Rule
    val rule = createComposeRule()

    private val player by lazy { Player(rule) }
    private val board get() = player.board

    @Test
    fun `every game can be chosen`() {
        for (game in games(Language.ENGLISH)) {
            player.press("play-${game.id}")
            assertEquals(game.id, board.view.gameId)
            rule.onNodeWithTag("game-name").assertTextEquals(game.name)
            player.press("games")
        }
    }

    @Test
    fun `a deal is chosen by its number, and a wrong one is answered`() {
        player.press("choose-sally")
        rule.onNodeWithTag("deal-number").performTextInput("0")
        player.press("deal-by-number")
        val refused = assertThrows(TalonException.NotADealNumber::class.java) { parseDeal(Language.ENGLISH, "0") }
        rule.onNodeWithText(refused.reason).assertIsDisplayed()

        player.press("cancel")
        player.press("choose-sally")
        rule.onNodeWithTag("deal-number").performTextInput("42")
        player.press("deal-by-number")
        assertEquals("sally", board.view.gameId)
        assertEquals(42u, board.view.deal)
    }

    @Test
    fun `a new deal is another deal of the same game`() {
        player.press("play-bisley")
        val first = board.view.deal
        player.press("new-deal")
        player.press("deal-random")
        assertEquals("bisley", board.view.gameId)
        assertTrue(first != board.view.deal)
    }

    @Test
    fun `the language changes everywhere at once`() {
        player.sitDownTo(NEARLY_WON)
        rule.onNodeWithTag("undo").assertContentDescriptionEquals(text(Language.ENGLISH, "undo-spoken"))
        rule.runOnIdle { player.app.change(player.app.settings.copy(language = LanguageChoice.GERMAN)) }
        rule.onNodeWithTag("undo").assertContentDescriptionEquals(text(Language.GERMAN, "undo-spoken"))
        rule.onNodeWithTag("node-t1").assertContentDescriptionEquals(
            board.view.scene.outlines
                .single { it.kind == PileKind.TABLEAU && it.number == 1u }
                .description,
        )
        assertEquals(Language.GERMAN, player.app.language)
    }

    @Test
    fun `the other hand gets the board the other way round`() {
        player.press("play-sally")
        val stock =
            board.view
                .pile(PileKind.STOCK)
                .rect.x
        player.press("menu")
        player.press("left-handed")
        assertTrue(
            stock !=
                board.view
                    .pile(PileKind.STOCK)
                    .rect.x,
        )
    }

    @Test
    fun `buttons are large enough to hit`() {
        player.press("play-sally")
        for (tag in listOf("menu", "games", "restart", "new-deal", "finish", "hint", "undo", "redo")) {
            rule.onNodeWithTag(tag).assertWidthIsAtLeast(48.dp).assertHeightIsAtLeast(48.dp)
        }
    }

    @Test
    fun `the menu covers no button beside a wide board, and touches no edge however the screen lies`() {
        for (leftHanded in listOf(false, true)) {
            for ((width, height) in listOf(640 to 360, 1180 to 820, 360 to 640)) {
                val what = "$width × $height, left-handed: $leftHanded"
                val (panel, button) = menuPlaces(width, height, leftHanded)
                val screen = Rect(0f, 0f, width.toFloat(), height.toFloat())
                assertEquals(what, panel, panel.intersect(screen.deflate(LEAST_EDGE)))
                if (width > height) assertTrue(what, panel.right < button.left || panel.left > button.right)
            }
        }
    }

    /** Where the open menu is on a screen of this size, and its button. */
    @OptIn(ExperimentalTestApi::class)
    private fun menuPlaces(
        width: Int,
        height: Int,
        leftHanded: Boolean,
    ): Pair<Rect, Rect> {
        lateinit var places: List<Rect>
        runDesktopComposeUiTest(width, height) {
            lateinit var app: TalonState
            setContent {
                val scope = rememberCoroutineScope()
                app = remember { TalonState(null, Language.ENGLISH, scope).apply { begin() } }
                TalonApp(app, TalonFont)
            }
            runOnIdle {
                app.change(app.settings.copy(leftHanded = leftHanded))
                app.play(Game.fromPosition(NEARLY_WON, Language.ENGLISH))
            }
            onNodeWithTag("menu").performClick()
            waitForIdle()
            places = listOf("menu-panel", "menu").map { onNodeWithTag(it).fetchSemanticsNode().boundsInWindow }
        }
        return places[0] to places[1]
    }

    private companion object {
        const val LEAST_EDGE = 8f
    }
}
