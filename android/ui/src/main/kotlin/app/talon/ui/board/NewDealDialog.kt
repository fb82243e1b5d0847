package app.talon.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import app.talon.core.TalonException
import app.talon.core.parseDeal
import app.talon.core.randomDeal
import app.talon.ui.words.LocalWords

/** Asks which deal of a game to play: any, or that of a number. */
@Composable
internal fun NewDealDialog(
    gameName: String,
    onDeal: (UInt) -> Unit,
    onDismiss: () -> Unit,
) {
    val words = LocalWords.current

    fun deal(number: UInt) {
        onDismiss()
        onDeal(number)
    }

    Dialog(onDismissRequest = onDismiss) {
        Surface(Modifier.widthIn(max = 360.dp), shape = RoundedCornerShape(20.dp)) {
            Column(
                Modifier.padding(horizontal = 24.dp, vertical = 18.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                Text(gameName, style = MaterialTheme.typography.titleLarge)
                Button({ deal(randomDeal()) }, Modifier.fillMaxWidth().testTag("deal-random")) {
                    Text(words["play-random"])
                }
                DealByNumber(::deal)
                TextButton(onDismiss, Modifier.align(Alignment.End).testTag("cancel")) { Text(words["cancel"]) }
            }
        }
    }
}

/** The field for a deal's number, and the button that plays it. What isn't a number is answered below the field. */
@Composable
private fun DealByNumber(onDeal: (UInt) -> Unit) {
    val words = LocalWords.current
    var typed by remember { mutableStateOf("") }
    var complaint: String? by remember { mutableStateOf(null) }

    fun deal() {
        try {
            onDeal(parseDeal(words.language, typed))
        } catch (refused: TalonException.NotADealNumber) {
            complaint = refused.reason
        }
    }

    OutlinedTextField(
        value = typed,
        onValueChange = {
            typed = it
            complaint = null
        },
        modifier = Modifier.fillMaxWidth().testTag("deal-number"),
        label = { Text(words["deal-number"]) },
        supportingText = { Text(complaint ?: words["deal-number-hint"], Modifier.testTag("deal-number-answer")) },
        isError = complaint != null,
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Number, imeAction = ImeAction.Go),
        keyboardActions = KeyboardActions(onGo = { deal() }),
        singleLine = true,
    )
    OutlinedButton(::deal, Modifier.fillMaxWidth().testTag("deal-by-number")) { Text(words["play-number"]) }
}
