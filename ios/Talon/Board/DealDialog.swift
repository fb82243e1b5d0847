import SwiftUI
import TalonKit

/// A sheet that offers deals, and asks once more where the choice loses a game.
struct DealDialog<Offers: View>: View {
  @Environment(TalonState.self) private var app
  @Environment(\.dismiss) private var dismiss
  @State private var unsure: Choice?
  private let title: String
  private let offers: (Chooser) -> Offers

  init(_ title: String, @ViewBuilder offers: @escaping (Chooser) -> Offers) {
    self.title = title
    self.offers = offers
  }

  var body: some View {
    NavigationStack {
      offers(
        Chooser { asksFirst, deal in
          if asksFirst { unsure = Choice(deal: deal) } else { deal() }
        }
      )
      .navigationTitle(Text(verbatim: title))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
            dismiss()
          } label: {
            Text(verbatim: app.words["cancel"])
          }
        }
      }
      .confirmationDialog(
        Text(verbatim: app.words["new-deal-question"]), isPresented: isUnsure,
        titleVisibility: .visible
      ) {
        Button(role: .destructive) {
          unsure?.deal()
        } label: {
          Text(verbatim: app.words["new-deal-confirm"])
        }
        Button(role: .cancel) {
        } label: {
          Text(verbatim: app.words["cancel"])
        }
      }
    }
    .presentationDetents([.medium, .large])
  }

  private var isUnsure: Binding<Bool> {
    Binding {
      unsure != nil
    } set: { isAsked in
      if !isAsked { unsure = nil }
    }
  }

  private struct Choice {
    let deal: @MainActor () -> Void
  }
}

/// Deals what was chosen; if that loses a game of which the player wants to be asked first, not before the answer.
@MainActor
struct Chooser {
  private let choose: (Bool, @escaping @MainActor () -> Void) -> Void

  init(_ choose: @escaping (Bool, @escaping @MainActor () -> Void) -> Void) {
    self.choose = choose
  }

  func callAsFunction(asksFirst: Bool, _ deal: @escaping @MainActor () -> Void) {
    choose(asksFirst, deal)
  }
}

/// A deal to choose, with a line about it.
struct Offer: View {
  let label: String
  let about: String?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: label).fontWeight(.semibold)
        if let about {
          Text(verbatim: about)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
