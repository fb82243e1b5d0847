package app.talon.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.dp
import app.talon.core.Node

/** Whether someone may be listening: a screen reader runs, or something else that plays in its place. */
val LocalIsRead = staticCompositionLocalOf { true }

/**
 * The board as a screen reader meets it: invisible boxes over the drawing, each with its description. A click plays as
 * a tap does, and the actions carry cards to each pile that takes them.
 */
@Composable
internal fun BoardNodes(state: BoardState) {
    if (!LocalIsRead.current) return
    val view = state.view
    // Lifting a card changes nothing that is read.
    val nodes = remember(state, view.turn, view.scene.outlines.map { it.description to it.area }) { state.nodes() }
    Box(Modifier.semantics { isTraversalGroup = true }) {
        nodes.forEachIndexed { index, node -> BoardNode(state, node, index) }
        Told(state.happenings)
    }
}

@Composable
private fun BoardNode(
    state: BoardState,
    node: Node,
    index: Int,
) {
    Box(
        Modifier
            .absoluteOffset(node.area.x.dp, node.area.y.dp)
            .size(node.area.width.dp, node.area.height.dp)
            .testTag("node-${node.name}")
            .semantics {
                traversalIndex = index.toFloat()
                contentDescription = node.description
                role = Role.Button
                onClick {
                    state.tap(node.touch)
                    true
                }
                customActions = actions(state, node)
            },
    )
}

private fun actions(
    state: BoardState,
    node: Node,
) = node.actions.map { offered ->
    CustomAccessibilityAction(offered.label) {
        state.play(offered.action)
        true
    }
}

/** What was done to the cards, told when it is. */
@Composable
private fun Told(happenings: Happenings) {
    val spoken = happenings.spoken ?: return
    Box(
        Modifier.size(1.dp).testTag("told").semantics {
            contentDescription = spoken
            liveRegion = LiveRegionMode.Polite
        },
    )
}
