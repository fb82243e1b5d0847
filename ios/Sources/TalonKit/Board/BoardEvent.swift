/// Something on the board that a hand should feel.
public enum BoardEvent: Equatable, Sendable {
  /// Cards were lifted.
  case lifted
  /// Cards were laid where they belong.
  case laid
  /// What was asked for can't be done.
  case refused
  /// The game is won.
  case won
}

/// The last event, and how many there were, so that two alike are told apart.
public struct BoardEvents: Equatable, Sendable {
  /// The last one.
  public private(set) var last: BoardEvent?
  private var count = 0

  mutating func add(_ event: BoardEvent) {
    last = event
    count += 1
  }
}
