package app.talon.ui.art

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.unit.IntSize
import app.talon.core.BackDesign
import app.talon.core.Card
import app.talon.core.DeckStyle
import app.talon.core.Face
import app.talon.core.Marker
import app.talon.core.backArt
import app.talon.core.faceArt
import app.talon.core.markerArt

/**
 * Everything the board shows at card size, as pictures of [size] pixels. Each is drawn from its vectors once, when it
 * is first needed; a frame then only copies pictures.
 */
internal class CardPictures(
    val size: IntSize,
    private val deck: DeckStyle,
    private val design: BackDesign,
) {
    private val faces = HashMap<Card, ImageBitmap>()
    private val markers = HashMap<Marker, ImageBitmap>()
    private val back by lazy { backArt(design).picture(size) }

    /** The shadow of a card that lies on another one. */
    val lyingShadow by lazy { CardShadow(size, spread = size.width * 0.05f, darkness = 0.20f) }

    /** The shadow of a card in the air. */
    val liftedShadow by lazy { CardShadow(size, spread = size.width * 0.20f, darkness = 0.34f) }

    /** What is seen of a card that shows [face]. */
    fun side(face: Face): ImageBitmap =
        when (face) {
            is Face.Up -> faces.getOrPut(face.card) { faceArt(face.card, deck).picture(size) }
            is Face.Back -> back
        }

    /** What an empty pile shows inside its outline. */
    fun marker(marker: Marker): ImageBitmap = markers.getOrPut(marker) { markerArt(marker).picture(size) }
}
