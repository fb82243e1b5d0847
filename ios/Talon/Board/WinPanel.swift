import SwiftUI
import TalonKit

/// The win: what it took, what it changed in the statistics, and how to go on. It comes when that is known, so that
/// nothing jumps. The bar stays free, so that undo is still there.
struct WinPanel: View {
  @Environment(TalonState.self) private var app
  @State private var changes: [String]?
  let board: BoardState
  let onChooseDeal: @MainActor () -> Void

  var body: some View {
    let words = app.words
    VStack {
      if let changes {
        ViewThatFits(in: .vertical) {
          panel(words, changes, hasFan: true)
          panel(words, changes, hasFan: false)
          ScrollView { panel(words, changes, hasFan: false) }
        }
      }
    }
    .padding(8)
    .transition(.scale(scale: 0.9).combined(with: .opacity))
    // The win is known to the ledger before it is shown.
    .task { changes = await app.won(board) }
    .onAppear { AccessibilityNotification.Announcement(words["won-title"]).post() }
  }

  private func panel(_ words: Words, _ changes: [String], hasFan: Bool) -> some View {
    VStack(spacing: 10) {
      if hasFan { CardFan(deck: app.settings.deck) }
      Text(verbatim: words["won-title"])
        .font(.title2.bold())
        // Written smaller before its word is broken.
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Text(verbatim: summary(words))
      ForEach(changes, id: \.self) { change in
        Text(verbatim: change)
          .font(.callout)
          .foregroundStyle(.secondary)
      }
      Button {
        Task { await app.dealOrTell(board.view.gameId) }
      } label: {
        wide(words["deal-random"])
      }
      .buttonStyle(.borderedProminent)
      Button {
        Task { await app.dealAgain() }
      } label: {
        wide(words["deal-again"])
      }
      .buttonStyle(.bordered)
      Button(action: onChooseDeal) { Text(verbatim: words["choose-deal"]) }
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
    .shadow(radius: 12)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("won")
  }

  private func wide(_ text: String) -> some View {
    Text(verbatim: text).frame(minWidth: 200)
  }

  private func summary(_ words: Words) -> String {
    let moves = words.moves(board.view.moves)
    if !app.settings.showsClock { return moves }
    let time = words.time(board.view.elapsedMilliseconds)
    return words.with("won-summary", ["moves": moves, "time": time])
  }
}
