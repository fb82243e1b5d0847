import SwiftUI
import TalonKit

/// A setting: a switch, or a few things to choose from.
struct SettingRow: View {
  @Environment(TalonState.self) private var app
  let entry: SettingEntry

  var body: some View {
    if entry.isSwitch {
      Toggle(isOn: isOn) { label }
        .accessibilityIdentifier("setting-\(entry.name)")
    } else if let swatches = Swatch.all(of: entry, app.settings) {
      VStack(alignment: .leading, spacing: 8) {
        label
        SwatchChoices(entry: entry, swatches: swatches, chosen: chosen)
      }
    } else {
      Picker(selection: chosen) {
        ForEach(entry.choices, id: \.word) { Text(verbatim: $0.label).tag($0.word) }
      } label: {
        label
      }
      .accessibilityIdentifier("setting-\(entry.name)")
    }
  }

  private var label: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: entry.label)
      if let about = entry.about {
        Text(verbatim: about)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var isOn: Binding<Bool> {
    Binding {
      entry.isOn
    } set: { isOn in
      choose(SettingEntry.word(isOn: isOn))
    }
  }

  private var chosen: Binding<String> {
    Binding {
      entry.chosen
    } set: { word in
      choose(word)
    }
  }

  private func choose(_ word: String) {
    app.change(app.settings.changed(entry.name, to: word))
  }
}
