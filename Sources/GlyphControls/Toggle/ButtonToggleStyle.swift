import GlyphCore

/// Toggles that are buttons, and say by a mark whether they are on.
///
/// ```
/// [ ✓ Label ]   [ · Label ]   [ – Label ]
/// on            off           mixed
/// ```
///
/// They look as the button style of the view says.
public struct ButtonToggleStyle {
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      ButtonToggleLabel(configuration: configuration)
    }
    .accessibilityToggle(ToggleState(configuration))
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Toggles that are buttons.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
