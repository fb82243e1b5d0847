import SwiftUI
import TalonKit

/// The win: what it took, what it did for the statistics, and how to go on. The bar stays free, so that undo is still
/// there.
struct WinPanel: View {
  @Environment(TalonState.self) private var app
  @State private var record: GameRecord?
  let board: BoardState
  let onChooseDeal: @MainActor () -> Void

  var body: some View {
    let words = app.words
    ViewThatFits(in: .vertical) {
      panel(words, hasFan: true)
      panel(words, hasFan: false)
      ScrollView { panel(words, hasFan: false) }
    }
    .padding(8)
    .transition(.scale(scale: 0.9).combined(with: .opacity))
    // The win is known to the ledger before it is shown.
    .task { record = await app.record(of: board.view.gameId) }
    .onAppear { AccessibilityNotification.Announcement(words["won-title"]).post() }
  }

  private func panel(_ words: Words, hasFan: Bool) -> some View {
    VStack(spacing: 10) {
      if hasFan { CardFan(deck: app.settings.deck) }
      Text(verbatim: words["won-title"]).font(.title2.bold())
      Text(verbatim: summary(words))
      // The line has its place from the start, so that nothing jumps when it comes.
      Text(verbatim: record.map(words.record) ?? " ")
        .font(.callout)
        .foregroundStyle(.secondary)
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
    Text(verbatim: text).frame(width: 200)
  }

  private func summary(_ words: Words) -> String {
    let moves = words.moves(board.view.moves)
    if !app.settings.showsClock { return moves }
    let time = words.time(board.view.elapsedMilliseconds)
    return words.with("won-summary", ["moves": moves, "time": time])
  }
}
