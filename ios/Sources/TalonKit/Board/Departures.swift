import Foundation

/// When each card of a scene leaves: one after the other in the order in which a hand would lay them. Cards that go the
/// same way go together, and cards that only make room go at once.
struct Departures {
  private var delays: [UInt32: Double] = [:]

  /// - Parameter corners: the upper left corners from where the cards leave
  init(_ scene: BoardScene, from corners: [UInt32: CGPoint]) {
    let slots = Self.slots(scene, corners)
    let step = min(Self.step, Self.last / Double(slots.count + 1))
    for (slot, ids) in slots.enumerated() {
      for id in ids { delays[id] = Double(slot) * step }
    }
  }

  /// Seconds before a card leaves.
  func delay(_ id: UInt32) -> Double { delays[id] ?? 0 }

  private static func slots(_ scene: BoardScene, _ corners: [UInt32: CGPoint]) -> [[UInt32]] {
    let nearby = CGFloat(scene.cardWidth) / 2
    let depths = depths(scene)
    let moving = scene.sprites.filter { sprite in
      corners[sprite.id].map { $0.distance(to: sprite.rect.frame.origin) > nearby } ?? false
    }
    let ordered = moving.sorted { one, other in
      (depths[one.id] ?? 0, one.rect.y, one.rect.x) < (
        depths[other.id] ?? 0, other.rect.y, other.rect.x
      )
    }
    var slots: [(way: Way, ids: [UInt32])] = []
    for sprite in ordered {
      let way = Way(of: sprite, from: corners[sprite.id] ?? .zero)
      if let slot = slots.firstIndex(where: { $0.way == way }) {
        slots[slot].ids.append(sprite.id)
      } else {
        slots.append((way, [sprite.id]))
      }
    }
    return slots.map(\.ids)
  }

  /// How many cards of the scene lie under each one, in exactly the same place.
  private static func depths(_ scene: BoardScene) -> [UInt32: Int] {
    var heights: [BoardRect: Int] = [:]
    var depths: [UInt32: Int] = [:]
    for sprite in scene.sprites.sorted(by: { $0.order < $1.order }) {
      let height = heights[sprite.rect, default: 0]
      depths[sprite.id] = height
      heights[sprite.rect] = height + 1
    }
    return depths
  }

  /// How far a card goes, in whole units.
  private struct Way: Equatable {
    let right: Int
    let down: Int

    init(of sprite: Sprite, from corner: CGPoint) {
      let place = sprite.rect.frame.origin
      right = Int((place.x - corner.x).rounded())
      down = Int((place.y - corner.y).rounded())
    }
  }

  // Seconds between two cards, and before the last one leaves.
  private static let step = 0.015
  private static let last = 0.72
}
