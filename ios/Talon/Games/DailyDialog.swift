import SwiftUI
import TalonKit

/// Offers the deal of the day of each game, and says which were played.
struct DailyDialog: View {
  @Environment(TalonState.self) private var app
  @Environment(\.dismiss) private var dismiss
  @State private var played: [String: PlayedDay] = [:]
  let shelf: Shelf

  private let today = Day.today

  var body: some View {
    let words = app.words
    DealDialog(words.with("deal-of-the-day-name", ["date": words.day(today)])) { choose in
      ForEach(app.games, id: \.id) { game in
        Offer(label: game.name, about: about(game.id)) {
          choose(asksFirst: asksFirst(game.id)) { play(game.id) }
        }
        .accessibilityIdentifier("day-\(game.id)")
      }
    }
    .task { played = await app.played(on: today) }
  }

  private func about(_ game: String) -> String? {
    if let day = played[game] {
      return day.isWon ? app.words["statistics-won"] : app.words["statistics-played"]
    }
    return lies(game) && shelf.hasBegun(game) ? app.words["continue-game"] : nil
  }

  /// Whether today's deal lies on the table of a game already.
  private func lies(_ game: String) -> Bool { shelf.hasDeal(of: today, game) }

  private func asksFirst(_ game: String) -> Bool {
    shelf.hasBegun(game) && !lies(game) && app.settings.confirmsNewDeal
  }

  private func play(_ game: String) {
    dismiss()
    Task {
      if lies(game) {
        await app.takeUp(game)
      } else {
        await app.dealOrTell(game, .ofDay(day: today))
      }
    }
  }
}
