import Foundation
import XCTest

@testable import TalonKit

/// What the core thinks about while the screen goes on.
@MainActor
final class ThinkingTests: XCTestCase, @unchecked Sendable {
  func testAHintIsMarkedAndSaidUntilTheNextTouch() async throws {
    let player = Player()
    try await player.deal("bisley", 7)
    let board = try player.board
    board.askForHint()
    await board.settle(try XCTUnwrap(board.question))
    XCTAssertNil(board.question)
    XCTAssertNotNil(board.view.scene.hint)
    XCTAssertNotNil(board.notice)
    try player.tap(.tableau, 1)
    XCTAssertNil(board.view.scene.hint)
  }

  func testAHintThatComesTooLateIsNotShown() async throws {
    let player = Player()
    try await player.deal("midshipman", 7)
    let board = try player.board
    board.askForHint()
    let asked = try XCTUnwrap(board.question)
    try player.tap(.stock)
    XCTAssertNil(board.question)
    await board.settle(asked)
    XCTAssertNil(board.view.scene.hint)
  }

  func testAQuestionIsCalledOffWithWhoeverAskedIt() async throws {
    let player = Player()
    // Nobody has found out yet whether this deal can be won.
    try await player.deal("sally", 2)
    let board = try player.board
    board.askForFate()
    let asked = try XCTUnwrap(board.question)
    XCTAssertTrue(asked.takesLong)
    let said = board.notice
    let asking = Task { await board.settle(asked) }
    await Task.yield()
    asking.cancel()
    await asking.value
    XCTAssertNil(board.question)
    XCTAssertEqual(board.notice, said)
  }
}
