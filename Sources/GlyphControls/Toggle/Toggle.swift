import GlyphCore

/// A control that is on or off, or mixed when it stands for several values.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn)
/// ```
///
/// ```
/// [✓] Wi-Fi   [ ] Wi-Fi   [–] Wi-Fi
/// ```
///
/// A click anywhere on it flips it, and so do Space and Return while it has focus; a mixed toggle
/// becomes on.
public struct Toggle<Label: View> {
  @usableFromInline let isOn: Binding<Bool>
  @usableFromInline let sources: ToggleSources
  @usableFromInline let label: Label

  @inlinable
  nonisolated init(isOn: Binding<Bool>, _ sources: ToggleSources, label: Label) {
    self.isOn = isOn
    self.sources = sources
    self.label = label
  }

  /// A toggle with a label of any views; of several, the first is the title and the others stand
  /// below it.
  @inlinable
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, .one(isMixed: false), label: label())
  }

  /// A toggle for several values: on when all are, off when none is (an empty collection is on),
  /// otherwise mixed. Flipping it gives all of them the same value.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let sources = sources.map { $0[keyPath: isOn] }
    self.init(isOn: Binding(all: sources), .several(sources), label: label())
  }
}

extension Toggle: View {
  @inlinable public var body: some View {
    StyledControl(
      ToggleStyleConfiguration(
        label: .init(label), isOn: isOn, isMixed: sources.isMixed),
      default: ToggleStyling(style: DefaultToggleStyle()))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is drawing, as the next outer style draws it.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, .one(isMixed: configuration.isMixed), label: configuration.label)
  }
}
