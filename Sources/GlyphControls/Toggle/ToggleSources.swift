import GlyphCore

/// What a toggle flips: one binding, or several that are flipped together.
@usableFromInline
struct ToggleSources {
  @usableFromInline let isOn: Binding<Bool>
  private let several: [Binding<Bool>]?
  /// Several sources of the toggle around this one, which a style builds anew.
  private let isMixedOutside: Bool

  @usableFromInline
  init(_ isOn: Binding<Bool>, isMixed: Bool = false) {
    self.isOn = isOn
    several = nil
    isMixedOutside = isMixed
  }

  @usableFromInline
  init(_ sources: [Binding<Bool>]) {
    isOn = Binding(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { value in for source in sources { source.wrappedValue = value } })
    several = sources
    isMixedOutside = false
  }

  @usableFromInline
  var isMixed: Bool {
    guard let several, let first = several.first?.wrappedValue else { return isMixedOutside }
    return several.contains { $0.wrappedValue != first }
  }
}
