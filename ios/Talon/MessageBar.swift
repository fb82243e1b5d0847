import SwiftUI
import TalonKit

/// What the player has to be told, above the screen and not over it. It stays until it is read.
struct MessageBar: View {
  @Environment(TalonState.self) private var app
  private let message: String
  private let onRead: @MainActor () -> Void

  init(_ message: String, onRead: @escaping @MainActor () -> Void) {
    self.message = message
    self.onRead = onRead
  }

  var body: some View {
    HStack {
      Text(verbatim: message)
        .font(.callout)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button(action: onRead) { Text(verbatim: app.words["message-read"]) }
        .buttonStyle(.bordered)
    }
    .padding(12)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
    .padding(8)
    .onAppear { AccessibilityNotification.Announcement(message).post() }
    .accessibilityIdentifier("message")
  }
}
