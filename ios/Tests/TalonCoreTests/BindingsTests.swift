import XCTest

@testable import TalonCore

/// The Rust core, called from Swift.
final class BindingsTests: XCTestCase {
  func testEveryGameIsDealtAsSprites() throws {
    for info in games(language: .english) {
      let game = try Game.deal(game: info.id, number: 7, language: .english)
      let scene = game.view().scene
      XCTAssertEqual(scene.sprites.count, Int(info.decks) * 52, info.id)
      XCTAssertEqual(Set(scene.sprites.map(\.id)).count, scene.sprites.count, info.id)
      XCTAssertTrue(scene.outlines.allSatisfy { !$0.description.isEmpty }, info.id)
    }
  }

  func testATapIsPlayedAndTakenBack() throws {
    let game = try Game.deal(game: "midshipman", number: 7, language: .german)
    let start = game.positionText()
    let stock = try XCTUnwrap(game.view().scene.outlines.first { $0.kind == .stock })
    let played = game.tap(x: stock.rect.x + 1, y: stock.rect.y + 1)
    XCTAssertEqual(played.moves, 1)
    XCTAssertNotEqual(game.positionText(), start)
    XCTAssertEqual(game.undo().moves, 0)
    XCTAssertEqual(game.positionText(), start)
  }

  func testAHintIsFoundAndShown() throws {
    let game = try Game.deal(game: "bisley", number: 7, language: .english)
    let search = game.hintSearch()
    XCTAssertTrue(search.run())
    let view = game.showHint(search: search)
    XCTAssertNotNil(view.scene.hint)
    XCTAssertNotNil(view.notice)
  }

  func testAWrongCallThrowsASentenceInThePersonsLanguage() {
    XCTAssertThrowsError(try Game.deal(game: "chess", number: 1, language: .german)) { error in
      guard case TalonError.UnknownGame(let reason) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertTrue(reason.contains("Spiel"), reason)
    }
    XCTAssertThrowsError(try parseDeal(language: .english, typed: "0"))
  }
}
