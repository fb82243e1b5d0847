import SwiftUI
import TalonKit

/// The colours of a table as SwiftUI has them.
struct TablePalette: Equatable {
  /// The cloth at its upper edge.
  let top: Color
  /// The cloth at its lower edge.
  let bottom: Color
  /// The outlines of empty places.
  let outline: Color
  /// What catches the eye.
  let glow: Color
  /// Words on the cloth.
  let text: Color

  init(_ table: TableColour) {
    let colours = table.colours
    top = Color(argb: colours.top)
    bottom = Color(argb: colours.bottom)
    outline = Color(argb: colours.outline)
    glow = Color(argb: colours.glow)
    text = Color(argb: colours.text)
  }
}

extension TalonState {
  /// The colours of the table that the player likes.
  var palette: TablePalette { TablePalette(settings.tableColour) }
}

extension Color {
  /// The colour that the core writes as 0xAARRGGBB.
  nonisolated init(argb: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(argb >> shift & 0xFF) / 255 }
    self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: part(24))
  }
}

/// The cloth of the table behind everything, lit a little from above.
struct TableCloth: View {
  let palette: TablePalette

  var body: some View {
    LinearGradient(colors: [palette.top, palette.bottom], startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
  }
}
