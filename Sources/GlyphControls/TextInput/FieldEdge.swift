import GlyphCore

/// What stands around the text of a field.
enum FieldEdge {
  case none, bars, rounded, square
}

/// The text of a field between its edges.
struct FieldFrame<Content: View> {
  let edge: FieldEdge
  /// Whether there may be several lines.
  let isTall: Bool
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs
  @Environment(\.cellSize) private var cellSize

  init(_ edge: FieldEdge, isTall: Bool, content: Content) {
    self.edge = edge
    self.isTall = isTall
    self.content = content
  }
}

extension FieldFrame: View {
  var body: some View {
    switch edge {
    case .none: content
    case .bars where isTall:
      content.padding(.horizontal, cellSize.width).overlay {
        GeometryReader { geometry in
          let rows = max(1, Int(geometry.size.height / cellSize.height))
          HStack(alignment: .top, spacing: 0) {
            BracketText(column(rows, bars.opening, below: isEnabled ? "▏" : " "))
            Spacer(minLength: 0)
            BracketText(column(rows, bars.closing, below: isEnabled ? "▕" : " "))
          }
        }
      }
    case .bars:
      HStack(alignment: .top, spacing: 0) {
        BracketText(bars.opening)
        content
        BracketText(bars.closing)
      }
    case .rounded:
      content.padding(cell).overlay {
        RoundedRectangle(cornerRadius: cellSize.height).strokeBorder(
          ink, lineWidth: isFocused ? 2 : 1)
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

  /// The sign of focus stands in the first row, and only bars below it.
  private func column(_ rows: Int, _ first: String, below bar: String) -> String {
    let rest = glyphs == .ascii && isEnabled ? "|" : bar
    return ([first] + Array(repeating: rest, count: rows - 1)).joined(separator: "\n")
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
