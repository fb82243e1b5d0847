import SwiftUI
import TalonKit

/// The four Kings, fanned as in a hand.
struct CardFan: View {
  let deck: DeckStyle

  var body: some View {
    ZStack {
      ForEach(Array(Suit.all.enumerated()), id: \.offset) { index, suit in
        PictureView(picture: Picture(suit.king.art(deck)))
          .frame(width: 54, height: 54 * 7 / 5)
          .shadow(color: .black.opacity(0.25), radius: 2)
          // The cards turn around a point below them, where the hand would be.
          .rotationEffect(
            .degrees((Double(index) - 1.5) * 15), anchor: UnitPoint(x: 0.5, y: 1.6))
      }
    }
    .frame(width: 176, height: 96)
    .accessibilityHidden(true)
  }
}
