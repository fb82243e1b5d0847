/// How the cards get from one scene to the next.
enum Pace {
  /// They glide.
  case forward
  /// They glide back, faster.
  case back
  /// They are simply there: the board itself has changed its size.
  case still

  /// Factor on the usual duration of a flight.
  var stretch: Double {
    switch self {
    case .forward: 1
    case .back: 0.65
    case .still: 0
    }
  }
}
