import GlyphCore

/// Controls in rows, for settings and the like.
///
/// ```
/// ╭─ Network ────────────────╮
/// │ Wi-Fi              (━━●) │
/// │ Address      192.168.1.7 │
/// ╰──────────────────────────╯
/// ```
///
/// A form that is higher than what there is for it scrolls.
public struct Form<Content: View> {
  let content: Content

  /// A form; its sections, and rows next to each other outside of sections, are grouped.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View {
    StyledControl(
      FormStyleConfiguration(content: .init(content: AnyView(content))),
      default: FormStyling(style: AutomaticFormStyle()))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is drawing, as the next outer style draws it.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}
