@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }
@MainActor public struct DragGesture: Gesture {
  public init(minimumDistance: CGFloat = 10) {}
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
  }
}
public struct ChangedGesture<G: Gesture>: Gesture { public typealias Value = G.Value }
extension Gesture {
  public func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> ChangedGesture<Self> { ChangedGesture() }
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> where Value: Equatable { ChangedGesture() }
  public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> { ChangedGesture() }
}
public struct Transaction {}

public struct KeyEquivalent: Equatable, Sendable {
  public static let leftArrow = Self(), rightArrow = Self(), upArrow = Self(), downArrow = Self(), space = Self(), `return` = Self(), escape = Self()
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = Self(rawValue: 1), shift = Self(rawValue: 2)
}
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2)
  }
  public enum Result: Sendable { case handled, ignored }
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = Self(), isHeader = Self(), isImage = Self(), isSelected = Self()
  public init() {}
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public func contains(_ member: Self) -> Bool { false }
  public func union(_ other: Self) -> Self { self }
  public func intersection(_ other: Self) -> Self { self }
  public func symmetricDifference(_ other: Self) -> Self { self }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) { (false, new) }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with new: Self) -> Self? { nil }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
  public static func == (one: Self, other: Self) -> Bool { true }
}
public struct AccessibilityActionKind: Equatable, Sendable { public static let `default` = Self(), magicTap = Self() }
public struct AccessibilityChildBehavior: Sendable { public static let ignore = Self(), contain = Self(), combine = Self() }
