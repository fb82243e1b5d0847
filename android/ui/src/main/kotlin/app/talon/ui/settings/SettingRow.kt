package app.talon.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.talon.core.SettingEntry
import app.talon.core.Settings
import app.talon.ui.page.Choice
import app.talon.ui.page.LEAST_TARGET
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.words.LocalWords

/**
 * A setting: a switch, or a few things to choose from.
 *
 * @param settings all settings as they are
 * @param onChange called with the word for what is chosen
 */
@Composable
internal fun SettingRow(
    entry: SettingEntry,
    settings: Settings,
    onChange: (String) -> Unit,
) {
    if (entry.choices.isEmpty()) {
        SwitchRow(entry, onChange)
        return
    }
    Column(Modifier.fillMaxWidth().padding(vertical = 6.dp).selectableGroup()) {
        LabelAndAbout(
            entry,
            Modifier.semantics(mergeDescendants = true) {}.padding(horizontal = PANEL_EDGE).padding(bottom = 4.dp),
        )
        val swatches = swatchesOf(entry, settings)
        when {
            swatches != null -> SwatchChoices(entry, swatches, onChange)
            entry.choices.any { it.label.length > SHORT } -> ListedChoices(entry, onChange)
            else -> ShortChoices(entry, onChange)
        }
    }
}

@Composable
private fun SwitchRow(
    entry: SettingEntry,
    onChange: (String) -> Unit,
) {
    val words = LocalWords.current
    val isOn = entry.chosen == ON
    val state = if (isOn) words["on"] else words["off"]
    Row(
        Modifier
            .fillMaxWidth()
            .testTag(tagOf(entry))
            .toggleable(isOn, role = Role.Switch) { onChange(if (it) ON else OFF) }
            .semantics { stateDescription = state }
            .heightIn(min = LEAST_TARGET)
            .padding(horizontal = PANEL_EDGE, vertical = 6.dp),
        horizontalArrangement = Arrangement.spacedBy(16.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        LabelAndAbout(entry, Modifier.weight(1f))
        Switch(isOn, onCheckedChange = null)
    }
}

/** Choices whose words need a line each. */
@Composable
private fun ListedChoices(
    entry: SettingEntry,
    onChange: (String) -> Unit,
) {
    for (choice in entry.choices) {
        val chosen = choice.word == entry.chosen
        Row(
            Modifier
                .fillMaxWidth()
                .testTag(tagOf(entry, choice.word))
                .selectable(chosen, role = Role.RadioButton) { onChange(choice.word) }
                .heightIn(min = LEAST_TARGET)
                .padding(horizontal = PANEL_EDGE),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            RadioButton(chosen, onClick = null)
            Text(choice.label, style = MaterialTheme.typography.bodyLarge)
        }
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun ShortChoices(
    entry: SettingEntry,
    onChange: (String) -> Unit,
) {
    FlowRow(Modifier.padding(horizontal = PANEL_EDGE), Arrangement.spacedBy(8.dp)) {
        for (choice in entry.choices) {
            Choice(choice.label, choice.word == entry.chosen, Modifier.testTag(tagOf(entry, choice.word))) {
                onChange(choice.word)
            }
        }
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun SwatchChoices(
    entry: SettingEntry,
    swatches: List<Swatch>,
    onChange: (String) -> Unit,
) {
    FlowRow(Modifier.padding(horizontal = PANEL_EDGE - SWATCH_EDGE)) {
        entry.choices.zip(swatches) { choice, swatch ->
            SwatchChoice(
                swatch,
                choice.label,
                choice.word == entry.chosen,
                Modifier.testTag(tagOf(entry, choice.word)),
            ) { onChange(choice.word) }
        }
    }
}

@Composable
private fun LabelAndAbout(
    entry: SettingEntry,
    modifier: Modifier,
) {
    Column(modifier) {
        Text(entry.label, style = MaterialTheme.typography.bodyLarge)
        entry.about?.let {
            Text(
                it,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

private fun tagOf(entry: SettingEntry) = "setting-${entry.name}"

private fun tagOf(
    entry: SettingEntry,
    word: String,
) = "${tagOf(entry)}-$word"

// The core's words for the two ways of a switch.
private const val ON = "on"
private const val OFF = "off"

// More letters than this make a choice a line of its own.
private const val SHORT = 16
