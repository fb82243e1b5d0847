import Foundation

/// Piles of one kind that lie side by side.
public struct PileGroup: Identifiable, Equatable, Sendable {
  /// Their kind.
  public let kind: PileKind
  /// What they cover, in the units of their scene.
  public private(set) var area: CGRect

  /// The place of the first, which no other group has.
  public var id: String { "\(area)" }

  /// The piles of a table in groups; those of a kind belong together if no more than half a card lies between them.
  public static func groups(of scene: BoardScene) -> [PileGroup] {
    let gap = CGFloat(scene.cardWidth) / 2
    var groups: [PileGroup] = []
    for outline in scene.outlines {
      var group = PileGroup(kind: outline.kind, area: outline.area.frame)
      let near = group.area.insetBy(dx: -gap, dy: -gap)
      groups.removeAll { other in
        guard other.kind == group.kind, other.area.intersects(near) else { return false }
        group.area = group.area.union(other.area)
        return true
      }
      groups.append(group)
    }
    return groups
  }
}
