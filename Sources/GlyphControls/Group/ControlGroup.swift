import GlyphCore

/// Controls that belong together, next to each other.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Controls in a row.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls in a row; the label is for those who do not see them.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Controls in a row; the title is for those who do not see them.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }
}

extension ControlGroup: View {
  public var body: some View { HStack { content } }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}
