package app.talon.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import app.talon.core.Face
import app.talon.core.PileKind
import app.talon.core.Scene
import app.talon.core.Sprite
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/**
 * All cards of a board in motion. Each scene is a new set of places; every card sets off for its own from where it is
 * just now, also in the middle of another flight or out of the player's hand.
 *
 * @property motionFactor how long a motion takes beside the usual time; 0 if cards are simply there
 */
internal class Sprites(
    private val scope: CoroutineScope,
    var motionFactor: Float,
) {
    private val motions = HashMap<UInt, SpriteMotion>()

    /** All cards, the lowest first. */
    var byOrder: List<SpriteMotion> by mutableStateOf(emptyList())
        private set

    /** All cards in the order they had before they set off. */
    var byOrderBefore: List<SpriteMotion> = emptyList()
        private set

    /** What a finger holds. */
    var lifted: Lifted? by mutableStateOf(null)
        private set

    /** How the card [id] lies now. */
    fun pose(id: UInt): Pose? = motions[id]?.let(::pose)

    /** How a card lies now, in the hand or out of it. */
    fun pose(motion: SpriteMotion): Pose {
        val hand = lifted?.takeIf { motion.sprite.id in it }
        return hand?.pose(motion.pose()) ?: motion.pose()
    }

    /** Whether a card is in the air because a finger or the keyboard holds it. */
    fun holds(motion: SpriteMotion) = motion.sprite.held || lifted.holds(motion.sprite.id)

    /** Lifts the cards [ids] whose first has its upper left corner at [corner]. */
    fun lift(
        ids: Collection<UInt>,
        corner: Offset,
    ) {
        val hand = Lifted(ids.toSet(), corner)
        lifted = hand
        scope.launch { hand.rise(motionFactor) }
    }

    /** Sends every card to its place in [scene], also out of the hand. */
    fun show(
        scene: Scene,
        pace: Pace,
    ) = send(scene, pace, hand = null)

    /** Sends every card to its place in [scene] that the hand doesn't hold. */
    fun showAroundHand(scene: Scene) = send(scene, Pace.Forward, hand = lifted)

    private fun send(
        scene: Scene,
        pace: Pace,
        hand: Lifted?,
    ) {
        deal(scene)
        val poses = motions.mapValues { (_, motion) -> pose(motion) }
        val departures = Departures(scene, poses)
        val isStill = pace == Pace.Still || motionFactor == 0f
        for (sprite in scene.sprites) {
            val id = sprite.id
            val motion = motions.getValue(id)
            when {
                isStill && !hand.holds(id) -> motion.place(sprite)
                hand.holds(id) || (motion.suits(sprite) && !lifted.holds(id)) -> motion.update(sprite)
                else -> motion.fly(poses.getValue(id), sprite, timing(departures.delay(id), pace), scope)
            }
        }
        lifted = hand
        val shown = scene.sprites.map { motions.getValue(it.id) }
        byOrder = shown.sortedBy { it.sprite.order }
        byOrderBefore = shown.sortedBy { it.orderBefore }
    }

    private fun timing(
        delay: Int,
        pace: Pace,
    ) = Flight.Timing((delay * motionFactor).toInt(), pace.stretch * motionFactor)

    /** Lays the cards that are new in [scene] face down where dealing starts. */
    private fun deal(scene: Scene) {
        val new = scene.sprites.filter { it.id !in motions }
        if (new.isEmpty()) return
        val start = scene.dealingPlace()
        for (sprite in new.sortedBy { it.order }) {
            val rect = sprite.rect.copy(x = start.x, y = start.y)
            // The first to be dealt lies on top.
            val order = scene.sprites.size.toUInt() - sprite.order
            motions[sprite.id] = SpriteMotion(sprite.copy(rect = rect, order = order, face = Face.Back))
        }
    }

    /** On the stock; without one, the cards come from below the board. */
    private fun Scene.dealingPlace(): Offset =
        outlines.firstOrNull { it.kind == PileKind.STOCK }?.rect?.corner
            ?: Offset((width - cardWidth) / 2, height + cardHeight)

    private fun Lifted?.holds(id: UInt) = this != null && id in this
}
