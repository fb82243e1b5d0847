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
    GeometryReader { room in
      VStack {
        if let changes { panel(words, changes, isWide: room.size.width > room.size.height) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(8)
    .transition(.scale(scale: 0.9).combined(with: .opacity))
    // The win is known to the ledger before it is shown.
    .task { changes = await app.won(board) }
    .onAppear { AccessibilityNotification.Announcement(words["won-title"]).post() }
  }

  /// Where there is little room, it is the news that is scrolled, and never the way on.
  private func panel(_ words: Words, _ changes: [String], isWide: Bool) -> some View {
    ViewThatFits(in: .vertical) {
      card(margin: 24) {
        VStack(spacing: 10) {
          CardFan(deck: app.settings.deck)
          news(words, changes)
          waysOn(words)
        }
      }
      card(margin: 24) {
        VStack(spacing: 10) {
          news(words, changes)
          waysOn(words)
        }
      }
      card(margin: 12) {
        if isWide {
          HStack(spacing: 20) {
            ScrollView { news(words, changes) }
            waysOn(words)
          }
        } else {
          VStack(spacing: 10) {
            ScrollView { news(words, changes) }
            waysOn(words)
          }
        }
      }
    }
  }

  private func card<Content: View>(
    margin: CGFloat, @ViewBuilder content: () -> Content
  ) -> some View {
    content()
      .multilineTextAlignment(.center)
      .padding(margin)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
      .shadow(radius: 12)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("won")
  }

  /// What the win took, and what it changed.
  private func news(_ words: Words, _ changes: [String]) -> some View {
    VStack(spacing: 10) {
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
    }
  }

  private func waysOn(_ words: Words) -> some View {
    VStack(spacing: 10) {
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
