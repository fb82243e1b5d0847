package app.talon.ui.board

import androidx.compose.ui.unit.round
import app.talon.core.Scene
import app.talon.core.Sprite
import kotlin.math.min

/**
 * When each card of a scene leaves, in milliseconds: one after the other in the order in which a hand would lay them.
 * Cards that go the same way go together, and cards that only make room go at once.
 */
internal class Departures(
    scene: Scene,
    from: Map<UInt, Pose>,
) {
    private val delays = HashMap<UInt, Int>()

    init {
        val slots = slots(scene, from)
        val step = min(STEP_MILLISECONDS, LAST_DEPARTURE_MILLISECONDS / (slots.size + 1f))
        slots.forEachIndexed { slot, group -> group.forEach { delays[it.id] = (slot * step).toInt() } }
    }

    /** The delay of the card [id]. */
    fun delay(id: UInt) = delays[id] ?: 0

    private fun slots(
        scene: Scene,
        from: Map<UInt, Pose>,
    ): List<List<Sprite>> {
        val nearby = scene.cardWidth / 2
        val depths = depths(scene)
        return scene.sprites
            .filter { sprite -> from[sprite.id]?.let { sprite.way(it).getDistance() > nearby } ?: false }
            .sortedWith(compareBy({ depths[it.id] }, { it.rect.y }, { it.rect.x }))
            .groupBy { sprite -> sprite.way(from.getValue(sprite.id)).round() }
            .values
            .toList()
    }

    /** How many cards of the scene lie under each one, in exactly the same place. */
    private fun depths(scene: Scene): Map<UInt, Int> {
        val piles = scene.sprites.sortedBy { it.order }.groupBy { it.rect }
        return buildMap { piles.values.forEach { pile -> pile.forEachIndexed { depth, it -> put(it.id, depth) } } }
    }

    private companion object {
        const val STEP_MILLISECONDS = 15f
        const val LAST_DEPARTURE_MILLISECONDS = 720f
    }
}
