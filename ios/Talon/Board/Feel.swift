import SwiftUI
import TalonKit

/// Lets the hand feel what happens on the board, if the player likes.
struct Feel: ViewModifier {
  @Environment(TalonState.self) private var app
  let board: BoardState

  func body(content: Content) -> some View {
    content.sensoryFeedback(trigger: board.events) { _, events in
      guard app.settings.haptics, let event = events.last else { return nil }
      return feedback(event)
    }
  }

  private func feedback(_ event: BoardEvent) -> SensoryFeedback {
    switch event {
    case .lifted: .selection
    case .laid: .impact(weight: .light)
    case .refused: .warning
    case .won: .success
    }
  }
}
