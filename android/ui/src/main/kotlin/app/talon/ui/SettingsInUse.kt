package app.talon.ui

import app.talon.core.DeckStyle
import app.talon.core.Settings
import app.talon.core.Theme

/** How the faces of the cards look. */
internal val Settings.deck get() = DeckStyle(fourColours = fourColours, largeIndices = largeIndices)

/** Whether panels are dark, where the [system] is. */
internal fun Theme.isDark(system: Boolean) =
    when (this) {
        Theme.SYSTEM -> system
        Theme.LIGHT -> false
        Theme.DARK, Theme.BLACK -> true
    }
