import Foundation
import TalonCore
import XCTest

@testable import TalonKit

/// Playing by finger, key and screen reader.
@MainActor
final class PlayTests: XCTestCase, @unchecked Sendable {
  func testAGameIsWonByDraggingWhatHintsSayAndTakenBackAndWonAgain() async throws {
    let player = Player()
    try await winOne(player)
    let board = try player.board
    XCTAssertEqual(board.happenings.event, .won)
    let won = board.positionText
    let changes = await player.app.won(board)
    XCTAssertEqual(changes.first, player.app.words["won-first"])

    var steps = 0
    while board.view.canUndo {
      board.undo()
      steps += 1
    }
    XCTAssertGreaterThan(steps, 20)
    XCTAssertFalse(board.isWon)
    XCTAssertEqual(board.positionText, try start(of: board))
    while board.view.canRedo { board.redo() }
    XCTAssertEqual(board.positionText, won)
    XCTAssertTrue(board.isWon)
  }

  func testAGameIsWonByWhatAScreenReaderOffers() async throws {
    let player = Player()
    try await winOne(player, byReader: true)
    XCTAssertTrue(try player.board.isWon)
  }

  /// Follows hints until a game is won. Some deals can't be, and hints see too little to win every other.
  private func winOne(_ player: Player, byReader: Bool = false) async throws {
    for number in 1...12 {
      try await player.deal("bisley", UInt32(number))
      while try await player.playHint(byReader: byReader) {}
      if try player.board.isWon { return }
    }
    XCTFail("no deal was won")
  }

  private func start(of board: BoardState) throws -> String {
    let number = try XCTUnwrap(board.view.deal)
    return try Game.deal(game: board.view.gameId, number: number, language: .english).positionText()
  }

  func testACardFollowsTheFingerAndGoesBackFromWhereItMayNotLie() async throws {
    let player = Player()
    try await player.deal("midshipman", 7)
    let board = try player.board
    let before = board.positionText
    let pile = try player.pile(.tableau, 1)
    let touch = Touch(board)
    let start = pile.top.frame.middle
    touch.move(from: start, to: start)
    let hand = try XCTUnwrap(board.lifted)
    XCTAssertEqual(hand.ids.count, 1)
    XCTAssertEqual(board.happenings.event, .lifted)
    touch.move(from: start, to: CGPoint(x: start.x + 30, y: start.y + 50))
    XCTAssertEqual(hand.way, CGSize(width: 30, height: 50))
    touch.end(from: start, to: CGPoint(x: start.x, y: 639), at: Date())
    XCTAssertNil(board.lifted)
    XCTAssertEqual(board.positionText, before)
    let card = try XCTUnwrap(hand.ids.first)
    XCTAssertEqual(board.cards.first { $0.id == card }?.sprite.rect, pile.top)
  }

  func testASecondTapSoonAfterAtTheSamePlaceIsADoubleTap() async throws {
    let player = Player()
    try await player.deal("midshipman", 7)
    let board = try player.board
    let stock = try player.pile(.stock).top.frame.middle
    let touch = Touch(board)
    let now = Date()
    touch.end(from: stock, to: stock, at: now)
    XCTAssertEqual(board.view.moves, 1)
    // The stock deals again by a quick second tap, and by a slow one.
    touch.end(from: stock, to: stock, at: now + 0.1)
    touch.end(from: stock, to: stock, at: now + 5)
    XCTAssertEqual(board.view.moves, 3)
  }

  func testAFingerThatIsTakenOverMovesNothing() async throws {
    let player = Player()
    try await player.deal("midshipman", 7)
    let board = try player.board
    let before = board.positionText
    let touch = Touch(board)
    let start = try player.pile(.tableau, 1).top.frame.middle
    touch.move(from: start, to: CGPoint(x: start.x + 90, y: start.y))
    touch.cancel()
    XCTAssertNil(board.lifted)
    XCTAssertEqual(board.positionText, before)
  }

