public protocol ShapeStyle: Sendable {}
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, displayP3 }
  nonisolated init() {}
  nonisolated public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  nonisolated public init(uiColor: UIColor) {}
  public static let accentColor = Color(), clear = Color(), white = Color(), black = Color(), red = Color()
  public static let primary = Color(), secondary = Color()
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}
public final class UIColor: Sendable {
  public static var systemGroupedBackground: UIColor { fatalError() }
}
extension ShapeStyle where Self == Color {
  public static var black: Color { Color() }
  public static var white: Color { Color() }
  public static var clear: Color { Color() }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
extension ShapeStyle where Self == Color {
  public static var primary: Color { Color() }
}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material { public static var regularMaterial: Material { Material() } }
public struct LinearGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular, medium, semibold, bold }
  public static let callout = Font(), headline = Font(), title2 = Font(), title3 = Font(), caption = Font(), caption2 = Font(), footnote = Font()
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font() }
  public func bold() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
}
public struct Angle: Sendable { public static func degrees(_ degrees: Double) -> Angle { Angle() } }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable { case center, leading, trailing, top, bottom }
public enum TextAlignment: Sendable { case leading, center, trailing }
public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 4), all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
  }
}
public struct Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public struct UnitPoint: Sendable {
  nonisolated public init(x: CGFloat, y: CGFloat) {}
  public static let center = UnitPoint(x: 0, y: 0), top = UnitPoint(x: 0, y: 0), bottom = UnitPoint(x: 0, y: 0)
}
public struct Animation: Equatable, Sendable {
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
}
public protocol Animatable {
  associatedtype AnimatableData
  var animatableData: AnimatableData { get set }
}
public struct AnyTransition: Sendable {
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static let opacity = AnyTransition()
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
public enum DynamicTypeSize: Comparable, Sendable { case xSmall, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility5 }
public struct PresentationDetent: Hashable, Sendable { public static let medium = Self(), large = Self() }
public enum Visibility { case automatic, visible, hidden }
public enum ContentMode { case fit, fill }
public struct ButtonRole: Sendable { public static let destructive = Self(), cancel = Self() }
public struct SubmitLabel: Sendable { public static let go = Self() }
public struct TextInputAutocapitalization: Sendable { public static let characters = Self() }
public enum ControlSize { case regular, large }
public struct MenuOrder: Sendable { public static let fixed = Self() }
public struct HoverEffect: Sendable { public static let highlight = Self() }
public struct SymbolRenderingMode: Sendable { public static let palette = Self() }
public struct SensoryFeedback: Equatable, Sendable {
  public static let selection = Self(), warning = Self(), success = Self()
  public enum Weight: Sendable { case light, medium, heavy }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
}
public enum NavigationBarItem { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct ToolbarPlacement: Sendable { public static let navigationBar = Self() }
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension URL { public static var applicationSupportDirectory: URL { fatalError() } }
