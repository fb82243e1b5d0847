package app.talon.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.unit.IntSize
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Rect
import app.talon.core.games
import app.talon.ui.board.BoardState
import java.io.File
import kotlin.time.Duration.Companion.milliseconds

/** Writes pictures of all screens at the usual sizes into [directory]. */
internal fun writeScreenshots(directory: File) {
    directory.mkdirs()
    val album = Album(directory)
    for (screen in Screen.entries) {
        album.games(screen)
        album.win(screen)
        album.hint(screen)
        for (game in games(screen.language)) {
            album.board(screen, game.id)
        }
    }
    album.moments()
}

/** The sizes of screens; some speak German and some are dark, so that all of that is seen. */
private enum class Screen(
    val title: String,
    val size: IntSize,
    val language: Language,
    val dark: Boolean = false,
) {
    Phone("phone", IntSize(390, 844), Language.ENGLISH),
    PhoneWide("phone-wide", IntSize(844, 390), Language.GERMAN),
    SmallPhone("small-phone", IntSize(320, 568), Language.GERMAN, dark = true),
    Tablet("tablet", IntSize(820, 1180), Language.GERMAN, dark = true),
    TabletWide("tablet-wide", IntSize(1180, 820), Language.ENGLISH),
}

private class Album(
    private val directory: File,
) {
    fun games(screen: Screen) = photograph(screen) { shoot(file("games-${screen.title}")) }

    /** A fresh deal, and the same game after some moves. */
    fun board(
        screen: Screen,
        gameId: String,
    ) = photograph(screen) {
        app.deal(gameId, DEAL)
        pass()
        shoot(file("$gameId-${screen.title}"))
        checkNotNull(app.board).playAWhile()
        pass()
        shoot(file("$gameId-played-${screen.title}"))
    }

    /** A move that is pointed out. */
    fun hint(screen: Screen) =
        photograph(screen) {
            app.deal("bisley", DEAL)
            val board = checkNotNull(app.board)
            pass()
            board.askForHint()
            await { board.notice != null }
            pass()
            shoot(file("hint-${screen.title}"))
        }

    fun win(screen: Screen) =
        photograph(screen) {
            app.play(Game.fromPosition(lastCardOpen(), screen.language))
            pass()
            checkNotNull(app.board).finish()
            pass()
            shoot(file("won-${screen.title}"))
        }

    /** What only lasts a moment: a deal on its way, a card in the hand, an answer, the menu, the dialog. */
    fun moments() =
        photograph(Screen.Phone) {
            app.deal("sally", DEAL)
            pass(500.milliseconds)
            shoot(file("moment-dealing"))
            pass()
            val card = checkNotNull(app.board).movableCard().below(STATUS_LINE)
            val away = card + Offset(-60f, 190f)
            point(PointerEventType.Press, card)
            point(PointerEventType.Move, away)
            pass(200.milliseconds)
            shoot(file("moment-dragging"))
            point(PointerEventType.Release, away)
            pass()
            click(Offset(MENU_FROM_LEFT, size.height - BAR_MIDDLE))
            shoot(file("moment-menu"))
            click(card)
            click(Offset(NEW_DEAL_FROM_LEFT, size.height - BAR_MIDDLE))
            shoot(file("moment-new-deal"))
        }

    private fun photograph(
        screen: Screen,
        session: Camera.() -> Unit,
    ) = Camera(screen.size, screen.language, screen.dark).use(session)

    private fun file(name: String) = File(directory, "$name.png")
}

/** Taps on one pile after the other, and at the end of each round on the stock. */
private fun BoardState.playAWhile() {
    repeat(ROUNDS) {
        val piles = view.scene.outlines.filter { it.kind != PileKind.FOUNDATION }
        for (outline in piles.sortedBy { it.kind == PileKind.STOCK }) tap(outline.top.middle())
    }
}

/** The middle of the first card that some pile would take. */
private fun BoardState.movableCard(): Offset =
    view.scene.outlines
        .filter { it.kind == PileKind.TABLEAU }
        .map { it.top.middle() }
        .first { place ->
            grab(place)
            view.scene.outlines
                .any { it.accepts }
                .also { release() }
        }

private fun Rect.middle() = Offset(x + width / 2, y + height / 2)

private fun Offset.below(height: Float) = copy(y = y + height)

/** A position that one card is missing to win. */
private fun lastCardOpen(): String {
    val ranks = "A23456789TJQK".toList()
    val suits = "CDHSCDHS".toList()
    val foundations = suits.map { suit -> ranks.map { "$it$suit" } }
    return buildList {
        add("game napoleons_shoulder")
        add("stock -")
        add("waste -")
        foundations.dropLast(1).forEach { add("foundation " + it.joinToString(" ")) }
        add("foundation " + foundations.last().dropLast(1).joinToString(" "))
        add("tableau KS")
        repeat(11) { add("tableau -") }
    }.joinToString("\n")
}

private const val DEAL = 42u
private const val ROUNDS = 9
private const val MENU_FROM_LEFT = 28f
private const val NEW_DEAL_FROM_LEFT = 140f
private const val BAR_MIDDLE = 30f
private const val STATUS_LINE = 28f
