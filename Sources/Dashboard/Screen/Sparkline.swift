import GlyphUI

/// The last values, a column each, in eighths of a row.
///
/// ```
///     ▂▆▄
/// ▁▃▅▇███▆▃▁
/// ```
struct Sparkline: View {
  let values: [Double]
  @Environment(\.glyphs) private var glyphs

  var body: some View {
    GeometryReader { room in
      let rows = Self.rows(
        of: values, width: Int(room.size.width), height: Int(room.size.height),
        blocks: glyphs == .ascii ? Self.ascii : Self.unicode)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.indices, id: \.self) { Text(verbatim: rows[$0]) }
      }
    }
  }

  private static let unicode = Array(" ▁▂▃▄▅▆▇█")
  private static let ascii = Array(" .,-=+*%#")

  /// The rows from the top; the latest value stands at the right.
  static func rows(
    of values: [Double], width: Int, height: Int, blocks: [Character]
  ) -> [String] {
    guard width > 0, height > 0 else { return [] }
    let shown = values.suffix(width)
    let indent = String(repeating: " ", count: width - shown.count)
    return (0..<height).map { row in
      let below = (height - 1 - row) * 8
      return indent
        + String(
          shown.map { value in
            // Nothing at all would look like no value.
            let eighths = max(1, Int((value * Double(height * 8)).rounded()))
            return blocks[min(max(eighths - below, 0), 8)]
          })
    }
  }
}
