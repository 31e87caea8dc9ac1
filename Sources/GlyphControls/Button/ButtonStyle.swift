import GlyphCore

/// How buttons look; they act on a click, on Space and on Return.
///
/// ```swift
/// struct Angular: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack(spacing: 0) { Text("<"); configuration.label; Text(">") }
///   }
/// }
/// ```
///
/// The body is inside of what can have focus, so `@Environment(\.isFocused)` in a style tells
/// whether the button has it.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Styles the buttons in this view.
  public nonisolated consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(PressableStyling(style: style))
  }
}

/// A look as a full style: the library sees to presses and keys.
struct PressableStyling<Style: ButtonStyle> {
  let style: Style
}

extension PressableStyling: ControlStyle {
  func content(for configuration: PrimitiveButtonStyleConfiguration) -> some View {
    PressableButton(configuration: configuration, style: style)
  }
}
