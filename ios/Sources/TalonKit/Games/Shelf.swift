import TalonCore

/// What has been played so far: the games that lie on their tables, the last played first, and how often each was won.
public struct Shelf: Sendable {
  private let tables: [TableInfo]
  private let records: [GameRecord]

  init(tables: [TableInfo], records: [GameRecord]) {
    self.tables = tables
    self.records = records
  }

  /// What lies on the table of a game.
  public func table(_ game: String) -> TableInfo? { tables.first { $0.game == game } }

  /// How often a game was won, if it was played.
  public func record(_ game: String) -> GameRecord? {
    records.first { $0.game == game && $0.played > 0 }
  }

  /// Whether a game lies on its table that would be lost by another deal.
  public func hasBegun(_ game: String) -> Bool { table(game)?.hasBegun ?? false }

  /// The games last played first, and then those that nobody has played.
  public func sorted(_ games: [GameInfo]) -> [GameInfo] {
    let played = tables.compactMap { table in games.first { $0.id == table.game } }
    return played + games.filter { table($0.id) == nil }
  }

  /// Whether the deal of a day lies on the table of a game already.
  public func hasDeal(of day: Day, _ game: String) -> Bool {
    guard let deal = table(game)?.deal else { return false }
    return deal == day.deal(of: game)
  }
}

extension TalonState {
  /// What has been played so far. Without a ledger that is the game on the table.
  public func shelf() async -> Shelf {
    guard let ledger else {
      return Shelf(tables: board.map { [TableInfo($0.view)] } ?? [], records: [])
    }
    let language = language
    return await elsewhere {
      Shelf(tables: ledger.tables(), records: ledger.records(language: language))
    }
  }
}

extension TableInfo {
  fileprivate init(_ view: GameView) {
    self.init(
      game: view.gameId, deal: view.deal, moves: view.moves,
      elapsedMilliseconds: view.elapsedMilliseconds, hasBegun: view.moves > 0)
  }
}
