import SwiftUI
import TalonKit

/// A button of the bar.
struct BarAction: Identifiable {
  /// The key of its words.
  let name: String
  /// The name of its sign among the system's symbols.
  let icon: String
  /// Whether it can be pressed.
  var isEnabled = true
  /// Whether it is also in the menu, so that a small bar can do without it.
  var isInMenu = false
  /// Whether it should catch the eye.
  var isInviting = false
  /// The key of what a screen reader says, if not the one that belongs to its words.
  var spokenKey: String?
  /// What it does.
  let action: @MainActor () -> Void

  var id: String { name }

  init(
    _ name: String, _ icon: String, isEnabled: Bool = true, isInMenu: Bool = false,
    isInviting: Bool = false, spokenKey: String? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.icon = icon
    self.isEnabled = isEnabled
    self.isInMenu = isInMenu
    self.isInviting = isInviting
    self.spokenKey = spokenKey
    self.action = action
  }

  /// Its short words.
  func label(_ words: Words) -> String { words[name] }

  /// What a screen reader says.
  func spoken(_ words: Words) -> String { words[spokenKey ?? "\(name)-spoken"] }

  /// All buttons but the menu's, those used most last: there the thumb rests.
  @MainActor
  static func all(
    _ app: TalonState, _ board: BoardState, onNewDeal: @escaping @MainActor () -> Void
  )
    -> [BarAction]
  {
    let view = board.view
    let takesBack = !view.canUndo && view.canTakeBack
    return [
      BarAction("games", Icons.games, isInMenu: true) { app.goToGames() },
      BarAction("restart", Icons.restart, isEnabled: view.canRestart, isInMenu: true) {
        board.restart()
      },
      BarAction("new-deal", Icons.newDeal, action: onNewDeal),
      BarAction("finish", Icons.finish, isEnabled: view.canFinish, isInviting: view.canFinish) {
        board.finish()
      },
      BarAction("hint", Icons.hint, isEnabled: !board.isWon) { board.askForHint() },
      BarAction(
        "undo", Icons.undo, isEnabled: view.canUndo || takesBack,
        spokenKey: takesBack ? "new-deal-undo" : nil
      ) { Task { await app.undo() } },
      BarAction("redo", Icons.redo, isEnabled: view.canRedo) { board.redo() },
    ]
  }
}
