package app.talon.desktop

import app.talon.core.Face
import app.talon.core.Frame
import app.talon.core.Game
import app.talon.core.Insets
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Scene
import app.talon.core.Status
import app.talon.core.TalonException
import app.talon.core.durationText
import app.talon.core.games
import app.talon.core.parseDeal
import app.talon.core.randomDeal
import app.talon.core.text
import app.talon.core.textWith
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** The generated bindings on the real Rust library, without any screen. */
class BindingsTest {
    @Test
    fun `all five games deal`() {
        val ids = games(Language.ENGLISH).map { it.id }
        assertEquals(listOf("big_apple", "midshipman", "napoleons_shoulder", "bisley", "sally"), ids)
        for (info in games(Language.ENGLISH)) {
            val view = Game.deal(info.id, 42u, Language.ENGLISH).view()
            assertEquals(
                52u * info.decks,
                view.scene.sprites.size
                    .toUInt(),
            )
            assertEquals(Status.PLAYING, view.status)
            assertEquals(42u, view.deal)
            assertEquals(info.name, view.gameName)
        }
    }

    @Test
    fun `a back says nothing about its card`() {
        val backs = laidOut("sally").sprites.filter { it.face is Face.Back }
        assertTrue(backs.isNotEmpty())
        // Two backs in the same place differ in nothing but the number by which they are followed.
        assertEquals(1, backs.map { it.copy(id = 0u, rect = backs[0].rect, order = 0u) }.toSet().size)
    }

    @Test
    fun `a position goes to text and back`() {
        val game = Game.deal("bisley", 7u, Language.ENGLISH)
        val again = Game.fromPosition(game.positionText(), Language.ENGLISH)
        assertEquals(game.positionText(), again.positionText())
        assertEquals(NEARLY_WON, Game.fromPosition(NEARLY_WON, Language.ENGLISH).positionText())
    }

    @Test
    fun `errors are thrown with a sentence for the player`() {
        val unknown =
            assertThrows(TalonException.UnknownGame::class.java) { Game.deal("poker", 1u, Language.ENGLISH) }
        val number = assertThrows(TalonException.NotADealNumber::class.java) { parseDeal(Language.ENGLISH, "many") }
        val zero = assertThrows(TalonException::class.java) { Game.deal("sally", 0u, Language.ENGLISH) }
        val position =
            assertThrows(
                TalonException.NotAPosition::class.java,
            ) { Game.fromPosition("game sally\n", Language.ENGLISH) }
        for (reason in listOf(unknown.reason, number.reason, position.reason)) assertTrue(reason.isNotBlank())
        assertTrue(zero is TalonException.NotADealNumber)
        val german = assertThrows(TalonException.NotADealNumber::class.java) { parseDeal(Language.GERMAN, "many") }
        assertNotEquals(number.reason, german.reason)
    }

    @Test
    fun `deal numbers are read as people write them`() {
        assertEquals(4_294_967_295u, parseDeal(Language.ENGLISH, " 4294967295 "))
        assertThrows(TalonException.NotADealNumber::class.java) { parseDeal(Language.ENGLISH, "0") }
        assertTrue(randomDeal() > 0u)
    }

    @Test
    fun `words come in both languages`() {
        assertNotEquals(text(Language.ENGLISH, "undo"), text(Language.GERMAN, "undo"))
        assertEquals("1 move", textWith(Language.ENGLISH, "move-count", mapOf("count" to "1")))
        assertEquals("2 Züge", textWith(Language.GERMAN, "move-count", mapOf("count" to "2")))
        assertEquals("1:02:45", durationText(3_765_000u))
    }

    @Test
    fun `what a finger lifts is held, and only then do piles accept`() {
        val game = Game.fromPosition(NEARLY_WON, Language.ENGLISH)
        val before = game.setFrame(FRAME)
        val king = before.pile(PileKind.TABLEAU).top
        val grab = game.grab(king.x + king.width / 2, king.y + king.height / 2)
        assertEquals(1, grab.ids.size)
        assertTrue(
            grab.view.scene.sprites
                .single { it.id == grab.ids[0] }
                .held,
        )
        assertTrue(
            grab.view.scene.outlines
                .any { it.accepts },
        )
        assertFalse(
            game
                .release()
                .scene.outlines
                .any { it.accepts },
        )
        assertEquals(before.scene, game.view().scene)
    }

    private fun laidOut(game: String): Scene = Game.deal(game, 42u, Language.ENGLISH).setFrame(FRAME).scene

    private companion object {
        val FRAME = Frame(800f, 600f, leftHanded = false, insets = Insets(0f, 0f, 0f, 0f))
    }
}
