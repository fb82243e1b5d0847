package app.talon.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.unit.IntSize
import app.talon.core.Language
import app.talon.core.PileKind
import app.talon.core.Theme
import app.talon.core.Wish
import app.talon.core.games
import app.talon.core.text
import app.talon.ui.Screen
import app.talon.ui.board.BoardState
import app.talon.ui.board.middle
import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.time.Duration.Companion.milliseconds

/** Writes pictures of all screens on all kinds of devices into [directory]. */
internal fun writeScreenshots(directory: File) {
    directory.mkdirs()
    for (look in Look.all) {
        val album = Album(directory, look)
        for (session in SESSIONS) album.session()
        for (game in games(look.language)) album.board(game.id)
    }
    Album(directory, Look.usual).moments()
}

/** How the screen looks: what kind it is, its size in dp, and what the system has chosen. */
private class Look(
    device: String,
    val size: IntSize,
    val language: Language,
    val dark: Boolean,
    val fontScale: Float = 1f,
) {
    val title = "$device-${if (language == Language.GERMAN) "de" else "en"}-${if (dark) "dark" else "light"}"

    companion object {
        private val PHONE = IntSize(390, 844)
        private val TABLET = IntSize(820, 1180)

        /** What most people have. */
        val usual = Look("phone", PHONE, Language.ENGLISH, dark = false)

        /** Phone and tablet in each language by day and by night, and whatever else makes a difference. */
        val all =
            listOf(
                Look("large-letters", IntSize(360, 640), Language.GERMAN, dark = false, fontScale = 2f),
                Look("large-letters-wide", IntSize(640, 360), Language.ENGLISH, dark = true, fontScale = 2f),
                Look("phone-wide", IntSize(844, 390), Language.GERMAN, dark = false),
                Look("small-phone", IntSize(320, 568), Language.GERMAN, dark = true),
                Look("tablet-wide", IntSize(1180, 820), Language.ENGLISH, dark = false),
            ) + eachWay("phone", PHONE) + eachWay("tablet", TABLET)

        private fun eachWay(
            device: String,
            size: IntSize,
        ) = Language.entries.flatMap { language ->
            listOf(false, true).map { dark -> Look(device, size, language, dark) }
        }
    }
}

private val SESSIONS: List<Album.() -> Unit> =
    listOf(Album::firstRun, Album::games, Album::played, Album::dialogs, Album::pages, Album::win, Album::hint)

private class Album(
    private val directory: File,
    private val look: Look,
) {
    /** What someone sees who has never played. */
    fun firstRun() = photograph(isNew = true) { shoot("first-run") }

    /** The games before the first one is played, and with something to tell. */
    fun games() =
        photograph {
            pass()
            shoot("games")
            app.message = text(app.language, "storage-newer")
            pass()
            shoot("message")
        }

    /** The games when some have been played. */
    fun played() =
        photograph {
            playTwoGames()
            app.open(Screen.Games)
            pass()
            shoot("games-played")
        }

    /** What lies over a board: the menu, the deals to choose, and the question whether a game may be lost. */
    fun dialogs() =
        photograph {
            playTwoGames()
            click(menuPlace(size))
            shoot("menu")
            press(Key.Escape)
            press(Key.N)
            shoot("new-deal")
            press(Key.Escape)
            app.change(app.settings.copy(winnableOnly = false, confirmsNewDeal = true, theme = Theme.BLACK))
            press(Key.N)
            shoot("new-deal-any")
            press(Key.Tab)
            press(Key.Enter)
            shoot("new-deal-question")
            press(Key.Escape)
            app.change(app.settings.copy(theme = Theme.SYSTEM))
            checkNotNull(app.ledger).importText(manyResults(app.today()), app.language)
            app.open(Screen.Games)
            pass()
            press(Key.Tab)
            press(Key.Enter)
            pass()
            shoot("deal-of-the-day")
        }

    /** The screens with much to read. */
    fun pages() =
        photograph {
            checkNotNull(app.ledger).importText(manyResults(app.today()), app.language)
            val rules = games(app.language).map { "rules-${it.id}" to Screen.RulesPage(it.id) }
            for ((name, page) in PAGES + rules) {
                app.open(page)
                pass()
                shoot(name)
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
    fun board(gameId: String) =
        photograph {
            deal(gameId)
            shoot(gameId)
            checkNotNull(app.board).playAWhile()
            pass()
            shoot("$gameId-played")
        }

    /** A move that is pointed out. */
    fun hint() =
        photograph {
            deal("bisley")
            val board = checkNotNull(app.board)
            board.askForHint()
            await { board.notice != null }
            pass()
            shoot("hint")
        }

    /** A win after many games, so that there is something to tell of it. */
    fun win() =
        photograph {
            val ledger = checkNotNull(app.ledger)
            for (file in listOf(nearlyWon(), manyResults(app.today()))) ledger.importText(file, app.language)
            app.takeUp("bisley")
            await { !app.dealing }
            pass()
            checkNotNull(app.board).redo()
            pass()
            shoot("won")
        }

    /** What only lasts a moment: a deal on its way, and a card in the hand. */
    fun moments() =
        photograph {
            app.deal("sally", Wish.Number(DEAL))
            await { !app.dealing }
            // The first frame only has the cards set off.
            repeat(3) { pass(100.milliseconds) }
            shoot("moment-dealing")
            pass()
            val card = checkNotNull(app.board).movableCard().below(STATUS_LINE)
            val away = card + Offset(-60f, 190f)
            point(PointerEventType.Press, card)
            point(PointerEventType.Move, away)
            pass(200.milliseconds)
            shoot("moment-dragging")
            point(PointerEventType.Release, away)
        }

    private fun photograph(
        isNew: Boolean = false,
        session: Camera.() -> Unit,
    ) {
        val store = createTempDirectory("talon").toFile()
        Camera(look.size, look.language, look.dark, store, isNew, look.fontScale).use(session)
        store.deleteRecursively()
    }

    private fun Camera.shoot(name: String) = shoot(File(directory, "$name-${look.title}.png"))
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
internal fun BoardState.playAWhile() {
    repeat(ROUNDS) {
        val piles = view.scene.outlines.filter { it.kind != PileKind.FOUNDATION }
        for (outline in piles.sortedBy { it.kind == PileKind.STOCK }) tap(outline.top.middle)
    }
}

/** The middle of the first card that some pile would take. */
internal fun BoardState.movableCard(): Offset =
    view.scene.outlines
        .sortedBy { it.kind != PileKind.TABLEAU }
        .map { it.top.middle }
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

private fun Offset.below(height: Float) = copy(y = y + height)

/** One that can be won, but in Big Apple. */
private const val DEAL = 15u
private const val LATER_DEAL = 16u
private const val ROUNDS = 9
private val PAGES =
    listOf(
        "settings" to Screen.SettingsPage,
        "statistics" to Screen.StatisticsPage("sally"),
        "statistics-all" to Screen.StatisticsPage(null),
    )
private const val BAR_MIDDLE = 30f
private const val MOST_SLOTS = 8
private const val LEAST_SLOT = 52f
private const val SLOT_BELOW = 96f
private const val SLOT_BESIDE = 72f
private const val STATUS_LINE = 28f
