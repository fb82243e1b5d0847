import SwiftUI
import TalonKit

/// The button that opens the menu, with the menu: the rarer actions, two quick switches, and the other screens.
struct BoardMenu: View {
  @Environment(TalonState.self) private var app
  let board: BoardState
  /// The bar's buttons; those that may be missing there are here too.
  let actions: [BarAction]

  var body: some View {
    let words = app.words
    Menu {
      Section {
        ForEach(actions.filter(\.isInMenu)) { action in
          item(action.spoken(words), action.icon, isEnabled: action.isEnabled, action.action)
        }
        if !board.view.liesOpen {
          item(words["ask-fate"], Icons.question, isEnabled: !board.isWon) { board.askForFate() }
        }
        if let code = board.shareCode {
          ShareLink(item: code) {
            label(words["share-deal"], Icons.share)
          }
        }
      }
      Section { switches }
      Section { pages }
    } label: {
      BarLabel(action: BarAction("menu", Icons.menu) {})
    }
    .menuOrder(.fixed)
    .hoverEffect(.highlight)
    .accessibilityLabel(words["menu-spoken"])
    .accessibilityIdentifier("menu")
  }

  /// What people look for with the cards before them.
  @ViewBuilder private var switches: some View {
    Toggle(isOn: quick(.leftHanded)) { Text(verbatim: app.words["setting-left-handed"]) }
    Toggle(isOn: quick(.fourColours)) { Text(verbatim: app.words["setting-four-colours"]) }
  }

  /// The other screens, as far as they have to do with this game.
  @ViewBuilder private var pages: some View {
    let game = board.view.gameId
    item(app.words["rules"], Icons.rules) { app.open(.rules(game: game)) }
    item(app.words["statistics"], Icons.statistics) { app.open(.statistics(game: game)) }
    item(app.words["settings"], Icons.settings) { app.open(.settings) }
  }

  private func quick(_ quick: QuickSwitch) -> Binding<Bool> {
    Binding {
      app.isOn(quick)
    } set: { isOn in
      app.turn(quick, isOn: isOn)
    }
  }

  private func item(
    _ text: String, _ icon: String, isEnabled: Bool = true,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { label(text, icon) }
      .disabled(!isEnabled)
  }

  private func label(_ text: String, _ icon: String) -> some View {
    Label {
      Text(verbatim: text)
    } icon: {
      Image(systemName: icon)
    }
  }
}
