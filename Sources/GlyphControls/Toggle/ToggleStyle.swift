import GlyphCore

/// How toggles look, and how they are flipped.
///
/// ```swift
/// struct Lamp: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { Text(configuration.isOn ? "●" : "○"); configuration.label }
///       .onTapGesture { configuration.isOn.toggle() }
///   }
/// }
/// ```
///
/// `Toggle(configuration)` in a style is the toggle as the next outer style draws it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  /// What a toggle consists of; nothing flips it unless it says so.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

extension View {
  /// Styles the toggles in this view.
  @inlinable
  public nonisolated consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(ToggleStyling(style: style))
  }
}

@usableFromInline
struct ToggleStyling<Style: ToggleStyle> {
  @usableFromInline let style: Style

  @inlinable
  nonisolated init(style: Style) { self.style = style }
}

extension ToggleStyling: ControlStyle {
  @inlinable
  func content(for configuration: ToggleStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
