public struct LocalizedStringKey: ExpressibleByStringInterpolation { public init(stringLiteral value: String) {} }
public struct Text: PrimitiveView, Equatable {
  nonisolated public init(verbatim content: String) {}
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}
public struct Image: PrimitiveView { nonisolated public init(systemName: String) {} }
public struct Label<T: View, I: View>: PrimitiveView { public init(@ViewBuilder title: () -> T, @ViewBuilder icon: () -> I) {} }
public struct LabeledContent<L: View, C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {} }
public struct Spacer: PrimitiveView { public init(minLength: CGFloat? = nil) {} }
public struct HStack<C: View>: PrimitiveView { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {} }
public struct VStack<C: View>: PrimitiveView { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {} }
public struct ZStack<C: View>: PrimitiveView { public init(alignment: Alignment = .center, @ViewBuilder content: () -> C) {} }
public struct Group<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct ScrollView<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct ViewThatFits<C: View>: PrimitiveView { public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> C) {} }
public struct GeometryProxy { public var size: CGSize { .zero } }
public struct GeometryReader<C: View>: PrimitiveView { public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) {} }
public struct GridItem: Sendable {
  public enum Size: Sendable { case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
  public init(_ size: Size, spacing: CGFloat? = nil) {}
}
public struct LazyVGrid<C: View>: PrimitiveView { public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {} }
public struct Form<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct List<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct NavigationStack<C: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> C) {}
  public init<D: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(path: Binding<D>, @ViewBuilder root: () -> C) where D.Element: Hashable {}
}
public struct Section<H: View, C: View, F: View>: PrimitiveView {}
extension Section where H == EmptyView, F == EmptyView { public init(@ViewBuilder content: () -> C) {} }
extension Section where F == EmptyView { public init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> H) {} }
extension Section where H == EmptyView { public init(@ViewBuilder content: () -> C, @ViewBuilder footer: () -> F) {} }
extension Section { public init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> H, @ViewBuilder footer: () -> F) {} }
public struct ForEach<D: RandomAccessCollection, ID: Hashable, C: View>: PrimitiveView {
  public init(_ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> C) {}
}
extension ForEach where D.Element: Identifiable, ID == D.Element.ID {
  public init(_ data: D, @ViewBuilder content: @escaping (D.Element) -> C) {}
}
public struct Button<L: View>: PrimitiveView {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
}
public struct Menu<L: View, C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {} }
public struct Toggle<L: View>: PrimitiveView { public init(isOn: Binding<Bool>, @ViewBuilder label: () -> L) {} }
public struct Picker<L: View, V: Hashable, C: View>: PrimitiveView { public init(selection: Binding<V>, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {} }
public struct TextField<L: View>: PrimitiveView { public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> L) {} }
public struct ShareLink<L: View>: PrimitiveView { public init(item: String, @ViewBuilder label: () -> L) {} }
