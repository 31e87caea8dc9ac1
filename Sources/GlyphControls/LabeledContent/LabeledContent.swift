import GlyphCore

/// A value, or a control, with a label.
///
/// In a form or a list the label is at the leading edge and the value at the trailing edge.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A value with a label, both of any views; of several in the label, the first is the title and
  /// the others stand below it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))),
      default: LabeledContentStyling(style: AutomaticLabeledContentStyle()))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The value and label that a style is drawing, as the next outer style draws them.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
