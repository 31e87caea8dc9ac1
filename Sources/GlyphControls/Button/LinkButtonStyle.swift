import GlyphCore

/// Buttons that look like a link: underlined and in the tint.
public struct LinkButtonStyle {
  public nonisolated init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, style: LinkButtonFace())
  }
}

struct LinkButtonFace {
  @Environment(\.isEnabled) private var isEnabled

  init() {}
}

extension LinkButtonFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonTitle(role: configuration.role, label: configuration.label)
      .underline(isEnabled)
      .foregroundStyle(ButtonInk(configuration, isEnabled: isEnabled, otherwise: .link).style)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Buttons that look like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
