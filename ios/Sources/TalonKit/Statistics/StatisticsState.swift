import Foundation
import Observation
import TalonCore

/// What the statistics are asked for, what they say, and what is done with the results.
@MainActor
@Observable
public final class StatisticsState {
  /// The id of the only game that they are about; all of them if there is none.
  public var game: String?
  /// What the results say, once they are read.
  public private(set) var page: StatisticsPage?
  /// How many games would be deleted by a reset that is asked for.
  public private(set) var atStake: UInt32?

  private let app: TalonState
  // Grows with every change of the results, so that they are asked for again.
  private var changes = 0

  /// The statistics of a game, or of all.
  public init(_ app: TalonState, game: String?) {
    self.app = app
    self.game = game
  }

  /// All that the page depends on.
  public var subject: Subject {
    Subject(game: game, language: app.language, changes: changes)
  }

  /// What a page of statistics is about.
  public struct Subject: Hashable {
    let game: String?
    let language: Language
    let changes: Int
  }

  /// Whether there are results that could be deleted.
  public var hasResults: Bool { page?.sections.isEmpty == false }

  /// The most important figures as a short text to be shared; nothing before the first game.
  public var summary: String? { hasResults ? page?.summary : nil }

  /// Whether results were deleted that can be brought back.
  public var canUndoReset: Bool { app.clearedResults != nil }

  /// Reads what the results say.
  public func read() async {
    let (game, language) = (game, app.language)
    await telling { ledger in
      self.page = try await elsewhere {
        try ledger.statistics(game: game, today: .today, language: language)
      }
    }
  }

  /// All that is kept, as a file for the player; nothing if it can't be read.
  public func export() async -> ExportedFile? {
    let language = app.language
    return await file("json") { try $0.exportText(language: language) }
  }

  /// The results as a table for the player; nothing if they can't be read.
  public func exportTable() async -> ExportedFile? {
    let language = app.language
    return await file("csv") { try $0.resultsAsCsv(language: language) }
  }

  /// A file of the player's was written, or could not be.
  public func exported(_ isWritten: Bool) {
    app.tell(app.words[isWritten ? "statistics-exported" : "export-failed"])
  }

  /// Adds what is in a file of the player's.
  public func importFile(_ file: URL) async {
    let language = app.language
    await telling { ledger in
      guard let text = try? await elsewhere({ try file.textWithin() }) else {
        return self.app.tell(self.app.words["import-unreadable"])
      }
      self.app.tell(
        try await elsewhere { try ledger.importText(file: text, language: language) })
      self.app.change(ledger.settings())
      self.changes += 1
    }
  }

  /// The player wants the results deleted, and has to confirm it.
  public func askForReset() async {
    let records = await app.records()
    atStake = records.filter { game == nil || $0.game == game }.map(\.played).reduce(0, +)
  }

  /// The player has thought better of it.
  public func keepResults() {
    atStake = nil
  }

  /// Deletes the results that are shown.
  public func reset() async {
    atStake = nil
    let (game, language) = (game, app.language)
    await telling { ledger in
      self.app.clearedResults = try await elsewhere {
        try ledger.clearResults(game: game, language: language)
      }
      self.changes += 1
    }
  }

  /// Puts back what was deleted last.
  public func undoReset() async {
    guard let cleared = app.clearedResults else { return }
    app.clearedResults = nil
    let language = app.language
    await telling { ledger in
      try await elsewhere { try ledger.restoreResults(cleared: cleared, language: language) }
      self.app.tell(self.app.words["statistics-reset-undone"])
      self.changes += 1
    }
  }

  private func file(_ ending: String, _ text: @escaping @Sendable (Ledger) throws -> String) async
    -> ExportedFile?
  {
    var file: ExportedFile?
    await telling { ledger in
      let text = try await elsewhere { try text(ledger) }
      file = ExportedFile(name: "talon-\(Day.today.iso).\(ending)", text: text)
    }
    return file
  }

  private func telling(_ work: (Ledger) async throws -> Void) async {
    guard let ledger = app.ledger else { return }
    do {
      try await work(ledger)
    } catch {
      app.tell(error)
    }
  }
}

/// A file for the player to put where it is wanted.
public struct ExportedFile: Equatable, Sendable {
  /// Its name, if the player has no better one.
  public let name: String
  /// What is in it.
  public let text: String
}

extension URL {
  /// The text of a file that the player has chosen, which may lie where the app can't look otherwise.
  fileprivate func textWithin() throws -> String {
    #if canImport(Darwin)
      let isOpened = startAccessingSecurityScopedResource()
      defer { if isOpened { stopAccessingSecurityScopedResource() } }
    #endif
    return try String(contentsOf: self, encoding: .utf8)
  }
}
