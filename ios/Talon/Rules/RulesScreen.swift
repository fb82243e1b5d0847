import SwiftUI
import TalonKit

/// How a game goes: a picture of its table, and all its rules.
struct RulesScreen: View {
  @Environment(TalonState.self) private var app
  let game: String

  var body: some View {
    if let page = app.rules(game) {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) {
          LayoutPicture(game: game)
          Text(verbatim: page.summary).font(.headline)
          ForEach(page.sections, id: \.heading) { RulesPart(section: $0) }
        }
        .frame(maxWidth: 640)
        .padding()
        .frame(maxWidth: .infinity)
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle(Text(verbatim: page.title))
      .navigationBarTitleDisplayMode(.inline)
      .accessibilityIdentifier("rules-screen")
    }
  }
}

/// What is said of one part of a game.
private struct RulesPart: View {
  let section: RulesSection

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: section.heading)
        .font(.title3.bold())
        .padding(.top, 8)
        .accessibilityAddTraits(.isHeader)
      ForEach(section.paragraphs, id: \.self) { Text(verbatim: $0) }
    }
  }
}
