package app.talon.desktop

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.unit.Density
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.games
import app.talon.ui.TalonApp
import app.talon.ui.TalonState
import app.talon.ui.board.Pace
import kotlin.math.sin

/**
 * Measures what a frame costs while a card, with all that lies on it, is dragged over a board in the middle of a game,
 * beside a frame of the same screen without a card, both as large as a phone's screen and drawn by the processor alone.
 * Prints the medians of frames taken in turns, and how many times as long the full board takes.
 */
internal fun printFrameCosts() {
    val language = Language.ENGLISH
    for (game in games(language)) {
        Stage(game.id, language).use { stage ->
            val (table, board) = stage.measure()
            val line = "%-20s empty table %6.2f ms, full board %6.2f ms: %.2f times"
            println(line.format(game.id, table, board, board / table))
        }
    }
}

/** Two screens that nobody sees: a board in the middle of a game, and the same with all its cards gone. */
private class Stage(
    private val gameId: String,
    private val language: Language,
) : AutoCloseable {
    private var time = 0L
    private val table = Screen()
    private val board = Screen()

    init {
        table.clear()
    }

    /** What a frame of the empty table takes, and one of the full board, in milliseconds. */
    fun measure(): Pair<Double, Double> {
        repeat(WARM_UP) { step -> for (screen in listOf(table, board)) screen.drag(step) }
        val costs = List(FRAMES) { step -> timed { table.drag(step) } to timed { board.drag(step) } }
        return costs.map { it.first }.median() to costs.map { it.second }.median()
    }

    override fun close() {
        table.close()
        board.close()
    }

    /** One screen, on which a finger holds a card. */
    private inner class Screen : AutoCloseable {
        private lateinit var app: TalonState
        private val scene =
            ImageComposeScene(WIDTH, HEIGHT, Density(DENSITY)) {
                val scope = rememberCoroutineScope()
                app = remember { TalonState(null, language, scope) }
                TalonApp(app, TalonFont)
            }
        private val start: Offset

        init {
            draw()
            // Past the first choices, so that it is the board that is seen.
            app.begin()
            app.play(Game.deal(gameId, DEAL, language))
            draw()
            val played = checkNotNull(app.board)
            played.playAWhile()
            repeat(SETTLING) { draw() }
            start = played.movableCard() + Offset(0f, BAR)
            point(PointerEventType.Press, start)
        }

        /** Takes all cards off the table, as far as the eye can tell. */
        fun clear() {
            val board = checkNotNull(app.board)
            board.sprites.show(board.view.scene.copy(sprites = emptyList()), Pace.Still)
        }

        /** Moves the finger to and fro, and draws the frame that shows it. */
        fun drag(step: Int) {
            val way = Offset(sin(step / PACE) * REACH, sin(step / PACE / 2) * REACH)
            point(PointerEventType.Move, start + way)
            draw()
        }

        private fun point(
            type: PointerEventType,
            at: Offset,
        ) = scene.sendPointerEvent(type, at * DENSITY)

        private fun draw() {
            time += FRAME_NANOSECONDS
            scene.render(time).close()
        }

        override fun close() = scene.close()
    }

    private companion object {
        const val WIDTH = 1080
        const val HEIGHT = 2340
        const val DENSITY = 2.625f
        const val DEAL = 42u
        const val BAR = 28f
        const val FRAME_NANOSECONDS = 16_666_667L
        const val SETTLING = 150
        const val WARM_UP = 60
        const val FRAMES = 120
        const val PACE = 9f
        const val REACH = 120f
    }
}

/** How long [work] takes, in milliseconds. */
private fun timed(work: () -> Unit): Double {
    val start = System.nanoTime()
    work()
    return (System.nanoTime() - start) / 1e6
}

private fun List<Double>.median() = sorted()[size / 2]
