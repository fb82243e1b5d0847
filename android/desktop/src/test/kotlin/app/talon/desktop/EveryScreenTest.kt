package app.talon.desktop

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.findRootCoordinates
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.text.TextLayoutResult
import app.talon.core.Language
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** What holds for every screen and every dialog. */
@OptIn(ExperimentalTestApi::class)
class EveryScreenTest {
    @Test
    fun `on a small phone no word is cut off, broken or covered`() = assertReadable(360, 640, fontScale = 1f)

    @Test
    fun `nor is one with letters twice as large`() = assertReadable(360, 640, fontScale = 2f)

    @Test
    fun `nor is one on a small phone that lies on its side, whatever the size of letters`() {
        for (fontScale in listOf(1f, 2f)) assertReadable(640, 360, fontScale)
    }

    @Test
    fun `nor is one on the smallest phone, however it lies and whatever the size of letters`() {
        for (fontScale in listOf(1f, 2f)) {
            assertReadable(320, 568, fontScale)
            assertReadable(568, 320, fontScale)
        }
    }

    @Test
    fun `whatever can be pressed has one name and says what it is`() {
        val faults = mutableListOf<String>()
        tour(Sight(360, 640, fontScale = 1f, Language.ENGLISH)) { screen ->
            for (node in pressable()) {
                val name = nameOf(node.config)
                if (name == null || node.config.getOrNull(SemanticsProperties.Role) !in ROLES) {
                    faults += "$screen: ${described(node)}"
                }
            }
        }
        assertEquals("", faults.distinct().joinToString("\n"))
    }

    @Test
    fun `nothing that can be pressed lies in something else that can`() {
        val faults = mutableListOf<String>()
        tour(Sight(360, 640, fontScale = 1f, Language.ENGLISH)) { screen ->
            for (node in onAllNodes(CanBePressed, useUnmergedTree = true).fetchSemanticsNodes()) {
                val around = generateSequence(node.parent) { it.parent }
                if (around.any { CanBePressed.matches(it) }) faults += "$screen: ${described(node)}"
            }
        }
        assertEquals("", faults.distinct().joinToString("\n"))
    }

    @Test
    fun `whose statistics are shown is seen at once`() {
        var seen = 0
        tour(Sight(360, 640, fontScale = 1f, Language.ENGLISH)) { screen ->
            val subject = screen.substringAfter("statistics of ", missingDelimiterValue = "")
            if (subject.isNotEmpty()) {
                onNodeWithTag("statistics-of-$subject").assertIsSelected().assertIsDisplayed()
                seen++
            }
        }
        assertEquals(3, seen)
    }

    @Test
    fun `what is said above a board stands in one line, or in lines that reach from edge to edge`() {
        for (fontScale in listOf(1f, 2f)) {
            var broken = 0
            tour(Sight(320, 568, fontScale, Language.ENGLISH)) { screen ->
                if (!screen.startsWith("board of ")) return@tour
                val (name, deal, moves, time) = listOf("game-name", "deal", "moves", "time").map { placeOf(it) }
                assertEquals(screen, moves.bottom, time.bottom)
                if (moves.top >= name.bottom) {
                    broken++
                    assertEquals(screen, name.left, moves.left)
                    assertTrue(screen, deal.left == name.left || deal.right == time.right)
                }
            }
            assertTrue("$broken", broken > 0)
        }
    }

    private fun ComposeUiTest.placeOf(tag: String) = onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot

    private fun assertReadable(
        width: Int,
        height: Int,
        fontScale: Float,
    ) {
        val faults = mutableListOf<String>()
        for (language in Language.entries) {
            val sight = Sight(width, height, fontScale, language)
            tour(sight) { screen -> faults += unreadable().map { "$screen ($language, $fontScale): $it" } }
        }
        assertEquals("", faults.distinct().joinToString("\n"))
    }

