import Foundation
import TalonCore
import XCTest

@testable import TalonKit

/// Someone who plays the app in a test, by finger, with a folder of their own in which all is kept.
@MainActor
final class Player {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private(set) var app: TalonState
  private var time = Date(timeIntervalSince1970: 0)

  init(language: String = "en") {
    app = .open(folder, systemLanguage: language)
    seat()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The game on the table.
  var board: BoardState {
    get throws { try XCTUnwrap(app.board) }
  }

  /// Ends the app, and starts it again.
  func startAgain(language: String = "en", meanwhile: () throws -> Void = {}) async throws {
    await app.settingsKept()
    app.rest()
    app = TalonState(nil, systemLanguage: .english)
    try meanwhile()
    app = .open(folder, systemLanguage: language)
    seat()
  }

  /// Deals a game by its number.
  func deal(_ game: String, _ number: UInt32) async throws {
    let refusal = await app.deal(game, .number(number: number))
    XCTAssertNil(refusal)
    seat()
  }

  /// The board has as much room as on a phone.
  func seat() {
    app.board?.fit(CGSize(width: 390, height: 640))
    app.board?.dealOut()
  }

  func pile(_ kind: PileKind, _ number: UInt32 = 1) throws -> Outline {
    try XCTUnwrap(board.view.scene.outlines.first { $0.kind == kind && $0.number == number })
  }

  func tap(_ kind: PileKind, _ number: UInt32 = 1) throws {
    try tap(pile(kind, number).top.frame.middle)
  }

  func tap(_ place: CGPoint) throws {
    time += 1
    Touch(try board).end(from: place, to: place, at: time)
  }

  /// Carries what lies at a place so that its upper left corner comes to another.
  func drag(_ card: CGRect, to corner: CGPoint) throws {
    let touch = Touch(try board)
    let start = card.origin.moved(by: CGSize(width: 2, height: 2))
    let end = corner.moved(by: CGSize(width: 2, height: 2))
    let halfway = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    touch.move(from: start, to: start)
    touch.move(from: start, to: halfway)
    time += 1
    touch.end(from: start, to: end, at: time)
  }

  /// Has a hint looked for, and plays it: by finger, or as a screen reader offers it. Whether there was one.
  func playHint(byReader: Bool = false) async throws -> Bool {
    let board = try board
    board.askForHint()
    await board.settle(try XCTUnwrap(board.question))
    guard let hint = board.view.scene.hint else { return false }
    guard let lowest = hint.ids.first, let to = hint.to else {
      try tap(.stock)
      return true
    }
    let sprite = try XCTUnwrap(board.view.scene.sprites.first { $0.id == lowest })
    let (card, corner) = (sprite.rect.frame, to.frame.origin)
    if byReader {
      let actions = board.nodes.flatMap(\.actions)
      let hint = try XCTUnwrap(board.notice).lowercased()
      board.play(try XCTUnwrap(actions.first { hint.contains($0.label.lowercased()) }).action)
    } else {
      try drag(card, to: corner)
    }
    return true
  }
}
