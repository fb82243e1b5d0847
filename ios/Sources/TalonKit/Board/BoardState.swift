import Foundation
import Observation
import TalonCore

/// A game on the table: what the core shows of it, and what the player does with it.
@MainActor
@Observable
public final class BoardState: Identifiable {
  /// The game as the core shows it.
  public private(set) var view: GameView
  /// One line for the player, until the next touch.
  public private(set) var notice: String?
  /// How long this game has been played.
  public private(set) var elapsedMilliseconds: UInt64
  /// What the player has asked and waits to be answered. It goes when the cards move.
  public private(set) var question: Question?
  /// What a finger holds.
  public private(set) var lifted: Lifted?
  /// Everything that a screen reader meets, in the order in which it is to be read.
  public private(set) var nodes: [BoardNode]
  /// What is felt, heard and told of the last thing done.
  public private(set) var happenings = Happenings()
  /// The code by which someone else can play the same cards; nothing for a game that isn't kept.
  public let shareCode: String?

  let game: Game
  private var sprites = Sprites()
  private let isNew: Bool
  private var leftHanded: Bool
  private var motionFactor: Double
  private var speaks: Language
  private var size: CGSize?
  private var runs = false
  // Once another game is dealt in its place, whatever is done in this one would bring it back.
  private var isLeft = false
  @ObservationIgnored private var landing: Task<Void, Never>?

  /// - Parameter isNew: whether it is dealt before the player's eyes; otherwise the cards are simply there
  init(
    _ game: Game, _ settings: PlayerSettings, _ language: Language, motionFactor: Double,
    isNew: Bool
  ) {
    self.game = game
    self.isNew = isNew
    leftHanded = settings.leftHanded
    self.motionFactor = motionFactor
    speaks = language
    shareCode = game.shareCode()
    let view = game.setPreferences(settings: settings)
    self.view = view
    nodes = game.nodes()
    notice = view.notice
    elapsedMilliseconds = view.elapsedMilliseconds
  }

  deinit {
    landing?.cancel()
  }

  /// All cards as they are to be seen, the lowest first.
  public var cards: [SpriteMotion] { sprites.motions }

  /// Whether the game outlives the app.
  public var isKept: Bool { shareCode != nil }

  /// Whether the game is won.
  public var isWon: Bool { view.status == .won }

  /// The position as text, as the core writes it.
  public var positionText: String { game.positionText() }

  /// The hand that holds a card, if one does.
  public func hand(holding card: UInt32) -> Lifted? {
    lifted.flatMap { $0.ids.contains(card) ? $0 : nil }
  }

  /// Lays the board out for a space of this size. The cards of a new game are gathered then, and wait to be dealt.
  public func fit(_ size: CGSize) {
    guard size.width > 0, size.height > 0, size != self.size else { return }
    let isFirst = self.size == nil
    self.size = size
    layOut(.still)
    if isFirst && isNew && motionFactor > 0 { sprites.gather(view.scene) }
  }

  /// Deals the gathered cards before the player's eyes.
  public func dealOut() {
    display(.forward)
  }

  /// Does as the player likes it from now on.
  func suit(_ settings: PlayerSettings, _ language: Language, motionFactor: Double) {
    self.motionFactor = motionFactor
    act { game.setPreferences(settings: settings) }
    if language != speaks { act { game.setLanguage(language: language) } }
    speaks = language
    if settings.leftHanded == leftHanded { return }
    leftHanded = settings.leftHanded
    layOut(.forward)
  }

  /// Another game is about to be dealt in place of this one: nothing more happens here, and the clock stands.
  func leave() {
    game.pause()
    isLeft = true
  }

  /// The other game doesn't come after all.
  func stay() {
    isLeft = false
    if runs { game.resume() }
    layOut(.still)
  }

  /// A finger came down: lifts what lies there.
  public func grab(at place: CGPoint) {
    if isLeft { return }
    let grab = game.grab(x: Float(place.x), y: Float(place.y))
    if !grab.ids.isEmpty {
      lifted = Lifted(Set(grab.ids), corner: CGPoint(x: CGFloat(grab.x), y: CGFloat(grab.y)))
    }
    view = grab.view
    notice = view.notice
    happenings.note(view)
    display(.forward, keepsHand: true)
  }

