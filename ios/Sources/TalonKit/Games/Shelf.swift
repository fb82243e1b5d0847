import TalonCore

extension [ShelvedGame] {
  /// What lies on the table of a game.
  public func table(_ game: String) -> TableInfo? { first { $0.game.id == game }?.table }

  /// Whether a game lies on its table that would be lost by another deal.
  public func hasBegun(_ game: String) -> Bool { table(game)?.hasBegun ?? false }
}

extension TalonState {
  /// All games, the last played first, and what has been played of each. Without a ledger that is the game on the table.
  public func shelf() async -> [ShelvedGame] {
    let language = language
    guard let ledger else { return unkeptShelf(onTable: board?.game, language: language) }
    return await elsewhere { ledger.shelf(language: language) }
  }
}
