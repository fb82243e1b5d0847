@MainActor @propertyWrapper public struct State<V> {
  nonisolated public init(wrappedValue: V) {}
  public var wrappedValue: V {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { fatalError() }
}
extension State where V: ExpressibleByNilLiteral { nonisolated public init() {} }

@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<V> {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> V,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (V) -> Void
  ) {}
  public static func constant(_ value: V) -> Binding<V> { fatalError() }
  public var wrappedValue: V {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { self }
  public subscript<S>(dynamicMember path: WritableKeyPath<V, S>) -> Binding<S> { fatalError() }
}

@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<V: AnyObject & Observable> {
  public init(wrappedValue: V) {}
  public var wrappedValue: V { fatalError() }
  public var projectedValue: Bindable<V> { self }
  public subscript<S>(dynamicMember path: ReferenceWritableKeyPath<V, S>) -> Binding<S> { fatalError() }
}
extension Binding where V: AnyObject & Observable {
  public subscript<S>(dynamicMember path: ReferenceWritableKeyPath<V, S>) -> Binding<S> { fatalError() }
}

@MainActor @propertyWrapper public struct Environment<V> {
  nonisolated public init(_ path: KeyPath<EnvironmentValues, V>) {}
  nonisolated public init(_ type: V.Type) where V: AnyObject & Observable {}
  public var wrappedValue: V { fatalError() }
}
public struct EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
  public var locale: Locale { get { fatalError() } set {} }
  public var layoutDirection: LayoutDirection { get { fatalError() } set {} }
  public var scenePhase: ScenePhase { fatalError() }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var accessibilityVoiceOverEnabled: Bool { fatalError() }
  public var accessibilityDifferentiateWithoutColor: Bool { fatalError() }
}
@MainActor public struct DismissAction { public func callAsFunction() {} }
public enum LayoutDirection { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable { case background, inactive, active }
public enum ColorSchemeContrast { case standard, increased }
public enum ColorScheme { case light, dark }

@MainActor @propertyWrapper public struct SceneStorage<V> {
  public init(wrappedValue: V, _ key: String) where V == Data {}
  public init(wrappedValue: V, _ key: String) where V == String {}
  public var wrappedValue: V {
    get { fatalError() }
    nonmutating set {}
  }
}
@MainActor @propertyWrapper public struct FocusState<V: Hashable> {
  public init() where V == Bool {}
  public var wrappedValue: V {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
  public struct Binding {}
}
@MainActor @propertyWrapper public struct GestureState<V> {
  public init(wrappedValue: V) {}
  public var wrappedValue: V { fatalError() }
  public var projectedValue: GestureState<V> { self }
}
@MainActor @propertyWrapper public struct ScaledMetric<V: BinaryFloatingPoint> {
  public init(wrappedValue: V) {}
  public var wrappedValue: V { fatalError() }
}
