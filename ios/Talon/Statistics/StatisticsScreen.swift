import SwiftUI
import TalonKit

/// What the results say, in figures and pictures.
struct StatisticsScreen: View {
  @Environment(TalonState.self) private var app
  @State private var state: StatisticsState

  init(_ app: TalonState, game: String?) {
    state = StatisticsState(app, game: game)
  }

  var body: some View {
    List {
      choice
      if state.canUndoReset { ResetUndo(state: state) }
      if let page = state.page { sheets(page) }
      if app.isKept { ResultFiles(state: state) }
    }
    .navigationTitle(Text(verbatim: app.words["statistics"]))
    .navigationBarTitleDisplayMode(.inline)
    .task(id: state.subject) { await state.read() }
    .accessibilityIdentifier("statistics-screen")
  }

  /// All games, or one of them.
  private var choice: some View {
    Picker(selection: $state.game) {
      Text(verbatim: app.words["statistics-all-games"]).tag(String?.none)
      ForEach(app.games, id: \.id) { Text(verbatim: $0.name).tag(String?.some($0.id)) }
    } label: {
      Text(verbatim: app.words["games"])
    }
  }

  /// The sheets in the order in which they are best read.
  @ViewBuilder private func sheets(_ page: StatisticsPage) -> some View {
    if page.sections.isEmpty {
      Text(verbatim: app.words["statistics-nothing-yet"])
    }
    ForEach(Array(page.sections.enumerated()), id: \.offset) { index, section in
      FigureSheet(section: section)
      if index == 0 && !page.curve.isEmpty { CurveSheet(page: page) }
    }
    if let daily = page.daily { CalendarSheet(figures: daily, days: page.days) }
    if !page.times.isEmpty { TimesSheet(bars: page.times) }
  }
}
