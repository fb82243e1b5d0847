import Foundation
import TalonCore

extension BoardScene {
  /// A game's table in small, with a deal of it; nothing if there is no such game.
  ///
  /// It is wide enough for the core to lay the piles of the tableau in one row.
  public static func freshDeal(_ game: String, leftHanded: Bool = false) -> BoardScene? {
    let dealt = try? Game.deal(game: game, number: 7, language: .english)
    let size = CGSize(width: 552, height: 480)
    return dealt?.setFrame(frame: Frame(size, leftHanded: leftHanded)).scene
  }

  /// How far down its piles reach.
  public var depth: CGFloat { outlines.map(\.area.frame.maxY).max() ?? CGFloat(height) }
}
