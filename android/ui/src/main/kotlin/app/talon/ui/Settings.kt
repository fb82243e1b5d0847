package app.talon.ui

import androidx.compose.runtime.Immutable
import app.talon.core.BackDesign
import app.talon.core.DeckStyle
import app.talon.core.Language
import app.talon.core.TableColour

/** How a player likes it. */
@Immutable
data class Settings(
    /** The language of all words. */
    val language: Language,
    /** Whether the bars and the stock lie for the left hand. */
    val leftHanded: Boolean = false,
    /** Whether each suit has a colour of its own. */
    val fourColours: Boolean = false,
    /** Whether safe cards go home by themselves. */
    val autoPlay: Boolean = false,
    /** Whether it is said when a game can't be won any more, where all cards lie open. */
    val sayLost: Boolean = true,
    /** The colour of the table. */
    val table: TableColour = TableColour.FELT,
    /** The pattern on the backs. */
    val back: BackDesign = BackDesign.LATTICE,
) {
    internal val deck get() = if (fourColours) DeckStyle.FOUR_COLOURS else DeckStyle.TWO_COLOURS
}
