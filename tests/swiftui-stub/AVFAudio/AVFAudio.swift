import Foundation

public final class AVAudioSession {
  public struct Category: Equatable, Sendable {
    public static let ambient = Category()
  }
  public static func sharedInstance() -> AVAudioSession { fatalError() }
  public func setCategory(_ category: Category) throws {}
}

public final class AVAudioPlayer {
  public init(data: Data) throws {}
  public var currentTime: TimeInterval = 0
  @discardableResult public func play() -> Bool { true }
}
