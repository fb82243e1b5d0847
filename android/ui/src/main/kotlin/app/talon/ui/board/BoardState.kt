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
import app.talon.core.Move
import app.talon.core.Node
import app.talon.core.Settings
import app.talon.core.Status
import app.talon.core.View
import app.talon.core.motionFactor
import kotlinx.coroutines.CoroutineScope

/** A game on the table: what the core shows of it, and what the player does with it. */
class BoardState(
    internal val game: Game,
    scope: CoroutineScope,
    settings: Settings,
    language: Language,
) {
    private var leftHanded = settings.leftHanded
    private var speaks = language
    private var runs = false

    // Once another game is about to be dealt in its place, nothing is done any more that nobody would see.
    private var isLeft = false

    /** The game as the core shows it. */
    var view: View by mutableStateOf(game.setPreferences(settings))
        private set

    /** Whether the game outlives the app. */
    internal val isKept get() = shareCode != null

    /** The code by which someone else can play the same cards; nothing for a game that isn't kept. */
    internal val shareCode: String? by lazy(game::shareCode)

    /** One line for the player, until the next touch. */
    var notice: String? by mutableStateOf(view.notice)
        private set

    /** What is felt, heard and told of the last thing done. */
    var happenings: Happenings by mutableStateOf(Happenings())
        private set

    /** How long this game has been played. */
    var elapsedMilliseconds: ULong by mutableStateOf(view.elapsedMilliseconds)
        private set

    /** What the player has asked and waits to be answered. It goes when the cards move. */
    internal var question: Question? by mutableStateOf(null)
        private set

    internal val sprites = Sprites(scope, motionFactor(settings.motion))
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
        // A game is dealt before the player's eyes; one that goes on is simply there.
        layOut(if (first && view.moves == 0u) Pace.Forward else Pace.Still)
    }

    private fun layOut(pace: Pace) {
        val (width, height) = size ?: return
        val insets = Insets(left = 0f, top = 0f, right = 0f, bottom = 0f)
        // What is said stays said: nobody has touched anything.
        val said = notice
        act(pace) { game.setFrame(Frame(width, height, leftHanded, insets)) }
        notice = said
    }

    /** Does as the player likes it from now on. */
    fun suit(
        settings: Settings,
        language: Language,
    ) {
        sprites.motionFactor = motionFactor(settings.motion)
        act { game.setPreferences(settings) }
        if (language != speaks) act { game.setLanguage(language) }
        speaks = language
        if (settings.leftHanded == leftHanded) return
        leftHanded = settings.leftHanded
        layOut(Pace.Forward)
    }

    /** Another game is about to be dealt in place of this one: nothing more happens here, and the clock stands. */
    internal fun leave() {
        if (runs) game.pause()
        isLeft = true
    }

    /** The other game doesn't come after all. */
    internal fun stay() {
        isLeft = false
        if (runs) game.resume()
        layOut(Pace.Still)
    }

    /** A finger came down: lifts what lies there. */
    fun grab(at: Offset) {
        if (isLeft) return
        val grab = game.grab(at.x, at.y)
        if (grab.ids.isNotEmpty()) sprites.lift(grab.ids, Offset(grab.x, grab.y))
        view = grab.view
        notice = view.notice
        happenings += view
        sprites.showAroundHand(view.scene)
    }

    /** The finger moved. */
    fun drag(by: Offset) {
        sprites.lifted?.move(by)
    }

    /** The finger let go of what it carried. */
    fun drop() {
        val corner = sprites.lifted?.leadCorner ?: return
        act { game.dropAt(corner.x, corner.y) }
    }

    /** What is held goes back to where it was. */
    fun release() = act { game.release() }

    /** A tap: the card goes where it is most useful, the stock deals. */
    fun tap(at: Offset) = act { game.tap(at.x, at.y) }

    /** A second tap at the same place: the card goes home. */
    fun doubleTap(at: Offset) = act { game.doubleTap(at.x, at.y) }

    /** Everything that a screen reader meets, in the order in which it is to be read. */
    internal fun nodes(): List<Node> = game.nodes()

    /** Plays a move that a screen reader offers. */
    internal fun play(move: Move) = act { game.play(move) }

    /** Takes the last move back. */
    fun undo() = act(Pace.Back) { game.undo() }

    /** Plays again what was taken back. */
    fun redo() = act { game.redo() }

    /** Back to the start of this deal. */
    fun restart() = act { game.restart() }

    /** Plays all cards home. */
    fun finish() = act { game.finish() }

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
        if (isLeft) return
        // No card moves for an answer, not even out of the player's hand.
        view = asked.answer()
        notice = view.notice
    }

    /** Moves the keyboard's cursor. */
    fun moveCursor(direction: Direction) = act { game.moveCursor(direction) }

    /** Picks up at the cursor, or puts down. */
    fun press() = act { game.press() }

    /** Plays the card at the cursor where it is most useful. */
    fun playCursor() = act { game.playCursor() }

    /** Stops the clock, because the player looks away, or lets it go on. */
    fun pauseClock(paused: Boolean) {
        runs = !paused
        if (isLeft) return
        if (paused) game.pause() else game.resume()
    }

    /** Says [words] until the next touch. */
    internal fun say(words: String) {
        notice = words
    }

    /** Reads the clock. */
    fun readClock() {
        elapsedMilliseconds = game.elapsedMilliseconds()
    }

    /** Whether the game is won. */
    val won get() = view.status == Status.WON

    private fun act(
        pace: Pace = Pace.Forward,
        action: () -> View,
    ) {
        if (!isLeft) show(action(), pace)
    }

    private fun show(
        next: View,
        pace: Pace,
    ) {
        if (next.turn != view.turn) question = null
        view = next
        notice = next.notice
        happenings += next
        elapsedMilliseconds = next.elapsedMilliseconds
        // Before the board knows its size there is nowhere to lay a card.
        if (size != null) sprites.show(next.scene, pace)
    }
}
