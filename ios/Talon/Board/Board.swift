import SwiftUI
import TalonKit

/// The table with its places and cards, to be played by finger.
struct Board: View {
  @Environment(TalonState.self) private var app
  @State private var touch: Touch
  @GestureState private var isTouched = false
  private let board: BoardState

  init(board: BoardState) {
    self.board = board
    touch = Touch(board)
  }

  var body: some View {
    GeometryReader { space in
      ZStack {
        BoardPlaces(scene: board.view.scene, pictures: pictures)
        if !board.cards.isEmpty {
          // Cards that wait to be dealt are seen where they wait, and only then set off.
          Cards(board: board, pictures: pictures).onAppear { board.dealOut() }
        }
        BoardNodes(board: board)
      }
      .frame(width: space.size.width, height: space.size.height)
      .contentShape(Rectangle())
      .gesture(gesture)
      .onChange(of: space.size, initial: true) { _, size in board.fit(size) }
      .onChange(of: isTouched) { _, isTouched in if !isTouched { touch.cancel() } }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("board")
  }

  private var pictures: CardPictures { .of(app.cardLook) }

  private var gesture: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { touch.move(from: $0.startLocation, to: $0.location) }
      .onEnded { touch.end(from: $0.startLocation, to: $0.location, at: $0.time) }
  }
}

/// All cards, those in the air above what is marked on the board, and this above those that lie.
private struct Cards: View {
  let board: BoardState
  let pictures: CardPictures

  var body: some View {
    let scene = board.view.scene
    ZStack {
      ForEach(board.cards) { motion in
        CardView(
          motion: motion, hand: board.hand(holding: motion.id), pictures: pictures,
          corner: CGFloat(CardShape.corner))
      }
      BoardMarks(scene: scene)
        .zIndex(CardView.marksHeight)
    }
  }
}
