package app.talon.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset

/** The cards a finger holds. */
internal class Lifted(
    private val ids: Set<UInt>,
    private val corner: Offset,
) {
    private val height = Animatable(0f)
    private var moved by mutableStateOf(Offset.Zero)

    /** Where the upper left corner of the lowest held card is now. */
    val leadCorner get() = corner + moved

    operator fun contains(id: UInt) = id in ids

    /** Follows the finger. */
    fun move(by: Offset) {
        moved += by
    }

    /** Comes off the table, in [motionFactor] times the usual time. */
    suspend fun rise(motionFactor: Float) {
        height.animateTo(1f, tween((RISE_MILLISECONDS * motionFactor).toInt()))
    }

    /** How a held card lies that would lie as [pose] without the finger. */
    fun pose(pose: Pose) = pose.copy(corner = pose.corner + moved, lift = height.value)

    private companion object {
        const val RISE_MILLISECONDS = 90
    }
}
