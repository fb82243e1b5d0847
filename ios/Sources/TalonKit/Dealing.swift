import TalonCore

extension Ledger? {
  /// Deals a game as wished: by the ledger, which keeps it, or without one as a game that is gone with the app.
  func deal(_ game: String, _ wish: Wish, _ settings: Settings, _ language: Language) throws -> Game
  {
    if let self {
      return try self.deal(game: game, wish: wish, language: language)
    }
    let number = try wish.number(game, winnableOnly: settings.winnableOnly, language)
    return try Game.deal(game: game, number: number, language: language)
  }
}

extension Wish {
  /// The number of the deal that is wished for. Only a ledger reads codes; without one they count as mistyped numbers.
  fileprivate func number(_ game: String, winnableOnly: Bool, _ language: Language) throws -> UInt32
  {
    switch self {
    case .random: (winnableOnly ? randomWinnableDeal(game: game) : nil) ?? randomDeal()
    case .winnable: randomWinnableDeal(game: game) ?? randomDeal()
    case .ofDay(let day): day.deal(of: game) ?? randomDeal()
    case .number(let number): number
    case .code(let code): try parseDeal(language: language, typed: code)
    }
  }

  /// The deal that is meant by what was typed: that of a number, or else of a code. Throws if it is a number that no
  /// deal has.
  public static func typed(_ typed: String, _ language: Language) throws -> Wish {
    do {
      return .number(number: try parseDeal(language: language, typed: typed))
    } catch let refusal as TalonError {
      // Codes are written in groups, so digits alone were meant as a number.
      if typed.allSatisfy({ $0.isWholeNumber || $0.isWhitespace }) { throw refusal }
      return .code(code: typed)
    }
  }
}
