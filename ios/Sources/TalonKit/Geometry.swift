import Foundation
import TalonCore

extension Rect {
  /// The rectangle as the system has it.
  public var frame: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}

extension Point {
  /// The point as the system has it.
  public var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}

extension CGRect {
  /// Its middle.
  public var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  /// How far it is from another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

  /// This point moved.
  public func moved(by way: CGSize) -> CGPoint { CGPoint(x: x + way.width, y: y + way.height) }
}

extension Frame {
  /// All of the space of this size.
  public init(_ size: CGSize, leftHanded: Bool) {
    let none = Insets(left: 0, top: 0, right: 0, bottom: 0)
    self.init(
      width: Float(size.width), height: Float(size.height), leftHanded: leftHanded, insets: none)
  }
}

extension BoardNode {
  /// Where a tap belongs that is meant for it.
  public var touch: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
