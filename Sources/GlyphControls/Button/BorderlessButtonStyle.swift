import GlyphCore

/// Buttons that are their label in the tint.
public struct BorderlessButtonStyle {
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, style: BorderlessButtonFace())
  }
}

struct BorderlessButtonFace {
  @Environment(\.isEnabled) private var isEnabled

  init() {}
}

extension BorderlessButtonFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonTitle(role: configuration.role, label: configuration.label)
      .foregroundStyle(ButtonInk(configuration, isEnabled: isEnabled, otherwise: .tint).style)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons that are their label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
