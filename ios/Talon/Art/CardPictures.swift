import SwiftUI
import TalonKit

/// Everything the board shows of cards, in one look. Each picture is asked for once, when it is first needed.
@MainActor
final class CardPictures {
  private let look: CardLook
  private var faces: [Card: Picture] = [:]
  private var markers: [Marker: Picture] = [:]

  /// The back of all cards.
  let back: Picture

  private static var last: CardPictures?

  private init(_ look: CardLook) {
    self.look = look
    back = Picture(look.back.art)
  }

  /// The pictures in a look. Those last asked for are kept, for the whole app has one look at a time.
  static func of(_ look: CardLook) -> CardPictures {
    if let last, last.look == look { return last }
    let pictures = CardPictures(look)
    last = pictures
    return pictures
  }

  /// The face of a card.
  func face(_ card: Card) -> Picture {
    if let known = faces[card] { return known }
    let picture = Picture(card.art(look.deck))
    faces[card] = picture
    return picture
  }

  /// What is seen of a card.
  func side(_ face: Face) -> Picture {
    switch face {
    case .up(let card): self.face(card)
    case .back: back
    }
  }

  /// What an empty pile shows inside its outline.
  func marker(_ marker: Marker) -> Picture {
    if let known = markers[marker] { return known }
    let picture = Picture(marker.art)
    markers[marker] = picture
    return picture
  }

  /// Draws the cards of a scene, and the marks where none lie.
  func draw(_ scene: BoardScene, _ context: GraphicsContext, scale: CGFloat) {
    for outline in scene.outlines {
      marker(outline.marker).draw(context, in: outline.rect.frame.scaled(scale))
    }
    for sprite in scene.sprites {
      side(sprite.face).draw(context, in: sprite.rect.frame.scaled(scale))
    }
  }
}

extension CGRect {
  /// It on a board of another scale.
  func scaled(_ scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}

extension TalonState {
  /// What the pictures of cards depend on.
  var cardLook: CardLook { CardLook(deck: settings.deck, back: settings.back) }
}

/// How cards look.
struct CardLook: Equatable {
  let deck: DeckStyle
  let back: BackDesign
}
