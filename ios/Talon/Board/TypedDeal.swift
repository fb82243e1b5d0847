import SwiftUI
import TalonKit

/// The field for a deal's number or code, and the button that plays it. What is neither is answered below the field.
struct TypedDeal: View {
  @Environment(TalonState.self) private var app
  @State private var typed = ""
  @State private var complaint: String?
  /// Asked for the deal, and for a sentence if it can't be played.
  let onDeal: @MainActor (Wish, @escaping @MainActor (String) -> Void) -> Void

  var body: some View {
    Section {
      TextField(text: $typed) { Text(verbatim: app.words["deal-number-or-code"]) }
        .autocorrectionDisabled()
        .textInputAutocapitalization(.characters)
        .submitLabel(.go)
        .onSubmit(deal)
        .onChange(of: typed) { complaint = nil }
        .accessibilityIdentifier("deal-number")
      Button(action: deal) { Text(verbatim: app.words["play-number"]) }
    } footer: {
      Text(verbatim: complaint ?? app.words["deal-number-hint"])
        .foregroundStyle(complaint == nil ? Color.secondary : Color.red)
    }
  }

  private func deal() {
    do {
      onDeal(try Wish.typed(typed, app.language), complain)
    } catch {
      complain((error as? TalonError)?.sentence ?? app.words["share-code-no-code"])
    }
  }

  private func complain(_ sentence: String) {
    complaint = sentence
    AccessibilityNotification.Announcement(sentence).post()
  }
}
