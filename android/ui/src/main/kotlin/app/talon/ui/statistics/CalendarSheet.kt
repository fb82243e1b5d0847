package app.talon.ui.statistics

import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import app.talon.core.Day
import app.talon.core.FigureSection
import app.talon.core.PlayedDay
import app.talon.ui.page.MonthGrid
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.page.date
import java.time.YearMonth

/**
 * The days whose deals were played.
 *
 * @param figures what is said of these days altogether
 */
@Composable
internal fun CalendarSheet(
    figures: FigureSection,
    days: List<PlayedDay>,
    today: Day,
) {
    val first = days.minOf { YearMonth.from(it.day.date) }
    Panel(figures.heading, Modifier.testTag("calendar")) {
        for (figure in figures.figures) FigureRow(figure)
        MonthGrid(days, first, today.date, Modifier.padding(horizontal = PANEL_EDGE))
    }
}
