import SwiftUI
import TalonKit

/// The piles as a screen reader meets them: invisible boxes over the drawing, each with its description. Tapped twice a
/// pile plays as by a tap; its actions carry its cards to each pile that takes them.
struct PileNodes: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isHeard
  let board: BoardState

  var body: some View {
    ZStack {
      ForEach(board.view.scene.outlines, id: \.place) { outline in
        let area = outline.area.frame
        Color.clear
          .frame(width: area.width, height: area.height)
          .position(area.middle)
          .accessibilityElement()
          .accessibilityLabel(outline.description)
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { board.tap(at: outline.top.frame.middle) }
          .accessibilityActions { if isHeard { PileActions(board: board, outline: outline) } }
          .accessibilityIdentifier("pile-\(outline.place)")
      }
    }
    .allowsHitTesting(false)
  }
}

/// What can be done with the cards of a pile besides a tap.
private struct PileActions: View {
  let board: BoardState
  let outline: Outline

  var body: some View {
    ForEach(board.carries(from: outline)) { carry in
      Button {
        board.carry(carry)
      } label: {
        Text(verbatim: carry.label)
      }
    }
  }
}
