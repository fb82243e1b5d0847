import Foundation
import Observation

/// The cards a finger holds.
@MainActor
@Observable
public final class Lifted {
  /// The cards.
  public let ids: Set<UInt32>
  /// How far the finger has carried them.
  public private(set) var way = CGSize.zero

  private let corner: CGPoint

  init(_ ids: Set<UInt32>, corner: CGPoint) {
    self.ids = ids
    self.corner = corner
  }

  /// Where the upper left corner of the lowest held card is now.
  var leadCorner: CGPoint { corner.moved(by: way) }

  /// Where these cards are now.
  var hand: Hand { Hand(ids: ids, way: way) }

  /// Follows the finger, so far from where it came down.
  func move(to way: CGSize) {
    self.way = way
  }
}
