import Foundation

/// Modifiers that are accepted and change nothing.
///
/// What they have in common: they say how a picture looks between or within cells (light, blur,
/// rotation, curves, sub-cell sizes), and a grid of characters has nothing there. Source that uses
/// them compiles and shows the same content without the effect. Those of texts and images
/// themselves are in `Text+Inert.swift` and `Image+Modifiers.swift`.
extension View {
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }

  public nonisolated func compositingGroup() -> some View { self }

  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  public nonisolated func geometryGroup() -> some View { self }

  public nonisolated func luminanceToAlpha() -> some View { self }

  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { self }

  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { self }

  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some View { self }

  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { self }

  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

/// Inert because letters have one size and one width.
extension View {
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  public nonisolated func monospacedDigit() -> some View { self }

  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View { self }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize { self }

  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// The terminal selects text by itself.
  public nonisolated func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability { self }
}

/// Inert because a symbol is one cell in one colour, and content is replaced at once.
extension View {
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  public nonisolated func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect { self }

  public nonisolated func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable { self }

  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// Inert because nobody speaks to a terminal, and it inverts its colours itself.
extension View {
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View
  where S: StringProtocol { self }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { self }
}

extension ContentTransition {
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    .symbolEffect
  }
}
