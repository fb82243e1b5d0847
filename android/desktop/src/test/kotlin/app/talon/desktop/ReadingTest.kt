package app.talon.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import app.talon.core.LanguageChoice
import app.talon.core.Wish
import app.talon.core.games
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** The board for someone who doesn't see it: everything is done by what a screen reader offers. */
class ReadingTest {
    @get:Rule
    val rule = createComposeRule()

    private val player by lazy { Player(rule) }
    private val board get() = player.board

    @Test
    fun `a whole game is won by what a screen reader offers`() {
        val isWon =
            (1u..12u).any { number ->
                deal("bisley", number)
                while (playHint()) rule.waitForIdle()
                board.won
            }
        assertTrue(isWon)
        rule.onNodeWithTag("won").assertIsDisplayed()
    }

    @Test
    fun `what was done is told in the player's language`() {
        player.sitDownTo(NEARLY_WON)
        click("node-s")
        rule.onNodeWithTag("told").assertContentDescriptionEquals("Dealt: king of hearts.")
        player.press("undo")
        rule
            .onNodeWithTag("told")
            .assertContentDescriptionEquals("Taken back: A face-down card to stock.")
        rule.runOnIdle { player.app.change(player.app.settings.copy(language = LanguageChoice.GERMAN)) }
        click("node-s")
        rule.onNodeWithTag("told").assertContentDescriptionEquals("Gegeben: Herz König.")
    }

    @Test
    fun `every node has words, is a button, and comes in the order of the core`() {
        for (game in games(player.app.language)) {
            deal(game.id, 1u)
            val read = nodes()
            assertEquals(board.nodes().map { it.description }, read.map { it.words })
            for (node in read) assertEquals(Role.Button, node.config[SemanticsProperties.Role])
            val offered = read.flatMap { it.config.getOrElse(SemanticsActions.CustomActions) { emptyList() } }
            assertEquals(board.nodes().flatMap { it.actions }.map { it.label }, offered.map { it.label })
        }
    }

    @Test
    fun `lifting a card doesn't read the board anew`() {
        deal("bisley", 1u)
        val before = nodes().map { it.id }
        rule.runOnIdle {
            val card = board.nodes().first { it.actions.isNotEmpty() }
            board.grab(Offset(card.x, card.y))
        }
        rule.waitForIdle()
        assertEquals(before, nodes().map { it.id })
    }

    private fun deal(
        gameId: String,
        number: UInt,
    ) {
        rule.runOnIdle { player.app.deal(gameId, Wish.Number(number)) }
        player.awaitDeal()
    }

    /** Asks for a hint and does what it says by the action with its words; whether there was one. */
    private fun playHint(): Boolean {
        if (board.won) return false
        player.press("hint")
        player.waitUntil { rule.runOnIdle { board.notice != null } }
        val hint = checkNotNull(board.notice).lowercase()
        val actions = nodes().flatMap { it.config.getOrElse(SemanticsActions.CustomActions) { emptyList() } }
        val action = actions.firstOrNull { it.label.lowercase() in hint } ?: return false
        return rule.runOnIdle { action.action() }
    }

    private fun click(tag: String) {
        rule.onNodeWithTag(tag).performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
    }

    /** The nodes of the board in the order in which they are read. */
    private fun nodes(): List<SemanticsNode> {
        val isNode =
            SemanticsMatcher("is a node of the board") {
                it.config.getOrElse(SemanticsProperties.TestTag) { "" }.startsWith("node-")
            }
        val found = rule.onAllNodes(isNode).fetchSemanticsNodes()
        return found.sortedBy { it.config[SemanticsProperties.TraversalIndex] }
    }

    private val SemanticsNode.words get() = config[SemanticsProperties.ContentDescription].single()
}
