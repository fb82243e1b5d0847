import SwiftUI
import TalonKit

/// The bar below an upright board.
struct BottomBar: View {
  let board: BoardState
  let actions: [BarAction]
  let leftHanded: Bool

  var body: some View {
    GeometryReader { space in
      let shown = actions.fitting(space.size.width)
      HStack(spacing: BarSize.gap) {
        // The thumb of the right hand rests at the right end, that of the left hand at the left one.
        if !leftHanded { BoardMenu(board: board, actions: actions) }
        ForEach(leftHanded ? shown.reversed() : shown) { BarButton(action: $0) }
        if leftHanded { BoardMenu(board: board, actions: actions) }
      }
      .padding(.horizontal, 4)
      .frame(maxWidth: BarSize.roomy * CGFloat(shown.count + 1))
      .frame(maxWidth: .infinity)
    }
    .frame(height: BarSize.height)
    .background(.black.opacity(BarSize.shade))
  }
}

/// The bar beside a wide board.
struct SideBar: View {
  let board: BoardState
  let actions: [BarAction]

  var body: some View {
    GeometryReader { space in
      let shown = actions.fitting(space.size.height)
      VStack(spacing: BarSize.gap) {
        BoardMenu(board: board, actions: actions)
        ForEach(shown) { BarButton(action: $0) }
      }
      .frame(maxHeight: BarSize.roomyHeight * CGFloat(shown.count + 1))
      .frame(maxHeight: .infinity)
    }
    .frame(width: BarSize.width)
    .background(.black.opacity(BarSize.shade))
  }
}

extension [BarAction] {
  /// Those that fit beside the menu without any becoming too small to hit; some may be in the menu only.
  fileprivate func fitting(_ length: CGFloat) -> [BarAction] {
    let room = Int(length / (BarSize.target + BarSize.gap)) - 1
    let spare = filter(\.isInMenu).suffix(Swift.max(0, count - room))
    return filter { action in !spare.contains { $0.id == action.id } }
  }
}

private enum BarSize {
  static let target: CGFloat = 48
  static let gap: CGFloat = 4
  static let height: CGFloat = 60
  static let width: CGFloat = 76
  static let roomy: CGFloat = 96
  static let roomyHeight: CGFloat = 72
  static let shade = 0.16
}
