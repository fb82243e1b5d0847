import Foundation
import TalonCore

/// Cards of a pile, and a pile that takes them: what a screen reader offers instead of dragging.
public struct Carry: Identifiable, Equatable, Sendable {
  /// What is carried where, in words.
  public let label: String
  /// A place on the lowest of the cards.
  let from: CGPoint
  /// Where its upper left corner is to be laid.
  let to: CGPoint

  /// Its words, which no two of a pile share.
  public var id: String { label }

  /// All that can be done with the cards of a pile, those on top first.
  static func all(from pile: Outline, in scene: BoardScene, _ game: Game, _ words: Words) -> [Carry]
  {
    let area = pile.area.frame.insetBy(dx: -1, dy: -1)
    let cards = scene.sprites.filter { area.contains($0.rect.frame) }
    var carries: [Carry] = []
    for sprite in cards.sorted(by: { $0.order > $1.order }) {
      guard case .up(let card) = sprite.face else { break }
      // A card shows at least its upper left corner.
      let from = sprite.rect.frame.origin.moved(by: CGSize(width: 2, height: 2))
      let grab = game.grab(x: Float(from.x), y: Float(from.y))
      _ = game.release()
      guard grab.ids.first == sprite.id else { break }
      for target in grab.view.scene.outlines where target.accepts {
        carries.append(
          Carry(
            label: words.carry(card, count: grab.ids.count, to: target), from: from,
            to: target.top.frame.origin))
      }
    }
    return carries
  }
}

extension Words {
  private var words: Words { self }

  /// Cards that are carried to a pile: “Queen of hearts to tableau pile 3”.
  fileprivate func carry(_ card: Card, count: Int, to pile: Outline) -> String {
    let name = words.pile(pile.kind, number: pile.number)
    let target =
      pile.kind == .cell
      ? words.with("to-cell", ["pile": name]) : words.with("to-pile", ["pile": name])
    let cards = words.card(card)
    let sentence =
      count == 1
      ? words.with("move-card", ["card": cards, "target": target])
      : words.with("move-group", ["card": cards, "more": count - 1, "target": target])
    return sentence.capitalizedFirst
  }
}
