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
  public nonisolated consuming func controlStyle<Style: ControlStyle>(_ style: Style) -> some View {
    modifier(ControlStyleModifier(style: style))
  }
}

/// A control of a family: drawn by the style on top, with the others in force inside.
///
/// That is why a style that uses its own control with the same configuration wraps the next outer
/// style, and why recursion cannot happen.
public struct StyledControl<Default: ControlStyle> {
  let configuration: Default.Configuration
  let fallback: Default

  /// A control that is drawn by `fallback` where no style of the family is left.
  public nonisolated init(_ configuration: Default.Configuration, default fallback: Default) {
    self.configuration = configuration
    self.fallback = fallback
  }
}

extension StyledControl: View {
  public typealias Body = Never

  public static func _write(_ view: StyledControl<Default>, to tree: inout _Tree) {
    let family = ObjectIdentifier(Default.Configuration.self)
    let opening = tree.openMarker(.scope)
    if let frame = StyleFrame.top(of: family, in: tree.surroundings.styles) {
      let saved = tree.surroundings.styles
      tree.surroundings.styles = tree.stack(without: frame, opening)
      unsafeDowncast(frame, to: FamilyFrame<Default.Configuration>.self)
        .write(view.configuration, to: &tree)
      tree.surroundings.styles = saved
    } else {
      let branch = tree.openMarker(.branch, key: 0)
      StyleBody._write(
        StyleBody(style: view.fallback, configuration: view.configuration), to: &tree)
      tree.closeMarker(branch)
    }
    tree.closeMarker(opening)
  }
}
