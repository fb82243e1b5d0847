import SwiftUI
import TalonKit

/// A game's table in small, with a deal of it.
struct BoardPreview: View {
  @Environment(TalonState.self) private var app
  @State private var table: FreshTable?
  let game: String

  var body: some View {
    let pictures = CardPictures.of(app.cardLook)
    Canvas { context, size in
      guard let table else { return }
      let scene = table.scene
      let scale = size.width / CGFloat(scene.width)
      // What the deal leaves empty below it is shared out above and below.
      var context = context
      context.translateBy(x: 0, y: max(0, (size.height - CGFloat(table.depth) * scale) / 2))
      pictures.draw(scene, context, scale: scale)
    }
    .background(
      LinearGradient(
        colors: [app.palette.top, app.palette.bottom], startPoint: .top, endPoint: .bottom)
    )
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .onAppear { table = .of(game, app.language) }
    .accessibilityHidden(true)
  }
}
