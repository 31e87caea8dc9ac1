import GlyphCore

/// Shows a value between two others.
///
/// ```
/// Speed 0 ━━━━━━━━╾─────── 200 90 km/h
/// ```
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let value: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
}

extension Gauge: View {
  public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: value, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(minimumValueLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(maximumValueLabel))),
      default: GaugeStyling(style: DefaultGaugeStyle()))
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>
  ) -> Double {
    ProgressFraction.of(value - bounds.lowerBound, bounds.upperBound - bounds.lowerBound) ?? 0
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(
      value: Self.fraction(value, bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }

  /// A value with a label, and in words of its own.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }

  /// A value with labels for itself and for its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: Self.fraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}
