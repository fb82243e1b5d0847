import SwiftUI
import TalonKit

/// Shows the time anew with each full second; while it isn't running, the clock of the game stands still.
struct RunClock: ViewModifier {
  let board: BoardState
  let isRunning: Bool

  func body(content: Content) -> some View {
    content
      .onChange(of: isRunning, initial: true) { board.runClock(isRunning) }
      .onDisappear { board.runClock(false) }
      .task(id: isRunning) {
        while isRunning && !Task.isCancelled {
          board.readClock()
          let rest = 1000 - board.elapsedMilliseconds % 1000
          try? await Task.sleep(for: .milliseconds(rest))
        }
      }
  }
}
