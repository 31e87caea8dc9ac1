import GlyphCore

/// What values with labels look like where nothing else is said: the label, and then the value; in
/// a form or a list at opposite edges.
public struct AutomaticLabeledContentStyle {
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(
      label: configuration.label, content: configuration.content.foregroundStyle(.secondary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// What values with labels look like where nothing else is said.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
