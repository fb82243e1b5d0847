import Foundation

/// A month of the calendar.
public struct Month: Hashable, Comparable, Sendable {
  /// The year.
  public let year: Int32
  /// The month, 1 to 12.
  public let month: UInt8

  /// The month of a day.
  public init(of day: Day) {
    year = day.year
    month = day.month
  }

  private init(months: Int32) {
    year = months.floorDivided(by: 12)
    month = UInt8(months - year * 12) + 1
  }

  /// The month before.
  public var before: Month { Month(months: months - 1) }

  /// The month after.
  public var after: Month { Month(months: months + 1) }

  /// Its days in rows from Monday to Sunday; nothing before its first and after its last.
  public var weeks: [[Day?]] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let first = DateComponents(year: Int(year), month: Int(month), day: 1)
    guard let start = calendar.date(from: first),
      let range = calendar.range(of: .day, in: .month, for: start)
    else { return [] }
    // Sunday is 1 there.
    let gap = (calendar.component(.weekday, from: start) + 5) % 7
    let days: [Day?] =
      Array(repeating: nil, count: gap)
      + range.map { Day(year: year, month: month, day: UInt8($0)) }
    return stride(from: 0, to: days.count, by: 7).map { start in
      let week = Array(days[start..<min(start + 7, days.count)])
      return week + Array(repeating: nil, count: 7 - week.count)
    }
  }

  /// The earlier month is the lesser one.
  public static func < (one: Month, other: Month) -> Bool { one.months < other.months }

  private var months: Int32 { year * 12 + Int32(month) - 1 }
}

extension Int32 {
  fileprivate func floorDivided(by divisor: Int32) -> Int32 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
