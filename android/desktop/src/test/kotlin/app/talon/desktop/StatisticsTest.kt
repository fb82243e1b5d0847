package app.talon.desktop

import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Status
import app.talon.core.dayText
import app.talon.core.text
import app.talon.core.textWith
import app.talon.ui.Screen
import app.talon.ui.statistics.Files
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.io.IOException
import java.time.LocalDate

/** The page of the statistics, as a thumb and a screen reader use it. */
class StatisticsTest {
    @get:Rule
    val rule = createComposeRule()

    @get:Rule
    val folder = TemporaryFolder()

    private val drawer = Drawer()
    private val player by lazy { Player(rule, folder.root, drawer) }
    private val app get() = player.app
    private val ledger get() = checkNotNull(app.ledger)

    @Test
    fun `before the first game there is nothing to see`() {
        player.press("play-sally")
        openStatistics()
        player.await("nothing-yet")
        rule.onNodeWithTag("curve").assertDoesNotExist()
        rule.onNodeWithTag("reset").assertDoesNotExist()
    }

    @Test
    fun `a game that was won is a game won, for its patience and for all`() {
        winOne()
        openStatistics()
        awaitFigure("statistics-played", 1)
        awaitFigure("statistics-won", 1)
        awaitFigure("statistics-unaided", 1)
        rule.onNodeWithTag("curve").assertContentDescriptionEquals(curve(won = 1, of = 1))

        player.press("statistics-of-bisley")
        awaitFigure("statistics-played", 1)
        press("statistics-of-sally")
        player.await("nothing-yet")
    }

    @Test
    fun `a game that was left after its first move is a game lost`() {
        loseOne()
        openStatistics()
        awaitFigure("statistics-played", 1)
        awaitFigure("statistics-won", 0)
        rule.onNodeWithTag("curve").assertContentDescriptionEquals(curve(won = 0, of = 1))
        rule.onNodeWithTag("times").assertDoesNotExist()
    }

    @Test
    fun `the statistics of a game that are opened from it are its own`() {
        loseOne()
        rule.runOnIdle { app.open(Screen.StatisticsPage("bisley")) }
        player.await("nothing-yet")
    }

    @Test
    fun `results are deleted only when that is confirmed, and come back when it is undone`() {
        winOne()
        loseOne()
        openStatistics()
        awaitFigure("statistics-played", 2)
        press("reset")
        player.press("reset-cancel")
        awaitFigure("statistics-played", 2)

        press("reset")
        player.press("reset-confirm")
        player.await("nothing-yet")
        assertEquals(0u, played())

        player.press("reset-undo")
        awaitFigure("statistics-played", 2)
        awaitFigure("statistics-won", 1)
        rule.onNodeWithTag("reset-undo").assertDoesNotExist()
        rule.onNodeWithTag("message").assertTextEquals(say("statistics-reset-undone"))
    }

    @Test
    fun `a win tells what it changed in the statistics`() {
        ledger.importText(dailyFile(LocalDate.of(2020, 1, 1) to false, game = "bisley"), Language.ENGLISH)
        ledger.importText(nearlyWon(), Language.ENGLISH)
        player.press("play-bisley")
        player.press("redo")
        player.await("won")
        val changes = ledger.won(player.board.game, Language.ENGLISH)
        assertEquals(say("won-first"), changes.first())
        assertEquals(2, changes.size)
        for (change in changes) rule.onNodeWithText(change).assertIsDisplayed()
    }

    @Test
    fun `the statistics are shared as a short text, and copied where they can't be sent`() {
        winOne()
        openStatistics()
        awaitFigure("statistics-played", 1)
        press("statistics-of-bisley")
        player.awaitText("Bisley")
        press("share")
        rule.onNodeWithTag("message").assertTextEquals(say("copied"))
        val expected = ledger.statistics("bisley", app.today(), Language.ENGLISH).summary
        assertEquals(expected, player.clipboard)
        assertTrue(expected, expected.startsWith("Talon: Bisley"))
    }

    @Test
    fun `deleting the results of one patience leaves those of the others`() {
        winOne()
        loseOne()
        openStatistics()
        press("statistics-of-sally")
        awaitFigure("statistics-won", 0)
        press("reset")
        player.press("reset-confirm")
        player.await("nothing-yet")
        press("statistics-of-all")
        awaitFigure("statistics-played", 1)
        awaitFigure("statistics-won", 1)
    }

    @Test
    fun `what was exported changes nothing when it is imported`() {
        winOne()
        loseOne()
        openStatistics()
        awaitFigure("statistics-played", 2)
        press("export")
        player.awaitText(say("statistics-exported"))
        val file = drawer.onlyFile(".json")
        player.press("message-read")

        drawer.toOpen = file
        press("import")
        player.await("message")
        assertEquals(2u, played())
        awaitFigure("statistics-played", 2)
        assertEquals(file, ledger.exportText(Language.ENGLISH))
    }

    @Test
    fun `what was exported brings everything to another device`() {
        drawer.toOpen = wonFile()
        openStatistics()
        press("import")
        awaitFigure("statistics-played", 2)
        awaitFigure("statistics-won", 1)
    }

