import SwiftUI
import TalonKit

/// Which game and deal this is, how many moves and how long.
struct StatusLine: View {
  @Environment(TalonState.self) private var app
  let board: BoardState
  /// Whether the notice is here too, because it has no line of its own.
  let showsNotice: Bool

  var body: some View {
    HStack(spacing: 10) {
      gameAndDeal
        .frame(maxWidth: .infinity, alignment: .leading)
      if showsNotice { NoticeText(board: board).layoutPriority(1) }
      movesAndTime
        .frame(maxWidth: showsNotice ? .infinity : nil, alignment: .trailing)
    }
    .font(.footnote)
    .lineLimit(1)
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .foregroundStyle(app.palette.text)
    .padding(.horizontal, 14)
    .frame(minHeight: 28)
  }

  private var gameAndDeal: some View {
    HStack(spacing: 10) {
      // Where it gets tight, the name gives way: the player knows it best.
      Text(verbatim: board.view.gameName).fontWeight(.semibold)
      if let deal = board.view.deal {
        Text(verbatim: app.words.with("deal-name", ["number": deal])).layoutPriority(1)
      }
    }
  }

  private var movesAndTime: some View {
    HStack(spacing: 10) {
      Text(verbatim: app.words.moves(board.view.moves))
      if app.settings.showsClock {
        let time = app.words.time(board.elapsedMilliseconds)
        Text(verbatim: time)
          .fontWeight(.semibold)
          .accessibilityLabel(app.words.with("time-spoken", ["time": time]))
      }
    }
    .monospacedDigit()
    .fixedSize()
  }
}
