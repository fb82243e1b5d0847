package app.talon.desktop

import androidx.compose.ui.geometry.Offset
import app.talon.core.Face
import app.talon.core.Frame
import app.talon.core.Game
import app.talon.core.Insets
import app.talon.core.Language
import app.talon.core.Outline
import app.talon.core.Rect
import app.talon.core.Sprite
import app.talon.core.View
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.float
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import kotlin.math.roundToInt

/** The scripted games of `tests/contract`, which Rust, Kotlin and Swift play alike. */
class ContractTest {
    @Test
    fun `every scripted game comes out as written`() {
        val scripts = FOLDER.listFiles { file -> file.extension == "json" }.orEmpty()
        assertTrue("$FOLDER", scripts.size >= 3)
        for (script in scripts) play(Json.parseToJsonElement(script.readText()).jsonObject, script.name)
    }

    private fun play(
        script: JsonObject,
        name: String,
    ) {
        val game = Game.deal(script.text("game"), script.text("deal").toUInt(), Language.ENGLISH)
        var view = game.setFrame(frameOf(script))
        script.getValue("steps").jsonArray.forEachIndexed { index, element ->
            val step = element.jsonObject
            val place = "$name, step ${index + 1}"
            view = game.act(step, view)
            assertEquals(place, step.text("moves").toUInt(), view.moves)
            assertEquals(place, step.textOrNull("notice"), view.notice)
            assertEquals(place, step.lines("position"), game.positionText().trimEnd().lines())
        }
        assertEquals(name, script.lines("scene"), view.scene.sprites.map(::line))
    }

    private fun frameOf(script: JsonObject): Frame {
        fun length(name: String) = script.getValue(name).jsonPrimitive.float
        val isLeftHanded = script.getValue("left_handed").jsonPrimitive.boolean
        return Frame(length("width"), length("height"), isLeftHanded, Insets(0f, 0f, 0f, 0f))
    }

    private fun Game.act(
        step: JsonObject,
        view: View,
    ): View {
        fun top(name: String) =
            view.scene.outlines
                .first { placeOf(it) == step.text(name) }
                .top

        fun middle() = with(top("on")) { Offset(x + width / 2, y + height / 2) }
        return when (val action = step.text("action")) {
            "tap" -> tap(middle().x, middle().y)
            "double_tap" -> doubleTap(middle().x, middle().y)
            "drag" -> drag(middle(), top("to"))
            "undo" -> undo()
            "redo" -> redo()
            "restart" -> restart()
            else -> error("$action is no action")
        }
    }

    private fun Game.drag(
        from: Offset,
        to: Rect,
    ): View {
        grab(from.x, from.y)
        return dropAt(to.x, to.y)
    }

    /** A pile as the scripts name it: `tableau-3`. */
    private fun placeOf(outline: Outline) = "${outline.kind}-${outline.number}".lowercase()

    /** A card as the scripts have it: what it shows, and its place in tenths. */
    private fun line(sprite: Sprite): String {
        val place = with(sprite.rect) { listOf(x, y, width, height) }.map { (it * 10).roundToInt() }
        return (listOf(sprite.id, shown(sprite.face)) + place).joinToString(" ")
    }

    private fun shown(face: Face) =
        when (face) {
            is Face.Up -> "${face.card.rank + 1u}-${face.card.suit}".lowercase()
            is Face.Back -> "back"
        }

    private fun JsonObject.text(name: String) = getValue(name).jsonPrimitive.content

    private fun JsonObject.textOrNull(name: String) = get(name)?.jsonPrimitive?.contentOrNull

    private fun JsonObject.lines(name: String) = getValue(name).jsonArray.map { it.jsonPrimitive.content }

    private companion object {
        // Maven runs tests in the folder of its project.
        val FOLDER = File("../../tests/contract")
    }
}
