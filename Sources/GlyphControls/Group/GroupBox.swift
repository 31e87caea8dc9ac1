import GlyphCore

/// Views in a frame with a title.
///
/// ```
/// ╭─ Title ──╮
/// │ Content  │
/// ╰──────────╯
/// ```
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// A frame with a title of any views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A frame with a title that is given as a view.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox: View {
  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))),
      default: GroupBoxStyling(style: DefaultGroupBoxStyle()))
  }
}

extension GroupBox where Label == EmptyView {
  /// A frame without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// A frame with a title from the program's table of strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A frame with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is drawing, as the next outer style draws it.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}
