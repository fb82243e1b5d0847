package app.talon.desktop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.unit.IntSize
import app.talon.core.Game
import app.talon.core.Language
import app.talon.core.games
import app.talon.ui.board.BoardState
import app.talon.ui.board.Pace
import kotlin.math.sin
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

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
        private val camera = Camera(SIZE, language, density = DENSITY, frame = FRAME)
        private val board: BoardState
        private val start: Offset

        init {
            camera.app.play(Game.deal(gameId, DEAL, language))
            camera.pass(FRAME)
            board = checkNotNull(camera.app.board)
            board.playAWhile()
            camera.pass(SETTLING)
            start = board.movableCard() + Offset(0f, BAR)
            camera.point(PointerEventType.Press, start)
        }

        /** Takes all cards off the table, as far as the eye can tell. */
        fun clear() {
            board.sprites.show(board.view.scene.copy(sprites = emptyList()), Pace.Still)
        }

        /** Moves the finger to and fro, and draws the frame that shows it. */
        fun drag(step: Int) {
            val way = Offset(sin(step / PACE) * REACH, sin(step / PACE / 2) * REACH)
            camera.point(PointerEventType.Move, start + way)
        }

        override fun close() = camera.close()
    }

    private companion object {
        val SIZE = IntSize(411, 891)
        const val DENSITY = 2.625f
        const val DEAL = 42u
        const val BAR = 28f
        val FRAME = 1.seconds / 60
        val SETTLING = 2500.milliseconds
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
