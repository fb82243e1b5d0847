import Foundation
import TalonKit

/// A board as the app shows it: the places of its scene, and its cards where they belong.
struct BoardPicture {
  /// The places, and what is said of them.
  let scene: BoardScene
  /// All cards, the lowest first.
  var cards: [SpriteMotion]
  private let settings: PlayerSettings

  /// How many pixels the pictures have for a point.
  static let scale: CGFloat = 2

  @MainActor
  init(_ board: BoardState, _ settings: PlayerSettings) {
    scene = board.view.scene
    cards = board.cards
    self.settings = settings
  }

  /// A fresh deal, on a board of `size` points.
  @MainActor
  static func deal(_ game: String, _ number: UInt32, size: CGSize) async throws -> BoardPicture {
    let store = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: store) }
    let app = TalonState.open(store, systemLanguage: "en")
    let refusal = await app.deal(game, .number(number: number))
    guard let board = app.board else { throw Refused(reason: refusal ?? app.message ?? game) }
    board.fit(size)
    board.dealOut()
    app.rest()
    return BoardPicture(board, app.settings)
  }

  /// The picture.
  func drawn() -> Canvas {
    let size = CGSize(width: CGFloat(scene.width), height: CGFloat(scene.height))
    let canvas = Canvas(size, scale: Self.scale)
    let colours = settings.tableColour.colours
    canvas.shade(from: colours.top, to: colours.bottom)
    for outline in scene.outlines {
      canvas.strokeCard(outline.rect.frame, inset: 0.6, width: 1.25, colours.outline)
      canvas.draw(outline.marker.art, in: outline.rect.frame)
    }
    for card in cards where !card.isCovered { draw(card, on: canvas) }
    for outline in scene.outlines { drawLabel(outline, on: canvas) }
    return canvas
  }

  private func draw(_ card: SpriteMotion, on canvas: Canvas) {
    let frame = card.sprite.rect.frame.onWholePixels
    if card.castsShadow { canvas.shadow(of: frame, spread: frame.width * 0.05, darkness: 0.2) }
    switch card.sprite.face {
    case .up(let card): canvas.draw(card.art(settings.deck), in: frame)
    case .back: canvas.draw(settings.back.art, in: frame)
    }
  }

  private func drawLabel(_ outline: Outline, on canvas: Canvas) {
    guard let label = outline.label else { return }
    canvas.drawTag(label, in: outline.rect.frame)
  }

  /// Why there is no such board, as the player is told.
  struct Refused: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
  }
}

extension CGRect {
  /// Where a card is drawn: on whole pixels, as Android does, so that the pictures of both can be laid over each other.
  fileprivate var onWholePixels: CGRect {
    func whole(_ length: CGFloat) -> CGFloat {
      (length * BoardPicture.scale).rounded() / BoardPicture.scale
    }
    return CGRect(x: whole(minX), y: whole(minY), width: whole(width), height: whole(height))
  }
}
