import SwiftUI
import TalonKit

/// What someone sees who has never played: how cards are moved, where help is, and the few choices that matter from the
/// start. Each takes effect at once.
struct FirstRun: View {
  @Environment(TalonState.self) private var app

  var body: some View {
    let words = app.words
    ScrollView {
      VStack(spacing: 20) {
        CardFan(deck: app.settings.deck)
        Text(verbatim: words["first-run-title"])
          .font(.title2.bold())
          .multilineTextAlignment(.center)
        hint("hand.tap", words["first-run-moves"])
        hint("lightbulb", words["first-run-help"])
        ForEach(app.settings.firstChoices(app.language), id: \.name) { choice($0) }
        Text(verbatim: words["first-run-later"])
          .font(.footnote)
          .foregroundStyle(.secondary)
        Button(action: begin) {
          Text(verbatim: words["first-run-start"]).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .accessibilityIdentifier("first-run-start")
      }
      .padding(24)
      .frame(maxWidth: 480)
    }
    .interactiveDismissDisabled()
    .presentationDetents([.large])
  }

  private func hint(_ icon: String, _ text: String) -> some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: icon)
        .font(.title2)
        .accessibilityHidden(true)
      Text(verbatim: text)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// A switch says itself what it is; what is picked does so only in a form.
  @ViewBuilder private func choice(_ entry: SettingEntry) -> some View {
    if entry.isSwitch {
      SettingRow(entry: entry)
    } else {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: entry.label).font(.headline)
        if entry.choices.count == 2 {
          SettingRow(entry: entry).pickerStyle(.segmented)
        } else {
          SettingRow(entry: entry).pickerStyle(.menu)
        }
        if let about = entry.about {
          Text(verbatim: about)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func begin() {
    app.turn(.isIntroduced, isOn: true)
  }
}
