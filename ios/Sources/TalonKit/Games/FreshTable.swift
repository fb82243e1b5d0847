import TalonCore

extension FreshTable {
  /// A game's table in small, with a fresh deal on it; nothing if there is no such game.
  public static func of(
    _ game: String, _ language: Language, leftHanded: Bool = false
  ) -> FreshTable? {
    try? freshTable(game: game, leftHanded: leftHanded, language: language)
  }
}
