import SwiftUI
import TalonKit

/// Figures that belong together, and what some of them mean.
struct FigureSheet: View {
  let section: FigureSection

  var body: some View {
    Section {
      ForEach(section.figures, id: \.label) { FigureRow(figure: $0) }
    } header: {
      Text(verbatim: section.heading)
    } footer: {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(section.notes, id: \.self) { Text(verbatim: $0) }
      }
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
