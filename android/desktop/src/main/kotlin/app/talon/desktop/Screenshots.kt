package app.talon.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.unit.IntSize
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Rect
import app.talon.core.Theme
import app.talon.core.Wish
import app.talon.core.games
import app.talon.core.text
import app.talon.ui.Screen
import app.talon.ui.board.BoardState
import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.time.Duration.Companion.milliseconds

/** Writes pictures of all screens at the usual sizes into [directory]. */
internal fun writeScreenshots(directory: File) {
    directory.mkdirs()
    val album = Album(directory)
    for (format in Format.entries) {
        album.games(format)
        album.played(format)
        album.dialogs(format)
        album.pages(format)
        album.win(format)
        album.hint(format)
        for (game in games(format.language)) {
            album.board(format, game.id)
        }
    }
    album.moments()
}

/** The sizes of screens; some speak German and some are dark, so that all of that is seen. */
private enum class Format(
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
    /** The games before the first one is played, and with something to tell. */
    fun games(format: Format) =
        photograph(format) {
            shoot(file("games-${format.title}"))
            app.message = text(app.language, "storage-newer")
            pass()
            shoot(file("message-${format.title}"))
        }

    /** The games when some have been played. */
    fun played(format: Format) =
        photograph(format) {
            playTwoGames()
            app.open(Screen.Games)
            read()
            shoot(file("games-played-${format.title}"))
        }

    /** What lies over a board: the menu, the deals to choose, and the question whether a game may be lost. */
    fun dialogs(format: Format) =
        photograph(format) {
            playTwoGames()
            click(menuPlace(size))
            shoot(file("menu-${format.title}"))
            press(Key.Escape)
            press(Key.N)
            shoot(file("new-deal-${format.title}"))
            press(Key.Escape)
            app.change(app.settings.copy(winnableOnly = false, confirmsNewDeal = true, theme = Theme.BLACK))
            press(Key.N)
            shoot(file("new-deal-any-${format.title}"))
            press(Key.Tab)
            press(Key.Enter)
            shoot(file("new-deal-question-${format.title}"))
            press(Key.Escape)
            app.open(Screen.Games)
            read()
            press(Key.Tab)
            press(Key.Enter)
            shoot(file("deal-of-the-day-${format.title}"))
        }

    /** The screens with much to read. */
    fun pages(format: Format) =
        photograph(format) {
            playTwoGames()
            for ((name, page) in PAGES) {
                app.open(page)
                read()
                shoot(file("$name-${format.title}"))
                app.back()
            }
        }

    private fun Camera.playTwoGames() {
        for (gameId in listOf("bisley", "sally")) {
            deal(gameId)
            checkNotNull(app.board).playAWhile()
        }
        deal("sally", LATER_DEAL)
        checkNotNull(app.board).playAWhile()
        pass()
    }

    /** A fresh deal, and the same game after some moves. */
    fun board(
        format: Format,
        gameId: String,
    ) = photograph(format) {
        deal(gameId)
        shoot(file("$gameId-${format.title}"))
        checkNotNull(app.board).playAWhile()
        pass()
        shoot(file("$gameId-played-${format.title}"))
    }

    /** A move that is pointed out. */
    fun hint(format: Format) =
        photograph(format) {
            deal("bisley")
            val board = checkNotNull(app.board)
            board.askForHint()
            await { board.notice != null }
            pass()
            shoot(file("hint-${format.title}"))
        }

    fun win(format: Format) =
        photograph(format) {
            app.play(Game.fromPosition(lastCardOpen(), app.language))
            pass()
            checkNotNull(app.board).finish()
            pass()
            shoot(file("won-${format.title}"))
        }

    /** What only lasts a moment: a deal on its way, and a card in the hand. */
    fun moments() =
        photograph(Format.Phone) {
            app.deal("sally", Wish.Number(DEAL))
            await { !app.dealing }
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
        }

    private fun photograph(
        format: Format,
        session: Camera.() -> Unit,
    ) {
        val store = createTempDirectory("talon").toFile()
        Camera(format.size, format.language, format.dark, store).use(session)
        store.deleteRecursively()
    }

    private fun file(name: String) = File(directory, "$name.png")
}

private fun Camera.deal(
    gameId: String,
    number: UInt = DEAL,
) {
    app.deal(gameId, Wish.Number(number))
    await { !app.dealing }
    pass()
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

/** Where the button with the menu is, at the beginning of a bar below or beside the board. */
private fun menuPlace(size: IntSize): Offset {
    val isWide = size.width > size.height
    val length = (if (isWide) size.height else size.width).toFloat()
    val slots = minOf(MOST_SLOTS, (length / LEAST_SLOT).toInt())
    val slot = minOf(if (isWide) SLOT_BESIDE else SLOT_BELOW, length / slots)
    val along = (length - (slots - 1) * slot) / 2
    return if (isWide) Offset(size.width - BAR_MIDDLE, along) else Offset(along, size.height - BAR_MIDDLE)
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
private const val LATER_DEAL = 43u
private const val ROUNDS = 9
private val PAGES =
    listOf(
        "settings" to Screen.SettingsPage,
        "statistics" to Screen.StatisticsPage("sally"),
        "statistics-all" to Screen.StatisticsPage(null),
        "rules" to Screen.RulesPage("sally"),
    )
private const val BAR_MIDDLE = 30f
private const val MOST_SLOTS = 8
private const val LEAST_SLOT = 52f
private const val SLOT_BELOW = 96f
private const val SLOT_BESIDE = 72f
private const val STATUS_LINE = 28f
