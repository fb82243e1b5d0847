package app.talon.ui

import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.Ledger
import app.talon.core.Settings
import app.talon.core.Wish

/** Deals [gameId] as wished: by the ledger, which keeps it, or without one as a game that is gone with the app. */
internal fun Ledger?.deal(
    gameId: String,
    wish: Wish,
    settings: Settings,
    language: Language,
): Game = this?.deal(gameId, wish, language) ?: Game.dealWish(gameId, wish, settings.winnableOnly, language)
