package app.talon.ui.board

import androidx.compose.ui.geometry.Offset

/**
 * How a card lies at one moment.
 *
 * @property corner its upper left corner on the board
 * @property lift how far it is in the air: 0 on the table, 1 held by a finger
 * @property width how much of its width is seen: less than 1 only while it turns over
 */
internal data class Pose(
    val corner: Offset,
    val lift: Float = 0f,
    val width: Float = 1f,
)
