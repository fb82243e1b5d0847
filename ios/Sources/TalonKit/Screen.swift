/// What lies over the games: the screens to which one can go.
public enum Screen: Hashable, Codable, Sendable {
  /// The game on the table.
  case board
  /// How the player likes it.
  case settings
  /// How often games were won; the id of the only game it is about, all of them if there is none.
  case statistics(game: String?)
  /// How a game goes, by its id.
  case rules(game: String)
}

/// The screens that lie over the games, the one that is seen last.
public struct ScreenStack: Hashable, Codable, Sendable {
  /// All of them. Going back takes the last one away.
  public var screens: [Screen] = []

  /// A stack with nothing over the games.
  public init() {}

  /// The one that is seen; nothing where the games are.
  public var top: Screen? { screens.last }

  /// Shows a screen: over the others, or without what lies over it. The board lies on nothing but the games.
  public mutating func open(_ screen: Screen) {
    let below = screen == .board ? [] : Array(screens.prefix { $0 != screen })
    screens = below + [screen]
  }

  /// Shows the one below, if there is one.
  public mutating func back() {
    _ = screens.popLast()
  }
}
