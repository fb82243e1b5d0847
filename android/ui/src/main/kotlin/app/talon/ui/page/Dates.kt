package app.talon.ui.page

import app.talon.core.Day
import java.time.LocalDate

/** The day as the calendar has it. */
internal val Day.date: LocalDate get() = LocalDate.of(year, month.toInt(), day.toInt())

/** The day as the core has it. */
internal val LocalDate.day get() = Day(year, monthValue.toUByte(), dayOfMonth.toUByte())
