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
