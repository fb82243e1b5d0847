import SwiftUI
import TalonKit

/// The line between an upright board and its bar. It keeps its height, so that words coming and going move no card.
struct NoticeLine: View {
  let board: BoardState

  var body: some View {
    NoticeText(board: board)
      .padding(.horizontal, 14)
      .frame(height: 34)
  }
}

/// What there is to say: to what the player last did, or else of how the game stands.
struct NoticeText: View {
  @Environment(TalonState.self) private var app
  let board: BoardState

  var body: some View {
    Text(verbatim: notice)
      .font(.footnote)
      .lineLimit(2)
      .minimumScaleFactor(0.7)
      .multilineTextAlignment(.center)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .foregroundStyle(app.palette.text)
      .frame(maxWidth: .infinity)
      .animation(.easeOut(duration: 0.15), value: notice)
      .onChange(of: notice, initial: true) {
        if !notice.isEmpty { AccessibilityNotification.Announcement(notice).post() }
      }
      .accessibilityIdentifier("notice")
  }

  private var notice: String {
    if board.question?.takesLong == true { return app.words["fate-searching"] }
    return board.notice ?? board.view.remark ?? ""
  }
}
