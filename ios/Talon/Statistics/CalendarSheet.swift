import SwiftUI
import TalonKit

/// A month of the days whose deals were played: a full disc if the deal was won, a ring if it was only played.
struct CalendarSheet: View {
  @Environment(TalonState.self) private var app
  @State private var month = Month(of: .today)
  /// What is said of these days altogether.
  let figures: FigureSection
  let days: [PlayedDay]

  var body: some View {
    Section {
      ForEach(figures.figures, id: \.label) { FigureRow(figure: $0) }
      VStack(spacing: 8) {
        turner
        weekdays
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          HStack(spacing: 0) {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              DayCell(day: day, played: days.first { $0.day == day })
                .frame(maxWidth: .infinity)
            }
          }
        }
        Legend()
      }
    } header: {
      Text(verbatim: figures.heading)
    }
  }

  private var turner: some View {
    let words = app.words
    let first = days.map { Month(of: $0.day) }.min() ?? month
    return HStack {
      turn(Icons.before, words["statistics-month-before"], isEnabled: month > first) {
        month = month.before
      }
      Text(
        verbatim: words.with(
          "statistics-month", ["month": month.month, "year": String(month.year)])
      )
      .font(.headline)
      .frame(maxWidth: .infinity)
      turn(Icons.after, words["statistics-month-after"], isEnabled: month < Month(of: .today)) {
        month = month.after
      }
    }
  }

  private func turn(
    _ icon: String, _ spoken: String, isEnabled: Bool, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: icon).frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
    .disabled(!isEnabled)
    .accessibilityLabel(spoken)
  }

  /// The names of the days above their columns; each day says its date itself.
  private var weekdays: some View {
    HStack(spacing: 0) {
      ForEach(1...7, id: \.self) { day in
        Text(verbatim: app.words.with("weekday-short", ["weekday": day]))
          .font(.caption)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
  }
}

/// A day of the month, or a gap before its first or after its last one. Days to come are pale and aren't spoken of.
private struct DayCell: View {
  @Environment(TalonState.self) private var app
  @ScaledMetric private var size: CGFloat = 34
  let day: Day?
  let played: PlayedDay?

  var body: some View {
    if let day {
      let isToCome = day > .today
      Text(verbatim: "\(day.day)")
        .fontWeight(day == .today ? .bold : .regular)
        .underline(day == .today)
        .monospacedDigit()
        .foregroundStyle(played?.isWon == true ? Color.white : .primary)
        .frame(width: min(size, 44), height: min(size, 44))
        .background { disc }
        .opacity(isToCome ? 0.38 : 1)
        .accessibilityLabel(played?.spoken ?? app.words.unplayed(day))
        .accessibilityHidden(isToCome)
    } else {
      Color.clear.frame(height: min(size, 44))
    }
  }

  @ViewBuilder private var disc: some View {
    if let played {
      if played.isWon {
        Circle().fill(Color.accentColor)
      } else {
        Circle().stroke(Color.accentColor, lineWidth: 1.8)
      }
    }
  }
}
