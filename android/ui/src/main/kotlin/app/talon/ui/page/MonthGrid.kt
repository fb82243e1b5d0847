package app.talon.ui.page

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.RoundedCornerShape
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
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.talon.core.PlayedDay
import app.talon.core.unplayedDayText
import app.talon.ui.theme.Icons
import app.talon.ui.words.LocalWords
import java.time.DayOfWeek
import java.time.LocalDate
import java.time.YearMonth

/**
 * A day of the month that is chosen.
 *
 * @param onChoose chooses a day, today or one before
 */
internal class DayChoice(
    val chosen: LocalDate,
    val onChoose: (LocalDate) -> Unit,
)

/**
 * A month of days, to be turned: a full disc on a day whose deal was won, a ring on one whose deal was only played.
 *
 * @param first the earliest month; the last one is that of today
 * @param choice which day is chosen; without it the days are only looked at
 */
@Composable
internal fun MonthGrid(
    played: List<PlayedDay>,
    first: YearMonth,
    today: LocalDate,
    modifier: Modifier = Modifier,
    choice: DayChoice? = null,
) {
    val words = LocalWords.current
    val outcomes = remember(played) { played.associateBy { it.day.date } }
    val thisMonth = YearMonth.from(today)
    var month by remember { mutableStateOf(thisMonth) }
    Column(modifier, Arrangement.spacedBy(4.dp)) {
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
                for (date in week) DayCell(date, date?.let(outcomes::get), today, choice, Modifier.weight(1f))
            }
        }
        Legend(full = words["statistics-won"], ring = words["statistics-not-won"])
    }
}

@Composable
private fun MonthName(
    month: YearMonth,
    modifier: Modifier,
) {
    Text(
        LocalWords.current.with("statistics-month", "month" to month.monthValue, "year" to month.year),
        modifier.testTag("month").semantics { liveRegion = LiveRegionMode.Polite }.wholeWords(),
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
                style = MaterialTheme.typography.labelSmall,
            )
        }
    }
}

/** A day of the month, or a gap before its first or after its last one. */
@Composable
private fun DayCell(
    date: LocalDate?,
    played: PlayedDay?,
    today: LocalDate,
    choice: DayChoice?,
    modifier: Modifier,
) {
    val height = with(LocalDensity.current) { CELL_HEIGHT.toDp() }.coerceAtLeast(LEAST_CELL_HEIGHT)
    if (date == null) return Box(modifier.height(height))
    val isChosen = date == choice?.chosen
    val colours = MaterialTheme.colorScheme
    Box(modifier.height(height).testTag("day-$date").then(meaning(date, played, today, choice)), Alignment.Center) {
        Canvas(Modifier.matchParentSize()) {
            if (isChosen) drawOutline(colours.onSurface)
            if (played != null) drawDisc(played.isWon, colours.primary)
        }
        Text(
            "${date.dayOfMonth}",
            Modifier.wholeWords(),
            color = if (played?.isWon == true) colours.onPrimary else colours.onSurface,
            fontWeight = if (date == today) FontWeight.Bold else FontWeight.Normal,
            textDecoration = if (date == today) TextDecoration.Underline else null,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** What a day is to a finger and to a screen reader. Days to come are pale, can't be chosen and aren't spoken of. */
@Composable
private fun meaning(
    date: LocalDate,
    played: PlayedDay?,
    today: LocalDate,
    choice: DayChoice?,
): Modifier {
    if (date > today) return Modifier.clearAndSetSemantics {}.alpha(PALE)
    val spoken = played?.spoken ?: unplayedDayText(LocalWords.current.language, date.day)
    val said = Modifier.clearAndSetSemantics { contentDescription = spoken }
    if (choice == null) return said
    return Modifier
        .clip(RoundedCornerShape(OUTLINE_CORNER))
        .selectable(date == choice.chosen, role = Role.Button) { choice.onChoose(date) }
        .then(said)
}

/** The outline of the chosen day, around its disc. */
private fun DrawScope.drawOutline(colour: Color) {
    val line = OUTLINE.toPx()
    val side = size.minDimension - line
    drawRoundRect(
        colour,
        Offset((size.width - side) / 2, (size.height - side) / 2),
        Size(side, side),
        CornerRadius(OUTLINE_CORNER.toPx()),
        Stroke(line),
    )
}

/** How the deal of a day went. */
private fun DrawScope.drawDisc(
    isWon: Boolean,
    colour: Color,
) {
    val radius = size.minDimension / 2 - DISC_EDGE.toPx()
    if (isWon) drawCircle(colour, radius) else drawCircle(colour, radius, style = Stroke(RING.toPx()))
}

/** The days of [month] in rows from Monday to Sunday. */
private fun weeksOf(month: YearMonth): List<List<LocalDate?>> {
    val before = List<LocalDate?>(month.atDay(1).dayOfWeek.ordinal) { null }
    val days = before + (1..month.lengthOfMonth()).map(month::atDay)
    val weeks = days.chunked(DayOfWeek.entries.size)
    return weeks.map { week -> week + List(DayOfWeek.entries.size - week.size) { null } }
}

private val CELL_HEIGHT = 28.sp
private val LEAST_CELL_HEIGHT = 40.dp
private val DISC_EDGE = 3.dp
private val RING = 1.8.dp
private val OUTLINE = 1.5.dp
private val OUTLINE_CORNER = 10.dp
private const val PALE = 0.38f
