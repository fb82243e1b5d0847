package app.talon.desktop

import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import app.talon.core.Language
import app.talon.core.LanguageChoice
import app.talon.core.Ledger
import app.talon.core.MotionSpeed
import app.talon.core.PileKind
import app.talon.core.TalonException
import app.talon.core.Theme
import app.talon.core.text
import app.talon.core.textWith
import app.talon.ui.Screen
import app.talon.ui.board.middle
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.io.File
import java.time.Instant

/** What the app keeps: games, settings and new deals that can be taken back. */
class KeepingTest {
    @get:Rule
    val rule = createComposeRule()

    @get:Rule
    val folder = TemporaryFolder()

    private val store by lazy { File(folder.root, "store") }
    private val player by lazy { Player(rule, store) }
    private val app get() = player.app
    private val board get() = player.board

    @Test
    fun `a game goes on where it was when the app is closed and opened again`() {
        player.press("play-sally")
        player.tap(PileKind.STOCK)
        player.tap(PileKind.STOCK)
        val before = board.positionText

        player.startAgain()
        assertEquals(Screen.Board, app.screen)
        assertEquals(before, board.positionText)
        player.press("undo")
        player.press("undo")
        rule.onNodeWithTag("undo").assertIsNotEnabled()
    }

    @Test
    fun `the game last played is on the table, and the others go on from the list`() {
        playTheStock("sally")
        player.press("games")
        // The ledger counts in seconds.
        val second = Instant.now().epochSecond
        player.waitUntil { Instant.now().epochSecond > second }
        playTheStock("midshipman")
        player.startAgain()
        assertEquals("midshipman", board.view.gameId)
        player.press("games")
        rule.onNodeWithTag("play-sally").assertContentDescriptionEquals(
            textWith(
                Language.ENGLISH,
                "continue-game-spoken",
                mapOf("game" to "Sally", "moves" to textWith(Language.ENGLISH, "move-count", mapOf("count" to "1"))),
            ),
        )
        player.press("play-sally")
        assertEquals("sally", board.view.gameId)
        assertEquals(1u, board.view.moves)
    }

    @Test
    fun `undo takes a new deal back`() {
        playTheStock("sally")
        val before = board.positionText
        dealAnother()
        assertNotEquals(before, board.positionText)
        rule.onNodeWithTag("notice").assertTextEquals(text(Language.ENGLISH, "new-deal-can-be-undone"))
        rule.onNodeWithTag("undo").assertContentDescriptionEquals(text(Language.ENGLISH, "new-deal-undo"))

        player.press("undo")
        assertEquals(before, board.positionText)
        assertEquals(1u, board.view.moves)
        rule.onNodeWithTag("notice").assertTextEquals(text(Language.ENGLISH, "new-deal-undone"))
        assertEquals(0u, played("sally"))
    }

    @Test
    fun `a new deal that has begun is not taken back`() {
        playTheStock("sally")
        dealAnother()
        player.tap(PileKind.STOCK)
        player.press("undo")
        assertEquals(0u, board.view.moves)
        rule.onNodeWithTag("undo").assertIsNotEnabled()
        assertEquals(1u, played("sally"))
    }

    @Test
    fun `a new deal can still be taken back when the app was closed`() {
        playTheStock("sally")
        val before = board.positionText
        dealAnother()
        player.startAgain()
        rule.onNodeWithTag("undo").assertIsEnabled()
        player.press("undo")
        assertEquals(before, board.positionText)
    }

    @Test
    fun `who wants to be asked is asked before a game is lost`() {
        playTheStock("sally")
        val before = board.positionText
        rule.runOnIdle { app.change(app.settings.copy(confirmsNewDeal = true)) }
        player.press("new-deal")
        player.press("deal-random")
        rule.onNodeWithTag("new-deal-question").assertIsDisplayed()
        player.press("cancel")
        assertEquals(before, board.positionText)

        player.press("new-deal")
        player.press("deal-random")
        player.press("new-deal-confirm")
        assertEquals(0u, board.view.moves)
        // Nothing has been played yet, so nothing is asked.
        player.press("new-deal")
        player.press("deal-random")
        rule.onNodeWithTag("new-deal-question").assertDoesNotExist()
    }

    @Test
    fun `settings survive`() {
        player.press("play-sally")
        rule.runOnIdle {
            app.change(app.settings.copy(language = LanguageChoice.GERMAN, leftHanded = true))
            app.change(app.settings.copy(theme = Theme.BLACK, showsClock = false))
        }
        val chosen = app.settings
        player.waitUntil { checkNotNull(app.ledger).settings() == chosen }
        player.startAgain()
        assertEquals(chosen, app.settings)
        assertEquals(Language.GERMAN, app.language)
        rule.onNodeWithTag("time").assertDoesNotExist()
        rule.onNodeWithTag("undo").assertContentDescriptionEquals(text(Language.GERMAN, "undo-spoken"))
    }

