import SwiftUI
import TalonKit

/// A game being played: the board, and around it the bar, the score and the notices.
struct BoardScreen: View {
  @Environment(TalonState.self) private var app
  @Environment(\.scenePhase) private var phase
  @State private var isChoosingDeal = false
  let board: BoardState

  var body: some View {
    BoardWithBars(board: board, onNewDeal: { isChoosingDeal = true })
      .background { TableCloth(palette: app.palette) }
      .toolbar(.hidden, for: .navigationBar)
      // A card dragged from the left edge must not take the whole board along.
      .navigationBarBackButtonHidden()
      .modifier(BoardKeys(board: board, isActive: isActive, onNewDeal: { isChoosingDeal = true }))
      .modifier(RunClock(board: board, isRunning: isActive))
      .modifier(Thinking(board: board))
      .modifier(Senses(board: board))
      .sheet(isPresented: $isChoosingDeal) {
        NewDealDialog(
          game: board.view.gameId, name: board.view.gameName,
          hasBegun: board.view.moves > 0 && !board.isWon, canDealAgain: true)
      }
      .accessibilityAction(.magicTap) { Task { await app.undo() } }
      .accessibilityIdentifier("board-screen")
  }

  /// Whether the player can see the board, with nothing over it.
  private var isActive: Bool {
    phase == .active && app.stack.top == .board && !isChoosingDeal
  }
}

/// The bar lies where the thumb of a hand that holds the device rests: below an upright board, beside a wide one.
private struct BoardWithBars: View {
  @Environment(TalonState.self) private var app
  let board: BoardState
  let onNewDeal: @MainActor () -> Void

  var body: some View {
    let actions = BarAction.all(app, board, onNewDeal: onNewDeal)
    let leftHanded = app.settings.leftHanded
    GeometryReader { space in
      if space.size.width > space.size.height {
        HStack(spacing: 0) {
          if leftHanded { SideBar(board: board, actions: actions) }
          VStack(spacing: 0) {
            StatusLine(board: board, showsNotice: true)
            area
          }
          if !leftHanded { SideBar(board: board, actions: actions) }
        }
      } else {
        VStack(spacing: 0) {
          StatusLine(board: board, showsNotice: false)
          area
          NoticeLine(board: board)
          BottomBar(board: board, actions: actions, leftHanded: leftHanded)
        }
      }
    }
  }

  private var area: some View {
    Board(board: board)
      .overlay {
        ZStack {
          if board.isWon { WinPanel(board: board, onChooseDeal: onNewDeal) }
        }
        .animation(.easeOut(duration: 0.3), value: board.isWon)
      }
  }
}
