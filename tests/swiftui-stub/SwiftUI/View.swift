@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView { public var body: Never { fatalError() } }

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> { TupleView() }
  public static func buildIf<C: View>(_ content: C?) -> C? { content }
  public static func buildEither<T: View, F: View>(first: T) -> ConditionalContent<T, F> { ConditionalContent() }
  public static func buildEither<T: View, F: View>(second: F) -> ConditionalContent<T, F> { ConditionalContent() }
}
public struct EmptyView: PrimitiveView { nonisolated public init() {} }
public struct TupleView<T>: PrimitiveView { nonisolated init() {} }
public struct ConditionalContent<T: View, F: View>: PrimitiveView { nonisolated init() {} }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct ModifierContent<M>: PrimitiveView { nonisolated init() {} }

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}
public struct WindowGroup<C: View>: Scene {
  public init(@ViewBuilder content: () -> C) {}
  public var body: Never { fatalError() }
}
extension Scene {
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() { fatalError() } }

public protocol ToolbarContent {}
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> ToolbarParts { ToolbarParts() }
}
public struct ToolbarParts: ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
  public static let cancellationAction = Self(), topBarTrailing = Self()
}
public struct ToolbarItem<C: View>: ToolbarContent {
  @MainActor public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> C) {}
}
public struct ToolbarItemGroup<C: View>: ToolbarContent {
  @MainActor public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> C) {}
}
