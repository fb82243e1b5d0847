import Foundation
import TalonCore

/// All cards of a board in motion. Each scene is a new set of places; every card sets off for its own from where it is
/// just now, also out of the player's hand.
struct Sprites {
  /// All cards, the lowest first.
  private(set) var motions: [SpriteMotion] = []

  /// Seconds until all cards have landed.
  private(set) var landing: Double = 0

  /// Lays all cards of a scene face down where dealing starts.
  mutating func gather(_ scene: BoardScene) {
    let start = scene.dealingPlace
    motions = scene.sprites.map { sprite in
      let rect = Rect(
        x: Float(start.x), y: Float(start.y), width: sprite.rect.width, height: sprite.rect.height)
      // The first to be dealt lies on top.
      let order = UInt32(scene.sprites.count) - sprite.order
      return SpriteMotion(
        Sprite(id: sprite.id, rect: rect, order: order, face: .back, held: false))
    }
  }

  /// Sends every card to its place in a scene.
  ///
  /// - Parameters:
  ///   - factor: how long a motion takes beside the usual time; 0 if cards are simply there
  ///   - hand: the cards that a finger holds, and how far it has carried them
  ///   - keepsHand: whether it goes on holding them
  mutating func show(
    _ scene: BoardScene, _ pace: Pace, factor: Double, hand: Hand? = nil, keepsHand: Bool = false
  ) {
    let before = Dictionary(uniqueKeysWithValues: motions.map { ($0.id, $0) })
    let corners = before.mapValues { motion in
      let corner = motion.sprite.rect.frame.origin
      return hand.map { $0.holds(motion.id) ? corner.moved(by: $0.way) : corner } ?? corner
    }
    let departures = Departures(scene, from: corners)
    let isStill = pace == .still || factor == 0
    landing = 0
    motions = scene.sprites.sorted { $0.order < $1.order }.map { sprite in
      guard var motion = before[sprite.id], let corner = corners[sprite.id] else {
        return SpriteMotion(sprite)
      }
      let stays = corner == sprite.rect.frame.origin && motion.sprite.face == sprite.face
      if isStill {
        motion.flight = nil
        motion.isFlying = false
      }
      if isStill || stays || (keepsHand && hand?.holds(sprite.id) == true) {
        motion.update(sprite)
        return motion
      }
      let flight = Flight(
        distance: corner.distance(to: sprite.rect.frame.origin),
        delay: departures.delay(sprite.id) * factor, stretch: pace.stretch * factor)
      motion.fly(flight, to: sprite)
      landing = max(landing, flight.end)
      return motion
    }
    pile()
  }

  /// All cards have landed.
  mutating func land() {
    landing = 0
    for index in motions.indices where motions[index].isFlying {
      motions[index].isFlying = false
    }
    pile()
  }

  /// Finds out which cards lie on others. One in the air covers none.
  private mutating func pile() {
    var below: Int?
    for index in motions.indices {
      motions[index].castsShadow = false
      motions[index].isCovered = false
      if let below { lay(index, on: below) }
      below = index
    }
  }

  private mutating func lay(_ upper: Int, on lower: Int) {
    let (above, below) = (motions[upper], motions[lower])
    let (frame, ground) = (above.sprite.rect.frame, below.sprite.rect.frame)
    motions[upper].castsShadow = frame != ground && frame.intersects(ground)
    motions[lower].isCovered = frame == ground && above.isAtRest && below.isAtRest
  }
}

/// What a finger holds, and how far it has carried it.
struct Hand {
  /// The cards.
  let ids: Set<UInt32>
  /// How far.
  let way: CGSize

  /// Whether it holds a card.
  func holds(_ id: UInt32) -> Bool { ids.contains(id) }
}

extension BoardScene {
  /// Where dealing starts: on the stock; without one, the cards come from below the board.
  var dealingPlace: CGPoint {
    outlines.first { $0.kind == .stock }?.rect.frame.origin
      ?? CGPoint(x: CGFloat(width - cardWidth) / 2, y: CGFloat(height + cardHeight))
  }
}
