import SwiftUI
import TalonKit

/// All games, to choose one: the last played first.
struct GamesScreen: View {
  @Environment(TalonState.self) private var app
  // Until it is known what was played nothing is shown, so that no card jumps to another place.
  @State private var shelf: [ShelvedGame]?
  @State private var asked: GameInfo?
  @State private var asksForDay = false

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 14)], spacing: 14) {
        ForEach(shelf ?? [], id: \.game.id) { shelved in
          GameCard(
            shelved: shelved, onPlay: { Task { await app.takeUp(shelved.game.id) } },
            onChooseDeal: { asked = shelved.game })
        }
      }
      .frame(maxWidth: 960)
      .padding(14)
      .frame(maxWidth: .infinity)
    }
    // Held sideways whole rows may end at the screen's edge, as if there were no more.
    .scrollIndicatorsFlash(trigger: shelf?.count)
    .background { TableCloth(palette: app.palette) }
    .navigationTitle(Text(verbatim: app.words["app-name"]))
    .toolbarBackground(app.palette.top, for: .navigationBar)
    .toolbarBackground(.visible, for: .navigationBar)
    .toolbarColorScheme(.dark, for: .navigationBar)
    .toolbar { buttons }
    .task(id: Seen(language: app.language, stack: app.stack)) { shelf = await app.shelf() }
    .sheet(item: $asked) { game in
      NewDealDialog(
        game: game.id, name: game.name, hasBegun: shelf?.hasBegun(game.id) ?? false,
        canDealAgain: false)
    }
    .sheet(isPresented: $asksForDay) {
      if let shelf { DailyDialog(shelf: shelf) }
    }
    .accessibilityIdentifier("games-screen")
  }

  @ToolbarContentBuilder private var buttons: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarTrailing) {
      button(Icons.day, app.words["deal-of-the-day"], "deal-of-the-day") { asksForDay = true }
      button(Icons.statistics, app.words["statistics-spoken"], "statistics") {
        app.open(.statistics(game: nil))
      }
      button(Icons.settings, app.words["settings-spoken"], "settings") { app.open(.settings) }
    }
  }

  private func button(
    _ icon: String, _ spoken: String, _ name: String, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: icon) }
      .tint(app.palette.text)
      .accessibilityLabel(spoken)
      .accessibilityIdentifier(name)
  }

  /// Whenever these change, other games may have been played.
  private struct Seen: Hashable {
    let language: Language
    let stack: ScreenStack
  }
}

extension GameInfo: @retroactive Identifiable {}
