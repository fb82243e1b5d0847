import Foundation

/// Plays by finger: a card is lifted as soon as it is touched and follows; what hardly moves is a tap, and a second tap
/// soon after at the same place a double tap.
@MainActor
public final class Touch {
  private let board: BoardState
  private var isDown = false
  private var lastTap: (place: CGPoint, time: Date)?

  /// A finger that plays on a board.
  public init(_ board: BoardState) {
    self.board = board
  }

  /// The finger came down at a place of the board and is now at another.
  public func move(from start: CGPoint, to place: CGPoint) {
    if !isDown {
      isDown = true
      board.grab(at: start)
    }
    board.drag(by: CGSize(width: place.x - start.x, height: place.y - start.y))
  }

  /// The finger went up.
  public func end(from start: CGPoint, to place: CGPoint, at time: Date) {
    move(from: start, to: place)
    isDown = false
    if start.distance(to: place) > Self.still {
      lastTap = nil
      return board.lifted == nil ? board.release() : board.drop()
    }
    board.release()
    let isSecond = lastTap.map { last in
      time.timeIntervalSince(last.time) <= Self.doubleTapSeconds
        && last.place.distance(to: start) <= Self.nearby
    }
    if isSecond == true {
      board.doubleTap(at: start)
      lastTap = nil
    } else {
      board.tap(at: start)
      lastTap = (start, time)
    }
  }

  /// Something else took the finger over, if it was down.
  public func cancel() {
    if !isDown { return }
    isDown = false
    lastTap = nil
    board.release()
  }

  private static let still: CGFloat = 8
  private static let nearby: CGFloat = 24
  private static let doubleTapSeconds = 0.3
}
