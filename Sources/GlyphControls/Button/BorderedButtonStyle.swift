import GlyphCore

/// Buttons in brackets.
///
/// ```
/// [ Title ]   ▸ Title ◂   [ ! Delete ]
/// ```
///
/// Brackets mean that the button can be operated; with focus they are arrows, and a disabled
/// button has none.
public struct BorderedButtonStyle {
  public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, style: BorderedButtonFace())
      .focusEffectDisabled()
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons in brackets.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
