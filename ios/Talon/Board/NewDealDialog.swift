import SwiftUI
import TalonKit

/// Asks which deal of a game to play.
struct NewDealDialog: View {
  @Environment(TalonState.self) private var app
  @Environment(\.dismiss) private var dismiss
  /// The game's id.
  let game: String
  /// The game's name.
  let name: String
  /// Whether a game lies on the table that would be lost.
  let hasBegun: Bool
  /// Whether cards lie on the table that can be dealt again.
  let canDealAgain: Bool

  var body: some View {
    let asksFirst = hasBegun && app.settings.confirmsNewDeal
    DealDialog(name) { choose in
      Form {
        Section {
          wishes { wish in
            choose(asksFirst: asksFirst) { thenGone { await app.dealOrTell(game, wish) } }
          }
          if canDealAgain {
            Offer(label: app.words["same-deal-again"], about: nil) {
              choose(asksFirst: asksFirst) { thenGone { await app.dealAgain() } }
            }
          }
        }
        TypedDeal { wish, onRefused in
          choose(asksFirst: asksFirst) { deal(wish, onRefused) }
        }
      }
    }
  }

  /// The deals that need no typing. Where only winnable ones are wanted, there is no other random deal.
  @ViewBuilder private func wishes(_ onWish: @escaping @MainActor (Wish) -> Void) -> some View {
    let words = app.words
    let winnableOnly = app.settings.winnableOnly
    let today = Day.today
    Offer(
      label: words["deal-random"],
      about: winnableOnly ? words["deal-winnable-about"] : words["deal-random-about"]
    ) { onWish(.random) }
    .accessibilityIdentifier("deal-random")
    if !winnableOnly {
      Offer(label: words["deal-winnable"], about: words["deal-winnable-about"]) {
        onWish(.winnable)
      }
    }
    Offer(
      label: words.with("deal-of-the-day-name", ["date": words.day(today)]),
      about: words["deal-of-the-day-about"]
    ) { onWish(.ofDay(day: today)) }
  }

  private func thenGone(_ deal: @escaping @MainActor () async -> Void) {
    dismiss()
    Task { await deal() }
  }

  private func deal(_ wish: Wish, _ onRefused: @escaping @MainActor (String) -> Void) {
    Task {
      if let refusal = await app.deal(game, wish) { onRefused(refusal) } else { dismiss() }
    }
  }
}
