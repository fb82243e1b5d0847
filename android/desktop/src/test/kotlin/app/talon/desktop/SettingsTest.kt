package app.talon.desktop

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.dp
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.SettingEntry
import app.talon.core.changeSetting
import app.talon.core.defaultSettings
import app.talon.core.settingsPage
import app.talon.core.text
import app.talon.ui.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The page of the settings, as a thumb and a screen reader use it. */
class SettingsTest {
    @get:Rule
    val rule = createComposeRule()

    @get:Rule
    val folder = TemporaryFolder()

    private val player by lazy { Player(rule, folder.root) }
    private val app get() = player.app

    @Test
    fun `each setting changes what it says and nothing else, and survives`() {
        openSettings()
        for (entry in entries()) {
            for (word in otherWords(entry)) {
                val expected = changeSetting(app.settings, entry.name, word)
                choose(entry, word)
                assertNotEquals("${entry.name} is $word", defaultSettings(), expected)
                assertEquals("${entry.name} is $word", expected, app.settings)
                assertShown(entry, word)
            }
        }
        val chosen = app.settings
        player.waitUntil { checkNotNull(app.ledger).settings() == chosen }
        player.startAgain()
        assertEquals(chosen, app.settings)
    }

    @Test
    fun `a setting is seen on the board at once`() {
        player.press("play-sally")
        val stock = placeOfStock()
        openSettings()
        press("setting-left_handed")
        press("setting-shows_clock")
        player.press("back")
        assertEquals(Screen.Board, app.screen)
        assertNotEquals(stock, placeOfStock())
        rule.onNodeWithTag("time").assertDoesNotExist()
    }

    @Test
    fun `the page speaks the language that is chosen on it`() {
        openSettings()
        press("setting-language-de")
        rule.onNodeWithTag("page-title").assertTextEquals(text(Language.GERMAN, "settings"))
        rule.onNodeWithTag("setting-sound").assertTextContains(text(Language.GERMAN, "setting-sound"))
    }

    @Test
    fun `each row is large enough to hit, and says what it is and how it stands`() {
        openSettings()
        for (entry in entries()) {
            for (tag in tagsOf(entry)) rule.onNodeWithTag(tag).performScrollTo().assertHeightIsAtLeast(48.dp)
            if (entry.choices.isEmpty()) {
                val node = rule.onNodeWithTag("setting-${entry.name}")
                node.assertTextContains(entry.label)
                node.assert(
                    SemanticsMatcher.expectValue(
                        SemanticsProperties.StateDescription,
                        text(Language.ENGLISH, entry.chosen),
                    ),
                )
            }
            for (choice in entry.choices) {
                rule.onNodeWithTag("setting-${entry.name}-${choice.word}").assertTextEquals(choice.label)
            }
        }
    }

    private fun openSettings() {
        rule.runOnIdle { app.open(Screen.SettingsPage) }
        player.await("settings-screen")
    }

    private fun placeOfStock() =
        player.board.view
            .pile(PileKind.STOCK)
            .rect

    private fun entries() = settingsPage(app.language, app.settings).flatMap { it.entries }

    /** What could be chosen instead, the language but once: the words that are looked for are English. */
    private fun otherWords(entry: SettingEntry) =
        when {
            entry.choices.isEmpty() -> listOf(if (entry.chosen == "on") "off" else "on")
            else -> entry.choices.map { it.word }.filter { it != entry.chosen }
        }

    private fun choose(
        entry: SettingEntry,
        word: String,
    ) = press(if (entry.choices.isEmpty()) "setting-${entry.name}" else "setting-${entry.name}-$word")

    private fun assertShown(
        entry: SettingEntry,
        word: String,
    ) {
        if (entry.choices.isEmpty()) {
            val node = rule.onNodeWithTag("setting-${entry.name}")
            if (word == "on") node.assertIsOn() else node.assertIsOff()
        } else {
            rule.onNodeWithTag("setting-${entry.name}-$word").assertIsSelected()
        }
    }

    private fun press(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo()
        player.press(tag)
    }

    private fun tagsOf(entry: SettingEntry) =
        when {
            entry.choices.isEmpty() -> listOf("setting-${entry.name}")
            else -> entry.choices.map { "setting-${entry.name}-${it.word}" }
        }
}
