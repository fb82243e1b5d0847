import SwiftUI
import TalonKit

/// A game: a full dot if it was won, else a ring.
struct Mark: View {
  let isWon: Bool

  var body: some View {
    Circle()
      .stroke(Color.accentColor, lineWidth: 1.2)
      .background { if isWon { Circle().fill(Color.accentColor) } }
      .frame(width: 6, height: 6)
  }
}

/// What a full dot and a ring stand for.
struct Legend: View {
  @Environment(TalonState.self) private var app

  var body: some View {
    HStack(spacing: 16) {
      entry(isWon: true, app.words["statistics-won"])
      entry(isWon: false, app.words["statistics-not-won"])
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  private func entry(isWon: Bool, _ text: String) -> some View {
    HStack(spacing: 6) {
      Mark(isWon: isWon)
      Text(verbatim: text)
    }
  }
}
