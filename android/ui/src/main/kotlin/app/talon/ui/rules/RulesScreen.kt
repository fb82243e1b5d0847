package app.talon.ui.rules

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.talon.core.RulesPage
import app.talon.core.rulesPage
import app.talon.ui.TalonState
import app.talon.ui.page.PANEL_EDGE
import app.talon.ui.page.PageHeader
import app.talon.ui.page.Panel
import app.talon.ui.page.PanelHeading
import app.talon.ui.page.READABLE_WIDTH

/** How the game with the id [game] goes: a picture of its table, and all its rules. */
@Composable
internal fun RulesScreen(
    app: TalonState,
    game: String,
) {
    val page = remember(game, app.language) { rulesPage(game, app.language) }
    BoxWithConstraints(Modifier.fillMaxSize().testTag("rules-screen"), Alignment.TopCenter) {
        if (maxWidth >= SIDE_BY_SIDE && maxWidth > maxHeight) {
            Row(Modifier.widthIn(max = WIDE).padding(end = EDGE)) {
                Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
                    PageHeader(page.title, onBack = { app.back() })
                    LayoutPicture(game, app.settings, Modifier.padding(EDGE))
                }
                Column(
                    Modifier.weight(1f).widthIn(max = READABLE_WIDTH).verticalScroll(rememberScrollState()),
                ) { Rules(page, Modifier.padding(vertical = EDGE)) }
            }
        } else {
            Column(Modifier.widthIn(max = READABLE_WIDTH)) {
                PageHeader(page.title, onBack = { app.back() })
                Column(
                    Modifier.verticalScroll(rememberScrollState()).padding(EDGE),
                    Arrangement.spacedBy(EDGE),
                ) {
                    LayoutPicture(game, app.settings)
                    Rules(page)
                }
            }
        }
    }
}

@Composable
private fun Rules(
    page: RulesPage,
    modifier: Modifier = Modifier,
) {
    Panel(heading = null, modifier) {
        Column(
            Modifier.padding(horizontal = PANEL_EDGE, vertical = 4.dp).testTag("rules"),
            Arrangement.spacedBy(PARAGRAPH_GAP),
        ) {
            Text(page.summary, style = MaterialTheme.typography.titleMedium)
            for (section in page.sections) {
                PanelHeading(section.heading, Modifier.padding(top = PARAGRAPH_GAP))
                for (paragraph in section.paragraphs) Text(paragraph, style = MaterialTheme.typography.bodyMedium)
            }
        }
    }
}

private val EDGE = 12.dp
private val PARAGRAPH_GAP = 8.dp
private val SIDE_BY_SIDE = 600.dp
private val WIDE = 1240.dp
