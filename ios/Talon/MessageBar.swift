import SwiftUI
import TalonKit

/// What the player has to be told, above the screen and not over it. It stays until it is read.
struct MessageBar: View {
  @Environment(TalonState.self) private var app
  // Beside the button a few words in each line would be all that there is room for with large letters.
  @ScaledMetric private var leastLine: CGFloat = 150
  private let message: String
  private let onRead: @MainActor () -> Void

  init(_ message: String, onRead: @escaping @MainActor () -> Void) {
    self.message = message
    self.onRead = onRead
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      messageAndButton
      ScrollView { messageAndButton }
    }
    .padding(12)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
    .padding(8)
    .onAppear { AccessibilityNotification.Announcement(message).post() }
    .accessibilityIdentifier("message")
  }

  private var messageAndButton: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        text.frame(idealWidth: leastLine, maxWidth: .infinity, alignment: .leading)
        button
      }
      VStack {
        text.frame(maxWidth: .infinity, alignment: .leading)
        button
      }
    }
  }

  private var text: some View { Text(verbatim: message).font(.callout) }

  private var button: some View {
    Button(action: onRead) { Text(verbatim: app.words["message-read"]) }
      .buttonStyle(.bordered)
  }
}
