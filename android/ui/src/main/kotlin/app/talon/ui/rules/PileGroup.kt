package app.talon.ui.rules

import androidx.compose.ui.geometry.Rect
import app.talon.core.Outline
import app.talon.core.PileKind

/**
 * Piles of one kind that lie side by side.
 *
 * @property kind their kind
 * @property area what they cover, in the units of their scene
 */
internal data class PileGroup(
    val kind: PileKind,
    val area: Rect,
)

/** The piles of a table in groups; those of a kind belong together if no more than [gap] lies between them. */
internal fun groupsOf(
    outlines: List<Outline>,
    gap: Float,
): List<PileGroup> {
    val groups = mutableListOf<PileGroup>()
    for (outline in outlines) {
        var group = PileGroup(outline.kind, with(outline.area) { Rect(x, y, x + width, y + height) })
        val near = groups.filter { it.kind == group.kind && it.area.inflate(gap).overlaps(group.area) }
        groups -= near.toSet()
        for (other in near) group = group.copy(area = group.area.around(other.area))
        groups += group
    }
    return groups
}

private fun Rect.around(other: Rect) =
    Rect(minOf(left, other.left), minOf(top, other.top), maxOf(right, other.right), maxOf(bottom, other.bottom))
