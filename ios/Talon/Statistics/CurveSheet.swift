import Charts
import SwiftUI
import TalonKit

/// The share of games won as it went up and down, and below it each game: a full dot if it was won, else a ring.
struct CurveSheet: View {
  @Environment(TalonState.self) private var app
  let page: StatisticsPage

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 10) {
        chart.frame(height: 180)
        Text(verbatim: page.curveSpoken).font(.callout)
        Legend()
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(page.curveSpoken)
    } header: {
      Text(verbatim: app.words["statistics-curve"])
    }
  }

  private var chart: some View {
    Chart(Array(page.curve.enumerated()), id: \.offset) { index, point in
      LineMark(x: .value("", index), y: .value("", point.share * 100))
        .interpolationMethod(.monotone)
      PointMark(x: .value("", index), y: .value("", Self.dots))
        .symbol { Mark(isWon: point.isWon) }
    }
    .chartYScale(domain: Self.dots...100)
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(values: [0, 50, 100]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let share = value.as(Int.self) {
            Text(verbatim: app.words.with("percent", ["number": share]))
          }
        }
      }
    }
  }

  // Where the dots lie, below 0 per cent.
  private static let dots = -12.0
}
