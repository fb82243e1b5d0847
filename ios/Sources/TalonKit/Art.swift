import TalonCore

extension Card {
  /// The face of this card.
  public func art(_ deck: DeckStyle) -> Drawing { faceArt(card: self, deck: deck) }
}

extension BackDesign {
  /// The back of all cards.
  public var art: Drawing { backArt(design: self) }
}

extension Marker {
  /// What an empty pile shows inside its outline.
  public var art: Drawing { markerArt(marker: self) }
}

extension TableColour {
  /// The colours of a table.
  public var colours: TableColours { tableColours(table: self) }
}

extension Suit {
  /// All suits, in the order in which they are shown.
  public static var all: [Suit] { [.clubs, .diamonds, .hearts, .spades] }

  /// The King of this suit.
  public var king: Card { Card(rank: 12, suit: self) }
}

/// What is drawn of cards besides their faces.
public enum CardShape {
  /// A card's corner radius as a part of its width.
  public static var corner: Float { cardCorner() }
}
