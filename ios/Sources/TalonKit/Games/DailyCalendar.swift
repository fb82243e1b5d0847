import TalonCore

extension DailyCalendar {
  /// The calendar of someone of whom no results are known.
  public static func unplayed(_ today: Day, _ language: Language) -> DailyCalendar {
    unplayedCalendar(today: today, language: language)
  }

  /// How a game's deal of a day went; nothing if it was not played.
  public func deal(of game: String, on day: Day) -> PlayedDeal? {
    deals.first { $0.game == game && $0.day == day }
  }
}

extension TalonState {
  /// What came of the deals of the days; nothing where that isn't kept.
  public func dailyCalendar(_ today: Day) async -> DailyCalendar {
    let language = language
    guard let ledger else { return .unplayed(today, language) }
    return await elsewhere { ledger.dailyCalendar(today: today, language: language) }
  }
}
