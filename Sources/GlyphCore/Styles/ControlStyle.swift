/// How one kind of control is drawn: a body around what the control means.
///
/// Families of control styles are built on this. A family consists of a configuration (what the
/// control knows), a protocol of its own for users, and a conforming wrapper of a few lines:
///
/// ```swift
/// struct GaugeStyling<Style: GaugeStyle>: ControlStyle {
///   let style: Style
///   func content(for configuration: GaugeStyleConfiguration) -> some View {
///     style.makeBody(configuration: configuration)
///   }
/// }
/// extension View {
///   func gaugeStyle(_ style: some GaugeStyle) -> some View {
///     controlStyle(GaugeStyling(style: style))
///   }
/// }
/// ```
///
/// The configuration's type names the family. A style may have `@State` and `@Environment` of its
/// own, which live at each control that it styles.
@MainActor @preconcurrency
public protocol ControlStyle {
  associatedtype Configuration
  associatedtype Content: View
  @ViewBuilder func content(for configuration: Configuration) -> Content
}

extension View {
  /// Puts a style on top of those that travel down to the controls of its family.
  @inlinable
  public nonisolated consuming func controlStyle<Style: ControlStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, configuration, tree in
        Style.Content._write(style.content(for: configuration), to: &tree)
      })
  }
}
