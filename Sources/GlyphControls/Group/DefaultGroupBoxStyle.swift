import GlyphCore

/// Group boxes with a rounded frame and the title in its upper edge.
public struct DefaultGroupBoxStyle {
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GroupedRows(.framed, fillsWidth: false) {
      RowGroup {
        VStack(alignment: .leading, spacing: 0) { configuration.content }
      } header: {
        configuration.label.bold()
      } footer: {
        EmptyView()
      }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// Group boxes with a rounded frame and the title in its upper edge.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