    @Test
    fun `a code that was shared plays the same cards, and a mistyped one is answered`() {
        player.press("play-bisley")
        val cards = board.positionText
        val code = checkNotNull(board.shareCode)
        player.press("games")
        player.press("choose-sally")
        rule.onNodeWithTag("deal-number").performTextInput(code.dropLast(1))
        player.press("deal-by-number")
        val answer = text(Language.ENGLISH, "share-code-mistyped")
        player.awaitText(answer)

        player.press("cancel")
        player.press("choose-sally")
        rule.onNodeWithTag("deal-number").performTextInput(code)
        player.press("deal-by-number")
        assertEquals(cards, board.positionText)
        rule.onNodeWithTag("deal-number").assertDoesNotExist()
    }

    @Test
    fun `the menu copies the code of the deal`() {
        player.press("play-bisley")
        player.press("menu")
        player.press("share-deal")
        rule.onNodeWithTag("notice").assertTextEquals(text(Language.ENGLISH, "copied"))
        assertEquals(board.shareCode, player.clipboard)
    }

    @Test
    fun `cards without a number are shared with every card in its place`() {
        player.press("play-bisley")
        val order = checkNotNull(board.game.shareOrderCode())
        val cards = board.positionText
        player.press("games")
        player.press("choose-bisley")
        rule.onNodeWithTag("deal-number").performTextInput(order)
        player.press("deal-by-number")
        assertEquals(cards, board.positionText)
        assertNull(board.view.deal)
        player.press("menu")
        player.press("share-deal")
        assertEquals(order, player.clipboard)
    }

    @Test
    fun `the same deal is dealt again`() {
        player.press("play-sally")
        val cards = board.positionText
        player.tap(PileKind.STOCK)
        player.press("new-deal")
        player.press("same-deal-again")
        assertEquals(cards, board.positionText)
        assertEquals(0u, board.view.moves)
        assertTrue(board.view.canTakeBack)
    }

    @Test
    fun `damaged data are told once and the app goes on`() {
        playTheStock("sally")
        player.startAgain(meanwhile = ::damage)
        player.await("message")
        rule.onNodeWithTag("message").assertTextContains("damaged", substring = true)
        player.press("message-read")
        rule.onNodeWithTag("message").assertDoesNotExist()
        if (app.board == null) player.press("play-sally")
        player.tap(PileKind.STOCK)
        player.startAgain()
        assertNull(app.message)
    }

    @Test
    fun `without a ledger the app says why and plays all the same`() {
        store.writeText("a file where the folder should be")
        val why = assertThrows(TalonException.NotStored::class.java) { Ledger.open(store.path, Language.ENGLISH) }
        assertNull(player.app.ledger)
        rule.onNodeWithTag("message").assertTextEquals(why.reason)
        player.press("play-sally")
        player.tap(PileKind.STOCK)
        assertEquals(1u, board.view.moves)
        player.press("menu")
        rule.onNodeWithTag("share-deal").assertDoesNotExist()
        player.press("left-handed")
        assertTrue(app.settings.leftHanded)
    }

    @Test
    fun `the clock stands while another screen lies over the board`() {
        playTheStock("sally")
        assertTrue(player.clockRuns)
        val pages = listOf(Screen.SettingsPage, Screen.StatisticsPage(null), Screen.RulesPage("sally"), Screen.Games)
        for (page in pages) {
            val before = board.positionText
            rule.runOnIdle { app.open(page) }
            rule.waitForIdle()
            assertFalse("$page", player.clockRuns)
            rule.runOnIdle { if (!app.back()) app.open(Screen.Board) }
            rule.waitForIdle()
            assertEquals(Screen.Board, app.screen)
            assertEquals(before, board.positionText)
            assertTrue("$page", player.clockRuns)
        }
    }

    @Test
    fun `with motion switched off cards are simply there`() {
        player.press("play-sally")
        rule.runOnIdle { app.change(app.settings.copy(motion = MotionSpeed.NONE)) }
        rule.waitForIdle()
        rule.mainClock.autoAdvance = false
        val top = board.view.pile(PileKind.STOCK).count
        rule.runOnUiThread {
            board.tap(
                board.view
                    .pile(PileKind.STOCK)
                    .top.middle,
            )
        }
        assertTrue(board.view.pile(PileKind.STOCK).count < top)
        val waste = board.view.pile(PileKind.WASTE).top
        val sprites = board.view.scene.sprites
        val card = sprites.last { it.rect == waste }
        assertEquals(waste.x, checkNotNull(board.cornerOf(card.id)).x)
        assertEquals(waste.y, checkNotNull(board.cornerOf(card.id)).y)
    }

    private fun playTheStock(game: String) {
        player.press("play-$game")
        player.tap(PileKind.STOCK)
        assertEquals(1u, board.view.moves)
    }

    private fun dealAnother() {
        player.press("new-deal")
        player.press("deal-random")
        assertEquals(0u, board.view.moves)
    }

    private fun played(game: String) =
        checkNotNull(app.ledger)
            .records(Language.ENGLISH)
            .single { it.game == game }
            .played

    /** Overwrites part of what is kept. */
    private fun damage() {
        val file = store.walk().first { it.isFile && it.length() > DAMAGED_BYTES }
        val bytes = file.readBytes()
        for (at in bytes.size / 2 until bytes.size) bytes[at] = 0x55
        file.writeBytes(bytes)
    }

    private companion object {
        const val DAMAGED_BYTES = 4096
    }
}
