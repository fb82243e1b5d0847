package app.talon.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.talon.core.Face
import app.talon.core.Sprite
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** One card on the board: where it belongs, and how it lies while it is on its way there. */
internal class SpriteMotion(
    sprite: Sprite,
) {
    /** What the core says of this card. */
    var sprite = sprite
        private set

    /** The order it had where it comes from; a card that waits to leave keeps it. */
    var orderBefore = sprite.order
        private set

    private var flight: Flight? by mutableStateOf(null)
    private var job: Job? = null

    /** How it lies when it has arrived. A card that the keyboard holds floats over its place. */
    private val rest get() = Pose(sprite.rect.corner, lift = if (sprite.held) 1f else 0f)

    /** The side that is seen. */
    val face: Face get() = flight?.face ?: sprite.face

    /** Where in its way the card is. */
    val stage: Stage
        get() {
            val flight = flight
            return when {
                flight == null || flight.landed -> Stage.Resting
                flight.waits -> Stage.Waiting
                else -> Stage.Flying
            }
        }

    /** How it lies now. */
    fun pose(): Pose = flight?.takeUnless { it.landed }?.pose() ?: rest

    /** Whether it already goes where [next] wants it. */
    fun suits(next: Sprite) = next.rect.corner == sprite.rect.corner && next.face == sprite.face

    /** Puts it where it belongs, at once. */
    fun place(sprite: Sprite) {
        job?.cancel()
        flight = null
        orderBefore = this.sprite.order
        this.sprite = sprite
    }

    /** Lets it fly from [from] to where it belongs. A flight that is under way ends here. */
    fun fly(
        from: Pose,
        sprite: Sprite,
        timing: Flight.Timing,
        scope: CoroutineScope,
    ) {
        val faceBefore = face
        place(sprite)
        val next = Flight(from, faceBefore, rest, sprite.face, timing)
        flight = next
        job = scope.launch { next.fly() }
    }

    /** Takes over what the core says, where that asks for no motion. */
    fun update(sprite: Sprite) {
        this.sprite = sprite
    }

    /** Where in its way a card is. */
    enum class Stage { Resting, Waiting, Flying }
}
