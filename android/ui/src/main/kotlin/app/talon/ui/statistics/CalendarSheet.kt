package app.talon.ui.statistics

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.talon.core.Day
import app.talon.core.FigureSection
import app.talon.core.PlayedDay
import app.talon.core.unplayedDayText
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.theme.Icons
import app.talon.ui.words.LocalWords
import java.time.DayOfWeek
import java.time.LocalDate
import java.time.YearMonth

/**
 * A month of the days whose deals were played: a full disc if the deal was won, a ring if it was only played.
 *
 * @param figures what is said of these days altogether
 */
@Composable
internal fun CalendarSheet(
    figures: FigureSection,
    days: List<PlayedDay>,
    today: Day,
) {
    val words = LocalWords.current
    val played = remember(days) { days.associateBy { it.day.date } }
    val thisMonth = YearMonth.from(today.date)
    val first = played.keys.minOf { YearMonth.from(it) }
    var month by remember { mutableStateOf(thisMonth) }
    Panel(figures.heading, Modifier.testTag("calendar")) {
        for (figure in figures.figures) FigureRow(figure)
        Column(Modifier.padding(horizontal = PANEL_EDGE), Arrangement.spacedBy(4.dp)) {
            Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
                Turn(Icons.Before, words["statistics-month-before"], "month-before", month > first) {
                    month = month.minusMonths(1)
                }
                MonthName(month, Modifier.weight(1f))
                Turn(Icons.After, words["statistics-month-after"], "month-after", month < thisMonth) {
                    month = month.plusMonths(1)
                }
            }
            Weekdays()
            for (week in weeksOf(month)) {
                Row(Modifier.fillMaxWidth()) {
                    for (date in week) DayCell(date, date?.let(played::get), today.date, Modifier.weight(1f))
                }
            }
            Legend(full = words["statistics-won"], ring = words["statistics-not-won"])
        }
    }
}

@Composable
private fun MonthName(
    month: YearMonth,
    modifier: Modifier,
) {
    Text(
        LocalWords.current.with("statistics-month", "month" to month.monthValue, "year" to month.year),
        modifier.testTag("month").semantics { liveRegion = LiveRegionMode.Polite },
        fontWeight = FontWeight.SemiBold,
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.bodyLarge,
    )
}

@Composable
private fun Turn(
    icon: ImageVector,
    spoken: String,
    tag: String,
    enabled: Boolean,
    onClick: () -> Unit,
) {
    IconButton(onClick, Modifier.testTag(tag), enabled) { Icon(icon, spoken) }
}

/** The names of the days above their columns; each day says its date itself. */
@Composable
private fun Weekdays() {
    Row(Modifier.fillMaxWidth().clearAndSetSemantics {}) {
        for (day in DayOfWeek.entries) {
            Text(
                LocalWords.current.with("weekday-short", "weekday" to day.value),
                Modifier.weight(1f),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                maxLines = 1,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }
}

/** A day of the month, or a gap before its first or after its last one. Days to come are pale and aren't spoken of. */
@Composable
private fun DayCell(
    date: LocalDate?,
    played: PlayedDay?,
    today: LocalDate,
    modifier: Modifier,
) {
    val height = with(LocalDensity.current) { CELL_HEIGHT.toDp() }
    if (date == null) return Box(modifier.height(height))
    val language = LocalWords.current.language
    val spoken = played?.spoken ?: unplayedDayText(language, date.day)
    val isToCome = date > today
    Box(
        modifier
            .height(height)
            .testTag("day-$date")
            .clearAndSetSemantics { if (!isToCome) contentDescription = spoken }
            .alpha(if (isToCome) PALE else 1f),
        Alignment.Center,
    ) {
        val colours = MaterialTheme.colorScheme
        if (played != null) {
            Canvas(Modifier.matchParentSize()) {
                val radius = size.minDimension / 2 - 2.dp.toPx()
                if (played.isWon) {
                    drawCircle(colours.primary, radius)
                } else {
                    drawCircle(colours.primary, radius, style = Stroke(RING.toPx()))
                }
            }
        }
        Text(
            "${date.dayOfMonth}",
            color = if (played?.isWon == true) colours.onPrimary else colours.onSurface,
            fontWeight = if (date == today) FontWeight.Bold else FontWeight.Normal,
            textDecoration = if (date == today) TextDecoration.Underline else null,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** The days of [month] in rows from Monday to Sunday. */
private fun weeksOf(month: YearMonth): List<List<LocalDate?>> {
    val before = List<LocalDate?>(month.atDay(1).dayOfWeek.ordinal) { null }
    val days = before + (1..month.lengthOfMonth()).map(month::atDay)
    val weeks = days.chunked(DayOfWeek.entries.size)
    return weeks.map { week -> week + List(DayOfWeek.entries.size - week.size) { null } }
}

private val CELL_HEIGHT = 38.sp
private val RING = 1.8.dp
private const val PALE = 0.38f
