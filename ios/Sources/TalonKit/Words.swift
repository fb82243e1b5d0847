import TalonCore

/// The words of the screens in one language. They live in the core, so that every platform says the same.
public struct Words: Equatable, Sendable {
  /// The language.
  public let language: Language

  /// The words of a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// The words stored under a key.
  public subscript(key: String) -> String { TalonCore.text(language: language, key: key) }

  /// The words stored under a key, with values for the names in them.
  public func with(_ key: String, _ arguments: [String: any CustomStringConvertible]) -> String {
    textWith(language: language, key: key, arguments: arguments.mapValues(\.description))
  }

  /// A time as `3:07`.
  public func time(_ milliseconds: UInt64) -> String { durationText(milliseconds: milliseconds) }

  /// A day: “30 November 2026”.
  public func day(_ day: Day) -> String { dayText(language: language, day: day) }

  /// A day whose deal was not played.
  public func unplayed(_ day: Day) -> String { unplayedDayText(language: language, day: day) }
}

extension Words {
  private var words: Words { self }

  /// How many moves: “12 moves”.
  public func moves(_ count: UInt32) -> String { words.with("move-count", ["count": count]) }

  /// How many games: “12 games”.
  public func games(_ count: UInt32) -> String { words.with("statistics-games", ["count": count]) }

  /// How often a game was won: “12 games, 50% won”.
  public func record(_ record: GameRecord) -> String {
    words.with("own-record", ["games": games(record.played), "rate": record.rate])
  }
}
