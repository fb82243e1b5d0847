package app.talon.ui.board

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.KeyboardType
import app.talon.core.TalonException
import app.talon.core.Wish
import app.talon.core.typedWish
import app.talon.ui.words.LocalWords

/**
 * The field for a deal's number or code, and the button that plays it. What is neither is answered below the field.
 *
 * @param onDeal asked for the deal, and for a sentence if it can't be played
 */
@Composable
internal fun TypedDeal(onDeal: (wish: Wish, onRefused: (String) -> Unit) -> Unit) {
    val words = LocalWords.current
    var typed by remember { mutableStateOf("") }
    var complaint: String? by remember { mutableStateOf(null) }

    fun deal() {
        try {
            onDeal(typedWish(words.language, typed)) { complaint = it }
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
        label = { Text(words["deal-number-or-code"]) },
        supportingText = { Text(complaint ?: words["deal-number-hint"], Modifier.testTag("deal-number-answer")) },
        isError = complaint != null,
        keyboardOptions =
            KeyboardOptions(
                capitalization = KeyboardCapitalization.Characters,
                autoCorrectEnabled = false,
                keyboardType = KeyboardType.Ascii,
                imeAction = ImeAction.Go,
            ),
        keyboardActions = KeyboardActions(onGo = { deal() }),
        singleLine = true,
    )
    OutlinedButton(::deal, Modifier.fillMaxWidth().testTag("deal-by-number")) { Text(words["play-number"]) }
}
