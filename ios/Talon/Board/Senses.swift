import SwiftUI
import TalonKit

/// What happens on the board for hand and ear: felt and heard if the player likes, and told to those who don't see it.
struct Senses: ViewModifier {
  @Environment(TalonState.self) private var app
  let board: BoardState

  func body(content: Content) -> some View {
    content
      .sensoryFeedback(trigger: board.happenings) { _, happenings in
        guard app.settings.haptics, let event = happenings.event else { return nil }
        return feedback(event)
      }
      .onChange(of: board.happenings) { _, happenings in
        if app.settings.sound, let event = happenings.event { Sounds.shared.play(event) }
        if let spoken = happenings.spoken {
          AccessibilityNotification.Announcement(spoken).post()
        }
      }
  }

  private func feedback(_ event: BoardEvent) -> SensoryFeedback {
    switch event {
    case .lifted: .selection
    case .laid, .dealt, .takenBack: .impact(weight: .light)
    case .home, .turnedOver: .impact(weight: .medium)
    case .refused: .warning
    case .won: .success
    }
  }
}
