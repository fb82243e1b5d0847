import TalonCore

extension TalonError {
  /// What to tell the player: the core has put it in the language that it was asked in.
  public var sentence: String {
    switch self {
    case .UnknownGame(let reason), .NotADealNumber(let reason), .NotAPosition(let reason),
      .NotAShareCode(let reason), .NotStored(let reason), .NotImported(let reason):
      reason
    }
  }
}
