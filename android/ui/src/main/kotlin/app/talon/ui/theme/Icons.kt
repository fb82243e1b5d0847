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
    val Touch =
        lines(
            "M9 20.5 L5.5 15.5 A1.6 1.6 0 0 1 8 13.6 L9.5 15 V6 A1.6 1.6 0 0 1 12.7 6 V11.5 L17 12.6 A2.5 2.5 0 0 1 18.9 15.4 L18 20.5",
        )
    val Question = lines("M12 3.5 A8.5 8.5 0 1 1 11.99 3.5 Z M9.6 9.8 A2.4 2.4 0 1 1 12 12.2 V13.6 M12 16.6 V16.61")
    val NewDeal = lines(roundedBox(5.5f, 3.5f, 13f, 17f, 2.5f) + "M12 9 V15 M9 12 H15")
    val Games =
        lines(
            listOf(4f to 4f, 13.5f to 4f, 4f to 13.5f, 13.5f to 13.5f).joinToString("") { (left, top) ->
                roundedBox(left, top, 6.5f, 6.5f, 1f)
            },
        )
    val Menu = lines("M4.5 7 H19.5 M4.5 12 H19.5 M4.5 17 H19.5")
    val Share = lines("M12 15 V4 M8 7.5 L12 3.5 L16 7.5 M6.5 11.5 H5 V20 H19 V11.5 H17.5")
    val Rules =
        lines(
            "M12 6.5 C10 5 7 4.5 4 4.8 V18.3 C7 18 10 18.5 12 20 " +
                "C14 18.5 17 18 20 18.3 V4.8 C17 4.5 14 5 12 6.5 V20",
        )
    val Statistics = lines("M4.5 20 H19.5 M7 16.5 V12 M12 16.5 V5 M17 16.5 V9")
    val Settings =
        lines("M4.5 7 H8 M13 7 H19.5 M4.5 17 H11 M16 17 H19.5 " + circle(10.5f, 7f, 2.5f) + circle(13.5f, 17f, 2.5f))
    val Day = lines(roundedBox(4f, 5.5f, 16f, 14.5f, 2.5f) + "M4.5 10 H19.5 M8.5 3.5 V7 M15.5 3.5 V7")
    val Check = lines("M5 12.5 L10 17.5 L19.5 7")
    val Back = lines("M19.5 12 H5 M11 5.5 L4.5 12 L11 18.5")
    val Before = lines("M14.5 5.5 L8.5 12 L14.5 18.5")
    val After = lines("M9.5 5.5 L15.5 12 L9.5 18.5")

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

    private fun circle(
        x: Float,
        y: Float,
        radius: Float,
    ) = "M${x - radius} $y a$radius $radius 0 1 1 ${2 * radius} 0 a$radius $radius 0 1 1 ${-2 * radius} 0 "

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
