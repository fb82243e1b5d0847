import SwiftUI
import TalonKit

/// All settings, below a small table on which most of them are seen at once.
struct SettingsScreen: View {
  @Environment(TalonState.self) private var app

  var body: some View {
    VStack(spacing: 0) {
      SettingsPreview()
        .frame(maxWidth: 640)
        .frame(height: 132)
        .padding(.horizontal)
        .padding(.vertical, 8)
      Form {
        ForEach(app.settings.page(app.language), id: \.heading) { section in
          Section {
            ForEach(section.entries, id: \.name) { SettingRow(entry: $0) }
          } header: {
            Text(verbatim: section.heading)
          }
        }
      }
    }
    .background(Color(uiColor: .systemGroupedBackground))
    .navigationTitle(Text(verbatim: app.words["settings"]))
    .navigationBarTitleDisplayMode(.inline)
    .accessibilityIdentifier("settings-screen")
  }
}
