package app.talon.ui.words

import app.talon.core.TalonException

/** What to tell the player: the core has put it in the language that it was asked in. */
val TalonException.sentence: String
    get() =
        when (this) {
            is TalonException.UnknownGame -> reason
            is TalonException.NotADealNumber -> reason
            is TalonException.NotAPosition -> reason
            is TalonException.NotAShareCode -> reason
            is TalonException.NotStored -> reason
            is TalonException.NotImported -> reason
        }
