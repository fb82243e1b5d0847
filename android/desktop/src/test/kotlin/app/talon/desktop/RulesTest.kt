package app.talon.desktop

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import app.talon.core.Language
import app.talon.core.LanguageChoice
import app.talon.core.PileKind
import app.talon.core.games
import app.talon.core.rulesPage
import app.talon.core.text
import app.talon.ui.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** The pages with the rules. */
class RulesTest {
    @get:Rule
    val rule = createComposeRule()

    private val player by lazy { Player(rule) }
    private val app get() = player.app

    @Test
    fun `every game's rules can be read to their end in both languages`() {
        for ((choice, language) in LANGUAGES) {
            rule.runOnIdle { app.change(app.settings.copy(language = choice)) }
            for (game in games(language)) {
                open(game.id)
                val page = rulesPage(game.id, language)
                rule.onNodeWithTag("page-title").assertTextEquals(game.name)
                assertEquals(page.sections.map { it.heading }, headings())
                val end = page.sections.last().paragraphs
                rule.onNodeWithText(end.last()).performScrollTo()
                player.press("back")
                assertEquals(Screen.Games, app.screen)
            }
        }
    }

    @Test
    fun `the picture names every kind of pile that the game has, once for those that lie together`() {
        for (game in games(Language.ENGLISH)) {
            open(game.id)
            val names = pictureNames()
            assertEquals("${game.id}: $names", names.distinct(), names)
            player.press("back")
            player.press("play-${game.id}")
            val piles = player.board.view.scene.outlines
            assertEquals(piles.map { nameOf(it.kind) }.toSet(), names.toSet())
            player.press("games")
        }
    }

    @Test
    fun `back leads to the game as it was left`() {
        player.press("play-sally")
        player.tap(PileKind.STOCK)
        val before = player.board.positionText
        open("sally")
        player.press("back")
        assertEquals(Screen.Board, app.screen)
        assertEquals(before, player.board.positionText)
        assertEquals(1u, player.board.view.moves)
    }

    private fun open(game: String) {
        rule.runOnIdle { app.open(Screen.RulesPage(game)) }
        player.await("rules")
    }

    private fun headings(): List<String> {
        val nodes = rule.onAllNodes(isHeading() and hasAnyAncestor(hasTestTag("rules"))).fetchSemanticsNodes()
        return nodes.map { node -> node.config[SemanticsProperties.Text].joinToString { it.text } }
    }

    /** What is said of the picture after what it is. */
    private fun pictureNames(): List<String> {
        val node = rule.onNodeWithTag("layout-picture").fetchSemanticsNode()
        val (what, names) = node.config[SemanticsProperties.ContentDescription].single().split(": ")
        assertTrue(what.isNotEmpty())
        return names.split(", ")
    }

    private fun nameOf(kind: PileKind) =
        when (kind) {
            PileKind.STOCK -> text(Language.ENGLISH, "heading-stock")
            PileKind.WASTE -> "Waste"
            PileKind.CELL -> text(Language.ENGLISH, "heading-cells")
            PileKind.FOUNDATION -> text(Language.ENGLISH, "heading-foundations")
            PileKind.TABLEAU -> text(Language.ENGLISH, "heading-tableau")
        }

    private companion object {
        val LANGUAGES = listOf(LanguageChoice.ENGLISH to Language.ENGLISH, LanguageChoice.GERMAN to Language.GERMAN)
    }
}
