import TalonCore

extension Ledger? {
  /// Deals a game as wished: by the ledger, which keeps it, or without one as a game that is gone with the app.
  func deal(_ game: String, _ wish: Wish, _ settings: Settings, _ language: Language) throws -> Game
  {
    if let self {
      return try self.deal(game: game, wish: wish, language: language)
    }
    return try Game.dealWish(
      game: game, wish: wish, winnableOnly: settings.winnableOnly, language: language)
  }
}

extension Wish {
  /// The deal that is meant by what was typed: that of a number, or else of a code. Throws if it is a number that no
  /// deal has.
  public static func typed(_ typed: String, _ language: Language) throws -> Wish {
    try typedWish(language: language, typed: typed)
  }
}
