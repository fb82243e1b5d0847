package app.talon.ui.theme

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

/** The signs on the buttons: lines of one width with round ends. */
internal object Icons {
    val Undo = lines("M8.5 5 L4 9.5 L8.5 14 M4.5 9.5 H14.5 A5 5 0 0 1 14.5 19.5 H9")
    val Redo = lines("M15.5 5 L20 9.5 L15.5 14 M19.5 9.5 H9.5 A5 5 0 0 0 9.5 19.5 H15")
    val Restart = lines("M4.5 4.5 V9 H9 M4.8 9 A7.6 7.6 0 1 1 4.4 13.2")
    val Finish = lines("M6 12.5 L12 6.5 L18 12.5 M6 18.5 L12 12.5 L18 18.5")
    val Hint =
        lines("M9.5 18 V15.6 A6.2 6.2 0 1 1 14.5 15.6 V18 Z M10.5 21 H13.5")
    val Question = lines("M12 3.5 A8.5 8.5 0 1 1 11.99 3.5 Z M9.6 9.8 A2.4 2.4 0 1 1 12 12.2 V13.6 M12 16.6 V16.61")
    val NewDeal = lines(roundedBox(5.5f, 3.5f, 13f, 17f, 2.5f) + "M12 9 V15 M9 12 H15")
    val Games =
        lines(
            listOf(4f to 4f, 13.5f to 4f, 4f to 13.5f, 13.5f to 13.5f).joinToString("") { (left, top) ->
                roundedBox(left, top, 6.5f, 6.5f, 1f)
            },
        )
    val Menu = lines("M4.5 7 H19.5 M4.5 12 H19.5 M4.5 17 H19.5")
    val Number = lines("M9.5 4.5 L7.5 19.5 M16.5 4.5 L14.5 19.5 M5 9 H19.5 M4.5 15 H19")
    val Check = lines("M5 12.5 L10 17.5 L19.5 7")

    private fun lines(path: String) =
        ImageVector
            .Builder(defaultWidth = 24.dp, defaultHeight = 24.dp, viewportWidth = 24f, viewportHeight = 24f)
            .addPath(
                pathData = addPathNodes(path),
                stroke = SolidColor(Color.Black),
                strokeLineWidth = 1.9f,
                strokeLineCap = StrokeCap.Round,
                strokeLineJoin = StrokeJoin.Round,
            ).build()

    private fun roundedBox(
        left: Float,
        top: Float,
        width: Float,
        height: Float,
        radius: Float,
    ): String {
        fun corner(
            x: Float,
            y: Float,
        ) = "a$radius $radius 0 0 1 $x $y "
        val across = width - 2 * radius
        val down = height - 2 * radius
        return "M${left + radius} $top h$across ${corner(radius, radius)}v$down ${corner(-radius, radius)}" +
            "h${-across} ${corner(-radius, -radius)}v${-down} ${corner(radius, -radius)}"
    }
}
