import SwiftUI
import TalonKit

/// The table of a game in small, with a fresh deal, and what its piles are called.
struct LayoutPicture: View {
  @Environment(TalonState.self) private var app
  @State private var table: FreshTable?
  let game: String

  var body: some View {
    Group {
      if let table { picture(of: table) } else { Color.clear }
    }
    .onChange(of: app.settings.leftHanded, initial: true) { show() }
    .onChange(of: app.language) { show() }
  }

  private func show() {
    table = .of(game, app.language, leftHanded: app.settings.leftHanded)
  }

  private func picture(of table: FreshTable) -> some View {
    let pictures = CardPictures.of(app.cardLook)
    let (scene, groups) = (table.scene, table.groups)
    let ink = app.palette.outline
    return GeometryReader { space in
      let scale = space.size.width / CGFloat(scene.width)
      Canvas { context, _ in
        for outline in scene.outlines {
          let place = Path.card(outline.rect.frame.scaled(scale), inset: 0)
          context.stroke(place, with: .color(ink), lineWidth: 1)
        }
        pictures.draw(scene, context, scale: scale)
      }
      ForEach(groups, id: \.name) { group in
        let area = group.area.frame.scaled(scale)
        PileName(name: group.name)
          .position(x: area.midX, y: area.maxY)
      }
    }
    .padding(8)
    .aspectRatio(
      CGFloat(scene.width) / CGFloat(table.depth + scene.cardHeight * 0.25), contentMode: .fit
    )
    .background(
      LinearGradient(
        colors: [app.palette.top, app.palette.bottom], startPoint: .top, endPoint: .bottom)
    )
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityElement()
    .accessibilityLabel(spoken(groups))
    .accessibilityAddTraits(.isImage)
  }

  private func spoken(_ groups: [PileGroup]) -> String {
    let names = groups.map(\.name).joined(separator: ", ")
    return "\(app.words["heading-table"]): \(names)"
  }
}

/// The name of piles, on their lower edge.
private struct PileName: View {
  @Environment(TalonState.self) private var app
  let name: String

  var body: some View {
    Text(verbatim: name)
      .font(.caption2.weight(.medium))
      .lineLimit(1)
      .fixedSize()
      // The picture doesn't grow with the letters, so they grow only as far as they fit on it.
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .foregroundStyle(app.palette.text)
      .background(app.palette.bottom.opacity(0.88), in: RoundedRectangle(cornerRadius: 6))
  }
}
