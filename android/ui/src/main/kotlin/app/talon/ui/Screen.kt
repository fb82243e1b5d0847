package app.talon.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue

/** What fills the window. */
sealed interface Screen {
    /** All games, to choose one. */
    data object Games : Screen

    /** The game on the table. */
    data object Board : Screen

    /** How the player likes it. */
    data object SettingsPage : Screen

    /**
     * How often games were won.
     *
     * @property game the id of the only game it is about; all of them if there is none
     */
    data class StatisticsPage(
        val game: String?,
    ) : Screen

    /**
     * How a game goes.
     *
     * @property game its id
     */
    data class RulesPage(
        val game: String,
    ) : Screen
}

/** The screens that lie over each other, with the games at the bottom. */
internal class ScreenStack {
    private var screens by mutableStateOf(listOf<Screen>(Screen.Games))

    /** The one that is seen. */
    val top get() = screens.last()

    /** Whether another lies below it. */
    val canGoBack get() = screens.size > 1

    /** Shows [screen]: over the others, or without what lies over it. The board lies on nothing but the games. */
    fun open(screen: Screen) {
        val below = if (screen is Screen.Board) screens.take(1) else screens.takeWhile { it != screen }
        screens = below + screen
    }

    /** Shows the one below, if there is one. */
    fun back(): Boolean {
        val can = canGoBack
        if (can) screens = screens.dropLast(1)
        return can
    }
}
