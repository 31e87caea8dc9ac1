import GlyphCore

/// What buttons look like where nothing else is said: in brackets.
public struct DefaultButtonStyle {
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// What buttons look like where nothing else is said: in brackets.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
