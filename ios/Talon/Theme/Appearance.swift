import SwiftUI
import TalonKit

extension Theme {
  /// How the system is to show its own parts; nothing if as it likes.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark, .black: .dark
    }
  }
}

extension Language {
  /// How the system writes numbers and dates in this language.
  var locale: Locale {
    switch self {
    case .english: Locale(identifier: "en")
    case .german: Locale(identifier: "de")
    }
  }
}