    @Test
    fun `the table has a line for each game`() {
        winOne()
        loseOne()
        openStatistics()
        press("export-table")
        player.awaitText(say("statistics-exported"))
        val lines = drawer.onlyFile(".csv").trim().lines()
        assertEquals(2, lines.drop(1).size)
    }

    @Test
    fun `a file that can't be used is answered, and nothing has changed`() {
        loseOne()
        openStatistics()
        drawer.toOpen = "Dear diary"
        press("import")
        player.awaitText(say("import-not-ours"))
        assertEquals(1u, played())

        drawer.isBroken = true
        press("import")
        player.awaitText(say("import-unreadable"))
        press("export")
        player.awaitText(say("export-failed"))
    }

    @Test
    fun `who names no file has nothing exported or imported`() {
        loseOne()
        openStatistics()
        drawer.isClosed = true
        press("export")
        press("import")
        rule.waitForIdle()
        assertTrue(drawer.files.isEmpty())
        rule.onNodeWithTag("message").assertDoesNotExist()
        assertEquals(1u, played())
    }

    @Test
    fun `the calendar says of each day how its deal went`() {
        val today = app.today().run { LocalDate.of(year, month.toInt(), day.toInt()) }
        val lastMonth = today.minusMonths(1).withDayOfMonth(12)
        ledger.importText(dailyFile(lastMonth to true, lastMonth.plusDays(1) to false), Language.ENGLISH)
        openStatistics()
        player.await("calendar")
        rule.onNodeWithTag("month-after").assertIsNotEnabled()
        press("month-before")
        rule.onNodeWithTag("month-before").assertIsNotEnabled()
        assertDay(lastMonth, "statistics-daily-won")
        assertDay(lastMonth.plusDays(1), "statistics-daily-not-won")
        assertDay(lastMonth.plusDays(2), "statistics-daily-not-played")

        press("month-after")
        assertDay(today, "statistics-daily-not-played")
        rule.onNodeWithTag("day-$lastMonth").assertDoesNotExist()
    }

    @Test
    fun `where the platform has no files there are no buttons for them`() {
        val bare = Player(rule, folder.root)
        rule.runOnIdle { bare.app.open(Screen.StatisticsPage(null)) }
        bare.await("nothing-yet")
        for (tag in listOf("export", "export-table", "import")) rule.onNodeWithTag(tag).assertDoesNotExist()
    }

    private fun openStatistics() {
        rule.runOnIdle { app.open(Screen.StatisticsPage(null)) }
        player.await("statistics-screen")
    }

    /** Takes up a game with one move to go, and makes it. */
    private fun winOne() {
        ledger.importText(nearlyWon(), Language.ENGLISH)
        player.press("play-bisley")
        player.press("redo")
        assertEquals(Status.WON, player.board.view.status)
        player.press("games")
    }

    /** Deals from the stock of a game, and leaves it for another one. */
    private fun loseOne() {
        player.press("play-sally")
        player.tap(PileKind.STOCK)
        player.press("new-deal")
        player.press("deal-random")
        player.tap(PileKind.STOCK)
        player.press("games")
    }

    private fun press(tag: String) {
        player.await(tag)
        rule.onNodeWithTag(tag).performScrollTo()
        player.press(tag)
    }

    private fun awaitFigure(
        key: String,
        value: Int,
    ) {
        val spoken = "${say(key)}: $value"
        player.waitUntil { rule.onAllNodesWithContentDescription(spoken).fetchSemanticsNodes().isNotEmpty() }
        rule.onNodeWithContentDescription(spoken).assertExists()
    }

    private fun assertDay(
        date: LocalDate,
        key: String,
    ) {
        val day = app.today().copy(year = date.year, month = date.monthValue.toUByte(), day = date.dayOfMonth.toUByte())
        val words = textWith(Language.ENGLISH, key, mapOf("date" to dayText(Language.ENGLISH, day)))
        rule.onNodeWithTag("day-$date").assertContentDescriptionEquals(words)
    }

    private fun played() = ledger.records(Language.ENGLISH).sumOf { it.played }

    private fun curve(
        won: Int,
        of: Int,
    ) = textWith(Language.ENGLISH, "statistics-curve-spoken", mapOf("won" to "$won", "count" to "$of"))

    private fun say(key: String) = text(Language.ENGLISH, key)

    /** A drawer for files that asks nobody. */
    private class Drawer : Files {
        val files = mutableMapOf<String, String>()
        var toOpen: String? = null
        var isClosed = false
        var isBroken = false

        override suspend fun save(
            suggestedName: String,
            text: String,
        ): Boolean {
            if (isBroken) throw IOException("the drawer is stuck")
            if (!isClosed) files[suggestedName] = text
            return !isClosed
        }

        override suspend fun open(): String? {
            if (isBroken) throw IOException("the drawer is stuck")
            return toOpen.takeUnless { isClosed }
        }

        fun onlyFile(ending: String): String {
            val (name, text) = files.entries.single()
            assertTrue(name, name.startsWith("talon-") && name.endsWith(ending))
            return text
        }
    }
}
