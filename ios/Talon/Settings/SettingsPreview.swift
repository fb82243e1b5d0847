import SwiftUI
import TalonKit

/// A few cards on a small table, as the player likes it.
struct SettingsPreview: View {
  @Environment(TalonState.self) private var app

  var body: some View {
    let pictures = CardPictures.of(app.cardLook)
    GeometryReader { space in
      let height = space.size.height - 20
      HStack(spacing: 0) {
        row(pictures, height)
        Spacer(minLength: 8)
        PictureView(picture: pictures.back)
          .frame(width: height * 5 / 7, height: height)
      }
      .environment(\.layoutDirection, app.settings.leftHanded ? .rightToLeft : .leftToRight)
      .padding(10)
    }
    .background(
      LinearGradient(
        colors: [app.palette.top, app.palette.bottom], startPoint: .top, endPoint: .bottom)
    )
    .clipShape(RoundedRectangle(cornerRadius: 16))
    // It says nothing that the settings don't.
    .accessibilityHidden(true)
  }

  private func row(_ pictures: CardPictures, _ height: CGFloat) -> some View {
    HStack(spacing: -height * 5 / 7 * 0.54) {
      ForEach(Self.cards, id: \.self) { card in
        PictureView(picture: pictures.face(card))
          .frame(width: height * 5 / 7, height: height)
          .shadow(color: .black.opacity(0.2), radius: 2)
          .environment(\.layoutDirection, .leftToRight)
      }
    }
  }

  private static let cards = [
    Card(rank: 12, suit: .spades), Card(rank: 11, suit: .hearts), Card(rank: 10, suit: .clubs),
    Card(rank: 9, suit: .diamonds),
  ]
}
