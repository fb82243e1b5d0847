import SwiftUI
import TalonKit

/// The names of piles, each on its own piles or with a line to them.
struct PileNames {
  let table: FreshTable
  let palette: TablePalette

  func draw(_ context: GraphicsContext, in room: CGSize) {
    let names = table.groups.map { group in
      context.resolve(
        Text(verbatim: group.name).font(.caption2.weight(.medium)).foregroundStyle(palette.text))
    }
    let sizes = names.map { name in
      let words = name.measure(in: room)
      return CGSize(width: words.width + 12, height: words.height + 2)
    }
    let places = table.namePlaces(sizes: sizes, in: room)
    for leader in places.compactMap(\.leader) { draw(leader, context) }
    for (name, place) in zip(names, places) { draw(name, place.tag.frame, context) }
  }

  private func draw(_ name: GraphicsContext.ResolvedText, _ tag: CGRect, _ context: GraphicsContext)
  {
    let path = Path(roundedRect: tag, cornerRadius: 6)
    context.fill(path, with: .color(palette.bottom.opacity(0.88)))
    context.stroke(path, with: .color(palette.outline), lineWidth: 1)
    context.draw(name, at: tag.middle)
  }

  /// A line from a name to its piles, with a dot where it ends; dark at its edges, to be seen on
  /// white cards.
  private func draw(_ leader: Leader, _ context: GraphicsContext) {
    let (from, to) = (leader.from.point, leader.to.point)
    var line = Path()
    line.move(to: from)
    line.addLine(to: to)
    for (ink, edge) in [(palette.bottom, 1.5), (palette.text, 0)] {
      let shading = GraphicsContext.Shading.color(ink)
      context.stroke(line, with: shading, lineWidth: 1.5 + 2 * edge)
      let radius = 3 + edge
      let dot = CGRect(x: to.x, y: to.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
      context.fill(Path(roundedRect: dot, cornerRadius: radius), with: shading)
    }
  }
}
