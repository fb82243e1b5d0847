package app.talon.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import app.talon.core.Direction
import app.talon.core.Frame
import app.talon.core.Game
import app.talon.core.Insets
import app.talon.core.Language
import app.talon.core.Status
import app.talon.core.View
import kotlinx.coroutines.CoroutineScope

/** A game on the table: what the core shows of it, and what the player does with it. */
class BoardState(
    private val game: Game,
    private val scope: CoroutineScope,
    private var leftHanded: Boolean = false,
) {
    /** The game as the core shows it. */
    var view: View by mutableStateOf(game.view())
        private set

    /** One line for the player, until the next touch. */
    var notice: String? by mutableStateOf(view.notice)
        private set

    /** How long this game has been played. */
    var elapsedMilliseconds: ULong by mutableStateOf(view.elapsedMilliseconds)
        private set

    /** What the player has asked and waits to be answered. It goes when the cards move. */
    internal var question: Question? by mutableStateOf(null)
        private set

    internal val sprites = Sprites(scope)
    private var size: Pair<Float, Float>? = null

    /** The position as text, as the core writes it. */
    val positionText: String get() = game.positionText()

    /** Where the card [id] is drawn just now: its upper left corner. */
    fun cornerOf(id: UInt): Offset? = sprites.pose(id)?.corner

    /** Lays the board out for a space of [width] x [height]. */
    fun fit(
        width: Float,
        height: Float,
    ) {
        val first = size == null
        size = width to height
        layOut(if (first) Pace.Forward else Pace.Still)
    }

    /** Lays the board out for the other hand. */
    fun layOutFor(leftHanded: Boolean) {
        this.leftHanded = leftHanded
        layOut(Pace.Forward)
    }

    private fun layOut(pace: Pace) {
        val (width, height) = size ?: return
        val insets = Insets(left = 0f, top = 0f, right = 0f, bottom = 0f)
        show(game.setFrame(Frame(width, height, leftHanded, insets)), pace)
    }

    /** A finger came down: lifts what lies there. */
    fun grab(at: Offset) {
        val grab = game.grab(at.x, at.y)
        if (grab.ids.isNotEmpty()) sprites.lift(grab.ids, Offset(grab.x, grab.y))
        view = grab.view
        notice = view.notice
        sprites.showAroundHand(view.scene)
    }

    /** The finger moved. */
    fun drag(by: Offset) {
        sprites.lifted?.move(by)
    }

    /** The finger let go of what it carried. */
    fun drop() {
        val corner = sprites.lifted?.leadCorner ?: return
        show(game.dropAt(corner.x, corner.y))
    }

    /** What is held goes back to where it was. */
    fun release() = show(game.release())

    /** A tap: the card goes where it is most useful, the stock deals. */
    fun tap(at: Offset) = show(game.tap(at.x, at.y))

    /** A second tap at the same place: the card goes home. */
    fun doubleTap(at: Offset) = show(game.doubleTap(at.x, at.y))

    /** Takes the last move back. */
    fun undo() = show(game.undo(), Pace.Back)

    /** Plays again what was taken back. */
    fun redo() = show(game.redo())

    /** Back to the start of this deal. */
    fun restart() = show(game.restart())

    /** Plays all cards home. */
    fun finish() = show(game.finish())

    /** Looks for a useful move, to point it out. */
    fun askForHint() {
        question = game.askForHint()
    }

    /** Finds out whether the game can still be won, to tell the player. This looks at hidden cards. */
    fun askForFate() {
        question = game.askForFate()
    }

    /** Has [asked] thought about, and shows the answer. */
    internal suspend fun settle(asked: Question) {
        try {
            answer(asked)
        } finally {
            if (question === asked) question = null
        }
    }

    /** Finds out whether the game can still be won, because the core wants to know. */
    internal suspend fun findFate() = answer(game.findFate())

    private suspend fun answer(asked: Question) {
        asked.thinkAbout()
        // No card moves for an answer, not even out of the player's hand.
        view = asked.answer()
        notice = view.notice
    }

    /** Whether it is said when the game can't be won any more, where all cards lie open. */
    fun sayLost(on: Boolean) = show(game.setSaysLost(on))

    /** Moves the keyboard's cursor. */
    fun moveCursor(direction: Direction) = show(game.moveCursor(direction))

    /** Picks up at the cursor, or puts down. */
    fun press() = show(game.press())

    /** Plays the card at the cursor where it is most useful. */
    fun playCursor() = show(game.playCursor())

    /** Whether safe cards go home by themselves. */
    fun autoPlay(on: Boolean) = show(game.setAutoPlay(on))

    /** Speaks another language. */
    fun speak(language: Language) = show(game.setLanguage(language))

    /** Stops the clock, because the player looks away, or lets it go on. */
    fun pauseClock(paused: Boolean) = if (paused) game.pause() else game.resume()

    /** Reads the clock. */
    fun readClock() {
        elapsedMilliseconds = game.elapsedMilliseconds()
    }

    /** Whether the game is won. */
    val won get() = view.status == Status.WON

    private fun show(
        next: View,
        pace: Pace = Pace.Forward,
    ) {
        if (next.turn != view.turn) question = null
        view = next
        notice = next.notice
        elapsedMilliseconds = next.elapsedMilliseconds
        // Before the board knows its size there is nowhere to lay a card.
        if (size != null) sprites.show(next.scene, pace)
    }
}
