package app.talon.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.talon.core.DailyCalendar
import app.talon.core.Day
import app.talon.core.ShelvedGame
import app.talon.core.Wish
import app.talon.core.dayText
import app.talon.core.games
import app.talon.core.unplayedCalendar
import app.talon.ui.TalonState
import app.talon.ui.board.Chooser
import app.talon.ui.board.DealDialog
import app.talon.ui.board.Offer
import app.talon.ui.page.DayChoice
import app.talon.ui.page.MonthGrid
import app.talon.ui.page.date
import app.talon.ui.page.day
import app.talon.ui.words.LocalWords
import java.time.YearMonth

/** Offers the deal of a day of each game, today's at first, and says which were played. */
@Composable
internal fun DailyDialog(
    app: TalonState,
    shelf: List<ShelvedGame>,
    onDismiss: () -> Unit,
) {
    val words = LocalWords.current
    val today = remember { app.today() }
    var day by remember { mutableStateOf(today) }
    val unplayed = remember { unplayedCalendar(today, words.language) }
    val calendar by produceState(unplayed) { value = app.dailyCalendar(today) }
    val title = words.with("deal-of-the-day-name", "date" to dayText(words.language, day))
    DealDialog(title, onDismiss, widest = WIDEST) { choose ->
        Halves(
            { modifier ->
                val choice = DayChoice(day.date) { day = it.day }
                val first = YearMonth.from(calendar.first.date)
                MonthGrid(calendar.days, first, today.date, modifier.testTag("calendar"), choice)
            },
            { modifier -> Deals(app, shelf, day, calendar, choose, onDismiss, modifier) },
        )
    }
}

/** Two parts beside each other where there is room, else one below the other. */
@Composable
private fun Halves(
    one: @Composable (Modifier) -> Unit,
    other: @Composable (Modifier) -> Unit,
) {
    BoxWithConstraints {
        // The larger the letters, the more room they need.
        val isWide = maxWidth >= with(LocalDensity.current) { WIDE.toDp() }
        if (isWide) {
            Row(horizontalArrangement = Arrangement.spacedBy(20.dp)) {
                one(Modifier.weight(1f))
                other(Modifier.weight(1f))
            }
        } else {
            Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                one(Modifier)
                other(Modifier)
            }
        }
    }
}

/** The deal of a day of each game. */
@Composable
private fun Deals(
    app: TalonState,
    shelf: List<ShelvedGame>,
    day: Day,
    calendar: DailyCalendar,
    choose: Chooser,
    onDismiss: () -> Unit,
    modifier: Modifier,
) {
    val words = LocalWords.current
    val games = remember(words) { games(words.language) }
    Column(modifier, Arrangement.spacedBy(8.dp)) {
        for (game in games) {
            val table = shelf.table(game.id)
            val lies = table?.day == day
            val hasBegun = table?.hasBegun ?: false
            val played = calendar.deals.find { it.game == game.id && it.day == day }
            val outcome = played?.let { words[if (it.isWon) "statistics-won" else "statistics-played"] }
            val about = outcome ?: words["continue-game"].takeIf { lies && hasBegun }
            Offer("day-${game.id}", game.name, about) {
                choose(hasBegun && !lies && app.settings.confirmsNewDeal) {
                    onDismiss()
                    if (lies) app.takeUp(game.id) else app.deal(game.id, Wish.OfDay(day))
                }
            }
        }
    }
}

/** What came of the deals of the days; nothing where that isn't kept. */
private suspend fun TalonState.dailyCalendar(today: Day): DailyCalendar {
    val ledger = ledger ?: return unplayedCalendar(today, language)
    return elsewhere { ledger.dailyCalendar(today, language) }
}

private val WIDEST = 720.dp
private val WIDE = 480.sp
