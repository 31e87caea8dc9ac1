import GlyphCore

/// A button that shows further controls in front of the screen.
///
/// ```
/// [ File ▾ ]
/// ╭──────────╮
/// │ ▸  New   │
/// │    Open… │
/// ╰──────────╯
/// ```
///
/// Buttons and toggles in it are rows; a button puts the menu away before it acts.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// A menu with a label of any views.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu whose first row does something; on a screen that is what a click does.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public var body: some View {
    StyledControl(
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(rows))),
      default: MenuStyling(style: DefaultMenuStyle()))
  }

  @ViewBuilder
  private var rows: some View {
    if let primaryAction {
      PopupRow(isSelected: false, select: primaryAction) { label }
    }
    content
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is drawing, as the next outer style draws it.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = nil
  }
}
