import SwiftUI
import TalonKit

/// Deletes results, once that is confirmed.
struct Reset: View {
  @Environment(TalonState.self) private var app
  let state: StatisticsState

  var body: some View {
    let words = app.words
    Section {
      Button(role: .destructive) {
        Task { await state.askForReset() }
      } label: {
        Text(verbatim: words["statistics-reset"])
      }
      .accessibilityLabel(words["statistics-reset-spoken"])
      .accessibilityIdentifier("reset")
      .alert(Text(verbatim: question(words)), isPresented: isAsked) {
        Button(role: .destructive) {
          Task { await state.reset() }
        } label: {
          Text(verbatim: words["statistics-reset-confirm"])
        }
        Button(role: .cancel) {
          state.keepResults()
        } label: {
          Text(verbatim: words["cancel"])
        }
      } message: {
        Text(
          verbatim: words.with("statistics-reset-about", ["games": words.games(state.atStake ?? 0)])
        )
      }
    }
  }

  private var isAsked: Binding<Bool> {
    Binding {
      state.atStake != nil
    } set: { isAsked in
      if !isAsked { state.keepResults() }
    }
  }

  private func question(_ words: Words) -> String {
    let game = app.games.first { $0.id == state.game }
    return game.map { words.with("statistics-reset-game-question", ["game": $0.name]) }
      ?? words["statistics-reset-question"]
  }
}

/// Says that the results are gone, and offers to bring them back.
struct ResetUndo: View {
  @Environment(TalonState.self) private var app
  let state: StatisticsState

  var body: some View {
    HStack {
      Text(verbatim: app.words["statistics-reset-done"])
        .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        Task { await state.undoReset() }
      } label: {
        Text(verbatim: app.words["statistics-reset-undo"])
      }
      .buttonStyle(.bordered)
    }
  }
}
