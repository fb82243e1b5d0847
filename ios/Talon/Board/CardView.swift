import SwiftUI
import TalonKit

/// One card on its way to where it belongs, or lying there.
struct CardView: View {
  @Environment(\.colorSchemeContrast) private var contrast
  let motion: SpriteMotion
  /// The hand that holds it, if one does.
  let hand: Lifted?
  let pictures: CardPictures
  /// The corners' radius as a part of the card's width.
  let corner: CGFloat

  /// What is marked on the board lies above all resting cards and below those in the air.
  static let marksHeight = 1000.0

  var body: some View {
    let frame = motion.sprite.rect.frame
    let radius = frame.width * corner
    TurningCard(
      turn: motion.isFaceUp ? 0 : 1, front: motion.card.map(pictures.face), back: pictures.back
    )
    .frame(width: frame.width, height: frame.height)
    .overlay {
      if contrast == .increased {
        RoundedRectangle(cornerRadius: radius).stroke(.black, lineWidth: 1)
      }
    }
    .background {
      if isHeld || motion.castsShadow {
        RoundedRectangle(cornerRadius: radius)
          .fill(.white)
          .shadow(
            color: .black.opacity(isHeld ? 0.34 : 0.2), radius: frame.width * (isHeld ? 0.1 : 0.03),
            y: isHeld ? frame.height * 0.05 : 0)
      }
    }
    .scaleEffect(isHeld ? 1.04 : 1)
    .modifier(Arc(ways: Double(motion.ways), height: motion.flight?.arc ?? 0))
    .position(frame.middle)
    .animation(animation, value: motion)
    .modifier(InHand(hand: hand, animation: animation))
    // Dozens of edges drawn over each other would add up to a thick one.
    .opacity(motion.isCovered ? 0 : 1)
    .zIndex(height)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var isHeld: Bool { motion.sprite.held || hand != nil }

  private var height: Double {
    let order = Double(motion.sprite.order)
    if isHeld { return Self.marksHeight * 3 + order }
    return motion.isFlying ? Self.marksHeight * 2 + order : order
  }

  private var animation: Animation? {
    motion.flight.map { flight in
      .timingCurve(0.22, 0.7, 0.3, 1, duration: flight.duration).delay(flight.delay)
    }
  }
}

/// A card that shows its face, its back, or on the way from one to the other its edge.
private struct TurningCard: View, Animatable {
  /// 0 with the face up, 1 with the back up.
  var turn: Double
  let front: Picture?
  let back: Picture

  nonisolated var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  var body: some View {
    PictureView(picture: turn < 0.5 ? front ?? back : back)
      .scaleEffect(x: abs(cos(.pi * turn)), y: 1)
  }
}

/// Lets a card rise a little on a long way.
private struct Arc: ViewModifier, Animatable {
  /// How many ways the card has gone; a broken part of it is the one that it goes just now.
  var ways: Double
  let height: CGFloat

  nonisolated var animatableData: Double {
    get { ways }
    set { ways = newValue }
  }

  func body(content: Content) -> some View {
    let part = ways - ways.rounded(.down)
    content.offset(x: 0, y: -height * sin(.pi * part))
  }
}

/// Lets a card follow the finger that holds it, at once; let go of, it flies.
private struct InHand: ViewModifier {
  let hand: Lifted?
  let animation: Animation?

  func body(content: Content) -> some View {
    let way = hand?.way ?? .zero
    content
      .offset(x: way.width, y: way.height)
      .animation(hand == nil ? animation : nil, value: way)
  }
}
