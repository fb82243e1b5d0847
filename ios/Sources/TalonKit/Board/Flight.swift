import Foundation

/// One card's way from where it was to where it belongs.
public struct Flight: Equatable, Sendable {
  /// Seconds before the card leaves.
  public let delay: Double
  /// Seconds from leaving to landing.
  public let duration: Double
  /// How far its way rises above a straight line, in units of the board.
  public let arc: CGFloat

  /// Seconds until it has landed.
  var end: Double { delay + duration }

  /// The way of so many units: a longer one takes longer, and rises a little.
  ///
  /// - Parameters:
  ///   - delay: seconds before the card leaves
  ///   - stretch: factor on the usual duration
  init(distance: CGFloat, delay: Double, stretch: Double) {
    self.delay = delay
    let part = min(1, Double(distance / Self.far))
    duration = (Self.shortest + (Self.longest - Self.shortest) * part) * stretch
    arc = distance < Self.arcFrom ? 0 : min(Self.mostArc, (distance - Self.arcFrom) * 0.08)
  }

  private static let shortest = 0.16
  private static let longest = 0.22
  private static let far: CGFloat = 400
  private static let arcFrom: CGFloat = 120
  private static let mostArc: CGFloat = 22
}
