import GlyphCore

/// Buttons that stand out: in brackets, marked, and in the tint.
///
/// ```
/// [‹Title›]   ▸‹Title›◂
/// ```
public struct BorderedProminentButtonStyle {
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, style: ProminentButtonFace())
      .focusEffectDisabled()
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons that stand out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
