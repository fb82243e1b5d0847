import SwiftUI
import TalonKit

/// The days whose deals were played.
struct CalendarSheet: View {
  /// What is said of these days altogether.
  let figures: FigureSection
  let days: [PlayedDay]

  var body: some View {
    let today = Day.today
    let first = days.map { Month(of: $0.day) }.min() ?? Month(of: today)
    Section {
      ForEach(figures.figures, id: \.label) { FigureRow(figure: $0) }
      MonthGrid(played: days, first: first, today: today)
    } header: {
      Text(verbatim: figures.heading)
    }
  }
}
