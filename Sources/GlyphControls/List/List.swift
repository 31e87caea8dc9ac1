import GlyphCore

/// Rows, one below the other.
///
/// A list that is higher than what there is for it scrolls. It does not select yet, and so there are
/// no initialisers with a selection.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
}

extension List: View {
  public var body: some View {
    StyledControl(
      ListStyleConfiguration(content: .init(content: AnyView(content))),
      default: ListStyling(style: DefaultListStyle()))
  }
}

extension List where SelectionValue == Never {
  /// A list of any rows and sections.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
