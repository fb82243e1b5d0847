import SwiftUI
import TalonKit

/// One game to choose: how its table looks, what it is like, and the ways to start.
struct GameCard: View {
  @Environment(TalonState.self) private var app
  @ScaledMetric private var previewHeight: CGFloat = 112
  let shelved: ShelvedGame
  let onPlay: @MainActor () -> Void
  let onChooseDeal: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      BoardPreview(game: game.id)
        .frame(width: 112, height: min(previewHeight, 160))
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: game.name).font(.headline)
        Text(verbatim: game.line)
          .font(.footnote)
          .foregroundStyle(.secondary)
        if !soFar.isEmpty {
          Text(verbatim: soFar).font(.footnote.weight(.semibold))
        }
        Spacer(minLength: 4)
        buttons
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
  }

  private var game: GameInfo { shelved.game }

  private var buttons: some View {
    let words = app.words
    return ViewThatFits(in: .horizontal) {
      HStack { buttonPair(words, hasWords: true) }
      HStack { buttonPair(words, hasWords: false) }
    }
  }

  @ViewBuilder private func buttonPair(_ words: Words, hasWords: Bool) -> some View {
    Button(action: onPlay) {
      Text(verbatim: goesOn ? words["continue-game"] : words["play"]).lineLimit(1)
    }
    .buttonStyle(.borderedProminent)
    .accessibilityLabel(playSpoken(words))
    .accessibilityIdentifier("play-\(game.id)")
    Button(action: onChooseDeal) {
      if hasWords {
        Text(verbatim: words["new-deal-spoken"]).lineLimit(1)
      } else {
        Image(systemName: Icons.newDeal)
      }
    }
    .buttonStyle(.bordered)
    .accessibilityLabel(words.with("choose-deal-spoken", ["game": game.name]))
    .accessibilityIdentifier("choose-\(game.id)")
  }

  private var goesOn: Bool { moves > 0 }

  private var moves: UInt32 { shelved.table?.moves ?? 0 }

  /// How often it was won, and how far the game on its table has come.
  private var soFar: String {
    let parts = [goesOn ? app.words.moves(moves) : nil, shelved.record.map(app.words.record)]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private func playSpoken(_ words: Words) -> String {
    if !goesOn { return words.with("play-spoken", ["game": game.name]) }
    return words.with("continue-game-spoken", ["game": game.name, "moves": words.moves(moves)])
  }
}
