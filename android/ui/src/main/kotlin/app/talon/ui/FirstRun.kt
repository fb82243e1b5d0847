package app.talon.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.talon.core.changeSetting
import app.talon.core.firstChoices
import app.talon.ui.page.LEAST_TARGET
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.Panel
import app.talon.ui.page.READABLE_WIDTH
import app.talon.ui.page.wholeWords
import app.talon.ui.settings.SettingRow
import app.talon.ui.settings.SettingsPreview
import app.talon.ui.theme.Icons
import app.talon.ui.theme.LocalTablePalette
import app.talon.ui.words.LocalWords

/**
 * What someone sees who has never played: how cards are moved, where help is, and the few choices that matter from the
 * start. Each takes effect at once, so there is nothing to confirm: the button only begins.
 */
@Composable
internal fun FirstRun(app: TalonState) {
    BoxWithConstraints(Modifier.fillMaxSize().testTag("first-run"), Alignment.TopCenter) {
        if (maxWidth > maxHeight) {
            Row(Modifier.widthIn(max = WIDE).fillMaxHeight()) {
                Column(Modifier.weight(2f).fillMaxHeight()) {
                    Scrolling(Modifier.weight(1f, fill = false)) {
                        Title(MaterialTheme.typography.titleLarge)
                        Preview(app)
                    }
                    Start(app)
                }
                Scrolling(Modifier.weight(3f).fillMaxHeight()) { Choices(app) }
            }
        } else {
            Column(Modifier.widthIn(max = READABLE_WIDTH).fillMaxHeight()) {
                Scrolling(Modifier.weight(1f)) {
                    Title(MaterialTheme.typography.headlineMedium)
                    Preview(app)
                    Choices(app)
                }
                Start(app)
            }
        }
    }
}

@Composable
private fun Scrolling(
    modifier: Modifier,
    content: @Composable () -> Unit,
) {
    Column(modifier.verticalScroll(rememberScrollState()).padding(EDGE), Arrangement.spacedBy(EDGE)) { content() }
}

@Composable
private fun Title(style: TextStyle) {
    Text(
        LocalWords.current["first-run-title"],
        Modifier.padding(horizontal = 4.dp).semantics { heading() }.wholeWords(),
        color = LocalTablePalette.current.text,
        fontWeight = FontWeight.SemiBold,
        style = style,
    )
}

@Composable
private fun Preview(app: TalonState) {
    SettingsPreview(app.settings, Modifier.fillMaxWidth().height(PREVIEW_HEIGHT))
}

@Composable
private fun Choices(app: TalonState) {
    val words = LocalWords.current
    val entries = remember(app.language, app.settings) { firstChoices(app.language, app.settings) }
    Panel(heading = null) {
        HowTo(Icons.Touch, words["first-run-moves"])
        HowTo(Icons.Hint, words["first-run-help"])
        for (entry in entries) {
            SettingRow(entry, app.settings) { word -> app.change(changeSetting(app.settings, entry.name, word)) }
        }
        Text(
            words["first-run-later"],
            Modifier.padding(horizontal = PANEL_EDGE, vertical = 6.dp),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
    }
}

@Composable
private fun HowTo(
    icon: ImageVector,
    what: String,
) {
    Row(
        Modifier.fillMaxWidth().padding(horizontal = PANEL_EDGE, vertical = 4.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Icon(icon, contentDescription = null, tint = MaterialTheme.colorScheme.primary)
        Text(what, style = MaterialTheme.typography.bodyMedium)
    }
}

@Composable
private fun Start(app: TalonState) {
    val palette = LocalTablePalette.current
    Button(
        app::begin,
        Modifier
            .fillMaxWidth()
            .padding(horizontal = EDGE)
            .padding(top = 8.dp, bottom = EDGE)
            .heightIn(min = LEAST_TARGET)
            .testTag("first-run-start"),
        colors = ButtonDefaults.buttonColors(containerColor = palette.text, contentColor = palette.bottom),
    ) { Text(LocalWords.current["first-run-start"]) }
}

private val EDGE = 12.dp
private val WIDE = 1120.dp
private val PREVIEW_HEIGHT = 120.dp
