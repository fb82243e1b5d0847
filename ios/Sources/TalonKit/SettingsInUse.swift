import TalonCore

extension Settings {
  /// The settings of someone who has changed none.
  public static var usual: Settings { defaultSettings() }

  /// How the faces of the cards look.
  public var deck: DeckStyle {
    DeckStyle(fourColours: fourColours, largeIndices: largeIndices)
  }

  /// The colour that the table has.
  public var tableColour: TableColour { tableColourOf(settings: self) }

  /// These settings with one of them changed, by its name and the word for what is chosen.
  public func changed(_ name: String, to word: String) -> Settings {
    changeSetting(settings: self, name: name, word: word)
  }

  /// Those that are offered before the first game, in words.
  public func firstChoices(_ language: Language) -> [SettingEntry] {
    TalonCore.firstChoices(language: language, settings: self)
  }

  /// All of them in words.
  public func page(_ language: Language) -> [SettingSection] {
    settingsPage(language: language, settings: self)
  }
}

extension SettingEntry {
  /// Whether it is a switch, and not something to choose from.
  public var isSwitch: Bool { choices.isEmpty }

  /// Whether the switch is on.
  public var isOn: Bool { chosen == Self.on }

  /// The word for a switch that is on, or off.
  public static func word(isOn: Bool) -> String { isOn ? on : "off" }

  private static let on = "on"
}

/// A setting that is switched outside the settings' own screen too.
public enum QuickSwitch: String, Sendable {
  /// Stock and buttons lie where the left thumb rests.
  case leftHanded = "left_handed"
  /// Each suit has a colour of its own.
  case fourColours = "four_colours"
  /// The player has seen how the app is used.
  case isIntroduced = "is_introduced"
}

extension TalonState {
  /// Whether a switch is on.
  public func isOn(_ quick: QuickSwitch) -> Bool {
    switch quick {
    case .leftHanded: settings.leftHanded
    case .fourColours: settings.fourColours
    case .isIntroduced: settings.isIntroduced
    }
  }

  /// Puts a switch on or off.
  public func turn(_ quick: QuickSwitch, isOn: Bool) {
    change(settings.changed(quick.rawValue, to: SettingEntry.word(isOn: isOn)))
  }
}
