import GlyphCore

/// Buttons that are their label, without anything around it.
public struct PlainButtonStyle {
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, style: PlainButtonFace())
  }
}

struct PlainButtonFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons that are their label, without anything around it.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
