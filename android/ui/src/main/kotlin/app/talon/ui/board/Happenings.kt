package app.talon.ui.board

import app.talon.core.Event
import app.talon.core.View

/**
 * What happened on the board last, and how much before, so that two alike are told apart.
 *
 * @property event what a hand feels and an ear hears
 * @property spoken what was done to the cards, for those who don't see it
 */
data class Happenings(
    val event: Event? = null,
    val spoken: String? = null,
    private val count: Int = 0,
) {
    /** These and what came of the last thing done, if anything did. */
    internal operator fun plus(view: View) =
        if (view.event == null) this else Happenings(view.event, view.spoken, count + 1)
}