  /// The finger is so far from where it came down.
  public func drag(by way: CGSize) {
    lifted?.move(to: way)
  }

  /// The finger let go of what it carried.
  public func drop() {
    guard let corner = lifted?.leadCorner else { return }
    act { game.dropAt(x: Float(corner.x), y: Float(corner.y)) }
  }

  /// What is held goes back to where it was.
  public func release() {
    act { game.release() }
  }

  /// A tap: the card goes where it is most useful, the stock deals.
  public func tap(at place: CGPoint) {
    act { game.tap(x: Float(place.x), y: Float(place.y)) }
  }

  /// A second tap at the same place: the card goes home.
  public func doubleTap(at place: CGPoint) {
    act { game.doubleTap(x: Float(place.x), y: Float(place.y)) }
  }

  /// Takes the last move back.
  public func undo() {
    act(.back) { game.undo() }
  }

  /// Plays again what was taken back.
  public func redo() {
    act { game.redo() }
  }

  /// Back to the start of this deal.
  public func restart() {
    act { game.restart() }
  }

  /// Plays all cards home.
  public func finish() {
    act { game.finish() }
  }

  /// An arrow key.
  public func moveCursor(_ direction: Direction) {
    act { game.moveCursor(direction: direction) }
  }

  /// The space key: picks up at the cursor, or lays down there.
  public func press() {
    act { game.press() }
  }

  /// The enter key: as a tap at the cursor.
  public func playCursor() {
    act { game.playCursor() }
  }

  /// Looks for a useful move, to point it out.
  public func askForHint() {
    question = .hint(game)
  }

  /// Finds out whether the game can still be won, to tell the player. This looks at hidden cards.
  public func askForFate() {
    question = .fate(game)
  }

  /// Has a question thought about, and shows the answer; called off when the caller is.
  public func settle(_ asked: Question) async {
    await answer(asked)
    if question === asked { question = nil }
  }

  /// Finds out whether the game can still be won, because the core wants to know.
  public func findFate() async {
    await answer(.remark(game))
  }

  /// Lets the clock run, or stand while nobody sees the board.
  public func runClock(_ runs: Bool) {
    self.runs = runs
    if isLeft { return }
    if runs { game.resume() } else { game.pause() }
  }

  /// Reads the clock.
  public func readClock() {
    elapsedMilliseconds = game.elapsedMilliseconds()
  }

  /// Tells the player something.
  func say(_ words: String) {
    notice = words
  }

  /// Plays a move that a screen reader offers.
  public func play(_ move: Move) {
    act { game.play(action: move) }
  }

  private func layOut(_ pace: Pace) {
    guard let size else { return }
    // What is said stays said: nobody has touched anything.
    let said = notice
    act(pace) { game.setFrame(frame: Frame(size, leftHanded: leftHanded)) }
    notice = said
  }

  private func answer(_ asked: Question) async {
    await asked.thinkAbout()
    if isLeft || Task.isCancelled { return }
    // No card moves for an answer, not even out of the player's hand.
    view = asked.answer()
    notice = view.notice
  }

  private func act(_ pace: Pace = .forward, _ action: () -> GameView) {
    if isLeft { return }
    let next = action()
    if next.turn != view.turn { question = nil }
    view = next
    // Lifting a card changes nothing that is read, so a touch doesn't wait for it.
    nodes = game.nodes()
    notice = next.notice
    happenings.note(next)
    elapsedMilliseconds = next.elapsedMilliseconds
    display(pace)
  }

  private func display(_ pace: Pace, keepsHand: Bool = false) {
    // Before the board knows its size there is nowhere to lay a card.
    if size == nil { return }
    sprites.show(
      view.scene, pace, factor: motionFactor, hand: lifted?.hand, keepsHand: keepsHand)
    if !keepsHand { lifted = nil }
    awaitLanding()
  }

  private func awaitLanding() {
    landing?.cancel()
    let seconds = sprites.landing
    landing = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { self?.sprites.land() }
    }
  }
}
