package app.talon.ui.board

import androidx.compose.ui.geometry.Offset
import app.talon.core.Node
import app.talon.core.Rect
import app.talon.core.Sprite

/** The upper left corner. */
internal val Rect.corner get() = Offset(x, y)

/** The middle. */
internal val Rect.middle get() = Offset(x + width / 2, y + height / 2)

/** Where a tap belongs that is meant for it. */
internal val Node.touch get() = Offset(x, y)

/** The way of this card from how it lay to where it belongs. */
internal fun Sprite.way(from: Pose) = rect.corner - from.corner
