import Foundation
import TalonCore

extension Day {
  /// The day where the player is.
  public static var today: Day { Day(Date()) }

  private init(_ date: Date) {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
    self.init(
      year: Int32(parts.year ?? 0), month: UInt8(parts.month ?? 0), day: UInt8(parts.day ?? 0))
  }

  /// The day as in names of files: 2026-11-30.
  public var iso: String { String(format: "%04d-%02d-%02d", year, Int(month), Int(day)) }
}

extension Day: Comparable {
  /// The earlier day is the lesser one.
  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}
