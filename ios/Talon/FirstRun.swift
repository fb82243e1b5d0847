import SwiftUI
import TalonKit

/// What someone sees who has never played: how cards are moved, where help is, and which hand plays.
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
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: words["first-run-hand"]).font(.headline)
          Picker(selection: leftHanded) {
            Text(verbatim: words["first-run-left"]).tag(true)
            Text(verbatim: words["first-run-right"]).tag(false)
          } label: {
            Text(verbatim: words["first-run-hand"])
          }
          .pickerStyle(.segmented)
        }
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

  private var leftHanded: Binding<Bool> {
    Binding {
      app.isOn(.leftHanded)
    } set: { isLeft in
      app.turn(.leftHanded, isOn: isLeft)
    }
  }

  private func begin() {
    app.turn(.isIntroduced, isOn: true)
  }
}
