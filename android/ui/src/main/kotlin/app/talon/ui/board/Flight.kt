package app.talon.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.tween
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.util.lerp
import app.talon.core.Face
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin

/** One card's way from how it lay to where it belongs, turning over if its face changed. */
internal class Flight(
    private val from: Pose,
    private val fromFace: Face,
    private val to: Pose,
    private val toFace: Face,
    private val timing: Timing,
) {
    private val progress = Animatable(0f)
    private val distance = (to.corner - from.corner).getDistance()

    /** Whether the card hasn't left yet. */
    val waits get() = progress.value == 0f

    /** Whether the card has arrived. */
    val landed get() = progress.value == 1f

    /** The side of the card that is seen. */
    val face get() = if (progress.value < 0.5f) fromFace else toFace

    /** How the card lies now. */
    fun pose(): Pose {
        val part = progress.value
        val arch = sin(PI * part).toFloat()
        val straight = lerp(from.corner, to.corner, part)
        return Pose(
            corner = straight.copy(y = straight.y - arch * arcHeight()),
            lift = lerp(from.lift, to.lift, part) + arch * FLYING_LIFT * min(1f, distance / FAR),
            width = if (fromFace == toFace) lerp(from.width, to.width, part) else abs(cos(PI * part)).toFloat(),
        )
    }

    /** Flies, to the end or until cancelled. */
    suspend fun fly() {
        val span = lerp(SHORTEST.toFloat(), LONGEST.toFloat(), min(1f, distance / FAR))
        progress.animateTo(1f, tween((span * timing.stretch).toInt(), timing.delay, EaseOut))
    }

    /** Short ways are straight, long ones rise a little. */
    private fun arcHeight() = if (distance < ARC_FROM) 0f else min(MOST_ARC, (distance - ARC_FROM) * 0.08f)

    /**
     * When a flight begins and how long it takes.
     *
     * @property delay milliseconds before the card leaves
     * @property stretch factor on the usual duration
     */
    data class Timing(
        val delay: Int = 0,
        val stretch: Float = 1f,
    )

    private companion object {
        // Milliseconds, and the lengths in dp that decide between them.
        const val SHORTEST = 160
        const val LONGEST = 220
        const val FAR = 400f
        const val ARC_FROM = 120f
        const val MOST_ARC = 22f
        const val FLYING_LIFT = 0.6f
        val EaseOut = CubicBezierEasing(0.22f, 0.7f, 0.3f, 1f)
    }
}
