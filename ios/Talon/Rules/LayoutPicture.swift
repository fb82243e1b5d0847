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
    let scene = table.scene
    let ink = app.palette.outline
    let names = PileNames(table: table, palette: app.palette)
    return Canvas { context, size in
      let scale = size.width / CGFloat(scene.width)
      for outline in scene.outlines {
        let place = Path.card(outline.rect.frame.scaled(scale), inset: 0)
        context.stroke(place, with: .color(ink), lineWidth: 1)
      }
      pictures.draw(scene, context, scale: scale)
      names.draw(context, in: size)
    }
    // The picture doesn't grow with the letters, so they grow only as far as they fit on it.
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
    .padding(8)
    .aspectRatio(CGFloat(scene.width / table.pictureHeight), contentMode: .fit)
    .background(
      LinearGradient(
        colors: [app.palette.top, app.palette.bottom], startPoint: .top, endPoint: .bottom)
    )
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityElement()
    .accessibilityLabel(spoken(table.groups))
    .accessibilityAddTraits(.isImage)
  }

  private func spoken(_ groups: [PileGroup]) -> String {
    let names = groups.map(\.name).joined(separator: ", ")
    return "\(app.words["heading-table"]): \(names)"
  }
}
