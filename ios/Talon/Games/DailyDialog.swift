import SwiftUI
import TalonKit

/// Offers the deal of a day of each game, today's at first, and says which were played.
struct DailyDialog: View {
  @Environment(TalonState.self) private var app
  @Environment(\.dismiss) private var dismiss
  @State private var day = Day.today
  @State private var read: DailyCalendar?
  // The larger the letters, the more room two parts beside each other need.
  @ScaledMetric private var wide: CGFloat = 640
  let shelf: [ShelvedGame]

  private let today = Day.today

  var body: some View {
    let words = app.words
    DealDialog(words.with("deal-of-the-day-name", ["date": words.day(day)])) { choose in
      GeometryReader { room in
        if room.size.width >= wide {
          HStack(spacing: 0) {
            Form { month }
            Form { deals(choose) }
          }
        } else {
          Form {
            month
            deals(choose)
          }
        }
      }
    }
    .task { read = await app.dailyCalendar(today) }
  }

  private var calendar: DailyCalendar { read ?? .unplayed(today, app.language) }

  private var month: some View {
    Section {
      MonthGrid(
        played: calendar.days, first: Month(of: calendar.first), today: today, choice: $day)
    }
  }

  /// The deal of the chosen day of each game.
  private func deals(_ choose: Chooser) -> some View {
    Section {
      ForEach(app.games, id: \.id) { game in
        Offer(label: game.name, about: about(game.id)) {
          choose(asksFirst: asksFirst(game.id)) { play(game.id) }
        }
        .accessibilityIdentifier("day-\(game.id)")
      }
    }
  }

  private func about(_ game: String) -> String? {
    if let deal = calendar.deal(of: game, on: day) {
      return deal.isWon ? app.words["statistics-won"] : app.words["statistics-played"]
    }
    return lies(game) && shelf.hasBegun(game) ? app.words["continue-game"] : nil
  }

  /// Whether the deal of the chosen day lies on the table of a game already.
  private func lies(_ game: String) -> Bool { shelf.table(game)?.day == day }

  private func asksFirst(_ game: String) -> Bool {
    shelf.hasBegun(game) && !lies(game) && app.settings.confirmsNewDeal
  }

  private func play(_ game: String) {
    let (day, lies) = (day, lies(game))
    dismiss()
    Task {
      if lies {
        await app.takeUp(game)
      } else {
        await app.dealOrTell(game, .ofDay(day: day))
      }
    }
  }
}
