import GlyphUI

extension View {
  /// The view at every width in turn, between its edges, for a snapshot of how it adapts.
  ///
  /// ```
  /// 4│one │
  ///  │two │
  /// 7│one two│
  /// ```
  ///
  /// `height` is in cells; nil is the ideal height for each width.
  @MainActor
  public func sweep(widths: some Sequence<Int>, height: Int? = nil) -> String {
    let widths = Array(widths)
    let margin = widths.map { String($0).count }.max() ?? 0
    var result: [String] = []
    for width in widths {
      let surface = self.surface(width: width, height: height)
      let rows = surface.size.height
      if rows == 0 { result.append(String(width).leftPadded(to: margin) + "│") }
      for (y, line) in surface.paddedText.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix(rows).enumerated()
      {
        let label = y == 0 ? String(width) : ""
        result.append(label.leftPadded(to: margin) + "│\(line)│")
      }
    }
    return result.joined(separator: "\n")
  }
}

extension String {
  func leftPadded(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}
