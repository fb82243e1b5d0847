package app.talon.ui.statistics

import androidx.compose.foundation.ExperimentalFoundationApi
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.talon.core.StatisticsPage
import app.talon.core.games
import app.talon.ui.TalonState
import app.talon.ui.page.Choice
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.PageHeader
import app.talon.ui.page.Panel
import app.talon.ui.page.READABLE_WIDTH
import app.talon.ui.words.LocalWords

/**
 * What the results say, in figures and pictures.
 *
 * @param game the id of the game that is shown first; all of them if there is none
 */
@Composable
internal fun StatisticsScreen(
    app: TalonState,
    game: String?,
) {
    val scope = rememberCoroutineScope()
    val state = remember(app, game) { StatisticsState(app, scope, game) }
    LaunchedEffect(state, state.subject) { state.read() }
    Column(Modifier.fillMaxSize().testTag("statistics-screen"), horizontalAlignment = Alignment.CenterHorizontally) {
        Column(Modifier.widthIn(max = MOST_WIDTH).fillMaxWidth()) {
            PageHeader(LocalWords.current["statistics"], onBack = { app.back() })
            GameChoice(state)
        }
        BoxWithConstraints(Modifier.widthIn(max = MOST_WIDTH).weight(1f)) {
            val columns = if (maxWidth >= TWO_COLUMNS * LocalDensity.current.fontScale) 2 else 1
            Column(
                Modifier.fillMaxHeight().verticalScroll(rememberScrollState()).padding(EDGE),
                Arrangement.spacedBy(EDGE),
                Alignment.CenterHorizontally,
            ) {
                app.clearedResults?.let { ResetUndo(state::undoReset, onRead = { app.clearedResults = null }) }
                state.page?.let { Sheets(app, it, columns) }
                if (app.ledger == null) NothingYet() else ResultFiles(state)
            }
        }
    }
    state.atStake?.let { ResetQuestion(state, it) }
}

/** All games, or one of them. */
@Composable
private fun GameChoice(state: StatisticsState) {
    val words = LocalWords.current
    val games = remember(words) { games(words.language) }
    Row(
        Modifier
            .fillMaxWidth()
            .horizontalScroll(rememberScrollState())
            .padding(horizontal = EDGE)
            .selectableGroup(),
        Arrangement.spacedBy(8.dp),
    ) {
        GameChip(state, null, words["statistics-all-games"])
        for (game in games) GameChip(state, game.id, game.name)
    }
}

/** A game to be chosen, or all of them; in sight where it is the one that the page is about. */
@OptIn(ExperimentalFoundationApi::class)
@Composable
private fun GameChip(
    state: StatisticsState,
    game: String?,
    name: String,
) {
    val place = remember { BringIntoViewRequester() }
    LaunchedEffect(state) {
        // Before the first frame it isn't known where the chip lies.
        withFrameNanos {}
        if (state.game == game) place.bringIntoView()
    }
    val modifier = Modifier.bringIntoViewRequester(place).testTag("statistics-of-${game ?: "all"}")
    Choice(name, state.game == game, modifier, onTable = true) { state.game = game }
}

@Composable
private fun Sheets(
    app: TalonState,
    page: StatisticsPage,
    columns: Int,
) {
    if (page.sections.isEmpty()) return NothingYet()
    val sheets = sheetsOf(app, page)
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(EDGE)) {
        for (column in 0..<columns) {
            Column(Modifier.weight(1f), Arrangement.spacedBy(EDGE)) {
                sheets.filterIndexed { index, _ -> index % columns == column }.forEach { it() }
            }
        }
    }
}

/** The sheets in the order in which they are best read. */
private fun sheetsOf(
    app: TalonState,
    page: StatisticsPage,
): List<@Composable () -> Unit> =
    buildList {
        add { FigureSheet(page.sections.first()) }
        if (page.curve.isNotEmpty()) add { CurveSheet(page) }
        for (section in page.sections.drop(1)) add { FigureSheet(section) }
        if (page.times.isNotEmpty()) add { TimesSheet(page.times) }
        page.daily?.let { add { CalendarSheet(it, page.days, app.today()) } }
    }

@Composable
private fun NothingYet() {
    Panel(heading = null, Modifier.widthIn(max = READABLE_WIDTH)) {
        Text(
            LocalWords.current["statistics-nothing-yet"],
            Modifier.padding(horizontal = PANEL_EDGE, vertical = 12.dp).testTag("nothing-yet"),
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}

private val EDGE = 12.dp
private val MOST_WIDTH = 1040.dp
private val TWO_COLUMNS = 640.dp
