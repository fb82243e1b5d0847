import Foundation
import TalonCore
import XCTest

@testable import TalonKit

/// What outlives the app: games, settings, results, and new deals that can be taken back.
@MainActor
final class KeepingTests: XCTestCase, @unchecked Sendable {
  func testAGameGoesOnWhereItWasWhenTheAppIsStartedAgain() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    try player.tap(.stock)
    try player.tap(.stock)
    let before = try player.board.positionText
    try await player.startAgain()
    XCTAssertEqual(player.app.stack.top, .board)
    XCTAssertEqual(try player.board.positionText, before)
    try player.board.undo()
    try player.board.undo()
    XCTAssertFalse(try player.board.view.canUndo)
  }

  func testANewDealIsTakenBackByUndo() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    try player.tap(.stock)
    let before = try player.board.positionText
    try await player.deal("sally", 8)
    XCTAssertNotEqual(try player.board.positionText, before)
    await player.app.undo()
    XCTAssertEqual(try player.board.positionText, before)
    XCTAssertEqual(try player.board.notice, player.app.words["new-deal-undone"])
    let shelf = await player.app.shelf()
    XCTAssertNil(shelf.first?.record)
  }

  func testAGameThatWasBegunAndLeftCountsAsPlayed() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    try player.tap(.stock)
    try await player.deal("sally", 8)
    try player.tap(.stock)
    let state = StatisticsState(player.app, game: "sally")
    await state.read()
    XCTAssertTrue(state.hasResults)
    XCTAssertEqual(state.page?.curve.map(\.isWon), [false])
    let shelf = await player.app.shelf()
    XCTAssertEqual(shelf.first?.game.id, "sally")
    XCTAssertEqual(shelf.first?.record?.played, 1)
  }

  func testTheDealOfAnEarlierDayCountsForThatDayAndItsGameOnly() async throws {
    let player = Player()
    let (today, earlier) = (
      Day(year: 2026, month: 11, day: 30), Day(year: 2026, month: 10, day: 12)
    )
    let unplayed = await player.app.dailyCalendar(today)
    XCTAssertEqual(unplayed, .unplayed(today, .english))
    XCTAssertEqual(unplayed.first, Day(year: 2025, month: 11, day: 1))

    let refusal = await player.app.deal("sally", .ofDay(day: earlier))
    XCTAssertNil(refusal)
    player.seat()
    XCTAssertEqual(
      try player.board.view.deal, dealOfTheDay(game: "sally", year: 2026, month: 10, day: 12))
    try player.tap(.stock)
    let shelf = await player.app.shelf()
    XCTAssertEqual(shelf.table("sally")?.day, earlier)
    try await player.deal("sally", 8)
    try player.tap(.stock)

    let calendar = await player.app.dailyCalendar(today)
    XCTAssertEqual(calendar.days.map(\.day), [earlier])
    XCTAssertEqual(calendar.deal(of: "sally", on: earlier)?.isWon, false)
    XCTAssertNil(calendar.deal(of: "bisley", on: earlier))
    XCTAssertNil(calendar.deal(of: "sally", on: today))
  }

  func testSettingsSurvive() async throws {
    let player = Player()
    player.app.change(player.app.settings.changed("table", to: "burgundy"))
    player.app.turn(.fourColours, isOn: true)
    try await player.startAgain()
    XCTAssertEqual(player.app.settings.tableColour, .burgundy)
    XCTAssertTrue(player.app.settings.deck.fourColours)
  }

  func testACodeThatWasSharedPlaysTheSameCardsAndAMistypedOneIsAnswered() async throws {
    let player = Player()
    try await player.deal("midshipman", 7)
    let cards = try player.board.positionText
    let code = try XCTUnwrap(player.board.shareCode)
    try await player.deal("sally", 1)
    let wish = try Wish.typed(code, .english)
    let refusal = await player.app.deal("sally", wish)
    XCTAssertNil(refusal)
    XCTAssertEqual(try player.board.positionText, cards)

    let wrong = await player.app.deal(
      "sally", try Wish.typed(String(code.dropLast()) + "?", .english))
    XCTAssertNotNil(wrong)
    XCTAssertEqual(try player.board.positionText, cards)
    XCTAssertThrowsError(try Wish.typed("99999999999", .english))
  }

  func testWhatWasExportedBringsEverythingToAnotherDeviceAndCountsOnce() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    try player.tap(.stock)
    try await player.deal("sally", 8)
    try player.tap(.stock)
    let exported = await StatisticsState(player.app, game: nil).export()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(try XCTUnwrap(exported).text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let other = Player()
    let state = StatisticsState(other.app, game: nil)
    for _ in 1...2 {
      await state.importFile(file)
      await state.read()
      XCTAssertEqual(state.page?.curve.count, 1)
      XCTAssertNotNil(other.app.message)
    }
    await other.app.takeUp("sally")
    XCTAssertEqual(try other.board.view.deal, 8)
    let table = await state.exportTable()
    XCTAssertTrue(try XCTUnwrap(table).name.hasSuffix(".csv"))
  }

  func testAFileThatIsNoneOfOursIsAnsweredAndChangesNothing() async throws {
    let player = Player()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let state = StatisticsState(player.app, game: nil)
    await state.importFile(file)
    XCTAssertEqual(player.app.message, player.app.words["import-not-ours"])
    player.app.messageRead()
    await state.importFile(file.appendingPathExtension("gone"))
    XCTAssertEqual(player.app.message, player.app.words["import-unreadable"])
  }

  func testDeletedResultsComeBackWhenThatIsUndone() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    try player.tap(.stock)
    try await player.deal("sally", 8)
    try player.tap(.stock)
    let state = StatisticsState(player.app, game: nil)
    await state.askForReset()
    XCTAssertEqual(state.atStake, 1)
    await state.reset()
    await state.read()
    XCTAssertFalse(state.hasResults)
    XCTAssertTrue(state.canUndoReset)
    await state.undoReset()
    await state.read()
    XCTAssertTrue(state.hasResults)
  }

  func testADamagedStoreIsToldOnceAndTheAppGoesOn() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    try player.tap(.stock)
    try await player.startAgain {
      for file in try FileManager.default.contentsOfDirectory(atPath: player.folder.path) {
        let noise = Data((0..<9000).map { UInt8(truncatingIfNeeded: $0 * 31 + 7) })
        try noise.write(to: player.folder.appendingPathComponent(file))
      }
    }
    await player.app.listen()
    XCTAssertNotNil(player.app.message)
    player.app.messageRead()
    await player.app.listen()
    XCTAssertNil(player.app.message)
    try await player.deal("sally", 9)
    try player.tap(.stock)
    XCTAssertEqual(try player.board.view.moves, 1)
  }

  func testWithoutAStoreTheAppSaysWhyAndPlaysAllTheSame() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = TalonState.open(file, systemLanguage: "de-AT")
    XCTAssertFalse(app.isKept)
    XCTAssertNotNil(app.message)
    XCTAssertEqual(app.language, .german)
    let refusal = await app.deal("bisley")
    XCTAssertNil(refusal)
    XCTAssertNil(app.board?.shareCode)
    await app.dealAgain()
    XCTAssertEqual(app.board?.view.moves, 0)
    let calendar = await app.dailyCalendar(.today)
    XCTAssertEqual(calendar, .unplayed(.today, .german))
  }

  func testAGameThatCannotBeDealtIsAnsweredInThePersonsLanguage() async throws {
    let player = Player(language: "de")
    let refusal = await player.app.deal("chess")
    XCTAssertEqual(refusal, player.app.words["unknown-game"])
    XCTAssertNotEqual(refusal, Words(.english)["unknown-game"])
    XCTAssertNil(player.app.board)
  }

  func testTheClockStandsWhileNobodySeesTheBoard() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    try player.board.runClock(true)
    try player.tap(.stock)
    XCTAssertTrue(try player.board.game.view().clockRuns)
    player.app.rest()
    XCTAssertFalse(try player.board.game.view().clockRuns)
  }

  func testNoGameThatLeftTheTableStaysInMemory() async throws {
    let player = Player()
    try await player.deal("sally", 7)
    weak var board = player.app.board
    weak var game = player.app.board?.game
    try player.board.askForHint()
    try await player.board.settle(try XCTUnwrap(player.board.question))
    XCTAssertNotNil(game)
    try await player.deal("sally", 8)
    XCTAssertNil(board)
    XCTAssertNil(game)
    weak var ledger = player.app.ledger
    XCTAssertNotNil(ledger)
    try await player.startAgain { XCTAssertNil(ledger) }
  }
}
