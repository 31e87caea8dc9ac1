import GlyphCells

/// A line about a view, over whatever else is in the last row of the screen; above the view if that
/// is where the view stands itself.
///
/// Like the sign of focus it is drawn over everything else, so that it needs no room in the layout.
struct HelpTip: Equatable {
  private let line: CleanText
  private let row: Int
  private let screenWidth: Int
  private let style: StyleID
  /// Whether the line is only shown where nothing else stands.
  private let yields: Bool

  /// The line of words about a view at some place; nil where there are none, or no row for them.
  init?(_ text: Text, about frame: GridRect, on screen: GridRect, style: StyleID, yields: Bool) {
    let words = text.plainWords.split(whereSeparator: \.isNewline).joined(separator: " ")
    let last = screen.maxY - 1
    let row = frame.maxY > last ? frame.minY - 1 : last
    guard !words.isEmpty, row >= 0, screen.width > 4 else { return nil }
    line = CleanText(CleanText(" ? \(words)").truncated(width: screen.width - 1) + " ")
    self.row = row
    screenWidth = screen.width
    self.style = style
    self.yields = yields
  }

  /// Every cell that the line may touch.
  var extent: GridRect { GridRect(x: 0, y: row, width: screenWidth, height: 1) }

  /// Draws the line at the leading edge, or at the trailing one where something stands at the first;
  /// the whole row must have been drawn anew.
  func draw(on surface: inout Surface) {
    var part = GridRect(x: 0, y: row, width: line.width, height: 1)
    if !surface.isVacant(part) {
      part.x = screenWidth - line.width
      if yields, !surface.isVacant(part) { return }
    }
    surface.fill(part, with: style)
    surface.draw(line, x: part.x, y: row, style: style, clip: part)
  }
}
