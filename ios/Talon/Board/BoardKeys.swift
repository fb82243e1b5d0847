import SwiftUI
import TalonKit

/// Plays by keyboard: arrows move, space picks up and lays down, enter plays like a tap, escape puts back; Command Z and
/// Command Shift Z undo and redo, H gives a hint, N a new deal.
struct BoardKeys: ViewModifier {
  @Environment(TalonState.self) private var app
  @FocusState private var isFocused: Bool
  let board: BoardState
  /// Whether the board is seen, with nothing over it.
  let isActive: Bool
  let onNewDeal: @MainActor () -> Void

  func body(content: Content) -> some View {
    content
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .onChange(of: isActive, initial: true) { isFocused = isActive }
      .onKeyPress(phases: [.down, .repeat]) { press in
        guard let action = action(for: press) else { return .ignored }
        action()
        return .handled
      }
  }

  private func action(for press: KeyPress) -> (() -> Void)? {
    if press.modifiers.contains(.command) {
      return command(
        for: press.characters.lowercased(), isShifted: press.modifiers.contains(.shift))
    }
    switch press.key {
    case .leftArrow: return { board.moveCursor(.left) }
    case .rightArrow: return { board.moveCursor(.right) }
    case .upArrow: return { board.moveCursor(.up) }
    case .downArrow: return { board.moveCursor(.down) }
    case .space: return { board.press() }
    case .return: return { board.playCursor() }
    case .escape: return { board.release() }
    default: return letter(press.characters.lowercased())
    }
  }

  private func letter(_ letter: String) -> (() -> Void)? {
    switch letter {
    case "h": { board.askForHint() }
    case "n": { onNewDeal() }
    default: nil
    }
  }

  private func command(for letter: String, isShifted: Bool) -> (() -> Void)? {
    switch letter {
    case "z" where isShifted: { board.redo() }
    case "z": { Task { await app.undo() } }
    case "y": { board.redo() }
    default: nil
    }
  }
}
