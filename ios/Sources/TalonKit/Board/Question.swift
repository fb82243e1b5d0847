import TalonCore

/// Something that the core has to think about for a while.
@MainActor
public final class Question {
  /// Whether the player should see that it is being thought about.
  public let takesLong: Bool
  /// Gives the view with the answer, when it has been thought about.
  let answer: () -> GameView

  private let think: @Sendable () -> Void
  private let callOff: @Sendable () -> Void

  private init(
    takesLong: Bool, think: @escaping @Sendable () -> Void,
    callOff: @escaping @Sendable () -> Void, answer: @escaping () -> GameView
  ) {
    self.takesLong = takesLong
    self.think = think
    self.callOff = callOff
    self.answer = answer
  }

  /// Has it thought about elsewhere, so that the screen goes on; called off when the caller is.
  func thinkAbout() async {
    await withTaskCancellationHandler {
      await elsewhere(think)
    } onCancel: {
      callOff()
    }
  }

  /// Which move is useful?
  static func hint(_ game: Game) -> Question {
    let search = game.hintSearch()
    return Question(
      takesLong: false, think: { _ = search.run() }, callOff: search.cancel,
      answer: { game.showHint(search: search) })
  }

  /// Can the game still be won? The player wants to know, and has the answer told.
  static func fate(_ game: Game) -> Question {
    let search = game.fateSearch()
    return Question(
      takesLong: true, think: { _ = search.run() }, callOff: search.cancel,
      answer: { game.showFate(search: search) })
  }

  /// Can the game still be won? The core wants to know, for its remark.
  static func remark(_ game: Game) -> Question {
    let search = game.fateSearch()
    return Question(
      takesLong: false, think: { _ = search.run() }, callOff: search.cancel,
      answer: { game.learnFate(search: search) })
  }
}
