@_exported import Foundation

public struct UTType: Hashable, Sendable {
  public static let json = UTType(), commaSeparatedText = UTType()
}
