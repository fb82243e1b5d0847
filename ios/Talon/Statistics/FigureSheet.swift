import SwiftUI
import TalonKit

/// Figures that belong together.
struct FigureSheet: View {
  @Environment(TalonState.self) private var app
  let section: FigureSection
  /// Whether they have to be explained.
  let hasNotes: Bool
  /// Whether there are too few games for an interval of the win rate.
  let hasFewGames: Bool

  var body: some View {
    Section {
      ForEach(section.figures, id: \.label) { FigureRow(figure: $0) }
    } header: {
      Text(verbatim: section.heading)
    } footer: {
      if hasNotes { notes(app.words) }
    }
  }

  /// What the figures mean.
  private func notes(_ words: Words) -> some View {
    let interval =
      hasFewGames ? words["statistics-interval-later"] : words["statistics-interval-about"]
    return VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "\(words["statistics-unaided"]): \(words["statistics-unaided-about"])")
      Text(verbatim: "\(words["statistics-interval"]): \(interval)")
    }
  }
}

/// What a figure is and the figure, which goes below where there is no room for both.
struct FigureRow: View {
  let figure: Figure

  var body: some View {
    LabeledContent {
      Text(verbatim: figure.value)
        .fontWeight(.semibold)
        .monospacedDigit()
    } label: {
      Text(verbatim: figure.label)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(figure.label): \(figure.spoken)")
  }
}
