package app.talon.ui.art

import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.PaintingStyle
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.unit.IntSize
import app.talon.core.Drawing
import app.talon.core.PathCommand
import app.talon.core.Shape
import app.talon.ui.theme.argb

/** This drawing as a picture of [size] pixels. */
internal fun Drawing.picture(size: IntSize): ImageBitmap {
    val image = ImageBitmap(size.width, size.height)
    val canvas = Canvas(image)
    canvas.scale(size.width / width, size.height / height)
    for (shape in shapes) {
        canvas.drawPath(shape.path(), shape.paint())
    }
    return image
}

private fun Shape.paint() =
    Paint().also {
        it.color = argb(colour)
        if (stroke > 0f) {
            it.style = PaintingStyle.Stroke
            it.strokeWidth = stroke
            it.strokeCap = StrokeCap.Round
            it.strokeJoin = StrokeJoin.Round
        }
    }

private fun Shape.path(): Path {
    val path = Path()
    for (command in commands) {
        when (command) {
            is PathCommand.Move -> path.moveTo(command.x, command.y)
            is PathCommand.Line -> path.lineTo(command.x, command.y)
            is PathCommand.Cubic -> with(command) { path.cubicTo(x1, y1, x2, y2, x, y) }
            is PathCommand.Close -> path.close()
        }
    }
    return path
}
