import GlyphCore

/// A title with an icon.
///
/// ```swift
/// Label("Favourites", systemImage: "star.fill")     // ★ Favourites
/// ```
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// A label of any views.
  public nonisolated init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.init(title: title(), icon: icon())
  }

  nonisolated init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label: View {
  public var body: some View {
    StyledControl(
      LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))),
      default: LabelStyling(style: DefaultLabelStyle()))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is drawing, as the next outer style draws it.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
