package app.talon.desktop

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Wish
import app.talon.core.games
import app.talon.core.text
import app.talon.ui.Screen
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import app.talon.ui.board.middle
import app.talon.ui.statistics.Files
import app.talon.ui.statistics.LocalFiles
import kotlinx.coroutines.Dispatchers
import java.time.LocalDate
import kotlin.io.path.createTempDirectory

/** The size of a screen in dp, and how much larger than usual its letters are. */
internal data class Sight(
    val width: Int,
    val height: Int,
    val fontScale: Float,
    val language: Language,
)

/** Shows every screen and dialog of the app, one after the other, and has [look] look at each by its name. */
@OptIn(ExperimentalTestApi::class)
internal fun tour(
    sight: Sight,
    look: ComposeUiTest.(name: String) -> Unit,
) = runDesktopComposeUiTest(sight.width, sight.height) {
    val store = createTempDirectory("talon").toFile()
    lateinit var app: TalonState
    setContent {
        val scope = rememberCoroutineScope()
        app = remember { TalonState.open(store.path, sight.language, scope, waiting = Dispatchers.Main) }
        CompositionLocalProvider(
            LocalDensity provides Density(1f, sight.fontScale),
            LocalFiles provides ClosedDrawer,
        ) { TalonApp(app, TalonFont) }
    }
    waitForIdle()
    with(Guide(this, app, look)) {
        firstRun()
        games()
        win()
        boards()
        statistics()
        pages()
    }
    runOnIdle { app.close() }
    store.deleteRecursively()
}

@OptIn(ExperimentalTestApi::class)
private class Guide(
    private val test: ComposeUiTest,
    private val app: TalonState,
    private val look: ComposeUiTest.(name: String) -> Unit,
) {
    fun firstRun() {
        look("first run")
        press("first-run-start")
    }

    fun games() {
        lookDown("games")
        days()
        press("choose-${games(app.language).first().id}")
        look("new deal")
        press("cancel")
        test.runOnIdle { app.message = text(app.language, "storage-newer") }
        look("message")
        press("message-read")
    }

    private fun days() {
        press("deal-of-the-day")
        look("deals of the day")
        press("month-before")
        press("day-${LocalDate.now().minusMonths(1).withDayOfMonth(LONG_DAY)}")
        look("deals of an earlier day")
        press("cancel")
    }

    fun boards() {
        for (game in games(app.language)) {
            deal(game.id)
            look("board of ${game.id}")
        }
        deal("sally")
        press("menu")
        look("menu")
        press("ask-fate")
        awaitNotice()
        look("answer")
        lose()
    }

    /** A game that can't be won any more says so in many words. */
    private fun lose() {
        test.runOnIdle { app.play(Game.fromPosition(STUCK, app.language)) }
        awaitNotice()
        look("stuck")
        test.runOnIdle {
            app.change(app.settings.copy(winnableOnly = false, confirmsNewDeal = true))
            app.deal("sally", Wish.Number(LARGE_NUMBER))
        }
        test.waitForIdle()
        test.runOnIdle {
            val board = checkNotNull(app.board)
            val stock = board.view.pile(PileKind.STOCK).top
            board.tap(stock.middle)
        }
        press("new-deal")
        look("new deal of any kind")
        press("deal-random")
        look("question before a new deal")
        press("cancel")
    }

    /** A win after some others, so that there is much to tell of it. */
    fun win() {
        val days = (1..9).map { LocalDate.of(2020, 3, it) to (it % 4 != 0) }
        test.runOnIdle {
            for (file in listOf(nearlyWon(), dailyFile(*days.toTypedArray(), game = "bisley"), wonFile())) {
                checkNotNull(app.ledger).importText(file, app.language)
            }
            app.takeUp("bisley")
        }
        test.waitForIdle()
        test.runOnIdle { checkNotNull(app.board).redo() }
        look("win")
    }

    fun statistics() {
        for (game in listOf("sally", "bisley", null)) {
            test.runOnIdle { app.open(Screen.StatisticsPage(game)) }
            test.waitForIdle()
            look("statistics of ${game ?: "all"}")
        }
        test.runOnIdle { app.open(Screen.StatisticsPage("sally")) }
        test.waitForIdle()
        press("reset")
        look("question before the reset")
        press("reset-confirm")
        look("after the reset")
    }

    fun pages() {
        show(Screen.SettingsPage, "settings")
        for (game in games(app.language)) show(Screen.RulesPage(game.id), "rules of ${game.id}")
        test.runOnIdle { app.open(Screen.Games) }
        lookDown("games that were played")
    }

    private fun lookDown(name: String) {
        look(name)
        val list = test.onNode(hasScrollAction())
        list.performSemanticsAction(SemanticsActions.ScrollBy) { it(0f, FAR) }
        test.waitForIdle()
        look("$name, further down")
        list.performSemanticsAction(SemanticsActions.ScrollBy) { it(0f, -FAR) }
        test.waitForIdle()
    }

    private fun show(
        screen: Screen,
        name: String,
    ) {
        test.runOnIdle { app.open(screen) }
        test.waitForIdle()
        look(name)
    }

    private fun deal(game: String) {
        test.runOnIdle { app.deal(game, Wish.Number(LARGE_NUMBER)) }
        test.waitForIdle()
    }

    private fun press(tag: String) {
        val node = test.onNodeWithTag(tag)
        // Only what lies in something that scrolls can be scrolled to.
        if (test.onAllNodes(hasTestTag(tag) and hasAnyAncestor(hasScrollAction())).fetchSemanticsNodes().isNotEmpty()) {
            node.performScrollTo()
        }
        node.performClick()
        test.waitForIdle()
    }

    private fun awaitNotice() {
        test.waitUntil(timeoutMillis = PATIENCE) { app.board?.run { notice ?: view.remark } != null }
        test.waitForIdle()
    }

    private fun look(name: String) {
        test.waitForIdle()
        test.look(name)
    }

    private companion object {
        /** The longest that the number of a deal can be. */
        const val LARGE_NUMBER = 4_294_967_295u

        /** Further than any list reaches, in pixels. */
        const val FAR = 100_000f

        /** A day of every month, with two digits. */
        const val LONG_DAY = 28
        const val PATIENCE = 20_000L
    }
}

/** A place for files that never has any. */
private object ClosedDrawer : Files {
    override suspend fun save(
        suggestedName: String,
        text: String,
    ) = false

    override suspend fun open(): String? = null
}
