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

  /// The games whose deal of a day is over, by their ids, and how it went.
  public func played(on day: Day) async -> [String: PlayedDay] {
    guard let ledger else { return [:] }
    let (games, language) = (games, language)
    return await elsewhere {
      var played: [String: PlayedDay] = [:]
      for game in games {
        // Where they can't be read the offers are the same without.
        let page = try? ledger.statistics(game: game.id, today: day, language: language)
        played[game.id] = page?.days.first { $0.day == day }
      }
      return played
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
