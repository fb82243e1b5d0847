package app.talon.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.talon.core.changeSetting
import app.talon.core.settingsPage
import app.talon.ui.TalonState
import app.talon.ui.page.PageHeader
import app.talon.ui.page.Panel
import app.talon.ui.page.READABLE_WIDTH
import app.talon.ui.words.LocalWords

/** All settings, beside or below a small table on which each of them is seen at once. */
@Composable
internal fun SettingsScreen(app: TalonState) {
    val title = LocalWords.current["settings"]
    BoxWithConstraints(Modifier.fillMaxSize().testTag("settings-screen"), Alignment.TopCenter) {
        if (maxWidth > maxHeight) {
            Row(Modifier.widthIn(max = WIDE).fillMaxHeight()) {
                Column(Modifier.weight(2f)) {
                    PageHeader(title, onBack = { app.back() })
                    SettingsPreview(app.settings, Modifier.fillMaxWidth().padding(EDGE).height(PREVIEW_HEIGHT))
                }
                SettingSections(app, Modifier.weight(3f))
            }
        } else {
            val tall = maxHeight >= TALL
            Column(Modifier.widthIn(max = READABLE_WIDTH)) {
                PageHeader(title, onBack = { app.back() })
                SettingsPreview(
                    app.settings,
                    Modifier
                        .fillMaxWidth()
                        .padding(horizontal = EDGE)
                        .height(if (tall) PREVIEW_HEIGHT else LOW_PREVIEW_HEIGHT),
                )
                SettingSections(app, Modifier.weight(1f))
            }
        }
    }
}

@Composable
private fun SettingSections(
    app: TalonState,
    modifier: Modifier,
) {
    val sections = remember(app.language, app.settings) { settingsPage(app.language, app.settings) }
    Column(
        modifier.fillMaxHeight().verticalScroll(rememberScrollState()).padding(EDGE),
        verticalArrangement = Arrangement.spacedBy(EDGE),
    ) {
        for (section in sections) {
            Panel(section.heading) {
                for (entry in section.entries) {
                    SettingRow(entry, app.settings) { word ->
                        app.change(changeSetting(app.settings, entry.name, word))
                    }
                }
            }
        }
    }
}

private val EDGE = 12.dp
private val WIDE = 1120.dp
private val TALL = 700.dp
private val PREVIEW_HEIGHT = 152.dp
private val LOW_PREVIEW_HEIGHT = 112.dp
