package app.talon.desktop

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.unit.dp
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.dayText
import app.talon.core.dealOfTheDay
import app.talon.core.games
import app.talon.core.text
import app.talon.core.textWith
import app.talon.ui.page.DayChoice
import app.talon.ui.page.MonthGrid
import app.talon.ui.page.date
import app.talon.ui.page.day
import app.talon.ui.words.LocalWords
import app.talon.ui.words.Words
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import java.time.LocalDate
import java.time.YearMonth

/** The calendar of the deals of the days, on the screen of the games. */
class DailyTest {
    @get:Rule
    val rule = createComposeRule()

    @get:Rule
    val folder = TemporaryFolder()

    private val player by lazy { Player(rule, folder.root) }
    private val ledger get() = checkNotNull(player.app.ledger)
    private val today get() = player.app.today().date
    private val earlier get() = today.minusMonths(1).withDayOfMonth(12)

    @Test
    fun `today is chosen at first, and a year of days can be made up for`() {
        player.press("deal-of-the-day")
        cell(today).assertIsSelected()
        rule.onNodeWithText(titleOf(today)).assertIsDisplayed()
        for (month in 1..12) {
            rule.onNodeWithTag("month-after").run { if (month == 1) assertIsNotEnabled() else assertIsEnabled() }
            player.press("month-before")
        }
        rule.onNodeWithTag("month-before").assertIsNotEnabled()
        rule.onNodeWithTag("day-$today").assertDoesNotExist()
        player.press("day-${today.minusYears(1).withDayOfMonth(1)}")
        rule.onNodeWithText(titleOf(today.minusYears(1).withDayOfMonth(1))).assertIsDisplayed()
    }

    @Test
    fun `the deal of an earlier day is dealt, taken up again, and counts for that day`() {
        player.press("deal-of-the-day")
        choose(earlier)
        cell(earlier).assertIsSelected().assertContentDescriptionEquals(spoken(earlier, "statistics-daily-not-played"))
        player.press("day-sally")
        assertEquals(dealOf(earlier), player.board.view.deal)
        player.tap(PileKind.STOCK)
        player.press("games")

        player.press("deal-of-the-day")
        assertOffer("sally", null)
        choose(earlier)
        assertOffer("sally", "continue-game")
        player.press("day-sally")
        assertEquals(1u, player.board.view.moves)
        leave()

        val days = ledger.statistics("sally", today.day, Language.ENGLISH).days
        assertEquals(earlier.day to false, days.single().run { day to isWon })
        player.press("deal-of-the-day")
        choose(earlier)
        awaitSpoken(earlier, "statistics-daily-not-won")
        assertOffer("sally", "statistics-played")
        assertOffer("bisley", null)
    }

    @Test
    fun `a day is won if one of its deals was, and each game says its own`() {
        ledger.importText(dailyFile(earlier to true), Language.ENGLISH)
        ledger.importText(dailyFile(earlier to false, earlier.plusDays(1) to false, game = "bisley"), Language.ENGLISH)
        player.press("deal-of-the-day")
        choose(earlier)
        awaitSpoken(earlier, "statistics-daily-won")
        assertOffer("sally", "statistics-won")
        assertOffer("bisley", "statistics-played")

        choose(earlier.plusDays(1))
        cell(earlier).assertIsNotSelected()
        cell(earlier.plusDays(1)).assertContentDescriptionEquals(
            spoken(earlier.plusDays(1), "statistics-daily-not-won"),
        )
        assertOffer("sally", null)
        assertOffer("bisley", "statistics-played")
    }

    @Test
    fun `whatever was played more than a year ago is still reached`() {
        val longAgo = today.minusYears(2).withDayOfMonth(1)
        ledger.importText(dailyFile(longAgo to true), Language.ENGLISH)
        player.press("deal-of-the-day")
        choose(longAgo)
        assertOffer("sally", "statistics-won")
        rule.onNodeWithTag("month-before").assertIsNotEnabled()
    }

    @Test
    fun `days to come are there but can't be chosen`() {
        val today = LocalDate.of(2026, 11, 12)
        val chosen = mutableListOf<LocalDate>()
        rule.setContent {
            CompositionLocalProvider(LocalWords provides Words(Language.ENGLISH)) {
                val choice = DayChoice(today) { chosen += it }
                MonthGrid(emptyList(), YearMonth.from(today), today, choice = choice)
            }
        }
        for (date in listOf(today.minusDays(1), today)) cell(date).assertHeightIsAtLeast(40.dp).performClick()
        cell(today.plusDays(1))
            .assertHasNoClickAction()
            .assert(SemanticsMatcher.keyNotDefined(SemanticsProperties.ContentDescription))
            .performClick()
        assertEquals(listOf(today.minusDays(1), today), chosen)
    }

    @Test
    fun `where nothing is kept the days are offered all the same`() {
        val forgetful = Player(rule)
        forgetful.press("deal-of-the-day")
        val earlier =
            forgetful.app
                .today()
                .date
                .minusMonths(1)
                .withDayOfMonth(12)
        choose(earlier, forgetful)
        forgetful.press("day-sally")
        assertEquals(dealOf(earlier), forgetful.board.view.deal)
    }

    /** Deals another game instead of the one on the table, begins it, and goes back to the games. */
    private fun leave() {
        player.press("new-deal")
        player.press("deal-random")
        player.tap(PileKind.STOCK)
        player.press("games")
    }

    /** Turns the months back to that of a day, and chooses it. */
    private fun choose(
        date: LocalDate,
        by: Player = player,
    ) {
        by.await("calendar")
        while (rule.onAllNodesWithTag("day-$date").fetchSemanticsNodes().isEmpty()) {
            // How far back the months go is read elsewhere.
            by.waitUntil {
                val button = rule.onNodeWithTag("month-before").fetchSemanticsNode()
                SemanticsProperties.Disabled !in button.config
            }
            by.press("month-before")
        }
        by.press("day-$date")
    }

    private fun cell(date: LocalDate) = rule.onNodeWithTag("day-$date")

    private fun awaitSpoken(
        date: LocalDate,
        key: String,
    ) {
        val words = spoken(date, key)
        player.waitUntil {
            val node = cell(date).fetchSemanticsNode()
            node.config[SemanticsProperties.ContentDescription] == listOf(words)
        }
        rule.waitForIdle()
    }

    private fun spoken(
        date: LocalDate,
        key: String,
    ) = textWith(Language.ENGLISH, key, mapOf("date" to dayText(Language.ENGLISH, date.day)))

    /** What a game's offer says of the deal of the chosen day. */
    private fun assertOffer(
        game: String,
        key: String?,
    ) {
        val name = games(Language.ENGLISH).single { it.id == game }.name
        val words = listOfNotNull(name, key?.let { text(Language.ENGLISH, it) })
        rule.onNodeWithTag("day-$game").assertTextEquals(*words.toTypedArray())
    }

    private fun titleOf(date: LocalDate) =
        textWith(Language.ENGLISH, "deal-of-the-day-name", mapOf("date" to dayText(Language.ENGLISH, date.day)))

    private fun dealOf(date: LocalDate) = date.day.run { dealOfTheDay("sally", year, month, day) }
}
