import Foundation
import Observation
import TalonCore

/// What the app remembers while it runs: the settings, the game on the table, and which of its screens is seen.
@MainActor
@Observable
public final class TalonState {
  /// How the player likes it.
  public private(set) var settings: PlayerSettings
  /// The game on the table, if there is one.
  public private(set) var board: BoardState?
  /// What is seen.
  public var stack = ScreenStack()
  /// What the player has to be told, until it is read.
  public private(set) var message: String?
  /// Whether a game is about to come to the table.
  public private(set) var isDealing = false
  /// Whether the system asks for as little motion as can be.
  public var reducesMotion = false { didSet { suitBoard() } }
  /// The results that were deleted last, so that they can be brought back.
  var clearedResults: ClearedResults?

  /// Where all of it is kept; without one it is gone with the app.
  let ledger: Ledger?
  private var systemLanguage: Language
  // Settings are kept in the order in which they were chosen.
  @ObservationIgnored private var keeping: Task<Void, Never>?

  init(_ ledger: Ledger?, systemLanguage: Language) {
    self.ledger = ledger
    self.systemLanguage = systemLanguage
    settings = ledger?.settings() ?? .usual
  }

  /// The app with all that is kept in a folder, and the game last played on the table. Where that can't be had it runs
  /// without, and says why.
  ///
  /// - Parameter systemLanguage: the system's language as a tag, such as `de-AT`
  public static func open(_ folder: URL, systemLanguage: String) -> TalonState {
    let language = languageFor(tag: systemLanguage)
    do {
      let ledger = try Ledger.open(folder: folder.path, language: language)
      let state = TalonState(ledger, systemLanguage: language)
      state.takeUpLast()
      return state
    } catch {
      let state = TalonState(nil, systemLanguage: language)
      state.tell(error)
      return state
    }
  }

  /// The language of all words.
  public var language: Language { languageOf(choice: settings.language, system: systemLanguage) }

  /// The words of all screens.
  public var words: Words { Words(language) }

  /// All games, in the order in which they are listed.
  public var games: [GameInfo] { TalonCore.games(language: language) }

  /// The rules of a game in words; nothing if there is no such game.
  public func rules(_ game: String) -> RulesPage? {
    try? rulesPage(game: game, language: language)
  }

  /// Whether everything outlives the app.
  public var isKept: Bool { ledger != nil }

  /// Shows a screen.
  public func open(_ screen: Screen) {
    stack.open(screen)
  }

  /// Goes back to what was seen before.
  public func back() {
    stack.back()
  }

  /// Goes back to the games.
  public func goToGames() {
    stack = ScreenStack()
  }

  /// Deals a game as wished. Says why, if it can't be.
  public func deal(_ game: String, _ wish: Wish = .random) async -> String? {
    let (ledger, settings, language) = (ledger, settings, language)
    return await lay(isNew: true) { try ledger.deal(game, wish, settings, language) }
  }

  /// Deals a game as wished, and has the player told if it can't be.
  public func dealOrTell(_ game: String, _ wish: Wish = .random) async {
    tell(await deal(game, wish))
  }

  /// Goes on with the game that lies on the table of a patience, or deals one.
  public func takeUp(_ game: String) async {
    if board?.view.gameId == game { return open(.board) }
    let (ledger, settings, language) = (ledger, settings, language)
    let refusal = await lay(isNew: false) {
      try ledger?.resume(game: game, language: language)
        ?? ledger.deal(game, .random, settings, language)
    }
    tell(refusal)
  }

  /// Deals the cards of the game on the table again.
  public func dealAgain() async {
    guard let again = board else { return }
    guard let ledger, again.isKept else {
      again.restart()
      return open(.board)
    }
    let (game, language) = (again.game, language)
    tell(await lay(isNew: true) { try ledger.dealAgain(game: game, language: language) })
  }

  /// Takes the last move back, or else the deal itself, so that the game before lies on the table again.
  public func undo() async {
    guard let board else { return }
    guard !board.view.canUndo, board.view.canTakeBack else { return board.undo() }
    let (ledger, game, language) = (ledger, board.view.gameId, language)
    let refusal = await lay(isNew: false) { try ledger?.takeBack(game: game, language: language) }
    if refusal == nil { self.board?.say(words["new-deal-undone"]) } else { tell(refusal) }
  }

  /// Changes the settings, on the table too, and keeps them.
  public func change(_ next: PlayerSettings) {
    settings = next
    suitBoard()
    guard let ledger else { return }
    let (before, language) = (keeping, language)
    keeping = Task {
      await before?.value
      do {
        try await elsewhere { try ledger.saveSettings(settings: next, language: language) }
      } catch {
        tell(error)
      }
    }
  }

  /// Waits until all settings are kept.
  func settingsKept() async {
    await keeping?.value
  }

  /// The system speaks another language from now on, by its tag.
  public func follow(systemLanguage tag: String) {
    systemLanguage = languageFor(tag: tag)
    suitBoard()
  }

  /// Has the player told what became of what was stored, if there is news.
  public func listen() async {
    guard let ledger else { return }
    let language = language
    for news in await elsewhere({ ledger.takeMessages(language: language) }) { tell(news) }
  }

  /// The app may be ended from now on: the clock stands, and everything is written.
  public func rest() {
    board?.runClock(false)
    ledger?.flush()
  }

  /// Tells the player something, until it is read.
  public func tell(_ news: String?) {
    guard let news, news != message else { return }
    message = message.map { "\($0)\n\(news)" } ?? news
  }

  /// The player has read what there was to be told.
  public func messageRead() {
    message = nil
  }

  /// Tells the player why something could not be done.
  func tell(_ error: any Error) {
    tell((error as? TalonError)?.sentence ?? words["storage-failed"])
  }

  /// How often each game was won; nothing without a ledger.
  func records() async -> [GameRecord] {
    guard let ledger else { return [] }
    let language = language
    return await elsewhere { ledger.records(language: language) }
  }

  /// What the win of a game changed in the statistics, line by line; nothing where that isn't kept or can't be read.
  public func won(_ board: BoardState) async -> [String] {
    guard let ledger else { return [] }
    let (game, language) = (board.game, language)
    return (try? await elsewhere { try ledger.won(game: game, language: language) }) ?? []
  }

  private var motionFactor: Double {
    reducesMotion ? 0 : Double(TalonCore.motionFactor(speed: settings.motion))
  }

  private func suitBoard() {
    board?.suit(settings, language, motionFactor: motionFactor)
  }

  private func play(_ game: Game, isNew: Bool) {
    board = BoardState(game, settings, language, motionFactor: motionFactor, isNew: isNew)
    open(.board)
  }

  /// Has a game dealt or read elsewhere, and then played; says why, if it can't be. One at a time: who taps twice wants
  /// one deal.
  private func lay(isNew: Bool, _ next: @escaping @Sendable () throws -> Game?) async -> String? {
    if isDealing { return nil }
    isDealing = true
    defer { isDealing = false }
    board?.leave()
    do {
      if let game = try await elsewhere(next) {
        play(game, isNew: isNew)
      } else {
        board?.stay()
      }
      return nil
    } catch {
      board?.stay()
      return (error as? TalonError)?.sentence ?? words["storage-failed"]
    }
  }

  private func takeUpLast() {
    guard let ledger, let last = ledger.tables().first else { return }
    do {
      if let game = try ledger.resume(game: last.game, language: language) {
        play(game, isNew: false)
      }
    } catch {
      tell(error)
    }
  }
}
