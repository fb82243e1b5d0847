package app.talon.ui.board

/**
 * How the cards get from one scene to the next.
 *
 * @property stretch factor on the usual duration of a flight
 */
internal enum class Pace(
    val stretch: Float,
) {
    /** They glide. */
    Forward(1f),

    /** They glide back, faster. */
    Back(0.65f),

    /** They are simply there: the board itself has changed its size. */
    Still(0f),
}
