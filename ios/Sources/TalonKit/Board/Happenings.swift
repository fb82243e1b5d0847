import Foundation
import TalonCore

extension BoardEvent {
  /// What is heard of it, as a file in WAVE format.
  public var sound: Data { soundWave(event: self) }
}

/// What happened on the board last, and how much before, so that two alike are told apart.
public struct Happenings: Equatable, Sendable {
  /// What a hand feels and an ear hears.
  public private(set) var event: BoardEvent?
  /// What was done to the cards, for those who don't see it.
  public private(set) var spoken: String?
  private var count = 0

  /// Notes what came of the last thing done, if anything did.
  mutating func note(_ view: GameView) {
    if view.event == nil { return }
    event = view.event
    spoken = view.spoken
    count += 1
  }
}
