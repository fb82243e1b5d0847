import Foundation

/// A card on the board, and how it comes to where it lies.
public struct SpriteMotion: Identifiable, Equatable, Sendable {
  /// The card, where it belongs.
  public internal(set) var sprite: Sprite
  /// Its way there; nothing if it is simply there.
  public internal(set) var flight: Flight?
  /// How many ways it has gone since it was dealt.
  public internal(set) var ways = 0
  /// Whether it may still be in the air.
  public internal(set) var isFlying = false
  /// Whether it lies on another card that is seen below it, and casts a shadow there.
  public internal(set) var castsShadow = false
  /// Whether another card lies exactly on it, so that nothing of it is seen.
  public internal(set) var isCovered = false
  /// What was last seen on its face, for when it turns over; nothing before it was face up.
  public internal(set) var card: Card?

  /// The card as a thing: the same through the whole game.
  public var id: UInt32 { sprite.id }

  /// Whether its face is seen, and not its back.
  public var isFaceUp: Bool { sprite.face != .back }

  /// Whether it lies where it belongs.
  var isAtRest: Bool { !isFlying && !sprite.held }

  init(_ sprite: Sprite) {
    self.sprite = sprite
    look()
  }

  /// It belongs elsewhere, or looks otherwise, from now on.
  mutating func update(_ sprite: Sprite) {
    self.sprite = sprite
    look()
  }

  /// Sets off for where it belongs from now on.
  mutating func fly(_ flight: Flight, to sprite: Sprite) {
    update(sprite)
    self.flight = flight
    ways += 1
    isFlying = true
  }

  private mutating func look() {
    if case .up(let seen) = sprite.face { card = seen }
  }
}
