public protocol Shape: Sendable, View { nonisolated func path(in rect: CGRect) -> Path }
extension Shape { public var body: Never { fatalError() } }
extension Shape {
  @MainActor public func fill<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  @MainActor public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
}
public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
public struct Path: Equatable, Sendable, Shape {
  nonisolated public init() {}
  nonisolated public init(_ build: (inout Path) -> Void) {}
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  nonisolated public mutating func move(to point: CGPoint) {}
  nonisolated public mutating func addLine(to point: CGPoint) {}
  nonisolated public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  nonisolated public mutating func closeSubpath() {}
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
public enum LineCap: Sendable { case butt, round, square }
public enum LineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {}
}
public struct GraphicsContext {
  public struct Shading { public static func color(_ color: Color) -> Shading { Shading() } }
  public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { size } }
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
}
public struct Canvas: PrimitiveView {
  public init(opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}