    /** What can't be read on the screen as it is. */
    private fun ComposeUiTest.unreadable(): List<String> =
        onAllNodes(isRoot(), useUnmergedTree = true).fetchSemanticsNodes().flatMap { root ->
            val written = root.descendants().mapNotNull(::writing)
            val cut = written.filter { it.isCut }.map { "“${it.text}” is cut" }
            val broken = written.filter { it.isBroken }.map { "“${it.text}” is broken within a word" }
            val covered =
                written.flatMapIndexed { index, one ->
                    val others = written.drop(index + 1).filter { it.lies(on = one) }
                    others.map { "“${it.text}” lies on “${one.text}”" }
                }
            cut + broken + covered
        }

    private fun writing(node: SemanticsNode): Writing? {
        val layouts = mutableListOf<TextLayoutResult>()
        node.config
            .getOrNull(SemanticsActions.GetTextLayoutResult)
            ?.action
            ?.invoke(layouts)
        val layout = layouts.firstOrNull()?.takeIf { it.layoutInput.text.isNotEmpty() } ?: return null
        val scrolls = generateSequence(node.parent) { it.parent }.any { SemanticsActions.ScrollBy in it.config }
        val isOutside = !scrolls && !node.boundsInRoot.inflate(1f).contains(node.wholeBoundsInRoot())
        return Writing(
            layout.layoutInput.text.text,
            node.boundsInRoot,
            isCut = layout.isCut || isOutside,
            isBroken = layout.isBroken,
        )
    }

    /** Where a node lies, also what isn't seen of it. */
    private fun SemanticsNode.wholeBoundsInRoot(): Rect {
        val coordinates = layoutInfo.coordinates
        return coordinates.findRootCoordinates().localBoundingBoxOf(coordinates, clipBounds = false)
    }

    /** The layout that a node tells of may be wider than the node, so it is asked how wide its lines are. */
    private val TextLayoutResult.isCut: Boolean
        get() {
            val lines = 0..<lineCount
            val isTooWide = lines.any { getLineRight(it) - getLineLeft(it) > size.width + 1f }
            val isTooHigh = multiParagraph.didExceedMaxLines || multiParagraph.height > size.height + 1f
            return isTooWide || isTooHigh || lines.any(::isLineEllipsized)
        }

    /** Whether a line ends in the middle of a word. */
    private val TextLayoutResult.isBroken: Boolean
        get() {
            val text = layoutInput.text
            val ends = (0..<lineCount - 1).map { getLineEnd(it) }
            return ends.any { text[it - 1].isLetterOrDigit() && text[it].isLetterOrDigit() }
        }

    private class Writing(
        val text: String,
        val place: Rect,
        val isCut: Boolean,
        val isBroken: Boolean,
    ) {
        fun lies(on: Writing) = place.deflate(1f).overlaps(on.place.deflate(1f))
    }

    private fun Rect.contains(other: Rect) =
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom

    private fun SemanticsNode.descendants(): List<SemanticsNode> = children.flatMap { listOf(it) + it.descendants() }

    private fun ComposeUiTest.pressable() = onAllNodes(CanBePressed).fetchSemanticsNodes()

    /** What a screen reader calls it, if that is said in one place only. */
    private fun nameOf(config: SemanticsConfiguration): String? {
        val description = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
        val text = config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        val name = if (text.isEmpty()) description.singleOrNull() else text.joinToString()
        return name?.takeIf { it.isNotBlank() && (text.isEmpty() || description.isEmpty()) }
    }

    private fun described(node: SemanticsNode) =
        listOf(
            SemanticsProperties.TestTag,
            SemanticsProperties.Role,
            SemanticsProperties.ContentDescription,
            SemanticsProperties.Text,
        ).joinToString { "${it.name} ${node.config.getOrNull(it)}" }

    private companion object {
        val ROLES = listOf(Role.Button, Role.Switch, Role.Checkbox, Role.RadioButton)

        /** Fields to type into are pressed too, but speak for themselves. */
        val CanBePressed =
            SemanticsMatcher("can be pressed") {
                SemanticsActions.OnClick in it.config && SemanticsActions.SetText !in it.config
            }
    }
}
