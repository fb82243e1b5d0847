import Foundation
import TalonCore
import XCTest

/// The scripted games of `tests/contract`, which Rust, Kotlin and Swift play alike.
final class ContractTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../tests/contract").standardized

  func testEveryScriptedGameComesOutAsWritten() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let scripts = files.filter { $0.hasSuffix(".json") }
    XCTAssertGreaterThanOrEqual(scripts.count, 3)
    for name in scripts {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      try play(JSONDecoder().decode(Script.self, from: data), name)
    }
  }

  private func play(_ script: Script, _ name: String) throws {
    let game = try Game.deal(game: script.game, number: script.deal, language: .english)
    let none = Insets(left: 0, top: 0, right: 0, bottom: 0)
    var view = game.setFrame(
      frame: Frame(
        width: script.width, height: script.height, leftHanded: script.left_handed, insets: none))
    for (number, step) in script.steps.enumerated() {
      let place = "\(name), step \(number + 1)"
      view = try act(step, on: game, view)
      XCTAssertEqual(view.moves, step.moves, place)
      XCTAssertEqual(view.notice, step.notice, place)
      let position = game.positionText().split(separator: "\n").map(String.init)
      XCTAssertEqual(position, step.position, place)
    }
    XCTAssertEqual(view.scene.sprites.map(line), script.scene, name)
  }

  private func act(_ step: Script.Step, on game: Game, _ view: View) throws -> View {
    func top(_ pile: String?) throws -> Rect {
      try XCTUnwrap(view.scene.outlines.first { "\($0.kind)-\($0.number)" == pile }).top
    }
    func middle() throws -> (x: Float, y: Float) {
      let rect = try top(step.on)
      return (rect.x + rect.width / 2, rect.y + rect.height / 2)
    }
    switch step.action {
    case "tap":
      let place = try middle()
      return game.tap(x: place.x, y: place.y)
    case "double_tap":
      let place = try middle()
      return game.doubleTap(x: place.x, y: place.y)
    case "drag":
      let (place, target) = (try middle(), try top(step.to))
      _ = game.grab(x: place.x, y: place.y)
      return game.dropAt(x: target.x, y: target.y)
    case "undo": return game.undo()
    case "redo": return game.redo()
    case "restart": return game.restart()
    default: throw Unknown(action: step.action)
    }
  }

  /// A card as the scripts have it: what it shows, and its place in tenths.
  private func line(_ sprite: Sprite) -> String {
    let place = [sprite.rect.x, sprite.rect.y, sprite.rect.width, sprite.rect.height]
      .map { String(Int(($0 * 10).rounded())) }
    return ([String(sprite.id), shown(sprite.face)] + place).joined(separator: " ")
  }

  private func shown(_ face: Face) -> String {
    guard case .up(let card) = face else { return "back" }
    return "\(card.rank + 1)-\(card.suit)"
  }

  private struct Unknown: Error {
    let action: String
  }
}

/// A game as it is written down: what is done, and what comes of it.
private struct Script: Decodable {
  let game: String
  let deal: UInt32
  let width: Float
  let height: Float
  // swift-format-ignore: AlwaysUseLowerCamelCase
  let left_handed: Bool
  let steps: [Step]
  let scene: [String]

  struct Step: Decodable {
    let action: String
    let on: String?
    let to: String?
    let moves: UInt32
    let notice: String?
    let position: [String]
  }
}
