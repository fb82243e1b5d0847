import SwiftUI
import TalonKit

/// The board as a screen reader meets it: invisible boxes over the drawing, each with its description. Tapped twice one
/// plays as by a tap; its actions carry its cards to each pile that takes them.
struct BoardNodes: View {
  let board: BoardState

  var body: some View {
    ZStack {
      ForEach(board.nodes, id: \.name) { node in
        let area = node.area.frame
        Color.clear
          .frame(width: area.width, height: area.height)
          .position(area.middle)
          .accessibilityElement()
          .accessibilityLabel(node.description)
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { board.tap(at: node.touch) }
          .accessibilityActions { NodeActions(board: board, node: node) }
          .accessibilityIdentifier(node.name)
      }
    }
    .allowsHitTesting(false)
  }
}

/// What can be done with the cards of a node besides a tap.
private struct NodeActions: View {
  let board: BoardState
  let node: BoardNode

  var body: some View {
    ForEach(node.actions, id: \.label) { action in
      Button {
        board.play(action.action)
      } label: {
        Text(verbatim: action.label)
      }
    }
  }
}
