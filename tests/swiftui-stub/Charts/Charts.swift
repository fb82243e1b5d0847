@_exported import Foundation
import SwiftUI

@MainActor @preconcurrency public protocol ChartContent {}
@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> ChartParts { ChartParts() }
}
public struct ChartParts: ChartContent { nonisolated init() {} }
public struct Chart: PrimitiveView {
  public init<D: RandomAccessCollection, ID: Hashable, C: ChartContent>(_ data: D, id: KeyPath<D.Element, ID>, @ChartContentBuilder content: @escaping (D.Element) -> C) {}
}
public protocol Plottable {}
extension Int: Plottable {}
extension Double: Plottable {}
extension String: Plottable {}
public struct PlottableValue<V: Plottable> { public static func value<S: StringProtocol>(_ label: S, _ value: V) -> Self { Self() } }
public struct LineMark: ChartContent { public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct PointMark: ChartContent { public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public struct BarMark: ChartContent { public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {} }
public enum InterpolationMethod: Sendable { case linear, monotone }
public enum AnnotationPosition: Sendable { case automatic, trailing }
extension ChartContent {
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  public func annotation<V: View>(position: AnnotationPosition = .automatic, @ViewBuilder content: () -> V) -> some ChartContent { self }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
}
@MainActor @preconcurrency public protocol AxisContent {}
@MainActor @preconcurrency public protocol AxisMark {}
@resultBuilder public enum AxisMarkBuilder {
  public static func buildBlock<each C: AxisMark>(_ content: repeat each C) -> AxisParts { AxisParts() }
}
public struct AxisParts: AxisMark { nonisolated init() {} }
public struct AxisValue { public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil } }
public struct AxisMarks: AxisContent {
  public init<V: Plottable, C: AxisMark>(values: [V], @AxisMarkBuilder content: @escaping (AxisValue) -> C) {}
}
public struct AxisGridLine: AxisMark { public init() {} }
public struct AxisValueLabel: AxisMark { public init<V: View>(@ViewBuilder content: () -> V) {} }
extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis<C: AxisContent>(content: () -> C) -> some View { self }
  public func chartYScale<V: Comparable & Plottable>(domain: ClosedRange<V>) -> some View { self }
}
