import Charts
import SwiftUI
import TalonKit

/// How many of the won games took how long: a bar each, from the shortest times down.
struct TimesSheet: View {
  @Environment(TalonState.self) private var app
  let bars: [TimeBar]

  var body: some View {
    Section {
      Chart(bars, id: \.label) { bar in
        BarMark(x: .value("", Int(bar.count)), y: .value("", bar.label))
          .annotation(position: .trailing) {
            if bar.count > 0 { Text(verbatim: "\(bar.count)").font(.caption) }
          }
          .accessibilityLabel(bar.spoken)
          .accessibilityValue("")
      }
      .chartXAxis(.hidden)
      .frame(height: CGFloat(bars.count) * 28 + 16)
    } header: {
      Text(verbatim: app.words["statistics-times"])
    }
  }
}
