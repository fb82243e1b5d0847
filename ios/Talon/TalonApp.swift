import SwiftUI
import TalonKit

/// The whole app.
@main
struct TalonApp: App {
  @State private var app = TalonState.open(
    .applicationSupportDirectory.appending(path: "Talon"), systemLanguage: TalonApp.systemLanguage)
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Screens()
        .environment(app)
        .preferredColorScheme(app.settings.theme.colorScheme)
        .environment(\.locale, app.language.locale)
    }
    .onChange(of: phase) { _, phase in
      if phase == .background { app.rest() }
      if phase == .active { app.follow(systemLanguage: Self.systemLanguage) }
    }
  }

  // What the system has the app speak: the player may have chosen a language for this app alone.
  private static var systemLanguage: String {
    Bundle.main.preferredLocalizations.first ?? "en"
  }
}

/// The screens that lie over each other, with the games at the bottom.
struct Screens: View {
  @Environment(TalonState.self) private var app
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @SceneStorage("screens") private var kept = Data()

  var body: some View {
    @Bindable var app = app
    VStack(spacing: 0) {
      if let message = app.message { MessageBar(message) { app.messageRead() } }
      NavigationStack(path: $app.stack.screens) {
        GamesScreen()
          .navigationDestination(for: Screen.self) { ScreenOf(screen: $0) }
      }
    }
    .background { TableCloth(palette: app.palette) }
    .sheet(isPresented: .constant(!app.settings.isIntroduced)) { FirstRun() }
    .onChange(of: reducesMotion, initial: true) { app.reducesMotion = reducesMotion }
    .onAppear(perform: restore)
    .onChange(of: app.stack) { _, stack in kept = (try? JSONEncoder().encode(stack)) ?? Data() }
    .task(id: News(stack: app.stack, turn: app.board?.view.turn)) { await app.listen() }
  }

  /// Shows what was seen when the system ended the app, if the game is still there.
  private func restore() {
    guard let stack = try? JSONDecoder().decode(ScreenStack.self, from: kept) else { return }
    if app.board != nil || !stack.screens.contains(.board) { app.stack = stack }
  }

  /// Whatever is done, there may be news of what is stored.
  private struct News: Hashable {
    let stack: ScreenStack
    let turn: UInt64?
  }
}

/// What fills the window.
private struct ScreenOf: View {
  @Environment(TalonState.self) private var app
  let screen: Screen

  var body: some View {
    switch screen {
    case .board:
      if let board = app.board { BoardScreen(board: board).id(ObjectIdentifier(board)) }
    case .settings:
      SettingsScreen()
    case .statistics(let game):
      StatisticsScreen(app, game: game)
    case .rules(let game):
      RulesScreen(game: game)
    }
  }
}
