import SwiftUI
import TalonKit

/// A month of days, to be turned: a full disc on a day whose deal was won, a ring on one whose deal was only played.
struct MonthGrid: View {
  @Environment(TalonState.self) private var app
  @State private var month = Month(of: .today)
  let played: [PlayedDay]
  /// The earliest month; the last one is that of today.
  let first: Month
  let today: Day
  /// The day that is chosen; without it the days are only looked at.
  var choice: Binding<Day>?

  var body: some View {
    VStack(spacing: 8) {
      turner
      weekdays
      ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            DayCell(
              day: day, played: played.first { $0.day == day }, today: today, choice: choice)
          }
        }
      }
      Legend()
    }
  }

  private var turner: some View {
    let words = app.words
    return HStack {
      turn(
        Icons.before, words["statistics-month-before"], "month-before",
        isEnabled: month > first
      ) {
        month = month.before
      }
      Text(
        verbatim: words.with(
          "statistics-month", ["month": month.month, "year": String(month.year)])
      )
      .font(.headline)
      // Written smaller before its word is broken: the signs beside it leave little room.
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity)
      turn(
        Icons.after, words["statistics-month-after"], "month-after",
        isEnabled: month < Month(of: today)
      ) {
        month = month.after
      }
    }
  }

  private func turn(
    _ icon: String, _ spoken: String, _ name: String, isEnabled: Bool,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: icon).frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
    .disabled(!isEnabled)
    .accessibilityLabel(spoken)
    .accessibilityIdentifier(name)
  }

  /// The names of the days above their columns; each day says its date itself.
  private var weekdays: some View {
    HStack(spacing: 0) {
      ForEach(1...7, id: \.self) { day in
        Text(verbatim: app.words.with("weekday-short", ["weekday": day]))
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
  }
}

/// A day of the month, or a gap before its first or after its last one. Days to come are pale, can't be chosen and aren't
/// spoken of.
private struct DayCell: View {
  @Environment(TalonState.self) private var app
  @ScaledMetric private var size: CGFloat = 40
  let day: Day?
  let played: PlayedDay?
  let today: Day
  let choice: Binding<Day>?

  var body: some View {
    if let day {
      if day > today {
        number(day)
          .opacity(0.38)
          .accessibilityHidden(true)
      } else if let choice {
        Button {
          choice.wrappedValue = day
        } label: {
          number(day).contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(spoken(day))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityIdentifier("day-\(day.iso)")
      } else {
        number(day).accessibilityLabel(spoken(day))
      }
    } else {
      Color.clear.frame(maxWidth: .infinity, maxHeight: height)
    }
  }

  private func number(_ day: Day) -> some View {
    Text(verbatim: "\(day.day)")
      .fontWeight(day == today ? .bold : .regular)
      .underline(day == today)
      .monospacedDigit()
      .foregroundStyle(played?.isWon == true ? Color.white : .primary)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
      .background { marks }
  }

  /// How its deal went, and around that the outline of the chosen day.
  private var marks: some View {
    ZStack {
      if isChosen {
        RoundedRectangle(cornerRadius: 10)
          .stroke(Color.primary, lineWidth: 1.5)
          .aspectRatio(1, contentMode: .fit)
      }
      disc.padding(3)
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

  // Never too low for a thumb. Numbers too large for the narrowest screen are written smaller.
  private var height: CGFloat { min(max(size, 40), 52) }

  private var isChosen: Bool { day != nil && day == choice?.wrappedValue }

  private func spoken(_ day: Day) -> String { played?.spoken ?? app.words.unplayed(day) }
}
