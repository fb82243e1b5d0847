import Foundation
import TalonCore

extension FreshTable {
  /// A game's table in small, with a fresh deal on it; nothing if there is no such game.
  public static func of(
    _ game: String, _ language: Language, leftHanded: Bool = false
  ) -> FreshTable? {
    try? freshTable(game: game, leftHanded: leftHanded, language: language)
  }

  /// Places for the names of its groups, of these sizes, on a picture as large as `room`.
  public func namePlaces(sizes: [CGSize], in room: CGSize) -> [NamePlace] {
    placeNames(
      areas: groups.map(\.area), width: scene.width, sizes: sizes.map(Size.init), room: Size(room))
  }
}

extension Size {
  fileprivate init(_ size: CGSize) {
    self.init(width: Float(size.width), height: Float(size.height))
  }
}
