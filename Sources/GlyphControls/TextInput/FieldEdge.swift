import GlyphCore

/// What stands around the text of a field.
enum FieldEdge {
  case none, bars, rounded, square
}

/// The text of a field between its edges.
struct FieldFrame<Content: View> {
  let edge: FieldEdge
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs
  @Environment(\.cellSize) private var cellSize

  init(_ edge: FieldEdge, content: Content) {
    self.edge = edge
    self.content = content
  }
}

extension FieldFrame: View {
  var body: some View {
    switch edge {
    case .none: content
    case .bars:
      HStack(alignment: .top, spacing: 0) {
        BracketText(bars.opening)
        content
        BracketText(bars.closing)
      }
    case .rounded:
      content.padding(cell).overlay {
        RoundedRectangle(cornerRadius: 8).strokeBorder(ink, lineWidth: isFocused ? 2 : 1)
      }
    case .square:
      content.padding(cell).overlay {
        Rectangle().strokeBorder(ink, lineWidth: isFocused ? 2 : 1)
      }
    }
  }

  /// Room for a line on every side.
  private var cell: EdgeInsets {
    EdgeInsets(
      top: cellSize.height, leading: cellSize.width, bottom: cellSize.height,
      trailing: cellSize.width)
  }

  private var ink: AnyShapeStyle {
    isEnabled && isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
  }

  private var bars: (opening: String, closing: String) {
    switch (isEnabled, isFocused, glyphs) {
    case (false, _, _): (" ", " ")
    case (true, true, .unicode): ("▸", "◂")
    case (true, true, .ascii): (">", "<")
    case (true, false, .unicode): ("▏", "▕")
    case (true, false, .ascii): ("|", "|")
    }
  }
}
