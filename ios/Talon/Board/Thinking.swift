import SwiftUI
import TalonKit

/// Has the questions about a board thought about as long as it is on the screen.
struct Thinking: ViewModifier {
  let board: BoardState

  func body(content: Content) -> some View {
    content
      .task(id: board.question.map(ObjectIdentifier.init)) {
        if let asked = board.question { await board.settle(asked) }
      }
      .task(id: Wanted(isWanted: board.view.wantsFate, turn: board.view.turn)) {
        if board.view.wantsFate { await board.findFate() }
      }
  }

  private struct Wanted: Equatable {
    let isWanted: Bool
    let turn: UInt64
  }
}
