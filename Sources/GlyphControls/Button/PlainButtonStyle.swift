import GlyphCore

/// Buttons that are their label, without anything around it.
public struct PlainButtonStyle {
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PlainButton(configuration: configuration)
  }
}

/// A view without type parameters, so that all it consists of is compiled for this one face.
private struct PlainButton {
  let configuration: PrimitiveButtonStyleConfiguration
}

extension PlainButton: View {
  var body: some View { PressableButton(configuration: configuration, style: PlainButtonFace()) }
}

struct PlainButtonFace {
  @Environment(\.isEnabled) private var isEnabled

  init() {}
}

extension PlainButtonFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        isEnabled && !configuration.isPressed
          ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons that are their label, without anything around it.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
