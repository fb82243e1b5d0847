import SwiftUI
import TalonKit

/// A small picture of what is chosen.
enum Swatch: Hashable {
  /// The cloth of a table.
  case cloth(TableColour)
  /// The back of a card.
  case back(BackDesign)

  /// A picture for each choice of a setting; nothing if its choices make no difference that such a picture shows.
  static func all(of entry: SettingEntry, _ settings: PlayerSettings) -> [Swatch]? {
    let outcomes = entry.choices.map { settings.changed(entry.name, to: $0.word) }
    if Set(outcomes.map(\.table)).count > 1 { return outcomes.map { .cloth($0.table) } }
    if Set(outcomes.map(\.back)).count > 1 { return outcomes.map { .back($0.back) } }
    return nil
  }
}

/// Choices with their pictures. The chosen one is framed and ticked.
struct SwatchChoices: View {
  let entry: SettingEntry
  let swatches: [Swatch]
  @Binding var chosen: String

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 84))], spacing: 10) {
      ForEach(Array(zip(entry.choices, swatches)), id: \.1) { choice, swatch in
        Button {
          chosen = choice.word
        } label: {
          VStack(spacing: 4) {
            SwatchPicture(swatch: swatch)
              .frame(height: 48)
              .overlay { if choice.word == chosen { tick } }
            Text(verbatim: choice.label)
              .font(.caption)
              .fontWeight(choice.word == chosen ? .semibold : .regular)
          }
          .padding(6)
          .frame(maxWidth: .infinity)
          .background {
            RoundedRectangle(cornerRadius: 12)
              .stroke(choice.word == chosen ? Color.accentColor : .clear, lineWidth: 2)
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(choice.word == chosen ? .isSelected : [])
        .accessibilityIdentifier("setting-\(entry.name)-\(choice.word)")
      }
    }
  }

  private var tick: some View {
    Image(systemName: "checkmark.circle.fill")
      .symbolRenderingMode(.palette)
      .foregroundStyle(.white, Color.accentColor)
      .font(.title3)
  }
}

private struct SwatchPicture: View {
  let swatch: Swatch

  var body: some View {
    switch swatch {
    case .cloth(let table):
      let palette = TablePalette(table)
      RoundedRectangle(cornerRadius: 8)
        .fill(
          LinearGradient(
            colors: [palette.top, palette.bottom], startPoint: .top, endPoint: .bottom)
        )
        // So that black is seen on black.
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.secondary, lineWidth: 1) }
        .frame(width: 56)
    case .back(let design):
      PictureView(picture: Picture(design.art))
        .aspectRatio(5 / 7, contentMode: .fit)
    }
  }
}
