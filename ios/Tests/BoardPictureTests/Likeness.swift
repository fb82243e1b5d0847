import Foundation

@testable import BoardPicture

/// How alike two pictures of a board are. They are laid over each other in patches of 8 x 8 points, smaller than the rank
/// and the suit in a card's corner. Two programs never draw alike to the last pixel: edges and shadows differ. But no
/// patch may be further from its counterpart than that.
struct Likeness {
  private let differences: [(place: CGRect, mean: Double)]

  /// By how much the colours of a patch may differ in the mean, of 255. Pictures of one board stay below 12; with a queen
  /// of diamonds for one of hearts it is 32, with most other cards or a card 3 points aside beyond 50.
  private static let limit = 16.0
  /// How many pixels of the small pictures a patch has, across and down.
  private static let patch = 4

  /// - Parameter apart: where they need not be alike
  init(_ one: Pixels, _ two: Pixels, apart: [CGRect]) {
    let side = CGFloat(Self.patch * Pixels.reduction) / BoardPicture.scale
    var differences: [(place: CGRect, mean: Double)] = []
    for row in 0..<one.height / Self.patch {
      for column in 0..<one.width / Self.patch {
        let place = CGRect(
          x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
        if apart.contains(where: place.intersects) { continue }
        differences.append((place, Self.mean(one, two, column: column, row: row)))
      }
    }
    self.differences = differences
  }

  /// Whether they show the same.
  var isGiven: Bool { worst.mean <= Self.limit }

  /// The patch in which they differ most.
  var worst: (place: CGRect, mean: Double) {
    differences.max { $0.mean < $1.mean } ?? (.null, .infinity)
  }

  private static func mean(_ one: Pixels, _ two: Pixels, column: Int, row: Int) -> Double {
    var sum = 0
    for y in row * patch..<(row + 1) * patch {
      for x in column * patch..<(column + 1) * patch {
        sum += one.difference(to: two, column: x, row: y)
      }
    }
    return Double(sum) / Double(patch * patch)
  }
}
