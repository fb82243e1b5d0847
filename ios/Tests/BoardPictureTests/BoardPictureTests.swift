import Foundation
import XCTest

@testable import BoardPicture
@testable import TalonKit

/// The boards as the iOS app lays them out, beside those that Android's interface has drawn of the same deals. `ios/check`
/// has these drawn; their names say what they show: `sally-42-390-640.android.png`.
final class BoardPictureTests: XCTestCase, @unchecked Sendable {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../.build/boards").standardized

  @MainActor
  func testABoardLooksAsOnAndroid() async throws {
    for pair in try await pairs() {
      let canvas = pair.picture.drawn()
      try canvas.write(to: pair.path + ".ios.png")
      let pixels = canvas.pixels
      XCTAssertEqual(pixels.width, pair.android.width, pair.name)
      XCTAssertEqual(pixels.height, pair.android.height, pair.name)
      let likeness = pair.likeness(to: pixels)
      XCTAssertTrue(likeness.isGiven, "\(pair.name): \(likeness.worst)")
    }
  }

  @MainActor
  func testAnotherDealLooksOtherwise() async throws {
    for pair in try await pairs() {
      let other = try await BoardPicture.deal(pair.game, pair.number + 1, size: pair.size)
      XCTAssertFalse(pair.likeness(to: other.drawn().pixels).isGiven, pair.name)
    }
  }

  @MainActor
  func testOneCardOfAnotherSuitIsSeen() async throws {
    for pair in try await pairs() {
      var other = pair.picture
      try other.changeLast { sprite, card in
        let shown = Card(rank: card.rank, suit: card.suit.ofSameColour)
        return Sprite(
          id: sprite.id, rect: sprite.rect, order: sprite.order, face: .up(card: shown),
          held: sprite.held)
      }
      XCTAssertFalse(pair.likeness(to: other.drawn().pixels).isGiven, pair.name)
    }
  }

  @MainActor
  func testOneCardThreePointsAsideIsSeen() async throws {
    for pair in try await pairs() {
      var other = pair.picture
      try other.changeLast { sprite, _ in
        let rect = BoardRect(
          x: sprite.rect.x - 3, y: sprite.rect.y, width: sprite.rect.width,
          height: sprite.rect.height)
        return Sprite(
          id: sprite.id, rect: rect, order: sprite.order, face: sprite.face, held: sprite.held)
      }
      XCTAssertFalse(pair.likeness(to: other.drawn().pixels).isGiven, pair.name)
    }
  }

  @MainActor
  private func pairs() async throws -> [Pair] {
    let path = Self.folder.path
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw XCTSkip("There are no pictures to compare with. ios/check has them drawn.")
    }
    var pairs: [Pair] = []
    for file in files where file.hasSuffix(Pair.ending) {
      pairs.append(try await Pair(String(file.dropLast(Pair.ending.count)), in: path))
    }
    XCTAssertGreaterThanOrEqual(pairs.count, 3)
    return pairs
  }
}

/// A board, drawn by both.
private struct Pair {
  let name: String
  let path: String
  let game: String
  let number: UInt32
  let size: CGSize
  let picture: BoardPicture
  let android: Pixels

  static let ending = ".android.png"

  @MainActor
  init(_ name: String, in folder: String) async throws {
    self.name = name
    path = "\(folder)/\(name)"
    let parts = name.split(separator: "-")
    guard parts.count == 4 else { throw CocoaError(.fileReadInvalidFileName) }
    game = String(parts[0])
    number = try XCTUnwrap(UInt32(parts[1]), name)
    size = CGSize(
      width: try XCTUnwrap(Double(parts[2]), name), height: try XCTUnwrap(Double(parts[3]), name))
    picture = try await BoardPicture.deal(game, number, size: size)
    android = try Pixels(file: path + Self.ending)
  }

  /// How alike Android's picture and another one are. The small numbers are written in each system's own letters, and may
  /// differ.
  func likeness(to other: Pixels) -> Likeness {
    let labelled = picture.scene.outlines.filter { $0.label != nil }
    let labels = labelled.map { outline in
      let frame = outline.rect.frame
      return CGRect(x: frame.maxX - 36, y: frame.maxY - 22, width: 36, height: 22)
    }
    return Likeness(android, other, apart: labels)
  }
}

extension BoardPicture {
  /// Changes the uppermost card that lies face up.
  fileprivate mutating func changeLast(_ change: (Sprite, Card) -> Sprite) throws {
    let index = try XCTUnwrap(cards.lastIndex(where: \.isFaceUp))
    let card = try XCTUnwrap(cards[index].card)
    var motion = SpriteMotion(change(cards[index].sprite, card))
    motion.castsShadow = cards[index].castsShadow
    cards[index] = motion
  }
}

extension Suit {
  fileprivate var ofSameColour: Suit {
    switch self {
    case .clubs: .spades
    case .spades: .clubs
    case .diamonds: .hearts
    case .hearts: .diamonds
    }
  }
}
