package app.talon.ui

import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.Ledger
import app.talon.core.Settings
import app.talon.core.Wish
import app.talon.core.dealOfTheDay
import app.talon.core.parseDeal
import app.talon.core.randomDeal
import app.talon.core.randomWinnableDeal

/** Deals [gameId] as wished: by the ledger, which keeps it, or without one as a game that is gone with the app. */
internal fun Ledger?.deal(
    gameId: String,
    wish: Wish,
    settings: Settings,
    language: Language,
): Game =
    this?.deal(gameId, wish, language)
        ?: Game.deal(gameId, wish.number(gameId, settings.winnableOnly, language), language)

/** The number of the deal that is wished for. Only a ledger reads codes; without one they count as mistyped numbers. */
private fun Wish.number(
    gameId: String,
    winnableOnly: Boolean,
    language: Language,
): UInt =
    when (this) {
        is Wish.Random -> (if (winnableOnly) randomWinnableDeal(gameId) else null) ?: randomDeal()
        is Wish.Winnable -> randomWinnableDeal(gameId) ?: randomDeal()
        is Wish.OfDay -> dealOfTheDay(gameId, day.year, day.month, day.day) ?: randomDeal()
        is Wish.Number -> number
        is Wish.Code -> parseDeal(language, code)
    }
