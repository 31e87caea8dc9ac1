import GlyphCore

/// What toggles look like where nothing else is said: check boxes.
public struct DefaultToggleStyle {
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What toggles look like where nothing else is said: check boxes.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
