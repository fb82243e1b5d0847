package app.talon.desktop

import app.talon.core.Outline
import app.talon.core.PileKind
import app.talon.core.View

/** Midshipman with a few moves to go: one card in the stock, two piles, ♥ and ♠ not yet complete. */
internal val NEARLY_WON =
    midshipman(
        stock = "KH",
        foundations = listOf(upTo('C', 'K'), upTo('D', 'K'), upTo('H', 'Q'), upTo('S', 'T')) + COMPLETE,
        tableau = listOf("KS", "QS JS"),
    )

/** Midshipman with every card at home. */
internal val WON = midshipman(stock = "-", foundations = COMPLETE + COMPLETE, tableau = emptyList())

/** Bisley with a few moves, none of which frees a card. */
internal val LOST =
    position(
        "game bisley",
        piles = listOf("AC", "AD", "AH", "AS").map { "foundation $it" } + List(4) { "foundation -" },
        tableau = listOf("8S 9S", "TS") + List(BISLEY_PILES - 3) { "-" } + "5H",
        decks = 1,
    )

/** Sally with two cards in the stock that fit nowhere, and all others under one that doesn't either. */
internal val STUCK =
    position(
        "game sally\nbase A",
        piles = listOf("stock 2D 2H", "waste -") + List(8) { "foundation -" },
        tableau = List(TABLEAU_PILES - 1) { "-" } + "2C",
        decks = 2,
    )

private val COMPLETE get() = "CDHS".map { upTo(it, 'K') }

/** The outline of a pile. */
internal fun View.pile(
    kind: PileKind,
    number: Int = 1,
): Outline = scene.outlines.single { it.kind == kind && it.number == number.toUInt() }

private fun upTo(
    suit: Char,
    rank: Char,
): String {
    val ranks = "A23456789TJQK"
    return ranks.take(ranks.indexOf(rank) + 1).map { "$it$suit" }.joinToString(" ")
}

/** A position in which all cards that aren't named lie under those of the last tableau pile. */
private fun position(
    header: String,
    piles: List<String>,
    tableau: List<String>,
    decks: Int,
): String {
    val named = (piles + tableau).flatMap { it.split(' ') }
    val rest = List(decks) { "CDHS".flatMap { suit -> upTo(suit, 'K').split(' ') } }.flatten().toMutableList()
    for (card in named) rest.remove(card)
    val columns = tableau.dropLast(1) + (rest + tableau.last()).joinToString(" ")
    return (listOf(header) + piles + columns.map { "tableau $it" }).joinToString("\n", postfix = "\n")
}

private fun midshipman(
    stock: String,
    foundations: List<String>,
    tableau: List<String>,
): String {
    val lines = listOf("game midshipman", "stock $stock", "waste -")
    val piles = tableau + List(TABLEAU_PILES - tableau.size) { "-" }
    return (lines + foundations.map { "foundation $it" } + piles.map { "tableau $it" }).joinToString(
        "\n",
        postfix = "\n",
    )
}

private const val TABLEAU_PILES = 9
private const val BISLEY_PILES = 13