  func testTheKeyboardPicksUpPutsBackAndPlays() async throws {
    let player = Player()
    try await player.deal("bisley", 7)
    let board = try player.board
    XCTAssertNil(board.view.scene.cursor)
    // The cursor comes to a card that can be picked up sooner or later.
    for _ in 1...30 where !board.cards.contains(where: \.sprite.held) {
      board.moveCursor(.right)
      board.press()
    }
    XCTAssertNotNil(board.view.scene.cursor)
    XCTAssertTrue(board.cards.contains(where: \.sprite.held))
    board.release()
    XCTAssertFalse(board.cards.contains(where: \.sprite.held))
    for _ in 1...30 where board.view.moves == 0 {
      board.moveCursor(.right)
      board.playCursor()
    }
    XCTAssertGreaterThan(board.view.moves, 0)
  }

  func testAScreenReaderIsOfferedWhatCanBeCarriedAndHearsWhatCameOfIt() async throws {
    let player = Player()
    try await player.deal("bisley", 7)
    let board = try player.board
    let action = try XCTUnwrap(board.nodes.flatMap(\.actions).first)
    let before = board.positionText
    board.play(action.action)
    XCTAssertEqual(board.view.moves, 1)
    XCTAssertNotEqual(board.positionText, before)
    let spoken = try XCTUnwrap(board.happenings.spoken)
    XCTAssertTrue(spoken.hasPrefix(action.label), spoken)
    board.undo()
    XCTAssertEqual(board.happenings.event, .takenBack)
  }

  func testWhatHappensIsToldApartAndHasASound() async throws {
    let player = Player()
    try await player.deal("midshipman", 7)
    let board = try player.board
    let before = board.happenings
    try player.tap(.stock)
    XCTAssertEqual(board.happenings.event, .dealt)
    let once = board.happenings
    XCTAssertNotEqual(once, before)
    try player.tap(.stock)
    XCTAssertNotEqual(board.happenings, once)
    XCTAssertTrue(BoardEvent.dealt.sound.starts(with: Data("RIFF".utf8)))
  }

  func testNewCardsWaitFaceDownAndAreDealtToTheirPlaces() async throws {
    let player = Player()
    _ = await player.app.deal("sally", .number(number: 7))
    let board = try player.board
    board.fit(CGSize(width: 390, height: 640))
    XCTAssertEqual(board.cards.count, 104)
    XCTAssertTrue(board.cards.allSatisfy { !$0.isFaceUp })
    XCTAssertEqual(Set(board.cards.map(\.sprite.rect)).count, 1)
    board.dealOut()
    let places = Dictionary(uniqueKeysWithValues: board.view.scene.sprites.map { ($0.id, $0) })
    XCTAssertTrue(board.cards.allSatisfy { $0.sprite == places[$0.id] })
    XCTAssertTrue(board.cards.contains { $0.isFlying && $0.isFaceUp })
    // The whole deal takes less than a second.
    XCTAssertTrue(board.cards.allSatisfy { ($0.flight?.end ?? 0) < 1 })
  }

  func testOfCardsThatLieExactlyOnEachOtherOnlyTheUppermostIsSeen() async throws {
    let player = Player()
    player.app.reducesMotion = true
    try await player.deal("sally", 7)
    let board = try player.board
    let stock = try player.pile(.stock)
    let seen = board.cards.filter { $0.sprite.rect == stock.rect && !$0.isCovered }
    XCTAssertEqual(seen.count, 1)
    XCTAssertEqual(seen.first?.id, board.cards.last { $0.sprite.rect == stock.rect }?.id)
    try player.tap(.stock)
    XCTAssertEqual(board.cards.filter(\.isCovered).count, board.cards.count - seenPlaces(board))
  }

  private func seenPlaces(_ board: BoardState) -> Int { Set(board.cards.map(\.sprite.rect)).count }

  func testWithoutMotionCardsAreSimplyThere() async throws {
    let player = Player()
    player.app.reducesMotion = true
    try await player.deal("sally", 7)
    XCTAssertTrue(try player.board.cards.allSatisfy { $0.flight == nil })
    try player.tap(.stock)
    XCTAssertTrue(try player.board.cards.allSatisfy { $0.flight == nil && !$0.isFlying })
  }

  func testTheOtherHandGetsTheBoardTheOtherWayRound() async throws {
    let player = Player()
    try await player.deal("midshipman", 7)
    let right = try player.pile(.stock).rect
    player.app.turn(.leftHanded, isOn: true)
    XCTAssertNotEqual(try player.pile(.stock).rect.x, right.x)
    XCTAssertTrue(player.app.isOn(.leftHanded))
  }
}
